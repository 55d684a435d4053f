import { atom } from 'jotai/vanilla';

type Saved = 'properties' | 'searches';

const lists = { properties: atom(0), searches: atom(0) };

/** Notes that a list is on the page, or no longer, which keeps the place of what was removed, with a way back. */
export const hostSavedListAtom = atom(null, (get, set, saved: Saved, isThere: boolean) =>
  set(lists[saved], get(lists[saved]) + (isThere ? 1 : -1)),
);

/** Whether a list on the page offers the way back: then no message need offer it as well. */
export const hasWayBackAtom = atom((get) => (saved: Saved) => get(lists[saved]) > 0);
