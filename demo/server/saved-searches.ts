import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';

import type { AlertFrequency } from '../../src/domain/saved-search';
import type { Search } from '../../src/domain/search';
import { formatSearchQuery, parseSearchQuery } from '../../src/domain/search-address';
import type { Database } from './database';
import type { Services } from './environment';
import { placeJson } from './place-json';
import { places, savedSearches, type User } from './schema';

/** More are refused: each may be mailed about. */
export const mostSavedSearches = 100;

/** The searches a user keeps, in the order they were saved: their fields, an id and how often to mail about them. */
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
    place: named.get(search.placeId),
    search_id: row.id,
    alert_frequency: row.alertFrequency,
  }));
}

/** The places of these ids as answers tell them, so that a search can be read as a sentence. */
async function placesOf(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string | undefined, never>();
  const rows = await database
    .select()
    .from(places)
    .where(inArray(places.id, [...ids]));
  return new Map(rows.map((row): [string | undefined, ReturnType<typeof placeJson>] => [row.id, placeJson(row)]));
}

/** How many searches a user keeps. */
export async function savedSearchCount({ database }: Services, user: User): Promise<number> {
  const [row] = await database.select({ count: count() }).from(savedSearches).where(eq(savedSearches.userId, user.id));
  return row?.count ?? 0;
}

/** Keeps a search, once, whatever page of it was looked at; tells its id and how often it is mailed about. */
export async function saveSearch({ database }: Services, user: User, search: Search) {
  const [row] = await database
    .insert(savedSearches)
    .values({ userId: user.id, query: formatSearchQuery({ ...search, page: undefined }) })
    .onConflictDoUpdate({
      target: [savedSearches.userId, savedSearches.fingerprint],
      set: { userId: user.id },
    })
    .returning({ id: savedSearches.id, alert_frequency: savedSearches.alertFrequency });
  return row!;
}

/** Changes how often a user is mailed about a search; false when it is not theirs. New is what comes from now on. */
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

/** Takes a search out of those a user keeps. */
export async function removeSavedSearch({ database }: Services, user: User, id: number): Promise<void> {
  await database.delete(savedSearches).where(ownedBy(user, id));
}

/** Whoever asks for mails after having had none is not told of the homes in between. */
function whenOn() {
  return sql`case when ${savedSearches.alertFrequency} = 'N' then now() else ${savedSearches.alertsSince} end`;
}

function ownedBy(user: User, id: number) {
  return and(eq(savedSearches.id, id), eq(savedSearches.userId, user.id));
}
