import { isTypingOutside } from '../typing';

/** Moves the focus to the heading of what has replaced a form; to who types elsewhere by then, its part is read out. */
export function focusHeading(heading: HTMLElement) {
  if (isTypingOutside()) heading.parentElement!.role = 'alert';
  else heading.focus();
}
