import { asc, eq, and, sql } from 'drizzle-orm';

import type { Database } from './database';
import { branches, places, type Branch } from './schema';
import { distanceKm } from './search/position';

/** Farther away nobody goes to value a home. */
const farthestKm = 40;

/** The branch that looks after a postcode; undefined when none is near, or when we do not know where that is. */
export async function nearestBranch(database: Database, postcode: string): Promise<Branch | undefined> {
  const district = districtOf(postcode);
  if (!district) return undefined;
  const [place] = await database
    .select()
    .from(places)
    .where(and(eq(places.kind, 'postcode'), eq(places.name, district)));
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

/** The outward half of a whole postcode, however it is written; undefined when it is none. */
function districtOf(postcode: string): string | undefined {
  const letters = postcode.replace(/[^a-z\d]/gi, '').toUpperCase();
  return /^([A-Z]{1,2}\d[A-Z\d]?)\d[A-Z]{2}$/.exec(letters)?.[1];
}
