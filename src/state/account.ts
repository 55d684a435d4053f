import { atom } from 'jotai/vanilla';

import { endSession } from '../core/request';
import { forgetSignInFailuresAtom } from './back-off';
import { dropDraftsAtom } from './drafts';
import { detachSavedPropertiesAtom, synchroniseSavedPropertiesAtom } from './saved-properties';
import { clearSavedSearchesAtom, loadSavedSearchesAtom } from './saved-searches';
import { giveUpAtom, resumeAtom } from './session-renewal';
import { forgetUserAtom, isSignedInAtom, loadUserAtom } from './user';

/** Loads the signed-in user and their saved lists, and resumes what waited for them to sign in again. */
export const loadAccountAtom = atom(null, async (get, set, signedInAs?: string) => {
  await set(loadUserAtom, signedInAs);
  if (!get(isSignedInAtom)) return;
  set(resumeAtom);
  await Promise.all([
    set(synchroniseSavedPropertiesAtom),
    set(loadSavedSearchesAtom, { isAsked: signedInAs !== undefined }),
  ]);
});

/** Removes all data of the person who was signed in, and lets no pending response restore it. */
export const forgetAccountAtom = atom(null, (_get, set) => {
  endSession();
  set(forgetUserAtom);
  set(dropDraftsAtom);
  set(detachSavedPropertiesAtom);
  set(clearSavedSearchesAtom);
  set(forgetSignInFailuresAtom);
  set(giveUpAtom);
});
