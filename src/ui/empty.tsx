import type { ReactNode } from 'react';

import { Icon } from './icon';

interface Props {
  /** A path from `icons`. */
  icon: string;
  heading: string;
  /** Why there is nothing, and the next step as a link or a button. */
  children: ReactNode;
}

/** An empty state: nothing here yet or nothing matches, and what to do next. */
export function Empty({ icon, heading, children }: Props) {
  return (
    <div className="agency-empty">
      <Icon path={icon} size="large" />
      <h3 className="agency-heading-3">{heading}</h3>
      {children}
    </div>
  );
}
