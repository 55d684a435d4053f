import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { updateAlertFrequency } from '../api/saved-searches';
import { httpStatus } from '../core/http-status';
import { oneAtATime } from '../core/one-at-a-time';
import { savedNotices } from '../domain/prescribed-words';
import type { AlertFrequency, SavedSearch } from '../domain/saved-search';
import { confirmSearchesAtom, readAccountSearchesAtom } from './saved-search-account';
import { accountSearchesAtom, chooseFrequencyAtom, chosenFrequencyAtom } from './saved-search-list';
import { needsSignIn, whileSignedIn } from './session-renewal';
import { notifyAtom } from './toasts';
import { isSignedInAtom } from './user';

const telling = oneAtATime<boolean>();

/**
 * Changes at once how often the visitor gets alerts for a search of the account; returns whether the account accepted
 * it. A refused change is reverted.
 */
export const setAlertFrequencyAtom = atom(null, async (get, set, key: string, frequency: AlertFrequency) => {
  const same = get(accountSearchesAtom).filter((saved) => saved.key === key);
  const answers = await Promise.all(
    same.map(({ searchId }) => {
      set(chooseFrequencyAtom, searchId, frequency);
      return telling.run(searchId, () => tell(get, set, searchId));
    }),
  );
  return answers.length > 0 && answers.every(Boolean);
});

/** Sends the alert frequency to the account, one request at a time, until it matches the visitor's latest choice. */
async function tell(get: Getter, set: Setter, id: string): Promise<boolean> {
  try {
    for (;;) {
      const saved = get(accountSearchesAtom).find(({ searchId }) => searchId === id);
      const chosen = get(chosenFrequencyAtom).get(id);
      if (!saved || !chosen || saved.alertFrequency === chosen) return saved !== undefined && chosen !== undefined;
      const reply = await whileSignedIn(get, set, () => updateAlertFrequency(saved, chosen));
      if (reply.kind === 'accepted') {
        set(confirmSearchesAtom, (list) => list.map(withFrequency(id, chosen)));
      } else if (get(chosenFrequencyAtom).get(id) === chosen) {
        console.error('The alert frequency of a saved search could not be changed.', reply);
        if (get(isSignedInAtom) && !needsSignIn(reply)) set(notifyAtom, savedNotices.alertFailed);
        if (reply.kind === 'refused' && reply.status === httpStatus.notFound) void set(readAccountSearchesAtom);
        return false;
      }
    }
  } finally {
    set(chooseFrequencyAtom, id, undefined);
  }
}

const withFrequency = (id: string, alertFrequency: AlertFrequency) => (saved: SavedSearch) =>
  saved.searchId === id ? { ...saved, alertFrequency } : saved;
