import { asc, sql } from 'drizzle-orm';

import type { Database } from './database';
import { postcodeDistrict } from './postcode-district';
import { branches, type Branch } from './schema';
import { distanceKm } from './search/position';

/** Negotiators do not travel further than this to value a home. */
const farthestKm = 40;

/** The branch nearest to a postcode; undefined when none is near or the postcode is unknown. */
export async function nearestBranch(database: Database, postcode: string): Promise<Branch | undefined> {
  const place = await postcodeDistrict(database, postcode);
  if (!place) return undefined;
  const distance = distanceKm(place, branches.lat, branches.lng);
  const [nearest] = await database
    .select()
    .from(branches)
    .where(sql`${distance} <= ${farthestKm}`)
    .orderBy(distance, asc(branches.id))
    .limit(1);
  return nearest;
}
