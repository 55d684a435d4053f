import { atom } from 'jotai/vanilla';

import { fetchUser, type Account } from '../api/user';
import { announce } from '../core/page-data';
import { blankUser, isSignedIn, localUserOf, type LocalUser, type ProfileField } from '../domain/user';
import { whileLoading } from './loading';

type Edits = Partial<Record<ProfileField, string>>;

const nobody: Account = { user: blankUser, marketingPreferenceId: '' };
const account = atom(nobody);
const edits = atom<Edits>({});
const isKnown = atom(false);
let loads = 0;

/** The visitor as the server knows them. */
export const userAtom = atom((get) => get(account).user);

/** The visitor's editable copy: the user with what was typed but not yet sent. Its passwords stay empty. */
export const localUserAtom = atom<LocalUser>((get) => {
  const { user, marketingPreferenceId } = get(account);
  return { ...localUserOf(user, marketingPreferenceId), ...get(edits) };
});

/** Whether the visitor is signed in: the server gave a user id. */
export const isSignedInAtom = atom((get) => isSignedIn(get(userAtom)));

/** Whether the server has said who the visitor is; until then a signed-out look would be a guess. */
export const isUserKnownAtom = atom((get) => get(isKnown));

/**
 * Asks the server who the visitor is; a failure leaves them signed out and is only logged. The newest answer counts,
 * and none that a cache kept from somebody else: whoever just signed in is asked for until it is them.
 */
export const loadUserAtom = atom(null, async (_get, set, signedInAs?: string) => {
  const load = ++loads;
  const found = await whileLoading(set, 'user', () => fetchThem(signedInAs));
  if (load !== loads) return;
  set(showAccountAtom, found ?? nobody);
  set(isKnown, true);
  announce('user_request_completed');
});

async function fetchThem(userId: string | undefined) {
  const isThem = (account: Account | undefined) => !account || userId === undefined || account.user.userId === userId;
  const found = await fetchUser();
  if (isThem(found)) return found;
  const again = await fetchUser({ isFresh: true });
  if (isThem(again)) return again;
  console.error('The server answers with another user than the one who signed in; nobody is shown.');
  return undefined;
}

/** Takes over what the server says of the user; what was typed stays, unless it is another person's. */
export const showAccountAtom = atom(null, (get, set, shown: Account) => {
  if (shown.user.userId !== get(userAtom).userId) set(edits, {});
  set(account, shown);
});

/** Takes over what the visitor chose about marketing, which the server's answer does not repeat. */
export const showOptInAtom = atom(null, (_get, set, isOptedInToMarketing: boolean) =>
  set(account, (before) => ({ ...before, user: { ...before.user, isOptedInToMarketing } })),
);

/** Keeps what was typed into the profile until it is sent. */
export const editLocalUserAtom = atom(null, (_get, set, changes: Edits) =>
  set(edits, (before) => ({ ...before, ...changes })),
);

/** Lets go of what was typed into the profile: it was sent, or given up. */
export const dropEditsAtom = atom(null, (_get, set) => set(edits, {}));

/** Nobody is signed in any more: that is known, nothing of the person stays, and no answer under way may bring them back. */
export const forgetUserAtom = atom(null, (_get, set) => {
  loads++;
  set(account, nobody);
  set(edits, {});
  set(isKnown, true);
});

/** Shows nothing of the user until the server has said once more who it is. */
export const doubtUserAtom = atom(null, (_get, set) => set(isKnown, false));
