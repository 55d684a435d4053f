import { atom } from 'jotai/vanilla';

import { findProperties, longestPage } from '../api/search';
import { newestOnly } from '../core/newest';
import type { SavedSearch } from '../domain/saved-search';
import { freshHomesSince, searchSince, type FreshHomes } from '../domain/search-looks';
import { savedSearchesAtom } from './saved-search-list';
import { readLastLookAtom, searchLooksAtom } from './search-looks';

/** With more saved searches than this, only the newest are counted. */
const mostCounted = 20;

const countedAtom = atom<ReadonlyMap<string, FreshHomes & { readonly since: string }>>(new Map());
const newest = newestOnly();

/** How many homes were added for a saved search since the visitor last looked, by its key; only where there are any. */
export const freshHomesAtom = atom((get): ReadonlyMap<string, FreshHomes> => {
  const looks = get(searchLooksAtom);
  return new Map([...get(countedAtom)].filter(([key, { since, count }]) => count > 0 && looks.get(key) === since));
});

/** Counts the new homes of saved searches, one search after the other, since it is not urgent. */
export const countFreshHomesAtom = atom(null, async (get, set, list: readonly SavedSearch[]) => {
  const signal = newest();
  for (const { key, search } of list.slice(0, mostCounted)) {
    // The person may have left meanwhile.
    if (!get(savedSearchesAtom).some((saved) => saved.key === key)) continue;
    const since = set(readLastLookAtom, key);
    if (since === undefined || get(countedAtom).get(key)?.since === since) continue;
    const reply = await findProperties(searchSince(search, since), { signal, count: longestPage });
    if (reply.kind === 'failed') return;
    const { properties, pagination } = reply.found;
    const fresh = freshHomesSince({ properties, hasMore: pagination.hasNextPage }, since);
    set(countedAtom, new Map(get(countedAtom)).set(key, { ...fresh, since }));
  }
});
