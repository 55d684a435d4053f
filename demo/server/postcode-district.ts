import { and, eq } from 'drizzle-orm';

import { isPostcode, tidyPostcode } from '../../src/domain/postcode';
import type { Database } from './database';
import { places, type Place } from './schema';

/** The district of a full postcode in any spelling; undefined when it is invalid or unknown. */
export async function postcodeDistrict(database: Database, postcode: string): Promise<Place | undefined> {
  if (!isPostcode(postcode)) return undefined;
  const [district = ''] = tidyPostcode(postcode).split(' ');
  const [place] = await database
    .select()
    .from(places)
    .where(and(eq(places.kind, 'postcode'), eq(places.name, district)));
  return place;
}
