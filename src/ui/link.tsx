import type { ComponentProps } from 'react';

import { routeHref } from '../core/path';
import { buttonClass, type ButtonLook } from './button-class';
import { Icon } from './icon';

interface Props extends ComponentProps<'a'> {
  href: string;
  /** As text, or as a button of some weight. */
  look?: 'text' | ButtonLook;
  /** A path of `icons`, before the words. */
  icon?: string;
  /** Opens a new tab, says so, and gives the new page no hold on this one. */
  newTab?: boolean;
}

/** Leads somewhere. */
export function Link({ href, look = 'text', icon, newTab = false, className = '', children, ...rest }: Props) {
  return (
    <a
      {...rest}
      href={routeHref(href)}
      className={look === 'text' ? `agency-link ${className}`.trim() : buttonClass(look, false, className)}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {icon && <Icon path={icon} />}
      {children}
      {newTab && <span className="agency-visually-hidden"> (opens in a new tab)</span>}
    </a>
  );
}
