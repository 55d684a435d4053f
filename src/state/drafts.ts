import { atom } from 'jotai/vanilla';

import { pageLocation } from '../core/path';
import { draftsAtom, keptDraftAtom, stillKept, storedDrafts, type DraftName } from './draft-store';
import { userAtom } from './user';

/** Whether a form in this tab has an unsent draft. */
export const hasDraftsAtom = atom((get) => Object.keys(get(draftsAtom)).length > 0);

/** A form's unsent draft, kept for this visit in this tab only. The draft of another user's account is not shown. */
export const draftAtom = atom((get) => (name: DraftName) => get(keptDraftAtom)(name)?.draft);

/** Whether a form's draft was sent without an answer, so that sending it again may duplicate it. */
export const mayHaveArrivedAtom = atom((get) => (name: DraftName) => {
  const { mayHaveArrived = false, sentFrom } = get(keptDraftAtom)(name) ?? {};
  return mayHaveArrived || sentFrom !== undefined;
});

/** The enquiry's draft that was kept last, whatever it is about. */
export const latestEnquiryAtom = atom((get) => () => {
  const names = (Object.keys(get(draftsAtom)) as DraftName[]).filter((name) => name.startsWith('enquiry '));
  return names.map((name) => get(draftAtom)(name)).find(Boolean);
});

/** Keeps a draft; `sentFrom` is its route when the browser submits the form and leaves the page. */
export const keepDraftAtom = atom(null, (get, set, name: DraftName, draft: unknown, sentFrom?: string) => {
  const userId = get(userAtom).userId ?? '';
  const sentOn = sentFrom && pageLocation().path;
  const mayHaveArrived = get(mayHaveArrivedAtom)(name);
  const { [name]: _, ...others } = storedDrafts();
  set(
    draftsAtom,
    stillKept({ [name]: { at: Date.now(), userId, draft, sentFrom, sentOn, mayHaveArrived }, ...others }),
  );
});

/** Notes whether a draft was sent and no answer came, so that it may have arrived. */
export const setMayHaveArrivedAtom = atom(null, (get, set, name: DraftName, mayHaveArrived: boolean) => {
  const found = get(keptDraftAtom)(name);
  if (found) set(draftsAtom, { ...storedDrafts(), [name]: { ...found, mayHaveArrived } });
});

/** Forgets a draft that was sent or abandoned. */
export const dropDraftAtom = atom(null, (_get, set, name: DraftName) => {
  const { [name]: _, ...others } = storedDrafts();
  set(draftsAtom, others);
});
