import { atom } from 'jotai/vanilla';

import { onBack } from '../core/page-use';
import { stored } from '../core/storage';
import { readSearchName, readSearchNames, type SavedSearchNames } from '../domain/saved-search-names';

/** Stored on this device and never sent: a name may say more about its owner than about homes. */
const namesOnDevice = stored('savedSearchNames', readKept, (names) => Object.fromEntries(names ?? []));
const namesAtom = atom<SavedSearchNames>(new Map());

/** The visitor's names for their saved searches, by the key of each. */
export const savedSearchNamesAtom = atom((get) => get(namesAtom));

/** Reads the names kept on this device and follows other tabs; runs once, before the first render. */
export const openSavedSearchNamesAtom = atom(null, (_get, set) => {
  const follow = (changed = namesOnDevice.get()) => changed && set(namesAtom, changed);
  follow();
  namesOnDevice.subscribe(follow);
  // A page in the back/forward cache does not hear that a sign-out cleared them.
  onBack(() => set(namesAtom, namesOnDevice.get() ?? new Map()));
});

/** Names a saved search; an empty name removes it. */
export const renameSavedSearchAtom = atom(null, (get, set, key: string, text: string) => {
  const name = readSearchName(text);
  const others = [...(namesOnDevice.get() ?? get(namesAtom))].filter(([other]) => other !== key);
  const changed = new Map(name ? [...others, [key, name] as const] : others);
  namesOnDevice.set(changed);
  set(namesAtom, changed);
});

/** Forgets every name. */
export const forgetSavedSearchNamesAtom = atom(null, (_get, set) => {
  namesOnDevice.remove();
  set(namesAtom, new Map());
});

/**
 * The stored names; undefined when there are none, so that clearing the browser's storage changes nothing on screen.
 */
function readKept(raw: unknown): SavedSearchNames | undefined {
  return raw === undefined ? undefined : readSearchNames(raw);
}
