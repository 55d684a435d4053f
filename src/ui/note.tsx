import type { ReactNode } from 'react';

import { Icon } from './icon';
import { info, warning } from './icons/signs';

interface Props {
  tone?: keyof typeof icons;
  /** A response to a visitor's action: announced by assistive technology. */
  live?: boolean;
  children: ReactNode;
}

const icons = { info, error: warning };

/** A notice. */
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
