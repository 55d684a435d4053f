import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { reportConsent } from '../api/consent';
import { keepCookie, readCookie } from '../core/cookie';
import { isFramedElsewhere } from '../core/foreign-frame';
import { announce } from '../core/page-data';
import { stored } from '../core/storage';
import { consentDays, daysLeft, isInForce, readConsent, readConsentStatus, type Consent } from '../domain/consent';
import { pageAtom } from './page';

/**
 * The platform's name: the cookie holds only the status, for its server and other scripts; the storage holds the whole
 * record.
 */
const NAME = 'cookieconsent_status';
const askersAtom = atom<readonly string[]>([]);
const consentOnDevice = stored(NAME, readConsent);
/** `null` until it has been read. */
const recordAtom = atom<Consent | undefined | null>(null);

/** The answer that is being told to the server. */
let telling: string | undefined;

/** What page scripts were last told. */
let told = 'undefined false';

recordAtom.onMount = (set) => {
  set(read());
  return consentOnDevice.subscribe(() => set(read()));
};

/** What the visitor consents to, on all pages of the site; undefined until it is known. */
export const consentAtom = atom((get): Partial<Consent> | undefined => {
  const found = get(recordAtom);
  const { isDisabled, banner } = get(pageAtom).consent;
  if (found === null) return undefined;
  if (!found) return {};
  if (isInForce(found, banner.version, new Date())) return isDisabled || !found.isAssumed ? found : {};
  // Nobody is asked again there, so that a "no" must not turn into a "yes" by itself.
  return isDisabled && found.status === 'deny' ? { status: 'deny', isUntold: found.isUntold } : {};
});

/** The one element that asks: the first, if a page has several. */
export const askingAtom = atom((get) => get(askersAtom)[0]);

/** Registers an element that can ask; returns the function that removes it. */
export const offerToAskAtom = atom(null, (_get, set, id: string) => {
  set(askersAtom, (ids) => [...ids, id]);
  return () => set(askersAtom, (ids) => ids.filter((each) => each !== id));
});

/** Tells the server the answer, unless it has replied to it already. */
const tellServerAtom = atom(null, async (get, set) => {
  const { status, isUntold } = get(consentAtom) ?? {};
  if (!status || !isUntold || status === telling) return;
  telling = status;
  const isHeard = await reportConsent(status);
  if (telling === status) telling = undefined;
  if (!isHeard) return;
  const now = consentOnDevice.get();
  if (now?.status === status) put(set, { ...now, isUntold: false });
});

/**
 * Assumes consent where the site does not ask; elsewhere removes the cookie of an expired, outdated or assumed answer.
 * Sets that of a valid one again where it is gone: some browsers keep a script's cookies for a week. Tells the server an
 * answer again if the visitor left the last page before it replied.
 */
export const startConsentAtom = atom(null, (get, set) => {
  const consent = get(consentAtom);
  const answer = get(recordAtom);
  if (consent?.status && answer) {
    if (!readCookie(NAME)) keepCookie(NAME, consent.status, daysLeft(answer, new Date()));
    return void set(tellServerAtom);
  }
  if (!consent) return;
  if (!get(pageAtom).consent.isDisabled) keepCookie(NAME, '', 0);
  // Another site that frames the page may hide what the visitor would consent to.
  else if (!isFramedElsewhere()) keep(get, set, { status: 'allow', isAssumed: true });
});

/** Records the visitor's answer: whether visits may be counted, and whether maps may come from another site. */
export const answerConsentAtom = atom(
  null,
  (get, set, { statistics, maps }: { statistics: boolean; maps: boolean }) => {
    const status = statistics ? 'allow' : 'deny';
    keep(get, set, { status, maps, isAssumed: false, isUntold: true });
    void set(tellServerAtom);
  },
);

/** Allows maps from another site, and nothing else. */
export const allowMapsAtom = atom(null, (get, set) => keep(get, set, { maps: true }));

/** Announces the consent to page scripts. A page starts without consent, so an earlier answer is announced too. */
export const tellConsentAtom = atom(null, (get) => {
  const { status, maps = false } = get(consentAtom) ?? {};
  const now = `${status} ${maps}`;
  if (now === told) return;
  told = now;
  announce('consent_changed', { status, maps });
});

function keep(get: Getter, set: Setter, answer: Partial<Consent>) {
  const { version } = get(pageAtom).consent.banner;
  const before = { maps: false, isAssumed: false, isUntold: false, ...get(consentAtom) };
  // Maps alone leave the answer about statistics as old as it is.
  const at = (!answer.status && before.status && before.at) || new Date().toISOString();
  const changed: Consent = { ...before, ...answer, version, at };
  // The cookie first: other tabs read both when the storage changes.
  if (answer.status) keepCookie(NAME, answer.status, consentDays);
  put(set, changed);
}

function put(set: Setter, changed: Consent) {
  consentOnDevice.set(changed);
  set(recordAtom, changed);
}

/** The site's earlier banner, or one on its other pages, sets only the cookie; its 'deny' always counts. */
function read(): Consent | undefined {
  const own = consentOnDevice.get();
  const status = readConsentStatus(readCookie(NAME));
  if (own && (status !== 'deny' || own.status === 'deny')) return own;
  if (!status) return undefined;
  const at = new Date().toISOString();
  return { status, maps: false, isAssumed: false, isUntold: false, version: own?.version ?? '', at };
}
