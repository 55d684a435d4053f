import type { Property } from './property';

const gone = /^(?:withdrawn|unavailable|no longer available|archived|deleted|removed|off(?: the)? market)$/i;

/** Whether a property is still on the agency's site; sold and let properties are. */
export function isAvailable({ status }: Pick<Property, 'status'>): boolean {
  return !gone.test(status.replace(/[_-]+/g, ' '));
}

/** The property as saved lists keep it once it has left the agency's site. */
export function withdrawn(property: Property): Property {
  return { ...property, status: 'Withdrawn' };
}
