import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { onBack } from '../core/page-use';
import { stored } from '../core/storage';
import { readWords } from '../domain/reading';
import { readSavedSearches, writeSavedSearch, type AlertFrequency, type SavedSearch } from '../domain/saved-search';
import { userAtom } from './user';

/** A search of the list; one that was removed keeps its place until the visitor leaves the page. */
export interface SavedSearchRow {
  saved: SavedSearch;
  isSaved: boolean;
}

interface AccountSearches {
  userId: string | null;
  list: readonly SavedSearch[];
  /** They could not be read: the list may lack some. */
  isUnread?: boolean | undefined;
}

interface RemovedSearch {
  saved: SavedSearch;
  /** The user signed in when it was removed; only they may have it back. */
  userId: string | null;
}

const searchesOnDevice = stored('savedSearches', readKept, (list) => (list ?? []).map(writeSavedSearch), {
  hasBackup: true,
});
/**
 * Ids removed here whose removal the account has not confirmed, kept even when the visitor leaves the page first; for a
 * search that was removed while it was sent, and has no id yet, its key.
 */
const removalsOnDevice = stored('unsentSearchRemovals', readWords);

const nobodys: AccountSearches = { userId: null, list: [] };
const keptAtom = atom<readonly SavedSearch[]>([]);
const accountAtom = atom(nobodys);
const unsentRemovalsAtom = atom<readonly string[]>([]);
const choicesAtom = atom<ReadonlyMap<string, AlertFrequency>>(new Map());
const removedAtom = atom<ReadonlyMap<string, RemovedSearch>>(new Map());
const orderAtom = atom<readonly string[]>([]);

/** The searches on this device only. */
export const keptSearchesAtom = atom((get) => get(keptAtom));

/** The searches of the account while its user is signed in, including those still to be removed from it. */
export const accountSearchesAtom = atom((get) => {
  const { userId, list } = get(accountAtom);
  return userId !== null && userId === get(userAtom).userId ? list : [];
});

/** Whether the searches of the signed-in user could not be read, and are not known from before either. */
export const areSearchesUnreadAtom = atom((get) => {
  const { userId, isUnread = false } = get(accountAtom);
  return isUnread && userId === get(userAtom).userId;
});

/** The ids, or keys, still to be removed from the account. */
export const removalsAtom = atom((get) => get(unsentRemovalsAtom));

/** The saved searches, each once: those of the account, then those on this device only. */
export const savedSearchesAtom = atom((get) => {
  const staying = get(accountSearchesAtom)
    .filter(
      ({ searchId, key }) => !get(unsentRemovalsAtom).includes(searchId) && !get(unsentRemovalsAtom).includes(key),
    )
    .map((saved) => ({ ...saved, alertFrequency: get(choicesAtom).get(saved.searchId) ?? saved.alertFrequency }));
  const byKey = new Map<string, SavedSearch>();
  for (const saved of [...staying, ...get(keptAtom)]) if (!byKey.has(saved.key)) byKey.set(saved.key, saved);
  return [...byKey.values()];
});

/** The saved searches, newest first, among them those removed during this visit. */
export const savedSearchRowsAtom = atom((get): readonly SavedSearchRow[] => {
  const list = get(savedSearchesAtom).map((saved) => ({ saved, isSaved: true }));
  const keys = new Set(list.map(({ saved }) => saved.key));
  const gone = [...get(removedAtom).values()].flatMap(({ saved, userId }) =>
    !keys.has(saved.key) && (userId === null || userId === get(userAtom).userId) ? saved : [],
  );
  const places = new Map(get(orderAtom).map((key, place) => [key, place]));
  const placeOf = ({ saved }: SavedSearchRow) => places.get(saved.key) ?? places.size;
  return [...list, ...gone.map((saved) => ({ saved, isSaved: false }))].sort(
    (one, other) => placeOf(other) - placeOf(one),
  );
});

/** Loads the list kept on this device and follows changes in other tabs; runs once, before the first render. */
export const openSearchListAtom = atom(null, (get, set) => {
  const follow = (list = searchesOnDevice.get()) => {
    if (list) set(keptAtom, list);
    arrange(get, set);
  };
  follow();
  set(unsentRemovalsAtom, removalsOnDevice.get());
  searchesOnDevice.subscribe(follow);
  // A page in the back/forward cache does not hear that a sign-out cleared them.
  onBack(() => set(keptAtom, searchesOnDevice.get() ?? []));
  removalsOnDevice.subscribe((ids) => set(unsentRemovalsAtom, ids));
});

/** Reads this device's list again, since another tab may just have changed it. */
export const refreshKeptSearchesAtom = atom(null, (get, set) => set(keptAtom, searchesOnDevice.get() ?? get(keptAtom)));

/** Adds a search to this device's list. */
export const keepSearchAtom = atom(null, (get, set, saved: SavedSearch) => {
  set(refreshKeptSearchesAtom);
  replaceKept(get, set, [...othersKept(get, saved), { ...saved, searchId: '' }]);
});

/** Removes a search from this device's list. */
export const dropSearchAtom = atom(null, (get, set, saved: SavedSearch) => {
  set(refreshKeptSearchesAtom);
  const others = othersKept(get, saved);
  if (others.length < get(keptAtom).length) replaceKept(get, set, others);
});

const othersKept = (get: Getter, saved: SavedSearch) => get(keptAtom).filter(({ key }) => key !== saved.key);

function replaceKept(get: Getter, set: Setter, list: readonly SavedSearch[]) {
  searchesOnDevice.set(list);
  set(keptAtom, list);
  arrange(get, set);
}

/** Shows the account's searches: all that it answered with, or those that are known while it could not be read. */
export const showAccountSearchesAtom = atom(null, (get, set, list: readonly SavedSearch[], isUnread?: boolean) => {
  set(accountAtom, { userId: get(userAtom).userId, list, isUnread });
  arrange(get, set);
});

/** Remembers that the account's searches could not be read, unless they are known from before. */
export const markSearchesUnreadAtom = atom(null, (get, set) => {
  const { userId } = get(userAtom);
  if (get(accountAtom).userId !== userId) set(accountAtom, { userId, list: [], isUnread: true });
});

/** Notes which searches are to be removed from the account. */
export const noteRemovalsAtom = atom(null, (_get, set, ids: readonly string[]) =>
  replaceRemovals(set, [...otherRemovals(ids), ...ids]),
);

/** Forgets removals: they are done, or no longer wanted. */
export const forgetRemovalsAtom = atom(null, (_get, set, ids: readonly string[]) =>
  replaceRemovals(set, otherRemovals(ids)),
);

const otherRemovals = (ids: readonly string[]) => removalsOnDevice.get().filter((id) => !ids.includes(id));

function replaceRemovals(set: Setter, list: readonly string[]) {
  removalsOnDevice.set(list);
  set(unsentRemovalsAtom, list);
}

/** Remembers a search that was just removed, so that it keeps its place. */
export const rememberRemovedSearchAtom = atom(null, (get, set, saved: SavedSearch) =>
  set(removedAtom, new Map([...othersRemoved(get, saved), [saved.key, { saved, userId: get(userAtom).userId }]])),
);

/** Forgets a removed search, which is saved again. */
export const forgetRemovedSearchAtom = atom(null, (get, set, saved: SavedSearch) =>
  set(removedAtom, new Map(othersRemoved(get, saved))),
);

const othersRemoved = (get: Getter, saved: SavedSearch) => [...get(removedAtom)].filter(([key]) => key !== saved.key);

/** Shows a chosen frequency while it is sent to the account; without one, the account's. */
export const chooseFrequencyAtom = atom(null, (get, set, id: string, frequency: AlertFrequency | undefined) => {
  const others = [...get(choicesAtom)].filter(([other]) => other !== id);
  set(choicesAtom, new Map(frequency ? [...others, [id, frequency]] : others));
});

/** The chosen frequencies that the account has not confirmed, by search id. */
export const chosenFrequencyAtom = atom((get) => get(choicesAtom));

/** Empties the list, on the screen and on this device; names and looks are kept apart from it. */
export const emptySearchListAtom = atom(null, (_get, set) => {
  searchesOnDevice.remove();
  removalsOnDevice.remove();
  set(keptAtom, []);
  set(accountAtom, nobodys);
  set(unsentRemovalsAtom, []);
  set(choicesAtom, new Map());
  set(removedAtom, new Map());
  set(orderAtom, []);
});

/** Gives every search its place when it is first seen, so that none moves when the account takes it over. */
function arrange(get: Getter, set: Setter) {
  const known = new Set(get(orderAtom));
  const fresh = get(savedSearchesAtom).flatMap(({ key }) => (known.has(key) ? [] : [key]));
  if (fresh.length > 0) set(orderAtom, [...known, ...fresh]);
}

/** The stored list; undefined when there is none, so that clearing the browser's storage does not empty the screen. */
function readKept(raw: unknown): readonly SavedSearch[] | undefined {
  return Array.isArray(raw) ? readSavedSearches(raw).map((saved) => ({ ...saved, searchId: '' })) : undefined;
}
