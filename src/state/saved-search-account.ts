import { atom } from 'jotai/vanilla';

import { fetchSavedSearches } from '../api/saved-searches';
import { tellTabs } from '../core/browser-tabs';
import { newestOnly } from '../core/newest';
import type { SavedSearch } from '../domain/saved-search';
import {
  accountSearchesAtom,
  areSearchesUnreadAtom,
  markSearchesUnreadAtom,
  forgetRemovalsAtom,
  removalsAtom,
  showAccountSearchesAtom,
} from './saved-search-list';
import { userAtom } from './user';

type Searches = readonly SavedSearch[];

/** The message between tabs when the searches of the account have changed. */
export const searchesChanged = 'saved-searches';

const isReadingAtom = atom(false);
const newest = newestOnly();
let changes = 0;

/** Whether the account's searches are loading. */
export const isReadingSearchesAtom = atom((get) => get(isReadingAtom));

/**
 * Loads the account's searches, if somebody is signed in; returns false and keeps the known ones on failure. Only the
 * latest request counts.
 */
export const readAccountSearchesAtom = atom(null, async (get, set): Promise<boolean> => {
  const { userId } = get(userAtom);
  if (userId === null) return false;
  const reading = newest();
  set(isReadingAtom, true);
  const isKnown = await read();
  if (!reading.aborted) set(isReadingAtom, false);
  return isKnown;

  async function read(): Promise<boolean> {
    const before = changes;
    const list = await fetchSavedSearches();
    if (reading.aborted || get(userAtom).userId !== userId) return false;
    if (!list) {
      set(markSearchesUnreadAtom);
      return false;
    }
    // A response from before a change does not include it.
    if (before !== changes) return read();
    set(showAccountSearchesAtom, list);
    const known = new Set(list.flatMap(({ searchId, key }) => [searchId, key]));
    const gone = get(removalsAtom).filter((each) => !known.has(each));
    if (gone.length > 0) set(forgetRemovalsAtom, gone);
    return true;
  }
});

/** Applies a change that the account has confirmed, and tells other tabs. */
export const confirmSearchesAtom = atom(null, (get, set, change: (list: Searches) => Searches) => {
  changes++;
  set(showAccountSearchesAtom, change(get(accountSearchesAtom)), get(areSearchesUnreadAtom));
  tellTabs(searchesChanged);
});
