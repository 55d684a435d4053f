import { atom } from 'jotai/vanilla';

import { stored } from '../core/storage';
import { readSearchName, readSearchNames, type SavedSearchNames } from '../domain/saved-search-names';

/** Kept on this device and never sent: a name may say more of its owner than of homes. */
const onDevice = stored('savedSearchNames', readKept, (names) => Object.fromEntries(names ?? []));
const names = atom<SavedSearchNames>(new Map());

/** What the visitor calls their saved searches, by the key of each. */
export const savedSearchNamesAtom = atom((get) => get(names));

/** Reads the names kept on this device and follows other tabs; runs once, before the first drawing. */
export const openSavedSearchNamesAtom = atom(null, (_get, set) => {
  const follow = (changed = onDevice.get()) => changed && set(names, changed);
  follow();
  onDevice.subscribe(follow);
});

/** Gives a saved search a name; an empty one takes it away. */
export const renameSavedSearchAtom = atom(null, (get, set, key: string, text: string) => {
  const name = readSearchName(text);
  const others = [...(onDevice.get() ?? get(names))].filter(([other]) => other !== key);
  const changed = new Map(name ? [...others, [key, name] as const] : others);
  onDevice.set(changed);
  set(names, changed);
});

/** Forgets every name. */
export const forgetSavedSearchNamesAtom = atom(null, (_get, set) => {
  onDevice.remove();
  set(names, new Map());
});

/** The names as they were kept; undefined when nothing is, so that a cleared browser changes nothing on screen. */
function readKept(raw: unknown): SavedSearchNames | undefined {
  return raw === undefined ? undefined : readSearchNames(raw);
}
