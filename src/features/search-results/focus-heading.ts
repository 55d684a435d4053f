/** Focuses the heading of the results around an element: it stays while what was pressed gives way to other results. */
export function focusHeading(inside: Element | null | undefined) {
  const heading = inside?.closest('.agency-results')?.querySelector<HTMLElement>('.agency-results-heading');
  heading?.focus({ preventScroll: true });
  return heading;
}
