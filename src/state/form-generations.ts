import { atom } from 'jotai/vanilla';

import { draftsAtom, stillKept, type DraftName } from './draft-store';

/** Milliseconds between checks for expired drafts while a form is open. */
const checkedEvery = 60 * 1000;
/** How often all forms have started again. */
const generationAtom = atom(0);
/** How often the form of a draft has started again, by the draft's name. */
const renewalsAtom = atom<ReadonlyMap<DraftName, number>>(new Map());

/** Makes every form start again, with its draft. */
export const renewFormsAtom = atom(null, (_get, set) => set(generationAtom, (count) => count + 1));

/** Makes the forms of these drafts start again. */
export const renewFormsOfAtom = atom(null, (_get, set, names: readonly DraftName[]) =>
  set(
    renewalsAtom,
    (before) => new Map([...before, ...names.map((name) => [name, (before.get(name) ?? 0) + 1] as const)]),
  ),
);

/** Forgets drafts that have expired, when a form opens and while one is open. */
const forgetExpiredDraftsAtom = atom(null, (get, set, isOpening: boolean) => {
  const drafts = get(draftsAtom);
  const fresh = stillKept(drafts);
  const isInUse = !isOpening && Object.keys(fresh).length > 0;
  // Remounting a form that the visitor is filling in would take the focus out of it.
  if (isInUse || Object.keys(fresh).length === Object.keys(drafts).length) return;
  set(draftsAtom, fresh);
  set(renewFormsAtom);
});
forgetExpiredDraftsAtom.onMount = (forgetExpired) => {
  forgetExpired(true);
  const timer = setInterval(() => forgetExpired(false), checkedEvery);
  return () => clearInterval(timer);
};

/**
 * Changes for a form whenever its content is no longer for this visitor, or another page has changed its draft; the form
 * then remounts.
 */
export const draftGenerationAtom = atom((get) => {
  // As long as a form reads this, expired drafts are looked for.
  get(forgetExpiredDraftsAtom);
  const [all, own] = [get(generationAtom), get(renewalsAtom)];
  return (name: DraftName) => `${all} ${own.get(name) ?? 0}`;
});
