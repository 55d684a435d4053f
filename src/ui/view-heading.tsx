import { useEffect, useRef, type ReactNode } from 'react';

/** Level of a heading in the page around it. */
export type HeadingLevel = '2' | '3' | '4';

interface Props {
  level: HeadingLevel;
  children: ReactNode;
}

/** The heading of a view. When the focus waits on the panel around it for the view to arrive, it takes it. */
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
      {children}
    </Level>
  );
}
