import { atom } from 'jotai/vanilla';

import { isDraftOf, newHomesDraft, readNewHomesDraft } from '../domain/new-homes-draft';
import { newHomesForm, type NewHomesForm } from '../domain/new-homes-form';
import { draftAtom, keepDraftAtom, mayHaveArrivedAtom } from './drafts';
import { pageSubjectAtom } from './page-subject';
import { pathAtom } from './route';
import { arrivedDraftAtom, checkArrivalAtom } from './sent-drafts';

/** The page's form to register interest in new homes. */
export const newHomesFormAtom = pageSubjectAtom(newHomesForm);

/** The answers entered so far, by the names they are posted under. */
export const newHomesAnswersAtom = atom((get) => {
  const form = get(newHomesFormAtom);
  return form ? readNewHomesDraft(get(draftAtom)('newHomes'), form) : {};
});

/** Whether the form has arrived, as this page was told. */
export const hasNewHomesArrivedAtom = atom((get) => {
  const form = get(newHomesFormAtom);
  return form !== undefined && isDraftOf(get(arrivedDraftAtom)('newHomes'), form);
});

/** Whether the form was sent without an answer, so that sending it again may duplicate it. */
export const mayHaveNewHomesArrivedAtom = atom((get) => {
  const form = get(newHomesFormAtom);
  const isOwn = form !== undefined && isDraftOf(get(draftAtom)('newHomes'), form);
  return isOwn && get(mayHaveArrivedAtom)('newHomes');
});

/** Whether the form has arrived since the browser submitted it from this page, which it now brings back. */
export const checkNewHomesArrivalAtom = atom(null, (get, set) => {
  const wasSent = get(mayHaveNewHomesArrivedAtom);
  return set(checkArrivalAtom, 'newHomes') && wasSent;
});

/** Keeps the answers for the visit. */
export const keepNewHomesAnswersAtom = atom(
  null,
  (_get, set, form: NewHomesForm, values: Readonly<Record<string, unknown>>) =>
    set(keepDraftAtom, 'newHomes', newHomesDraft(form, values)),
);

/** Keeps the answers while the browser submits the form, until the next page reports the result. */
export const leaveWithNewHomesAnswersAtom = atom(null, (get, set) =>
  set(keepDraftAtom, 'newHomes', get(draftAtom)('newHomes'), get(pathAtom)),
);
