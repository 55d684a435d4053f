import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';

import type { AlertFrequency } from '../../src/domain/saved-search';
import type { Search } from '../../src/domain/search';
import { formatSearchQuery, parseSearchQuery } from '../../src/domain/search-address';
import { lockUser } from './accounts';
import type { Database } from './database';
import type { Services } from './environment';
import { placeJson } from './place-json';
import { places, savedSearches, type User } from './schema';

/** More are refused, because each can send alerts. */
export const mostSavedSearches = 100;

/** A user's saved searches in the order they were saved: fields, id and alert frequency. */
export async function savedSearchList({ database }: Services, user: User) {
  const rows = await database
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, user.id))
    .orderBy(asc(savedSearches.id));
  const searches = rows.map((row) => ({ row, search: parseSearchQuery(row.query) }));
  const named = await placesOf(
    database,
    searches.flatMap(({ search }) => search.placeId ?? []),
  );
  return searches.map(({ row, search }) => ({
    ...search,
    place: named.get(search.placeId ?? ''),
    search_id: row.id,
    alert_frequency: row.alertFrequency,
  }));
}

/** The places with these ids as in responses, so that a search can be described in words. */
async function placesOf(database: Database, ids: readonly string[]) {
  const rows = await database
    .select()
    .from(places)
    .where(inArray(places.id, [...ids]));
  return new Map(rows.map((row) => [row.id, placeJson(row)]));
}

/**
 * Saves a search once, ignoring its page number; returns its id and alert frequency, or undefined when the user has as
 * many others as one may save.
 */
export async function saveSearch({ database }: Services, user: User, search: Search) {
  const query = storedQuery(search);
  return database.transaction(async (transaction) => {
    await lockUser(transaction, user);
    const others = and(eq(savedSearches.userId, user.id), ne(savedSearches.query, query));
    if ((await transaction.$count(savedSearches, others)) >= mostSavedSearches) return undefined;
    const [row] = await transaction
      .insert(savedSearches)
      .values({ userId: user.id, query })
      .onConflictDoUpdate({
        target: [savedSearches.userId, savedSearches.fingerprint],
        set: { userId: user.id },
      })
      .returning({ id: savedSearches.id, alert_frequency: savedSearches.alertFrequency });
    return row;
  });
}

/** Sets a search's alert frequency; false when the search is not the user's. */
export async function setAlertFrequency(
  { database }: Services,
  user: User,
  id: number,
  alertFrequency: AlertFrequency,
): Promise<boolean> {
  const changed = await database
    .update(savedSearches)
    .set({ alertFrequency, alertsSince: whenOn() })
    .where(ownedBy(user, id))
    .returning({ id: savedSearches.id });
  return changed.length > 0;
}

/** Removes a user's saved search. */
export async function removeSavedSearch({ database }: Services, user: User, id: number): Promise<void> {
  await database.delete(savedSearches).where(ownedBy(user, id));
}

const storedQuery = (search: Search): string => formatSearchQuery({ ...search, page: undefined });

/** When alerts are turned on, homes listed before then do not count as new. */
function whenOn() {
  return sql`case when ${savedSearches.alertFrequency} = 'N' then now() else ${savedSearches.alertsSince} end`;
}

function ownedBy(user: User, id: number) {
  return and(eq(savedSearches.id, id), eq(savedSearches.userId, user.id));
}
