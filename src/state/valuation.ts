import { atom } from 'jotai/vanilla';

import { createValuation, fetchBranchNear } from '../api/valuation';
import { announce } from '../core/page-data';
import { leadNotices } from '../domain/messages';
import type { NearestBranch, ValuationRequest } from '../domain/valuation';
import { blankDraft, readValuationDraft, type ValuationDraft } from '../domain/valuation-draft';
import { valuationFormWords as words } from '../domain/valuation-words';
import { captchaTokenAtom, prepareCaptchaAtom } from './captcha';
import { dropDraftAtom, keptDraftAtom } from './drafts';
import { notSent, sent, type Outcome } from './outcome';
import { pageAtom } from './page';
import { notifyAtom } from './toasts';
import { isUserKnownAtom, userAtom } from './user';

/** How sending ended, and whom it would reach; also that nobody knows whether it arrived. */
export type ValuationOutcome = Outcome & { branch?: NearestBranch | undefined; isUnconfirmed?: boolean };

type Asked = Omit<ValuationRequest, 'branchId' | 'captcha'>;

interface Lookup {
  postcode: string;
  answer: Promise<NearestBranch | 'none' | 'unknown'>;
}

/** Milliseconds between looks for the captcha service, as for every form of a page that is no account's. */
const captchaPoll = 300;
const branch = atom<{ postcode: string; found: NearestBranch | 'none' }>();
let lookup: Lookup | undefined;

/** What was entered so far; of somebody else's account nothing is shown. */
export const valuationDraftAtom = atom((get): ValuationDraft => {
  const found = readValuationDraft(get(keptDraftAtom));
  const isOthers = found.userId !== '' && get(isUserKnownAtom) && found.userId !== (get(userAtom).userId ?? '');
  return isOthers ? blankDraft : found;
});

/** Keeps what is entered for as long as the visit lasts. */
export const editValuationAtom = atom(null, (get, set, changes: Partial<ValuationDraft>) => {
  const before = get(valuationDraftAtom);
  const fields = { ...before.fields, ...changes.fields };
  const userId = get(userAtom).userId ?? '';
  set(keptDraftAtom, { ...before, ...changes, fields, userId } satisfies ValuationDraft);
});

/** Forgets what was entered: it was sent, or given up. */
export const dropValuationAtom = atom(null, (_get, set) => {
  set(dropDraftAtom);
  set(tryAnotherAddressAtom);
});

/** Tells the page that the form is in sight. */
export const openValuationAtom = atom(null, () => announce('valuation_opened'));

/** The branch that looks after the property, that none does, or undefined as long as that is not known. */
export const valuationBranchAtom = atom((get) => {
  const known = get(branch);
  return known && known.postcode === get(valuationDraftAtom).fields.postcode ? known.found : undefined;
});

/** Finds the branch that looks after a postcode, unless that is known; a server that cannot tell is asked again later. */
export const findValuationBranchAtom = atom(null, async (_get, set, postcode: string) => {
  if (lookup?.postcode !== postcode) lookup = { postcode, answer: fetchBranchNear(postcode) };
  const asked = lookup;
  const found = await asked.answer;
  if (lookup !== asked) return found;
  if (found === 'unknown') lookup = undefined;
  else set(branch, { postcode, found });
  return found;
});

/** Leaves the answer that no branch is near, to try another address. */
export const tryAnotherAddressAtom = atom(null, (_get, set) => {
  lookup = undefined;
  set(branch, undefined);
});

/** Fetches what the captcha service needs, when the form is first used. */
export const prepareValuationAtom = atom(null, (_get, set, signal: AbortSignal) =>
  set(prepareCaptchaAtom, signal, captchaPoll),
);

/** Asks for a valuation, at the branch that looks after the property. */
export const sendValuationAtom = atom(null, async (get, set, asked: Asked): Promise<ValuationOutcome> => {
  const found = await set(findValuationBranchAtom, asked.address.postcode);
  if (found === 'none') return { sent: false, messages: [] };
  const page = get(pageAtom);
  const branch = found === 'unknown' ? undefined : found;
  const branchId = branch?.id ?? page.property?.branchId ?? page.branchId;
  const action = page.recaptchaVersion === 'cloud' ? 'lead' : 'homepage';
  const captcha = await set(captchaTokenAtom, action, captchaPoll);
  const reply = await createValuation({ ...asked, branchId, captcha });
  if (reply.kind === 'accepted') {
    announce('valuation_successful');
    return { ...sent, branch };
  }
  set(notifyAtom, leadNotices.valuationFailed);
  const isUnconfirmed = reply.kind === 'unconfirmed' && reply.reason !== 'offline';
  return isUnconfirmed
    ? { sent: false, messages: [words.unconfirmed], branch, isUnconfirmed }
    : notSent(reply, leadNotices.valuationFailed.message);
});
