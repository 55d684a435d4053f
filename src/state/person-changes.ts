import { atom } from 'jotai/vanilla';

import { storedForVisit } from '../core/storage';
import { readNumber } from '../domain/reading';
import { catchUpDraftsAtom, draftEntries, draftsAtom, isOthers, rereadDraftsAtom } from './draft-store';
import { renewFormsAtom, renewFormsOfAtom } from './form-generations';
import { forgetArrivedAtom } from './sent-drafts';
import { isSignedInAtom, userAtom } from './user';

/** When a person last left in this tab, on whichever page. */
const departureInTab = storedForVisit('agency-left', (raw) => readNumber(raw) ?? 0);
/** Until when this page knows of that. */
const noticedAtom = atom(Date.now());
const countAtom = atom(0);

/** Changes whenever a person leaves: messages to them are not for the next person. */
export const personChangesAtom = atom((get) => get(countAtom));

/** Forgets all drafts, because the person has left. */
export const dropDraftsAtom = atom(null, (get, set) => {
  // Nothing is recorded about others: they may not yet have been asked what may be kept.
  if (get(isSignedInAtom)) departureInTab.set(Date.now());
  set(draftsAtom, {});
  set(beginForNextPersonAtom);
});

/** Forgets the drafts of one account in this tab. */
export const dropDraftsOfAtom = atom(null, (get, set, userId: string) => {
  set(rereadDraftsAtom);
  const drafts = draftEntries(get(draftsAtom));
  set(draftsAtom, Object.fromEntries(drafts.filter(([, kept]) => kept.userId !== userId)));
  set(beginForNextPersonAtom);
});

/**
 * Renews the forms of a page that the browser brought back, if the person left on another page meanwhile, or typed more
 * into the same form or sent it there.
 */
export const noticeOtherPagesAtom = atom(null, (get, set) => {
  if (departureInTab.get() > get(noticedAtom)) {
    set(rereadDraftsAtom);
    set(beginForNextPersonAtom);
    return;
  }
  set(renewFormsOfAtom, set(catchUpDraftsAtom));
});

/** Forgets the drafts of another account, once somebody is known to be signed in. */
export const dropOthersDraftsAtom = atom(null, (get, set) => {
  const { userId } = get(userAtom);
  const drafts = draftEntries(get(draftsAtom));
  const own = drafts.filter(([, kept]) => !isOthers(kept, userId));
  if (!userId || own.length === drafts.length) return;
  set(draftsAtom, Object.fromEntries(own));
  set(beginForNextPersonAtom);
});

const beginForNextPersonAtom = atom(null, (_get, set) => {
  set(noticedAtom, Date.now());
  set(forgetArrivedAtom);
  set(renewFormsAtom);
  set(countAtom, (count) => count + 1);
});
