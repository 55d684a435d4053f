import type { ReactNode } from 'react';

import { Icon } from './icon';
import { done, info, warning } from './icons/signs';

interface Props {
  tone?: keyof typeof icons;
  /** It came as an answer to what the visitor did: assistive technology reads it out. */
  live?: boolean;
  children: ReactNode;
}

const icons = { info, success: done, error: warning };

/** Something to know, beside what it is about. */
export function Note({ tone = 'info', live = false, children }: Props) {
  return (
    <div
      className={`agency-note agency-note-${tone}`}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon path={icons[tone]} />
      <div className="agency-note-text">{children}</div>
    </div>
  );
}
