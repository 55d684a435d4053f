import { atom } from 'jotai/vanilla';

import { createViewing } from '../api/viewing';
import { leadFormWords } from '../domain/lead-words';
import { leadNotices } from '../domain/prescribed-words';
import type { ViewingRequest } from '../domain/viewing';
import { formCaptchaTokenAtom } from './captcha';
import { checkArrivalAtom, draftAtom, keepDraftAtom } from './drafts';
import type { LeadOutcome } from './lead-outcome';
import { isOffline, notSent, sent } from './outcome';
import { pathAtom } from './route';
import { notifyAtom } from './toasts';

/**
 * Sends a viewing request. The browser submits the form and leaves the page, and the draft is kept until the next page
 * reports whether it arrived.
 */
export const sendViewingAtom = atom(null, async (get, set, asked: ViewingRequest): Promise<LeadOutcome> => {
  const captcha = await set(formCaptchaTokenAtom, 'property_enquiry');
  const draft = get(draftAtom)('enquiry');
  const rejection = await createViewing({ ...asked, captcha }, () =>
    set(keepDraftAtom, 'enquiry', draft, get(pathAtom)),
  );
  if (rejection) {
    if (!isOffline(rejection)) set(notifyAtom, leadNotices.failed);
    return notSent(rejection, leadNotices.failed.message);
  }
  return set(checkArrivalAtom) ? sent : { sent: false, messages: [leadFormWords.unconfirmed], isUnconfirmed: true };
});
