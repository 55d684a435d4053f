import { atom } from 'jotai/vanilla';

import { storedForVisit } from '../core/storage';
import { readNumber } from '../domain/reading';
import {
  catchUpDraftsAtom,
  draftEntries,
  draftsAtom,
  isOthers,
  rereadDraftsAtom,
  stillKept,
  type DraftName,
} from './draft-store';
import { isSignedInAtom, userAtom } from './user';

/** Milliseconds between checks for expired drafts while a form is open. */
const checkedEvery = 60 * 1000;
/** When a person last left in this tab, on whichever page. */
const left = storedForVisit('agency-left', (raw) => readNumber(raw) ?? 0);
/** Until when this page knows of that. */
const noticed = atom(Date.now());
const generation = atom(0);
/** How often the form of one draft began anew, by its name. */
const renewals = atom<ReadonlyMap<string, number>>(new Map());
const departures = atom(0);
const arrived = atom<{ name: DraftName; draft: unknown }>();

/** A submitted draft that has arrived, as this page was told, so that its form can confirm it. */
export const arrivedDraftAtom = atom((get) => (name: DraftName) => {
  const found = get(arrived);
  return found?.name === name ? found.draft : undefined;
});

/** Forgets it once the visitor has read the confirmation. */
export const forgetArrivedAtom = atom(null, (_get, set) => set(arrived, undefined));

/** Makes every form begin anew, with its draft. */
export const renewFormsAtom = atom(null, (_get, set) => set(generation, (count) => count + 1));

/** Keeps a draft that has arrived, for its form to confirm it. */
export const keepArrivedAtom = atom(null, (_get, set, name: DraftName, draft: unknown) =>
  set(arrived, { name, draft }),
);

/**
 * Changes for a form whenever its content is no longer for this visitor, or another page has changed its draft; the form
 * then remounts. Drafts that have expired are forgotten when a form opens, and while one is open.
 */
export const draftGenerationAtom = atom(
  (get) => {
    const [all, own] = [get(generation), get(renewals)];
    return (name: DraftName) => `${all} ${own.get(name) ?? 0}`;
  },
  (get, set, isOpening: boolean) => {
    const drafts = get(draftsAtom);
    const fresh = stillKept(drafts);
    const isInUse = !isOpening && Object.keys(fresh).length > 0;
    // Remounting a form that the visitor is filling in would take the focus out of it.
    if (isInUse || Object.keys(fresh).length === Object.keys(drafts).length) return;
    set(draftsAtom, fresh);
    set(renewFormsAtom);
  },
);
draftGenerationAtom.onMount = (forgetExpired) => {
  forgetExpired(true);
  const timer = setInterval(() => forgetExpired(false), checkedEvery);
  return () => clearInterval(timer);
};

/** Changes whenever a person leaves: what was said to them is not for the next. */
export const departuresAtom = atom((get) => get(departures));

/** Forgets all drafts, because the person has left. */
export const dropDraftsAtom = atom(null, (get, set) => {
  // Of others nothing is noted down: they may not have been asked yet what may be kept.
  if (get(isSignedInAtom)) left.set(Date.now());
  set(draftsAtom, {});
  set(renewForNextAtom);
});

/** Forgets the drafts of one account in this tab. */
export const dropDraftsOfAtom = atom(null, (get, set, userId: string) => {
  set(rereadDraftsAtom);
  const drafts = draftEntries(get(draftsAtom));
  set(draftsAtom, Object.fromEntries(drafts.filter(([, kept]) => kept.userId !== userId)));
  set(renewForNextAtom);
});

/**
 * Renews the forms of a page that the browser brought back, if the person left on another page meanwhile, or typed more
 * into the same form or sent it there.
 */
export const noticeOtherPagesAtom = atom(null, (get, set) => {
  if (left.get() > get(noticed)) {
    set(rereadDraftsAtom);
    set(renewForNextAtom);
    return;
  }
  const changed = set(catchUpDraftsAtom);
  set(
    renewals,
    (before) => new Map([...before, ...changed.map((name) => [name, (before.get(name) ?? 0) + 1] as const)]),
  );
});

/** Forgets the drafts of another account, once somebody is known to be signed in. */
export const dropOthersDraftsAtom = atom(null, (get, set) => {
  const { userId } = get(userAtom);
  const drafts = draftEntries(get(draftsAtom));
  const own = drafts.filter(([, kept]) => !isOthers(kept, userId));
  if (!userId || own.length === drafts.length) return;
  set(draftsAtom, Object.fromEntries(own));
  set(renewForNextAtom);
});

const renewForNextAtom = atom(null, (_get, set) => {
  set(noticed, Date.now());
  set(forgetArrivedAtom);
  set(renewFormsAtom);
  set(departures, (count) => count + 1);
});
