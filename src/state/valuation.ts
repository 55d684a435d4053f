import { atom } from 'jotai/vanilla';

import { createValuation, fetchBranchNear } from '../api/valuation';
import { announce } from '../core/page-data';
import { addressOfDraft } from '../domain/lead-draft';
import { sent, type Outcome } from '../domain/outcome';
import { leadNotices, leadSubject, valuationWords } from '../domain/prescribed-words';
import type { NearestBranch, ValuationRequest } from '../domain/valuation';
import { readValuationDraft, type ValuationDraft } from '../domain/valuation-draft';
import { formCaptchaTokenAtom } from './captcha';
import { draftAtom, dropDraftAtom, keepDraftAtom } from './drafts';
import { leadNotSent, sendLead, tellLeadNotSent } from './lead-outcome';
import { pageAtom } from './page';
import { notifyAtom, withdrawAtom } from './toasts';

/** The result of sending, and the branch it is for. */
export type ValuationOutcome = Outcome & { branch?: NearestBranch | undefined };

type Asked = Omit<ValuationRequest, 'branchId' | 'captcha'>;

interface Lookup {
  postcode: string;
  answer: Promise<NearestBranch | 'none' | 'unknown'>;
}

const nearestAtom = atom<{ postcode: string; found: NearestBranch | 'none' }>();
let lookup: Lookup | undefined;

/** The draft of the valuation form. */
export const valuationDraftAtom = atom((get): ValuationDraft => readValuationDraft(get(draftAtom)('valuation')));

/** Keeps the draft for the visit. */
export const editValuationAtom = atom(null, (get, set, changes: Partial<ValuationDraft>) => {
  const before = get(valuationDraftAtom);
  const fields = { ...before.fields, ...changes.fields };
  set(keepDraftAtom, 'valuation', { ...before, ...changes, fields } satisfies ValuationDraft);
});

/** Forgets the draft, once sent or abandoned. */
export const dropValuationAtom = atom(null, (_get, set) => {
  set(dropDraftAtom, 'valuation');
  set(tryAnotherAddressAtom);
});

const activeFormAtom = atom<string>();

/** The form in which the visitor last went on, where a page has several that all follow its route. */
export const activeValuationFormAtom = atom((get) => get(activeFormAtom));

/** Notes in which form the visitor goes on. */
export const activateValuationFormAtom = atom(null, (_get, set, form: string) => set(activeFormAtom, form));

/** Forgets a form that leaves the page. */
export const releaseValuationFormAtom = atom(null, (get, set, form: string) => {
  if (get(activeFormAtom) === form) set(activeFormAtom, undefined);
});

/** Announces to page scripts that the form is visible. */
export const announceValuation = () => announce('valuation_opened');

/** The branch that looks after the property, or 'none'; undefined while unknown. */
export const valuationBranchAtom = atom((get) => {
  const known = get(nearestAtom);
  return known && known.postcode === addressOfDraft(get(valuationDraftAtom)).postcode ? known.found : undefined;
});

/**
 * Finds the branch that looks after a postcode, unless it is known; after an unclear answer the server is asked again
 * next time.
 */
export const findValuationBranchAtom = atom(null, async (_get, set, postcode: string) => {
  if (lookup?.postcode !== postcode) lookup = { postcode, answer: fetchBranchNear(postcode) };
  const asked = lookup;
  const found = await asked.answer;
  if (lookup !== asked) return found;
  if (found === 'unknown') lookup = undefined;
  else set(nearestAtom, { postcode, found });
  return found;
});

/** Clears the branch, to try another address. */
export const tryAnotherAddressAtom = atom(null, (_get, set) => {
  lookup = undefined;
  set(nearestAtom, undefined);
});

/** Sends a valuation request to the branch that looks after the property. */
export const sendValuationAtom = atom(
  null,
  async (get, set, asked: Asked, isFormGone: () => boolean): Promise<ValuationOutcome> => {
    const found = await set(findValuationBranchAtom, asked.address.postcode);
    if (found === 'none') {
      // The form itself says so, unless it was closed meanwhile.
      if (isFormGone()) set(notifyAtom, { ...leadNotices.valuationFailed, message: valuationWords.noBranch });
      return { sent: false, messages: [] };
    }
    const page = get(pageAtom);
    const branch = found === 'unknown' ? undefined : found;
    const branchId = branch?.id ?? page.property?.branchId ?? page.branchId ?? page.branch?.branchId;
    const captcha = await set(formCaptchaTokenAtom, 'lead');
    const reply = await sendLead(get, set, 'valuation', () => createValuation({ ...asked, branchId, captcha }));
    if (reply.kind === 'accepted') {
      announce('valuation_successful');
      set(withdrawAtom, leadSubject);
      return { ...sent, branch };
    }
    tellLeadNotSent(set, reply, leadNotices.valuationFailed, isFormGone);
    return { ...leadNotSent(reply, leadNotices.valuationFailed.message), branch };
  },
);
