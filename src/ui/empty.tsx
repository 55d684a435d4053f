import { createElement, type ReactNode } from 'react';

import { Icon } from './icon';

interface Props {
  /** A path from `icons`. */
  icon: string;
  heading: string;
  /** Heading level; that of the cards that would stand here. */
  level?: string | number;
  /** Why there is nothing, and the next step as a link or a button. */
  children: ReactNode;
}

/** An empty state: nothing here yet or nothing matches, and what to do next. */
export function Empty({ icon, heading, level = 3, children }: Props) {
  return (
    <div className="agency-empty">
      <Icon path={icon} size="large" />
      {createElement(`h${level}`, { className: 'agency-heading-3' }, heading)}
      {children}
    </div>
  );
}
