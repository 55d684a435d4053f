import { atom } from 'jotai/vanilla';

import { newestOnly } from '../core/newest';
import { endSession } from '../core/request';
import { forgetSignInFailuresAtom } from './back-off';
import { dropDraftsAtom, dropOthersDraftsAtom } from './person-changes';
import { detachSavedPropertiesAtom, synchroniseSavedPropertiesAtom } from './saved-properties';
import { clearSavedSearchesAtom, synchroniseSavedSearchesAtom } from './saved-searches';
import { giveUpSignInAtom, resumeWaitingAtom } from './session-renewal';
import { forgetUserAtom, isSignedInAtom, loadUserAtom } from './user';

const newest = newestOnly();

/**
 * Loads the signed-in user and their saved lists, and resumes what waited for them to sign in again. The latest request
 * loads the lists for those before it.
 */
export const loadAccountAtom = atom(null, async (get, set, signedInAs?: string) => {
  const load = newest();
  await set(loadUserAtom, signedInAs);
  if (load.aborted || !get(isSignedInAtom)) return;
  set(dropOthersDraftsAtom);
  set(resumeWaitingAtom);
  const isAsked = signedInAs !== undefined;
  await Promise.all([set(synchroniseSavedPropertiesAtom, { isAsked }), set(synchroniseSavedSearchesAtom, { isAsked })]);
});

/** Removes all data of the person who was signed in, and lets no pending response restore it. */
export const forgetAccountAtom = atom(null, (_get, set) => {
  endSession();
  set(dropDraftsAtom);
  set(forgetUserAtom);
  set(detachSavedPropertiesAtom);
  set(clearSavedSearchesAtom);
  set(forgetSignInFailuresAtom);
  set(giveUpSignInAtom);
});
