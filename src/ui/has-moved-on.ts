import { isFocusLost } from '../core/focused';

/** Whether the visitor is busy outside a part of the page: its focus is then not to be moved after a wait. */
export function hasMovedOn(part: Element | null | undefined) {
  return !isFocusLost() && !part?.contains(document.activeElement);
}

/** Leads the focus to the heading of what has replaced a form; to who types elsewhere by then, its part is read out. */
export function leadToHeading(heading: HTMLElement) {
  if (isTypingOutside()) heading.parentElement!.role = 'alert';
  else heading.focus();
}

/** Whether the visitor is typing outside a part of the page; a click on nothing, which moves the focus too, is not that. */
export function isTypingOutside(part?: Element | null) {
  const { activeElement: active } = document;
  return active !== null && active.matches('input, textarea, select, [contenteditable]') && !part?.contains(active);
}
