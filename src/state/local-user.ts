import { atom } from 'jotai/vanilla';

import { draftTexts } from '../domain/draft-texts';
import { readRecord } from '../domain/reading';
import { withoutMarks } from '../domain/telephone';
import { changedFields, localUserOf, profileFields, type LocalUser, type ProfileField } from '../domain/user';
import { draftAtom, dropDraftAtom, keepDraftAtom } from './drafts';
import { isUserKnownAtom, marketingPreferenceIdAtom, userAtom } from './user';

type Edits = Readonly<Partial<Record<ProfileField, string>>>;

const editsAtom = atom<Edits>((get) => {
  // Until it is known who is there, the draft may be another person's.
  const draft = get(isUserKnownAtom) ? get(draftAtom)('profile') : undefined;
  return draftTexts(readRecord(draft) ?? {}, profileFields);
});

/** The visitor's editable copy: the user with unsent edits. Its passwords stay empty. */
export const localUserAtom = atom<LocalUser>((get) => ({
  ...localUserOf(get(userAtom), get(marketingPreferenceIdAtom)),
  ...get(editsAtom),
}));

/** The profile fields that the visitor has changed and not sent. */
export const unsentFieldsAtom = atom((get) => changedFields(get(userAtom), get(localUserAtom)));

/** Whether there are such fields. */
export const hasUnsentFieldsAtom = atom((get) => Object.keys(get(unsentFieldsAtom)).length > 0);

/** Keeps edits to the profile for the visit, until they are sent; what stays as it is may be changed elsewhere. */
export const editLocalUserAtom = atom(null, (get, set, changes: Edits) => {
  const known = get(localUserAtom);
  const edits = Object.entries(changes)
    .map(([name, value]) => [name, withoutMarks(value)] as const)
    .filter(([name, value]) => known[name as ProfileField] !== value);
  if (edits.length > 0) set(keepDraftAtom, 'profile', { ...get(editsAtom), ...Object.fromEntries(edits) });
});

/** Drops the edits to the profile: all once cancelled; once sent, those that have not been changed again meanwhile. */
export const dropEditsAtom = atom(null, (get, set, asSent?: LocalUser) => {
  const later = Object.entries(get(editsAtom)).filter(
    ([name, value]) => asSent && asSent[name as ProfileField] !== value,
  );
  if (later.length > 0) set(keepDraftAtom, 'profile', Object.fromEntries(later));
  else set(dropDraftAtom, 'profile');
});
