import { classes } from './classes';

/** Visual weight of a button; use one primary per view. */
export type ButtonLook = 'primary' | 'secondary' | 'plain' | 'danger';

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook, wide = false, more = '') {
  return classes('agency-button', look !== 'secondary' && `agency-button-${look}`, wide && 'agency-button-wide', more);
}
