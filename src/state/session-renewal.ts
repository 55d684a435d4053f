import { atom, type Setter } from 'jotai/vanilla';

import type { Reply } from '../api/reply';

type Resume = (isSamePerson: boolean) => void;

const signedOut = 401;
const waiting = atom<readonly Resume[]>([]);

/** Whether the session has expired and a sign-in dialog is open over the page. */
export const isSignInAskedAtom = atom((get) => get(waiting).length > 0);

/** Resumes the waiting requests after a sign-in by the same person, or makes them give up. */
export const resumeAtom = atom(null, (get, set, isSamePerson: boolean) => {
  const resumed = get(waiting);
  set(waiting, []);
  for (const resume of resumed) resume(isSamePerson);
});

/**
 * Sends a request that needs a session; when it has expired, asks the visitor to sign in, and sends it again for the
 * same person.
 */
export async function whileSignedIn<Value>(set: Setter, send: () => Promise<Reply<Value>>): Promise<Reply<Value>> {
  const reply = await send();
  if (reply.kind !== 'refused' || reply.status !== signedOut) return reply;
  const isSamePerson = await new Promise<boolean>((resume) => set(waiting, (others) => [...others, resume]));
  return isSamePerson ? send() : reply;
}
