import { atom } from 'jotai/vanilla';

import { isDraftOf, newHomesDraft, readNewHomesDraft } from '../domain/new-homes-draft';
import { newHomesForm, type NewHomesForm } from '../domain/new-homes-form';
import { arrivedDraftAtom, draftAtom, keepDraftAtom } from './drafts';
import { pageSubjectAtom } from './page-subject';
import { pathAtom } from './route';

/** The form by which the page lets somebody register an interest in new homes. */
export const newHomesFormAtom = pageSubjectAtom(newHomesForm);

/** What was entered into a form so far, by the names it is posted by. */
export const newHomesAnswersAtom = atom((get) => {
  const form = get(newHomesFormAtom);
  return form ? readNewHomesDraft(get(draftAtom)('newHomes'), form) : {};
});

/** Whether this page was told that the form has arrived. */
export const hasNewHomesArrivedAtom = atom((get) => {
  const form = get(newHomesFormAtom);
  return form !== undefined && isDraftOf(get(arrivedDraftAtom)('newHomes'), form);
});

/** Keeps what is entered for as long as the visit lasts. */
export const keepNewHomesAnswersAtom = atom(
  null,
  (_get, set, form: NewHomesForm, values: Readonly<Record<string, unknown>>) =>
    set(keepDraftAtom, 'newHomes', newHomesDraft(form, values)),
);

/** The browser leaves the page with the answers: they are kept until the page that comes back says what became of them. */
export const leaveWithNewHomesAnswersAtom = atom(null, (get, set) =>
  set(keepDraftAtom, 'newHomes', get(draftAtom)('newHomes'), get(pathAtom)),
);
