import { atom } from 'jotai/vanilla';

import { fetchUser, nobody, type Account } from '../api/user';
import { newestOnly } from '../core/newest';
import { announce } from '../core/page-data';
import { isSignedIn } from '../domain/user';
import { whileLoading } from './loading';

const accountAtom = atom(nobody);
const isKnownAtom = atom(false);
const newest = newestOnly();

/** Nobody while the user is in doubt: a different person may be looking at the page by then. */
const shownAccountAtom = atom((get) => (get(isKnownAtom) ? get(accountAtom) : nobody));

/** The visitor, from the server. */
export const userAtom = atom((get) => get(shownAccountAtom).user);

/** The server's id for the visitor's marketing choice. */
export const marketingPreferenceIdAtom = atom((get) => get(shownAccountAtom).marketingPreferenceId);

/** Whether the visitor is signed in: the server gave a user id. */
export const isSignedInAtom = atom((get) => isSignedIn(get(userAtom)));

/** Whether the server has said who the visitor is; until then they must not be shown as signed out. */
export const isUserKnownAtom = atom((get) => get(isKnownAtom));

/**
 * Asks the server who the visitor is; a failure leaves them signed out and is only logged. Only the latest request
 * counts. After a sign-in, a response about another user, such as a cached one, is requested once more without the
 * cache.
 */
export const loadUserAtom = atom(null, async (_get, set, signedInAs?: string) => {
  const load = newest();
  const found = await whileLoading(set, 'user', () => fetchThem(signedInAs));
  if (load.aborted) return;
  set(showAccountAtom, found ?? nobody);
  set(isKnownAtom, true);
  announce('user_request_completed');
});

async function fetchThem(userId: string | undefined) {
  const isThem = (account: Account | undefined) => !account || userId === undefined || account.user.userId === userId;
  const found = await fetchUser();
  if (isThem(found)) return found;
  const again = await fetchUser({ isFresh: true });
  if (isThem(again)) return again;
  console.error('The server answered with a different user from the one who signed in; nobody is shown.');
  return undefined;
}

/** Shows the server's user. */
export const showAccountAtom = atom(null, (_get, set, found: Account) => set(accountAtom, found));

/** Shows the visitor's marketing choice, which the server's response does not repeat. */
export const showOptInAtom = atom(null, (_get, set, isOptedInToMarketing: boolean) =>
  set(accountAtom, (before) => ({ ...before, user: { ...before.user, isOptedInToMarketing } })),
);

/** Signs the user out here: removes their data, and ignores any pending response about them. */
export const forgetUserAtom = atom(null, (_get, set) => {
  newest();
  set(accountAtom, nobody);
  set(isKnownAtom, true);
});

/** Hides the user until the server has confirmed again who it is. */
export const doubtUserAtom = atom(null, (_get, set) => set(isKnownAtom, false));
