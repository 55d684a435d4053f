import { atom } from 'jotai/vanilla';

import { createViewing } from '../api/viewing';
import { sent, type Outcome } from '../domain/outcome';
import { leadNotices, leadSubject } from '../domain/prescribed-words';
import type { ViewingRequest } from '../domain/viewing';
import { formCaptchaTokenAtom } from './captcha';
import { draftAtom, keepDraftAtom } from './drafts';
import { checkArrivalAtom } from './sent-drafts';
import { enquiryName } from './enquiry';
import { unconfirmed } from './lead-outcome';
import { notSent, tellNotSent } from './outcome';
import { pathAtom } from './route';
import { withdrawAtom } from './toasts';

/**
 * Sends a viewing request. The browser submits the form and leaves the page, and the draft is kept until the next page
 * reports whether it arrived.
 */
export const sendViewingAtom = atom(
  null,
  async (get, set, asked: ViewingRequest, about: string, isFormGone: () => boolean): Promise<Outcome> => {
    const captcha = await set(formCaptchaTokenAtom, 'property_enquiry');
    const name = enquiryName(about);
    const draft = get(draftAtom)(name);
    const rejection = await createViewing({ ...asked, captcha }, () => set(keepDraftAtom, name, draft, get(pathAtom)));
    if (rejection) {
      tellNotSent(set, rejection, leadNotices.failed, isFormGone);
      return notSent(rejection, leadNotices.failed.message);
    }
    if (!set(checkArrivalAtom, name)) return unconfirmed;
    set(withdrawAtom, leadSubject);
    return sent;
  },
);
