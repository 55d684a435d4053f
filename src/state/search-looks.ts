import { atom, type Setter } from 'jotai/vanilla';

import { stored } from '../core/storage';
import { onPageRestored } from '../core/tabs';
import { savedSearchKey } from '../domain/saved-search';
import type { Search } from '../domain/search';
import { readSearchLooks, withLook, type SearchLooks } from '../domain/search-looks';
import { savedSearchesAtom } from './saved-search-list';

/** Kept on this device and never sent. */
const onDevice = stored('savedSearchLooks', readSearchLooks, (looks) => Object.fromEntries(looks));
const looks = atom<SearchLooks>(new Map());

/** When the visitor last looked at what each of their saved searches finds. */
export const searchLooksAtom = atom((get) => get(looks));

/** Reads the looks kept on this device and follows other tabs; runs once, before the first drawing. */
export const openSearchLooksAtom = atom(null, (_get, set) => {
  const follow = () => set(looks, onDevice.get());
  follow();
  onDevice.subscribe(follow);
  onPageRestored(follow);
});

/** Notes that the visitor looks at what a search finds, if it is one of those they saved. */
export const recordLookAtom = atom(null, (get, set, search: Search) => {
  const key = savedSearchKey(search);
  if (get(savedSearchesAtom).some((saved) => saved.key === key)) look(set, key);
});

/** When the visitor last looked at what a search finds; without any look it counts from now on. */
export const lastLookAtom = atom(null, (_get, set, key: string): string | undefined => {
  const last = onDevice.get().get(key);
  if (last === undefined) look(set, key);
  return last;
});

/** Forgets every look. */
export const forgetSearchLooksAtom = atom(null, (_get, set) => {
  onDevice.remove();
  set(looks, new Map());
});

function look(set: Setter, key: string) {
  const changed = withLook(onDevice.get(), key, new Date().toISOString());
  onDevice.set(changed);
  set(looks, changed);
}
