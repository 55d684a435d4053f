import { atom } from 'jotai/vanilla';

import { createContact } from '../api/leads';
import type { ContactRequest } from '../domain/contact-request';
import { sent, type Outcome } from '../domain/outcome';
import { leadNotices, leadSubject } from '../domain/prescribed-words';
import { formCaptchaTokenAtom } from './captcha';
import { dropDraftAtom } from './drafts';
import { enquiryName } from './enquiry';
import { leadNotSent, sendLead, tellLeadNotSent } from './lead-outcome';
import { withdrawAtom } from './toasts';

/** Sends a message to a person, a branch or a department, and forgets the draft once it is sent. */
export const sendContactAtom = atom(
  null,
  async (get, set, asked: ContactRequest, about: string, isFormGone: () => boolean): Promise<Outcome> => {
    const name = enquiryName(about);
    const captcha = await set(formCaptchaTokenAtom, 'lead');
    const reply = await sendLead(get, set, name, () => createContact({ ...asked, captcha }));
    if (reply.kind === 'accepted') {
      set(dropDraftAtom, name);
      set(withdrawAtom, leadSubject);
      return sent;
    }
    tellLeadNotSent(set, reply, leadNotices.failed, isFormGone);
    return leadNotSent(reply, leadNotices.failed.message);
  },
);
