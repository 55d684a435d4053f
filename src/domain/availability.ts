import type { Property } from './property';

const gone = /^(?:withdrawn|unavailable|no longer available|archived|deleted|removed|off(?: the)? market)$/i;

/** Whether a property is still on the agency's site; one that was sold or let still is. */
export function isAvailable({ status }: Pick<Property, 'status'>): boolean {
  return !gone.test(status.replace(/[_-]+/g, ' '));
}

/** A property as it is kept once it has left the agency's site. */
export function withdrawn(property: Property): Property {
  return { ...property, status: 'Withdrawn' };
}
