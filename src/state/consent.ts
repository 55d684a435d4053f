import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { reportConsent } from '../api/consent';
import { keepCookie, readCookie } from '../core/cookie';
import { isFramedElsewhere } from '../core/framed';
import { announce } from '../core/page-data';
import { stored } from '../core/storage';
import { consentDays, isInForce, readConsent, readConsentStatus, type Consent } from '../domain/consent';
import { pageAtom } from './page';

/** The platform's name: its cookie holds the plain word for its server and other scripts, the storage all of it. */
const NAME = 'cookieconsent_status';
const asking = atom<readonly string[]>([]);
const kept = stored(NAME, readConsent);
/** `null` until it has been read. */
const record = atom<Consent | undefined | null>(null);

/** What page scripts know. */
let told = 'undefined false';

record.onMount = (set) => {
  set(read());
  return kept.subscribe(() => set(read()));
};

/** What the visitor agreed to, now and on all pages of the site; undefined until it is known. */
export const consentAtom = atom((get): Partial<Consent> | undefined => {
  const found = get(record);
  const { isDisabled, banner } = get(pageAtom).consent;
  if (found === null) return undefined;
  const counts = found && isInForce(found, banner.version, new Date()) && (isDisabled || !found.isAssumed);
  return counts ? found : {};
});

/** The one element of the page that asks: the first, if a page has several. */
export const askingAtom = atom((get) => get(asking)[0]);

/** An element is ready to ask; returns how it stops. */
export const offerToAskAtom = atom(null, (_get, set, id: string) => {
  set(asking, (ids) => [...ids, id]);
  return () => set(asking, (ids) => ids.filter((each) => each !== id));
});

/** Answers for the visitor where the site asks nobody, and takes back what is too old or was answered so before. */
export const startConsentAtom = atom(null, (get, set) => {
  const consent = get(consentAtom);
  if (!consent || consent.status) return;
  if (!get(pageAtom).consent.isDisabled) keepCookie(NAME, '', 0);
  // The frame of another site may hide what is agreed to.
  else if (!isFramedElsewhere()) keep(get, set, { status: 'allow', isAssumed: true });
});

/** Takes the visitor's answer: whether visits may be counted, and whether maps may come from another site. */
export const answerConsentAtom = atom(
  null,
  (get, set, { statistics, maps }: { statistics: boolean; maps: boolean }) => {
    const status = statistics ? 'allow' : 'deny';
    keep(get, set, { status, maps, isAssumed: false });
    void reportConsent(status);
  },
);

/** Agrees that maps come from another site, and to nothing else. */
export const allowMapsAtom = atom(null, (get, set) => keep(get, set, { maps: true }));

/** Tells page scripts what the visitor agrees to: a page begins without consent, so an earlier answer is told too. */
export const tellConsentAtom = atom(null, (get) => {
  const { status, maps = false } = get(consentAtom) ?? {};
  const now = `${status} ${maps}`;
  if (now === told) return;
  told = now;
  announce('consent_changed', { status, maps });
});

function keep(get: Getter, set: Setter, answer: Partial<Consent>) {
  const { version } = get(pageAtom).consent.banner;
  const before = { maps: false, isAssumed: false, ...get(consentAtom) };
  const changed: Consent = { ...before, ...answer, version, at: new Date().toISOString() };
  // The cookie first: the other tabs hear of the storage, and then read both.
  if (changed.status) keepCookie(NAME, changed.status, consentDays);
  kept.set(changed);
  set(record, changed);
}

/** An earlier banner of the site, or one on another of its pages, knows the cookie only; there a "no" always counts. */
function read(): Consent | undefined {
  const own = kept.get();
  const status = readConsentStatus(readCookie(NAME));
  if (own && (status !== 'deny' || own.status === 'deny')) return own;
  return status && { status, maps: false, isAssumed: false, version: own?.version ?? '', at: new Date().toISOString() };
}
