import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { Rejection } from '../api/reply';
import { inOneTab, onTabs } from '../core/browser-tabs';
import { announce } from '../core/page-data';
import { savedNotices, savedWords } from '../domain/prescribed-words';
import { newSavedSearch, savedSearchKey, savedSearchQuery, type SavedSearch } from '../domain/saved-search';
import type { Search } from '../domain/search';
import { isAboutOneItem, reportRefusal } from './report-refusal';
import { readAccountSearchesAtom, searchesChanged } from './saved-search-account';
import {
  accountSearchesAtom,
  dropSearchAtom,
  emptySearchListAtom,
  forgetRemovalsAtom,
  forgetRemovedSearchAtom,
  keepSearchAtom,
  keptSearchesAtom,
  noteRemovalsAtom,
  openSearchListAtom,
  refreshKeptSearchesAtom,
  rememberRemovedSearchAtom,
  removalsAtom,
  savedSearchesAtom,
  savedSearchRowsAtom,
} from './saved-search-list';
import { forgetSavedSearchNamesAtom, openSavedSearchNamesAtom } from './saved-search-names';
import { isSendingSearch, sendSearch } from './saved-search-sending';
import { forgetSearchLooksAtom, openSearchLooksAtom } from './search-looks';
import { needsSignIn } from './session-renewal';
import { notifyAtom, withdrawAtom } from './toasts';
import { isSignedInAtom } from './user';

export {
  areSearchesUnreadAtom,
  savedSearchesAtom,
  savedSearchRowsAtom,
  type SavedSearchRow,
} from './saved-search-list';

const missingKeysAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The keys of the searches that did not reach the account when they were last sent to it. */
export const missingFromAccountAtom = atom(
  (get) => new Set(get(keptSearchesAtom).flatMap(({ key }) => (get(missingKeysAtom).has(key) ? key : []))),
);

/** Whether the account lacks searches or removals of this device. */
export const hasUnsentSearchesAtom = atom((get) => get(keptSearchesAtom).length > 0 || get(removalsAtom).length > 0);

/** Loads what this device keeps and follows other tabs; runs once, before the first render. */
export const startSavedSearchesAtom = atom(null, (get, set) => {
  set(openSearchListAtom);
  set(openSavedSearchNamesAtom);
  set(openSearchLooksAtom);
  onTabs((news) => {
    if (news === searchesChanged && get(isSignedInAtom)) void set(synchroniseSavedSearchesAtom, { isAsked: false });
  });
});

/** Saves a search or removes a saved one; in the account too when signed in. */
export const toggleSavedSearchAtom = atom(null, (get, set, search: Search) => {
  const key = savedSearchKey(search);
  const saved = get(savedSearchesAtom).find((each) => each.key === key);
  return saved ? set(removeSavedSearchAtom, saved) : save(get, set, newSavedSearch(search));
});

/** Removes a search from the list, with an undo. */
export const removeSavedSearchAtom = atom(null, (get, set, saved: SavedSearch) => {
  set(rememberRemovedSearchAtom, saved);
  const unnamed = isSendingSearch(saved.key) ? [saved.key] : [];
  set(noteRemovalsAtom, [...idsInAccount(get, saved.key), ...unnamed]);
  set(dropSearchAtom, saved);
  const undo = { label: savedWords.undo, run: () => void set(restoreSavedSearchAtom, saved) };
  set(notifyAtom, { ...savedNotices.searchRemoved, about: subject(saved), action: undo });
  return sendChoice(get, set, saved.key);
});

/** Restores a search that was just removed, with its alert frequency, unless the person who removed it has left. */
export const restoreSavedSearchAtom = atom(null, (get, set, saved: SavedSearch) => {
  const row = rowOf(get, saved);
  if (!row) return false;
  return row.isSaved || save(get, set, saved);
});

/**
 * Loads the account's searches and sends it those on this device only; each local copy is dropped once the account has
 * it. A refused one does not hold up the others; unless the visitor asked for this, only the list tells of it. One tab
 * does so for all.
 */
export const synchroniseSavedSearchesAtom = atom(null, async (get, set, { isAsked = true } = {}) => {
  const isRead = await set(readAccountSearchesAtom);
  if (isRead) await inOneTab(searchesChanged, () => sendAll(get, set, isAsked));
  set(missingKeysAtom, new Set(get(keptSearchesAtom).map(({ key }) => key)));
});

async function sendAll(get: Getter, set: Setter, isAsked: boolean) {
  set(refreshKeptSearchesAtom);
  const removals = get(removalsAtom);
  const unsent = get(accountSearchesAtom).filter(({ searchId, key }) =>
    [searchId, key].some((each) => removals.includes(each)),
  );
  let rejection: Rejection | undefined;
  for (const { key } of [...unsent, ...get(keptSearchesAtom)]) {
    rejection = (await sendSearch(get, set, key)) ?? rejection;
    if (rejection && !isAboutOneItem(rejection)) break;
  }
  if (rejection) reportRefusal(get, set, rejection, tryAgainAtom, isAsked);
}

/** A separate atom, because jotai's `set` throws when an atom sets itself. */
const tryAgainAtom = atom(null, (_get, set) => set(synchroniseSavedSearchesAtom));

/** Forgets every saved search, so that the next person at this device does not see them. */
export const clearSavedSearchesAtom = atom(null, (_get, set) => {
  set(emptySearchListAtom);
  set(missingKeysAtom, new Set());
  set(forgetSavedSearchNamesAtom);
  set(forgetSearchLooksAtom);
});

const rowOf = (get: Getter, { key }: SavedSearch) => get(savedSearchRowsAtom).find(({ saved }) => saved.key === key);

const subject = ({ key }: Pick<SavedSearch, 'key'>) => `saved search ${key}`;

function save(get: Getter, set: Setter, saved: SavedSearch) {
  const ids = idsInAccount(get, saved.key);
  if (rowOf(get, saved)?.isSaved === false) set(withdrawAtom, subject(saved));
  set(forgetRemovedSearchAtom, saved);
  set(forgetRemovalsAtom, [...ids, saved.key]);
  // A removal may be in progress that cannot be cancelled.
  if (ids.length === 0 || isSendingSearch(saved.key)) set(keepSearchAtom, saved);
  announce('saved_search_added', savedSearchQuery(saved));
  return sendChoice(get, set, saved.key);
}

/** Sends the visitor's choice to the account and shows a refusal; returns whether it was accepted. */
async function sendChoice(get: Getter, set: Setter, key: string) {
  const isUnderWay = isSendingSearch(key);
  const rejection = await sendSearch(get, set, key);
  const others = [...get(missingKeysAtom)].filter((other) => other !== key);
  set(missingKeysAtom, new Set(rejection ? [...others, key] : others));
  // Nobody is signed in any more who could undo a removal.
  if (rejection && needsSignIn(rejection)) set(withdrawAtom, subject({ key }));
  if (rejection && !isUnderWay) reportRefusal(get, set, rejection, tryAgainAtom, true);
  return !rejection;
}

const idsInAccount = (get: Getter, key: string) =>
  get(accountSearchesAtom).flatMap((saved) => (saved.key === key ? saved.searchId || key : []));
