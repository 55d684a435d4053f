import { atom } from 'jotai/vanilla';

import { storedForVisit } from '../core/storage';
import { readNumber, readRecord } from '../domain/reading';

/** Milliseconds after which what was left on a shared computer is nobody's business any more. */
const longestKept = 30 * 60 * 1000;
const kept = storedForVisit('agency-valuation', (raw) => {
  const { at, draft } = readRecord(raw) ?? {};
  return (readNumber(at) ?? 0) > Date.now() - longestKept ? draft : undefined;
});
const current = atom<{ draft: unknown }>();

/** What was entered into a form and not yet sent: kept for this visit, in this tab, and nowhere else. */
export const keptDraftAtom = atom(
  (get) => {
    const known = get(current);
    return known ? known.draft : kept.get();
  },
  (_get, set, draft: unknown) => {
    kept.set({ at: Date.now(), draft });
    set(current, { draft });
  },
);

/** Forgets it: it was sent, or the person it tells of has left. */
export const dropDraftAtom = atom(null, (_get, set) => {
  kept.remove();
  set(current, { draft: undefined });
});
