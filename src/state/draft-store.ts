import { atom } from 'jotai/vanilla';

import { storedForVisit } from '../core/storage';
import { readNumber, readRecord, readText } from '../domain/reading';
import { isUserKnownAtom, userAtom } from './user';

/** A form that may have an unsent draft; enquiries have one for each recipient or subject. */
export type DraftName = 'valuation' | `enquiry ${string}` | 'newHomes' | 'account' | 'profile';

/** A draft as it is stored. */
export interface KeptDraft {
  at: number;
  /** The signed-in user; empty when signed out. */
  userId: string;
  draft: unknown;
  /** The route from which the browser submitted the form, leaving the page. */
  sentFrom?: string | undefined;
  /** The path of the page that was left. */
  sentOn?: string | undefined;
  /** It was sent once, and no answer came so far. */
  mayHaveArrived?: boolean;
}

/** Those kept last come first. */
export type Drafts = Readonly<Partial<Record<DraftName, KeptDraft>>>;

/** Milliseconds after which a draft left on a shared computer expires. */
const longestKept = 30 * 60 * 1000;
/** A visitor may enquire about one home after another. */
const mostKept = 12;
const draftsInTab = storedForVisit('agency-drafts', (raw) => readDrafts(raw));
const currentAtom = atom<Drafts>();

/** The drafts kept in this tab, as far as this page knows. */
export const draftsAtom = atom(
  (get) => get(currentAtom) ?? draftsInTab.get(),
  (_get, set, drafts: Drafts) => {
    if (Object.keys(drafts).length > 0) draftsInTab.set(drafts);
    else draftsInTab.remove();
    set(currentAtom, drafts);
  },
);

/**
 * The drafts kept in this tab at this moment: another page may have changed them before the browser brought this one
 * back.
 */
export const storedDrafts = () => draftsInTab.get();

/**
 * Takes over what another page kept or dropped meanwhile, except for a form the browser sent from this one, which has
 * yet to ask about it; returns the names of what changed.
 */
export const catchUpDraftsAtom = atom(null, (get, set): readonly DraftName[] => {
  const before = get(draftsAtom);
  const sent = draftEntries(before).filter(([, { sentFrom }]) => sentFrom !== undefined);
  const now: Drafts = { ...Object.fromEntries(sent), ...storedDrafts() };
  set(currentAtom, now);
  const names = draftEntries({ ...before, ...now }).map(([name]) => name);
  return names.filter((name) => before[name]?.at !== now[name]?.at);
});

/** Takes over what another page has changed meanwhile. */
export const rereadDraftsAtom = atom(null, (_get, set) => set(currentAtom, storedDrafts()));

/** A draft that this visitor may see, with what is kept about it. */
export const keptDraftAtom = atom((get) => (name: DraftName) => {
  const found = get(draftsAtom)[name];
  if (!found || !isFresh(found)) return undefined;
  return get(isUserKnownAtom) && isOthers(found, get(userAtom).userId) ? undefined : found;
});

/** Whether a draft is of another account; one without an account is of whoever signs in. */
export const isOthers = ({ userId }: KeptDraft, now: string | null) => userId !== '' && userId !== now;

/** Whether a draft has not expired. */
export function isFresh({ at }: KeptDraft) {
  return at > Date.now() - longestKept;
}

/** The drafts with their names, which `Object.entries` takes for any text. */
export function draftEntries(drafts: Drafts) {
  return Object.entries(drafts) as [DraftName, KeptDraft][];
}

/** The drafts that have not expired, as many as are kept. */
export function stillKept(drafts: Drafts): Drafts {
  const fresh = draftEntries(drafts).filter(([, each]) => isFresh(each));
  return Object.fromEntries(fresh.slice(0, mostKept));
}

function readDrafts(raw: unknown): Drafts {
  const found = Object.entries(readRecord(raw) ?? {}).map(([name, value]) => [name, readRecord(value) ?? {}] as const);
  return stillKept(
    Object.fromEntries(
      found.map(([name, { at, userId, draft, sentFrom, sentOn, mayHaveArrived }]) => [
        name,
        {
          at: readNumber(at) ?? 0,
          userId: readText(userId),
          draft,
          sentFrom: readText(sentFrom) || undefined,
          sentOn: readText(sentOn) || undefined,
          mayHaveArrived: mayHaveArrived === true,
        },
      ]),
    ),
  );
}
