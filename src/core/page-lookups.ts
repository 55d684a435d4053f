const TAG = 'agency-postcode-lookup';
const MARKED = `input[data-postcode-lookup]:not(${TAG} *)`;

/** Puts the widget that finds addresses in the place of each input marked for it, now and when somebody comes to a later one. */
export function followLookups() {
  const meet = () => document.querySelectorAll(MARKED).forEach(replace);
  meet();
  document.addEventListener('focusin', meet);
}

/** The input comes to stand in the widget, together with the label around it, and keeps the focus. */
function replace(input: Element) {
  const part = input.closest('label') ?? input;
  const widget = document.createElement(TAG);
  const active = part.contains(document.activeElement) ? document.activeElement : undefined;
  part.replaceWith(widget);
  widget.append(part);
  if (active instanceof HTMLElement) active.focus({ preventScroll: true });
}
