import { atom, type Setter } from 'jotai/vanilla';

import type { Reply } from '../api/reply';

type Resume = (isSamePerson: boolean) => void;

const signedOut = 401;
const waiting = atom<readonly Resume[]>([]);

/** Whether the session ended under the visitor's hands: they are asked to sign in again over what they are doing. */
export const isSignInAskedAtom = atom((get) => get(waiting).length > 0);

/** The visitor signed in again, or would not: what waited for that goes on, or gives up. */
export const resumeAtom = atom(null, (get, set, isSamePerson: boolean) => {
  const resumed = get(waiting);
  set(waiting, []);
  for (const resume of resumed) resume(isSamePerson);
});

/** Sends what only a signed-in visitor may send; when the session has ended, asks to sign in and then sends it again. */
export async function whileSignedIn<Value>(set: Setter, send: () => Promise<Reply<Value>>): Promise<Reply<Value>> {
  const reply = await send();
  if (reply.kind !== 'refused' || reply.status !== signedOut) return reply;
  const isSamePerson = await new Promise<boolean>((resume) => set(waiting, (others) => [...others, resume]));
  return isSamePerson ? send() : reply;
}
