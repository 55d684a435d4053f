import type { ComponentProps } from 'react';

import { Icon } from './icon';
import { chevronLeft, chevronRight } from './icons/directions';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'> {
  /** The picture it shows. */
  to: 'previous' | 'next';
  label: string;
  className: string;
}

/** A button on a picture that shows the previous or next one. */
export const TurnButton = ({ to, label, className, ...rest }: Props) => (
  <button
    type="button"
    className={`agency-turn agency-no-print ${className} agency-turn-${to}`}
    aria-label={label}
    {...rest}
  >
    <Icon path={to === 'next' ? chevronRight : chevronLeft} turning />
  </button>
);
