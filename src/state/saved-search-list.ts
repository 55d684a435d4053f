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

const onDevice = stored('savedSearches', readKept, (list) => (list ?? []).map(writeSavedSearch), { hasBackup: true });
/**
 * Ids removed here whose removal the account has not confirmed, kept even when the visitor leaves the page first; for a
 * search that was removed while it was sent, and has no id yet, its key.
 */
const removalsOnDevice = stored('unsentSearchRemovals', readWords);

const nobodys: AccountSearches = { userId: null, list: [] };
const kept = atom<readonly SavedSearch[]>([]);
const account = atom(nobodys);
const removals = atom<readonly string[]>([]);
const choices = atom<ReadonlyMap<string, AlertFrequency>>(new Map());
const removed = atom<ReadonlyMap<string, RemovedSearch>>(new Map());
const order = atom<readonly string[]>([]);

/** The searches on this device only. */
export const keptSearchesAtom = atom((get) => get(kept));

/** The searches of the account while its user is signed in, including those still to be removed from it. */
export const accountSearchesAtom = atom((get) => {
  const { userId, list } = get(account);
  return userId !== null && userId === get(userAtom).userId ? list : [];
});

/** Whether the searches of the signed-in user could not be read, and are not known from before either. */
export const areSearchesUnreadAtom = atom((get) => {
  const { userId, isUnread = false } = get(account);
  return isUnread && userId === get(userAtom).userId;
});

/** The ids, or keys, still to be removed from the account. */
export const removalsAtom = atom((get) => get(removals));

/** The saved searches, each once: those of the account, then those on this device only. */
export const savedSearchesAtom = atom((get) => {
  const staying = get(accountSearchesAtom)
    .filter(({ searchId, key }) => !get(removals).includes(searchId) && !get(removals).includes(key))
    .map((saved) => ({ ...saved, alertFrequency: get(choices).get(saved.searchId) ?? saved.alertFrequency }));
  const byKey = new Map<string, SavedSearch>();
  for (const saved of [...staying, ...get(kept)]) if (!byKey.has(saved.key)) byKey.set(saved.key, saved);
  return [...byKey.values()];
});

/** The saved searches, newest first, among them those removed during this visit. */
export const savedSearchRowsAtom = atom((get): readonly SavedSearchRow[] => {
  const list = get(savedSearchesAtom).map((saved) => ({ saved, isSaved: true }));
  const keys = new Set(list.map(({ saved }) => saved.key));
  const gone = [...get(removed).values()].flatMap(({ saved, userId }) =>
    !keys.has(saved.key) && (userId === null || userId === get(userAtom).userId) ? saved : [],
  );
  const places = new Map(get(order).map((key, place) => [key, place]));
  const placeOf = ({ saved }: SavedSearchRow) => places.get(saved.key) ?? places.size;
  return [...list, ...gone.map((saved) => ({ saved, isSaved: false }))].sort(
    (one, other) => placeOf(other) - placeOf(one),
  );
});

/** Loads the list kept on this device and follows changes in other tabs; runs once, before the first render. */
export const openSearchListAtom = atom(null, (get, set) => {
  const follow = (list = onDevice.get()) => {
    if (list) set(kept, list);
    arrange(get, set);
  };
  follow();
  set(removals, removalsOnDevice.get());
  onDevice.subscribe(follow);
  // A page in the back/forward cache does not hear that a sign-out cleared them.
  onBack(() => set(kept, onDevice.get() ?? []));
  removalsOnDevice.subscribe((ids) => set(removals, ids));
});

/** Reads this device's list again, since another tab may just have changed it. */
export const refreshKeptSearchesAtom = atom(null, (get, set) => set(kept, onDevice.get() ?? get(kept)));

/** Adds a search to this device's list. */
export const keepSearchAtom = atom(null, (get, set, saved: SavedSearch) => {
  set(refreshKeptSearchesAtom);
  replaceKept(get, set, [...othersKept(get, saved), { ...saved, searchId: '' }]);
});

/** Removes a search from this device's list. */
export const dropSearchAtom = atom(null, (get, set, saved: SavedSearch) => {
  set(refreshKeptSearchesAtom);
  const others = othersKept(get, saved);
  if (others.length < get(kept).length) replaceKept(get, set, others);
});

const othersKept = (get: Getter, saved: SavedSearch) => get(kept).filter(({ key }) => key !== saved.key);

function replaceKept(get: Getter, set: Setter, list: readonly SavedSearch[]) {
  onDevice.set(list);
  set(kept, list);
  arrange(get, set);
}

/** Shows the account's searches: all that it answered with, or those that are known while it could not be read. */
export const showAccountSearchesAtom = atom(null, (get, set, list: readonly SavedSearch[], isUnread?: boolean) => {
  set(account, { userId: get(userAtom).userId, list, isUnread });
  arrange(get, set);
});

/** Remembers that the account's searches could not be read, unless they are known from before. */
export const missAccountSearchesAtom = atom(null, (get, set) => {
  const { userId } = get(userAtom);
  if (get(account).userId !== userId) set(account, { userId, list: [], isUnread: true });
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
  set(removals, list);
}

/** Remembers a search that was just removed, so that it keeps its place. */
export const rememberRemovedSearchAtom = atom(null, (get, set, saved: SavedSearch) =>
  set(removed, new Map([...othersRemoved(get, saved), [saved.key, { saved, userId: get(userAtom).userId }]])),
);

/** Forgets a removed search, which is saved again. */
export const forgetRemovedSearchAtom = atom(null, (get, set, saved: SavedSearch) =>
  set(removed, new Map(othersRemoved(get, saved))),
);

const othersRemoved = (get: Getter, saved: SavedSearch) => [...get(removed)].filter(([key]) => key !== saved.key);

/** Shows a chosen frequency while it is sent to the account; without one, the account's. */
export const chooseFrequencyAtom = atom(null, (get, set, id: string, frequency: AlertFrequency | undefined) => {
  const others = [...get(choices)].filter(([other]) => other !== id);
  set(choices, new Map(frequency ? [...others, [id, frequency]] : others));
});

/** The chosen frequencies that the account has not confirmed, by search id. */
export const chosenFrequencyAtom = atom((get) => get(choices));

/** Empties the list, on the screen and on this device; names and looks are kept apart from it. */
export const emptySearchListAtom = atom(null, (_get, set) => {
  onDevice.remove();
  removalsOnDevice.remove();
  set(kept, []);
  set(account, nobodys);
  set(removals, []);
  set(choices, new Map());
  set(removed, new Map());
  set(order, []);
});

/** Gives every search its place when it is first seen, so that none moves when the account takes it over. */
function arrange(get: Getter, set: Setter) {
  const known = new Set(get(order));
  const fresh = get(savedSearchesAtom).flatMap(({ key }) => (known.has(key) ? [] : [key]));
  if (fresh.length > 0) set(order, [...known, ...fresh]);
}

/** The stored list; undefined when there is none, so that clearing the browser's storage does not empty the screen. */
function readKept(raw: unknown): readonly SavedSearch[] | undefined {
  return Array.isArray(raw) ? readSavedSearches(raw).map((saved) => ({ ...saved, searchId: '' })) : undefined;
}
