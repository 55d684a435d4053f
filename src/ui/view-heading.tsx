import { useEffect, useRef, type ReactNode } from 'react';

import { HeadingWords } from './heading-words';

/** Heading level, to suit the page. */
export type HeadingLevel = '2' | '3' | '4';

/** Heading level of the cards of a list, such as below a view's own heading. */
export type CardLevel = HeadingLevel | '5' | '6';

/** The level of the headings below one. */
export const levelBelow = { '2': '3', '3': '4', '4': '5' } as const satisfies Record<HeadingLevel, CardLevel>;

interface Props {
  level: HeadingLevel;
  children: ReactNode;
}

/** The heading of a view. Takes the focus if its tab panel has it, waiting for the view to load. */
export function ViewHeading({ level, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const waiting = document.activeElement;
    if (waiting?.matches('[role=tabpanel]') && waiting.contains(heading.current)) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  const Level = `h${level}` as const;
  return (
    <Level ref={heading} className="agency-heading-3 agency-view-heading" tabIndex={-1}>
      <HeadingWords>{children}</HeadingWords>
    </Level>
  );
}
