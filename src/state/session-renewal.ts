import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { Reply } from '../api/reply';
import { httpStatus } from '../core/http-status';
import { isSignedInAtom, userAtom } from './user';

interface Waiting {
  /** Who asked. */
  readonly userId: string | null;
  readonly end: (isSamePerson: boolean) => void;
}

const waitingAtom = atom<readonly Waiting[]>([]);

/** Whether the session has expired and a sign-in dialog is open over the page. */
export const isSignInAskedAtom = atom((get) => get(waitingAtom).length > 0);

/** Resumes the waiting requests of the person who is signed in now; all others give up. */
export const resumeWaitingAtom = atom(null, (get, set) =>
  endAll(get, set, ({ userId }) => get(isSignedInAtom) && get(userAtom).userId === userId),
);

/** Makes the waiting requests give up, as their visitor will not sign in. */
export const giveUpSignInAtom = atom(null, (get, set) => endAll(get, set, () => false));

function endAll(get: Getter, set: Setter, isSamePerson: (asked: Waiting) => boolean) {
  const ended = get(waitingAtom);
  set(waitingAtom, []);
  for (const each of ended) each.end(isSamePerson(each));
}

/** Whether the server refused a request because nobody is signed in. */
export const needsSignIn = (reply: Reply<unknown>) =>
  reply.kind === 'refused' && reply.status === httpStatus.unauthorised;

/**
 * Sends a request that needs a session; when it has expired, asks the visitor to sign in, and sends it again for the
 * same person.
 */
export async function whileSignedIn<Value>(
  get: Getter,
  set: Setter,
  send: () => Promise<Reply<Value>>,
): Promise<Reply<Value>> {
  const { userId } = get(userAtom);
  const reply = await send();
  if (!needsSignIn(reply)) return reply;
  const isSamePerson = await new Promise<boolean>((end) => set(waitingAtom, (others) => [...others, { userId, end }]));
  if (isSamePerson) return send();
  // Once another person has signed in, nobody should be told to.
  const isAnother = get(isSignedInAtom) && get(userAtom).userId !== userId;
  return isAnother ? { kind: 'unconfirmed', reason: 'aborted' } : reply;
}
