import type { ComponentProps } from 'react';

import { routeHref } from '../core/path';
import { buttonClass, type ButtonLook } from './button-class';
import { Icon } from './icon';
import { Words } from './words';

interface Props extends ComponentProps<'a'> {
  href: string;
  /** A text link, or a link styled as a button. */
  look?: 'text' | ButtonLook;
  /** A path from `icons`, drawn before the label. */
  icon?: string;
  /** Opens a new tab with `noopener`, and says so. */
  newTab?: boolean;
}

/** A link; hash routes work as `href` too. */
export function Link({ href, look = 'text', icon, newTab = false, className = '', children, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={routeHref(href)}
      className={look === 'text' ? `agency-link ${className}`.trim() : buttonClass(look, false, className)}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {icon && <Icon path={icon} />}
      <Words>{children}</Words>
      {newTab && <span className="agency-visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
