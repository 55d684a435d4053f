import { atom } from 'jotai/vanilla';

import { pageLocation } from '../core/path';
import { storedForVisit } from '../core/storage';
import { readNumber, readRecord, readText } from '../domain/reading';
import { isUserKnownAtom, userAtom } from './user';

/** A form of which something may be entered and not yet sent. */
type DraftName = 'valuation' | 'enquiry' | 'newHomes';

interface Kept {
  at: number;
  /** Whose account was signed in; empty for nobody's. */
  userId: string;
  draft: unknown;
  /** The route at which the browser itself sent the form and left the page. */
  sentFrom?: string | undefined;
  /** The page that it left. */
  sentOn?: string | undefined;
}

type Drafts = Readonly<Partial<Record<DraftName, Kept>>>;

/** Milliseconds after which what was left on a shared computer is nobody's business any more. */
const longestKept = 30 * 60 * 1000;
const kept = storedForVisit('agency-drafts', (raw) => readDrafts(raw));
const current = atom<Drafts>();
const draftsAtom = atom(
  (get) => get(current) ?? kept.get(),
  (_get, set, drafts: Drafts) => {
    if (Object.keys(drafts).length > 0) kept.set(drafts);
    else kept.remove();
    set(current, drafts);
  },
);

const beginnings = atom(0);
const arrived = atom<{ name: DraftName; draft: unknown }>();

/** What the browser sent, once this page was told that it arrived: the form then says so in its place. */
export const arrivedDraftAtom = atom((get) => (name: DraftName) => {
  const found = get(arrived);
  return found?.name === name ? found.draft : undefined;
});

/** Forgets what arrived, once the visitor has read that it did. */
export const forgetArrivedAtom = atom(null, (_get, set) => set(arrived, undefined));

/** Changes whenever what stands in a form is not for this visitor any more: the form is then drawn anew. */
export const draftBeginningAtom = atom((get) => get(beginnings));

/**
 * What was entered into a form and not yet sent: kept for this visit, in this tab, and nowhere else. Undefined
 * where it was entered by somebody else's account.
 */
export const draftAtom = atom((get) => (name: DraftName) => {
  const found = get(draftsAtom)[name];
  const isOthers = found?.userId && get(isUserKnownAtom) && found.userId !== (get(userAtom).userId ?? '');
  return isOthers ? undefined : found?.draft;
});

/** Keeps it; `sentFrom` where the browser now sends it and leaves the page. */
export const keepDraftAtom = atom(null, (get, set, name: DraftName, draft: unknown, sentFrom?: string) => {
  const userId = get(userAtom).userId ?? '';
  const sentOn = sentFrom && pageLocation().path;
  set(draftsAtom, { ...get(draftsAtom), [name]: { at: Date.now(), userId, draft, sentFrom, sentOn } });
});

/** Forgets it: it was sent, or given up. */
export const dropDraftAtom = atom(null, (get, set, name: DraftName) => {
  const { [name]: _, ...others } = get(draftsAtom);
  set(draftsAtom, others);
});

/** Forgets all of them: the person they tell of has left. */
export const dropDraftsAtom = atom(null, (_get, set) => {
  set(draftsAtom, {});
  set(forgetArrivedAtom);
  set(beginnings, (count) => count + 1);
});

/**
 * What became of the form that the browser sent is known: it is forgotten, or else kept. Either way it is opened again
 * where it stood, to say so or to be mended; on another page only what was refused is.
 */
export const settleDraftAtom = atom(null, (get, set, hasArrived: boolean) => {
  const [name, draft] = lastSent(get(draftsAtom)) ?? [];
  if (!name || !draft) return undefined;
  set(beginnings, (count) => count + 1);
  if (!hasArrived) {
    set(draftsAtom, { ...get(draftsAtom), [name]: { ...draft, sentFrom: undefined } });
    return draft.sentFrom;
  }
  set(dropDraftAtom, name);
  set(arrived, { name, draft: draft.draft });
  return draft.sentOn === pageLocation().path ? draft.sentFrom : undefined;
});

/** Looks whether the enquiry that the browser sent has arrived: a later page of this tab then dropped its draft. */
export const checkArrivalAtom = atom(null, (_get, set) => {
  const found = kept.get();
  set(current, found);
  return found.enquiry === undefined;
});

/** The draft that an answer is for: of several without an answer, the one that was sent last. */
function lastSent(drafts: Drafts) {
  const sent = (Object.entries(drafts) as [DraftName, Kept][]).filter(([, { sentFrom }]) => sentFrom !== undefined);
  return sent.sort(([, one], [, other]) => other.at - one.at)[0];
}

function readDrafts(raw: unknown): Drafts {
  const found = Object.entries(readRecord(raw) ?? {}).map(([name, value]) => [name, readRecord(value) ?? {}] as const);
  const fresh = found.filter(([, { at }]) => (readNumber(at) ?? 0) > Date.now() - longestKept);
  return Object.fromEntries(
    fresh.map(([name, { at, userId, draft, sentFrom, sentOn }]) => [
      name,
      {
        at: readNumber(at)!,
        userId: readText(userId),
        draft,
        sentFrom: readText(sentFrom) || undefined,
        sentOn: readText(sentOn) || undefined,
      },
    ]),
  );
}
