import { useLayoutEffect, useRef, type ReactNode } from 'react';

import { focusHeading } from './focus/focus-heading';
import { HeadingWords } from './heading-words';
import { Icon } from './icon';
import { done } from './icons/signs';

interface Props {
  heading: string;
  /** What happens next and when, and whom to call meanwhile. */
  children?: ReactNode;
}

/** Replaces a form that was sent; its heading takes the focus, or is read out if the visitor is typing elsewhere. */
export function Success({ heading, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // A layout effect: a passive one may run after a quick visitor has moved on, and take the focus back.
  useLayoutEffect(() => focusHeading(title.current!), []);
  return (
    <div className="agency-success">
      <Icon path={done} size="large" />
      <h2 className="agency-success-heading agency-heading-3" ref={title} tabIndex={-1}>
        <HeadingWords>{heading}</HeadingWords>
      </h2>
      {children}
    </div>
  );
}
