import { and, asc, count, eq } from 'drizzle-orm';

import type { AlertFrequency } from '../../src/domain/saved-search';
import type { Search } from '../../src/domain/search';
import { formatSearchQuery, parseSearchQuery } from '../../src/domain/search-address';
import type { Services } from './environment';
import { savedSearches, type User } from './schema';

/** More are refused: each may be mailed about. */
export const mostSavedSearches = 100;

/** The searches a user keeps, in the order they were saved: their fields, an id and how often to mail about them. */
export async function savedSearchList({ database }: Services, user: User) {
  const rows = await database
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, user.id))
    .orderBy(asc(savedSearches.id));
  return rows.map((row) => ({
    ...parseSearchQuery(row.query),
    search_id: row.id,
    alert_frequency: row.alertFrequency,
  }));
}

/** How many searches a user keeps. */
export async function savedSearchCount({ database }: Services, user: User): Promise<number> {
  const [row] = await database.select({ count: count() }).from(savedSearches).where(eq(savedSearches.userId, user.id));
  return row?.count ?? 0;
}

/** Keeps a search and gives its id; the same search is kept once, whatever page of it was looked at. */
export async function saveSearch({ database }: Services, user: User, search: Search): Promise<number> {
  const [row] = await database
    .insert(savedSearches)
    .values({ userId: user.id, query: formatSearchQuery({ ...search, page: undefined }) })
    .onConflictDoUpdate({
      target: [savedSearches.userId, savedSearches.fingerprint],
      set: { userId: user.id },
    })
    .returning({ id: savedSearches.id });
  return row!.id;
}

/** Changes how often a user is mailed about a search; false when it is not theirs. */
export async function setAlertFrequency(
  { database }: Services,
  user: User,
  id: number,
  alertFrequency: AlertFrequency,
): Promise<boolean> {
  const changed = await database
    .update(savedSearches)
    .set({ alertFrequency })
    .where(ownedBy(user, id))
    .returning({ id: savedSearches.id });
  return changed.length > 0;
}

/** Takes a search out of those a user keeps. */
export async function removeSavedSearch({ database }: Services, user: User, id: number): Promise<void> {
  await database.delete(savedSearches).where(ownedBy(user, id));
}

function ownedBy(user: User, id: number) {
  return and(eq(savedSearches.id, id), eq(savedSearches.userId, user.id));
}
