import { atom } from 'jotai/vanilla';

import { updateUser } from '../api/user';
import { profileForm } from '../domain/forms';
import { sent, type Outcome } from '../domain/outcome';
import { accountNotices } from '../domain/prescribed-words';
import { sortErrors } from '../domain/refusal';
import { changedFields } from '../domain/user';
import { whileLoading } from './loading';
import { notSent, tellNotSent, type Gone } from './outcome';
import { whileSignedIn } from './session-renewal';
import { notifyAtom } from './toasts';
import { dropEditsAtom, localUserAtom, showAccountAtom, userAtom } from './user';

/** Sends only the changed fields of the profile; sends nothing when nothing changed. */
export const updateProfileAtom = atom(null, async (get, set, gone: Gone): Promise<Outcome> => {
  const changes = changedFields(get(userAtom), get(localUserAtom));
  if (Object.keys(changes).length > 0) {
    const reply = await whileLoading(set, 'userUpdate', () => whileSignedIn(get, set, () => updateUser(changes)));
    if (reply.kind !== 'accepted') {
      const outcome = notSent(reply, accountNotices.profileFailed.message);
      tellNotSent(set, reply, { ...accountNotices.profileFailed, message: outcome.messages.join('\n') }, gone);
      return { sent: false, ...sortErrors(profileForm, outcome.messages) };
    }
    set(showAccountAtom, reply.value);
  }
  set(dropEditsAtom);
  set(notifyAtom, accountNotices.profileUpdated);
  return sent;
});
