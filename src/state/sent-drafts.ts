import { atom } from 'jotai/vanilla';

import { pageLocation } from '../core/path';
import { draftEntries, draftsAtom, isFresh, rereadDraftsAtom, type DraftName, type Drafts } from './draft-store';
import { dropDraftAtom } from './drafts';
import { renewFormsAtom } from './form-generations';

const arrivedAtom = atom<{ name: DraftName; draft: unknown }>();

/** A submitted draft that has arrived, as this page was told, so that its form can confirm it. */
export const arrivedDraftAtom = atom((get) => (name: DraftName) => {
  const found = get(arrivedAtom);
  return found?.name === name ? found.draft : undefined;
});

/** Forgets it once the visitor has read the confirmation. */
export const forgetArrivedAtom = atom(null, (_get, set) => set(arrivedAtom, undefined));

/**
 * Settles the draft of a form that the browser submitted: forgets it when it arrived, else keeps it. Returns the route
 * that reopens the form, to confirm it or to correct it; when it arrived, only on the page it was sent from.
 */
export const settleDraftAtom = atom(null, (get, set, hasArrived: boolean) => {
  const [name, draft] = lastSent(get(draftsAtom)) ?? [];
  if (!name || !draft) return undefined;
  set(renewFormsAtom);
  if (!hasArrived) {
    set(draftsAtom, { ...get(draftsAtom), [name]: { ...draft, sentFrom: undefined } });
    return draft.sentFrom;
  }
  set(dropDraftAtom, name);
  set(arrivedAtom, { name, draft: draft.draft });
  return draft.sentOn === pageLocation().path ? draft.sentFrom : undefined;
});

/** Whether a form that the browser submitted has arrived, as far as this tab can tell: another page dropped its draft. */
export const checkArrivalAtom = atom(null, (get, set, name: DraftName) => {
  const before = get(draftsAtom)[name];
  set(rereadDraftsAtom);
  // An expired draft is gone too, and says nothing.
  return get(draftsAtom)[name] === undefined && before !== undefined && isFresh(before);
});

/** The submitted draft that was kept last: earlier ones never got an answer. */
function lastSent(drafts: Drafts) {
  const sent = draftEntries(drafts).filter(([, { sentFrom }]) => sentFrom !== undefined);
  return sent.sort(([, one], [, other]) => other.at - one.at)[0];
}
