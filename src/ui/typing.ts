/** Whether keys pressed here are for a field. */
export const isTyping = (target: EventTarget | null | undefined) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Whether the visitor is typing outside a part of the page; a click on nothing, which also moves the focus, does not
 * count.
 */
export const isTypingOutside = (part?: Element | null) =>
  isTyping(document.activeElement) && !part?.contains(document.activeElement);
