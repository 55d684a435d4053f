import { atom } from 'jotai/vanilla';

import { updateUser } from '../api/user';
import { profileForm } from '../domain/forms';
import { sent, type Outcome } from '../domain/outcome';
import { accountNotices } from '../domain/prescribed-words';
import { sortErrors } from '../domain/refusal';
import { isSignedIn } from '../domain/user';
import { whileLoading } from './loading';
import { dropEditsAtom, hasUnsentFieldsAtom, localUserAtom, unsentFieldsAtom } from './local-user';
import { notSent, tellNotSent } from './outcome';
import { whileSignedIn } from './session-renewal';
import { notifyAtom } from './toasts';
import { loadUserAtom, showAccountAtom } from './user';

/** Sends only the changed fields of the profile; sends nothing when nothing changed. */
export const updateProfileAtom = atom(null, async (get, set, isFormGone: () => boolean): Promise<Outcome> => {
  const asSent = get(localUserAtom);
  if (get(hasUnsentFieldsAtom)) {
    const changes = get(unsentFieldsAtom);
    const reply = await whileLoading(set, 'userUpdate', () => whileSignedIn(get, set, () => updateUser(changes)));
    if (reply.kind !== 'accepted') {
      const outcome = notSent(reply, accountNotices.profileFailed.message);
      tellNotSent(set, reply, { ...accountNotices.profileFailed, message: outcome.messages.join('\n') }, isFormGone);
      return { sent: false, ...sortErrors(profileForm, outcome.messages) };
    }
    // Some servers answer with the changed fields only.
    if (isSignedIn(reply.value.user)) set(showAccountAtom, reply.value);
    else await set(loadUserAtom);
  }
  set(dropEditsAtom, asSent);
  set(notifyAtom, accountNotices.profileUpdated);
  return sent;
});
