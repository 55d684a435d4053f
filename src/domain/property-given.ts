import type { PageSubject, Report } from './page-subject';
import { pick, readRecord, type Raw } from './reading';

/**
 * Reads the page's property with one reader. Some pages give it twice with different fields: `property` takes
 * precedence, `property_data` fills in.
 */
export function propertyGiven<Value>(
  readGiven: (raw: Raw, report: Report) => Value | undefined,
): PageSubject<Value | undefined> {
  return {
    names: ['property', 'property_data'],
    read(raw, report) {
      const given = pick(raw, 'property');
      const decides = readRecord(given);
      const more = readRecord(pick(raw, 'property_data'));
      const property = decides || more ? readGiven({ ...more, ...decides }, report) : undefined;
      if (!property && (more || (given !== undefined && given !== ''))) report('property');
      return property;
    },
  };
}
