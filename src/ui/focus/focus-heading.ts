import { isTypingOutside } from '../typing';

/** Moves the focus to the heading of what replaced a form, or has it read out if the visitor is typing elsewhere. */
export function focusHeading(heading: HTMLElement) {
  if (isTypingOutside()) heading.parentElement!.role = 'alert';
  else heading.focus();
}
