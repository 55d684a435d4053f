import { atom, type Setter } from 'jotai/vanilla';

import { stored } from '../core/storage';
import { savedSearchKey } from '../domain/saved-search';
import type { Search } from '../domain/search';
import { readSearchLooks, withLook, type SearchLooks } from '../domain/search-looks';
import { savedSearchesAtom } from './saved-search-list';

/** Stored on this device and never sent. */
const looksOnDevice = stored('savedSearchLooks', readSearchLooks, (looks) => Object.fromEntries(looks));
const looksAtom = atom<SearchLooks>(new Map());

/** When the visitor last viewed the results of each saved search. */
export const searchLooksAtom = atom((get) => get(looksAtom));

/** Reads the times kept on this device and follows other tabs; runs once, before the first render. */
export const openSearchLooksAtom = atom(null, (_get, set) => {
  const follow = () => set(looksAtom, looksOnDevice.get());
  follow();
  looksOnDevice.subscribe(follow);
});

/** Records a view of a search's results, if the search is saved. */
export const recordLookAtom = atom(null, (get, set, search: Search) => {
  const key = savedSearchKey(search);
  if (get(savedSearchesAtom).some((saved) => saved.key === key)) look(set, key);
});

/** When the visitor last viewed a search's results; the first call records the current time and returns undefined. */
export const readLastLookAtom = atom(null, (_get, set, key: string): string | undefined => {
  const last = looksOnDevice.get().get(key);
  if (last === undefined) look(set, key);
  return last;
});

/** Forgets every time. */
export const forgetSearchLooksAtom = atom(null, (_get, set) => {
  looksOnDevice.remove();
  set(looksAtom, new Map());
});

function look(set: Setter, key: string) {
  const changed = withLook(looksOnDevice.get(), key, new Date().toISOString());
  looksOnDevice.set(changed);
  set(looksAtom, changed);
}
