const attribute = 'data-agency-print';

/** Prints one part of the page alone. */
export function printAlone(part: Element) {
  part.setAttribute(attribute, '');
  addEventListener('afterprint', () => part.removeAttribute(attribute), { once: true });
  print();
}
