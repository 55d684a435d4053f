import { and, eq } from 'drizzle-orm';

import type { Database } from './database';
import { places, type Place } from './schema';

/** The district of a full postcode in any spelling; undefined when it is invalid or unknown. */
export async function postcodeDistrict(database: Database, postcode: string): Promise<Place | undefined> {
  const letters = postcode.replace(/[^a-z\d]/gi, '').toUpperCase();
  const district = /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/.exec(letters)?.[1];
  if (!district) return undefined;
  const [place] = await database
    .select()
    .from(places)
    .where(and(eq(places.kind, 'postcode'), eq(places.name, district)));
  return place;
}
