import type { Getter, Setter } from 'jotai/vanilla';

import type { Rejection, Reply } from '../api/reply';
import { createSavedSearch, deleteSavedSearch } from '../api/saved-searches';
import { oneAtATime } from '../core/one-at-a-time';
import type { SavedSearch } from '../domain/saved-search';
import { setAlertFrequencyAtom } from './alert-frequency';
import { confirmSearchesAtom, readAccountSearchesAtom } from './saved-search-account';
import {
  accountSearchesAtom,
  dropSearchAtom,
  forgetRemovalsAtom,
  keptSearchesAtom,
  noteRemovalsAtom,
  savedSearchesAtom,
} from './saved-search-list';
import { isSignedInAtom, userAtom } from './user';

const sending = oneAtATime<Rejection | undefined>();

/** Whether a search's state is being sent to the account. */
export const isSendingSearch = (key: string) => sending.isUnderWay(key);

/**
 * Sends a search's state to the account, one request at a time, until it matches the visitor's latest choice or is
 * refused.
 */
export async function sendSearch(get: Getter, set: Setter, key: string) {
  const { userId } = get(userAtom);
  return userId === null ? undefined : sending.run(key, () => settle(get, set, key, userId));
}

async function settle(get: Getter, set: Setter, key: string, userId: string): Promise<Rejection | undefined> {
  while (get(userAtom).userId === userId) {
    const isWanted = isSaved(get, key);
    const here = get(keptSearchesAtom).find((saved) => saved.key === key);
    const there = inAccount(get, key);
    if (isWanted && here && there) set(dropSearchAtom, here);
    const reply = isWanted ? here && !there && (await add(get, set, here)) : there && (await remove(get, set, there));
    if (!reply) return undefined;
    const isAsChosen = isWanted === isSaved(get, key);
    if (reply.kind !== 'accepted' && isAsChosen && get(userAtom).userId === userId) return reply;
  }
  return undefined;
}

async function add(get: Getter, set: Setter, here: SavedSearch) {
  const reply = await createSavedSearch(here);
  if (reply.kind !== 'accepted' || !get(isSignedInAtom)) return reply;
  const there = { ...here, ...reply.value };
  if (!isSaved(get, here.key)) set(noteRemovalsAtom, [there.searchId || here.key]);
  set(confirmSearchesAtom, (list) => [...list.filter(({ searchId }) => searchId !== there.searchId), there]);
  set(dropSearchAtom, here);
  if (!there.searchId) await set(readAccountSearchesAtom);
  else if (here.alertFrequency !== there.alertFrequency && here.alertFrequency !== 'I')
    void set(setAlertFrequencyAtom, here.key, here.alertFrequency);
  return reply;
}

async function remove(get: Getter, set: Setter, { searchId, key }: SavedSearch): Promise<Reply | undefined> {
  // Some servers do not answer with an id when a search is saved; their list has it. If that cannot be read, the note
  // of the removal waits for the next page.
  if (!searchId) await set(readAccountSearchesAtom);
  const id = inAccount(get, key)?.searchId;
  if (!id) return undefined;
  const reply = await deleteSavedSearch(id);
  if (reply.kind !== 'accepted') return reply;
  set(confirmSearchesAtom, (list) => list.filter(({ searchId }) => searchId !== id));
  set(forgetRemovalsAtom, [id, key]);
  return reply;
}

const inAccount = (get: Getter, key: string) => get(accountSearchesAtom).find((saved) => saved.key === key);

const isSaved = (get: Getter, key: string) => get(savedSearchesAtom).some((saved) => saved.key === key);
