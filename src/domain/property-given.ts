import type { PageSubject, Report } from './page-subject';
import { pick, readRecord, snakeCase, type Raw } from './reading';

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
      const property = decides || more ? readGiven({ ...filled(more), ...filled(decides) }, report) : undefined;
      if (!property && (more || (given !== undefined && given !== ''))) report('property');
      return property;
    },
  };
}

/** The fields that have a value, in the server's spelling, so that either record may spell them its own way. */
function filled(raw: Raw = {}): Raw {
  const fields = Object.entries(raw).filter(([, value]) => value != null && value !== '');
  return Object.fromEntries(fields.map(([name, value]) => [snakeCase(name), value]));
}
