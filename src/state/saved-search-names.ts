import { atom } from 'jotai/vanilla';

import { onBack } from '../core/page-use';
import { stored } from '../core/storage';
import { readSearchName, readSearchNames, type SavedSearchNames } from '../domain/saved-search-names';

/** Stored on this device and never sent: a name may say more about its owner than about homes. */
const onDevice = stored('savedSearchNames', readKept, (names) => Object.fromEntries(names ?? []));
const names = atom<SavedSearchNames>(new Map());

/** The visitor's names for their saved searches, by the key of each. */
export const savedSearchNamesAtom = atom((get) => get(names));

/** Reads the names kept on this device and follows other tabs; runs once, before the first render. */
export const openSavedSearchNamesAtom = atom(null, (_get, set) => {
  const follow = (changed = onDevice.get()) => changed && set(names, changed);
  follow();
  onDevice.subscribe(follow);
  // A page in the back/forward cache does not hear that a sign-out cleared them.
  onBack(() => set(names, onDevice.get() ?? new Map()));
});

/** Names a saved search; an empty name removes it. */
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

/**
 * The stored names; undefined when there are none, so that clearing the browser's storage changes nothing on screen.
 */
function readKept(raw: unknown): SavedSearchNames | undefined {
  return raw === undefined ? undefined : readSearchNames(raw);
}
