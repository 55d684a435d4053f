import { atom } from 'jotai/vanilla';

import { createViewing } from '../api/viewing';
import { leadFormWords } from '../domain/lead-words';
import { leadNotices } from '../domain/prescribed-words';
import type { ViewingRequest } from '../domain/viewing';
import { formCaptchaTokenAtom } from './captcha';
import { checkArrivalAtom, draftAtom, keepDraftAtom } from './drafts';
import { enquiryName } from './enquiry';
import type { LeadOutcome } from './lead-outcome';
import { isOffline, notSent, sent } from './outcome';
import { pathAtom } from './route';
import { notifyAtom } from './toasts';

/**
 * Sends a viewing request. The browser submits the form and leaves the page, and the draft is kept until the next page
 * reports whether it arrived.
 */
export const sendViewingAtom = atom(
  null,
  async (get, set, asked: ViewingRequest, about: string): Promise<LeadOutcome> => {
    const captcha = await set(formCaptchaTokenAtom, 'property_enquiry');
    const name = enquiryName(about);
    const draft = get(draftAtom)(name);
    const rejection = await createViewing({ ...asked, captcha }, () => set(keepDraftAtom, name, draft, get(pathAtom)));
    if (rejection) {
      if (!isOffline(rejection)) set(notifyAtom, leadNotices.failed);
      return notSent(rejection, leadNotices.failed.message);
    }
    return set(checkArrivalAtom, name)
      ? sent
      : { sent: false, messages: [leadFormWords.unconfirmed], isUnconfirmed: true };
  },
);
