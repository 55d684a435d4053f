import { atom } from 'jotai/vanilla';

import { pageLocation } from '../core/path';
import { storedForVisit } from '../core/storage';
import { readNumber, readRecord, readText } from '../domain/reading';
import { isSignedInAtom, isUserKnownAtom, userAtom } from './user';

/** A form that may have an unsent draft; enquiries have one for each recipient or subject. */
export type DraftName = 'valuation' | `enquiry ${string}` | 'newHomes' | 'account' | 'profile';

interface Kept {
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
type Drafts = Readonly<Partial<Record<DraftName, Kept>>>;

/** Milliseconds after which a draft left on a shared computer expires. */
const longestKept = 30 * 60 * 1000;
/** Milliseconds between checks for expired drafts while a form is open. */
const checkedEvery = 60 * 1000;
/** A visitor may enquire about one home after another. */
const mostKept = 12;
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

/** When a person last left in this tab, on whichever page. */
const left = storedForVisit('agency-left', (raw) => readNumber(raw) ?? 0);
/** Until when this page knows of that. */
const noticed = atom(Date.now());
const generation = atom(0);
const departures = atom(0);
const arrived = atom<{ name: DraftName; draft: unknown }>();

/** A submitted draft that has arrived, as this page was told, so that its form can confirm it. */
export const arrivedDraftAtom = atom((get) => (name: DraftName) => {
  const found = get(arrived);
  return found?.name === name ? found.draft : undefined;
});

/** Forgets it once the visitor has read the confirmation. */
export const forgetArrivedAtom = atom(null, (_get, set) => set(arrived, undefined));

/**
 * Changes whenever a form's content is no longer for this visitor; the form then remounts. Drafts that have expired are
 * forgotten when a form opens, and while one is open.
 */
export const draftGenerationAtom = atom(
  (get) => get(generation),
  (get, set, isOpening: boolean) => {
    const drafts = get(draftsAtom);
    const fresh = stillKept(drafts);
    const isInUse = !isOpening && Object.keys(fresh).length > 0;
    // Remounting a form that the visitor is filling in would take the focus out of it.
    if (isInUse || Object.keys(fresh).length === Object.keys(drafts).length) return;
    set(draftsAtom, fresh);
    set(generation, (count) => count + 1);
  },
);
draftGenerationAtom.onMount = (forgetExpired) => {
  forgetExpired(true);
  const timer = setInterval(() => forgetExpired(false), checkedEvery);
  return () => clearInterval(timer);
};

/** Changes whenever a person leaves: what was said to them is not for the next. */
export const departuresAtom = atom((get) => get(departures));

const keptAtom = atom((get) => (name: DraftName) => {
  const found = get(draftsAtom)[name];
  const isOthers = found?.userId && get(isUserKnownAtom) && found.userId !== (get(userAtom).userId ?? '');
  return !found || isOthers || !isFresh(found) ? undefined : found;
});

/** Whether a form in this tab has an unsent draft. */
export const hasDraftsAtom = atom((get) => Object.keys(get(draftsAtom)).length > 0);

/** A form's unsent draft, kept for this visit in this tab only. The draft of another user's account is not shown. */
export const draftAtom = atom((get) => (name: DraftName) => get(keptAtom)(name)?.draft);

/** Whether a form's draft was sent without an answer, so that sending it again may duplicate it. */
export const mayHaveArrivedAtom = atom((get) => (name: DraftName) => {
  const { mayHaveArrived = false, sentFrom } = get(keptAtom)(name) ?? {};
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
  // Read again, here and below: another page may have kept or dropped some, before the browser brought this one back.
  const { [name]: _, ...others } = kept.get();
  set(
    draftsAtom,
    stillKept({ [name]: { at: Date.now(), userId, draft, sentFrom, sentOn, mayHaveArrived }, ...others }),
  );
});

/** Notes whether a draft was sent and no answer came. */
export const doubtArrivalAtom = atom(null, (get, set, name: DraftName, mayHaveArrived: boolean) => {
  const found = get(keptAtom)(name);
  if (found) set(draftsAtom, { ...kept.get(), [name]: { ...found, mayHaveArrived } });
});

/** Forgets a draft that was sent or abandoned. */
export const dropDraftAtom = atom(null, (_get, set, name: DraftName) => {
  const { [name]: _, ...others } = kept.get();
  set(draftsAtom, others);
});

/** Forgets all drafts, because the person has left. */
export const dropDraftsAtom = atom(null, (get, set) => {
  // Of others nothing is noted down: they may not have been asked yet what may be kept.
  if (get(isSignedInAtom)) left.set(Date.now());
  set(draftsAtom, {});
  set(renewFormsAtom);
});

/** Renews the forms of a page that the browser brought back, if the person left on another page meanwhile. */
export const noticeDepartureAtom = atom(null, (get, set) => {
  if (left.get() <= get(noticed)) return;
  set(current, undefined);
  set(renewFormsAtom);
});

/** Forgets the drafts of another account, once somebody is known to be signed in. */
export const dropOthersDraftsAtom = atom(null, (get, set) => {
  const { userId } = get(userAtom);
  const drafts = Object.entries(get(draftsAtom) as Record<string, Kept>);
  const own = drafts.filter(([, kept]) => !kept.userId || kept.userId === userId);
  if (!userId || own.length === drafts.length) return;
  set(draftsAtom, Object.fromEntries(own));
  set(renewFormsAtom);
});

const renewFormsAtom = atom(null, (_get, set) => {
  set(noticed, Date.now());
  set(forgetArrivedAtom);
  set(generation, (count) => count + 1);
  set(departures, (count) => count + 1);
});

/**
 * Settles the draft of a form that the browser submitted: forgets it when it arrived, else keeps it. Returns the route
 * that reopens the form, to confirm it or to correct it; when it arrived, only on the page it was sent from.
 */
export const settleDraftAtom = atom(null, (get, set, hasArrived: boolean) => {
  const [name, draft] = lastSent(get(draftsAtom)) ?? [];
  if (!name || !draft) return undefined;
  set(generation, (count) => count + 1);
  if (!hasArrived) {
    set(draftsAtom, { ...get(draftsAtom), [name]: { ...draft, sentFrom: undefined } });
    return draft.sentFrom;
  }
  set(dropDraftAtom, name);
  set(arrived, { name, draft: draft.draft });
  return draft.sentOn === pageLocation().path ? draft.sentFrom : undefined;
});

/** Whether a form that the browser submitted has arrived, as far as this tab can tell: another page dropped its draft. */
export const checkArrivalAtom = atom(null, (get, set, name: DraftName) => {
  const before = get(draftsAtom)[name];
  const found = kept.get();
  set(current, found);
  // One that has expired is gone too, and tells nothing.
  return found[name] === undefined && before !== undefined && isFresh(before);
});

/** The submitted draft that was kept last: earlier ones never got an answer. */
function lastSent(drafts: Drafts) {
  const sent = (Object.entries(drafts) as [DraftName, Kept][]).filter(([, { sentFrom }]) => sentFrom !== undefined);
  return sent.sort(([, one], [, other]) => other.at - one.at)[0];
}

function isFresh({ at }: Kept) {
  return at > Date.now() - longestKept;
}

/** The drafts that have not expired, as many as are kept. */
function stillKept(drafts: Drafts): Drafts {
  const fresh = Object.entries(drafts as Record<string, Kept>).filter(([, each]) => isFresh(each));
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
