import type { ComponentProps, MouseEvent } from 'react';

import { buttonClass, type ButtonLook } from './button-class';
import { classes } from './classes';
import { Icon } from './icon';
import { Live } from './live';
import { Words } from './words';

interface Props extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** A path from `icons`, drawn before the label. */
  icon?: string | undefined;
  wide?: boolean;
  /** Its action is under way: shows `busyLabel`, keeps its width and focus, and ignores clicks. */
  busy?: boolean | undefined;
  busyLabel?: string;
}

/** A button that acts on this page; for navigation use `Link`. */
export function Button({
  look = 'secondary',
  icon,
  wide = false,
  busy,
  busyLabel = 'Sending…',
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: Props) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const label = (
    <>
      {icon && <Icon path={icon} />}
      <Words>{children}</Words>
    </>
  );
  return (
    <>
      <button
        {...rest}
        // The type is never left to the browser, which would send the form around it.
        type={type}
        className={buttonClass(look, wide, className)}
        aria-disabled={busy || rest['aria-disabled']}
        onClick={press}
      >
        {busy === undefined ? (
          label
        ) : (
          <span className="agency-button-words">
            <span className={classes('agency-button-rest', busy && 'agency-button-away')}>{label}</span>
            <span className={classes('agency-button-busy', !busy && 'agency-button-away')}>
              <span className="agency-spinner" aria-hidden="true" />
              {busyLabel}
            </span>
          </span>
        )}
      </button>
      {busy !== undefined && <Live>{busy && busyLabel}</Live>}
    </>
  );
}
