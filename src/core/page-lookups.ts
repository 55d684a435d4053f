const TAG = 'agency-postcode-lookup';
const MARKED = `input[data-postcode-lookup]:not(${TAG} *)`;

/** Replaces each marked input with the postcode lookup, now and, for inputs added later, when the focus moves. */
export function followLookups() {
  const meet = () => document.querySelectorAll(MARKED).forEach(replace);
  meet();
  document.addEventListener('focusin', meet);
}

/** Moves the input, with the label around it, into the widget; it keeps the focus. */
function replace(input: Element) {
  const part = input.closest('label') ?? input;
  const widget = document.createElement(TAG);
  const active = part.contains(document.activeElement) ? document.activeElement : undefined;
  part.replaceWith(widget);
  widget.append(part);
  if (active instanceof HTMLElement) active.focus({ preventScroll: true });
}
