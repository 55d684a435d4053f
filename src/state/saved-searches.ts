import { atom } from 'jotai/vanilla';

import { fetchSavedSearches } from '../api/saved-searches';
import { stored } from '../core/storage';
import { readSavedSearches, writeSavedSearch, type SavedSearch } from '../domain/saved-search';

const onDevice = stored('savedSearches', readSavedSearches, (list) => list.map(writeSavedSearch));

const kept = atom<readonly SavedSearch[]>([]);
const inAccount = atom<readonly SavedSearch[]>([]);

/** The saved searches: those of the account, then those that only this device knows. */
export const savedSearchesAtom = atom((get) => [...get(inAccount), ...get(kept)]);

/** Reads the list kept on this device and follows what other tabs do to it; runs once, before the first drawing. */
export const startSavedSearchesAtom = atom(null, (_get, set) => {
  set(kept, onDevice.get());
  onDevice.subscribe((changed) => set(kept, changed));
});

/** Reads the searches of the account; when that fails, those known before stay. */
export const loadSavedSearchesAtom = atom(null, async (_get, set) => {
  const found = await fetchSavedSearches();
  if (found) set(inAccount, found);
});

/** Forgets every saved search, so that the next person at this device does not see them. */
export const clearSavedSearchesAtom = atom(null, (_get, set) => {
  onDevice.remove();
  set(kept, []);
  set(inAccount, []);
});
