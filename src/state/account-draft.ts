import { atom } from 'jotai/vanilla';

import { draftTexts } from '../domain/draft-texts';
import { readRecord } from '../domain/reading';
import { draftAtom, keepDraftAtom } from './drafts';

/** Never a password; the terms must be agreed to again each time. */
const fields = ['firstName', 'lastName', 'email', 'telHome'] as const;

/** What was typed into the forms for signing in, registering and forgotten passwords. */
export const accountDraftAtom = atom((get) => draftTexts(readRecord(get(draftAtom)('account')) ?? {}, fields));

/** Keeps a form's values for the visit, beside those of the other forms. */
export const keepAccountDraftAtom = atom(null, (get, set, values: Readonly<Record<string, unknown>>) =>
  set(keepDraftAtom, 'account', { ...get(accountDraftAtom), ...draftTexts(values, fields) }),
);
