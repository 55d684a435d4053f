import { atom } from 'jotai/vanilla';

import { createContact } from '../api/leads';
import type { ContactRequest } from '../domain/contact-request';
import { sent, type Outcome } from '../domain/outcome';
import { leadNotices } from '../domain/prescribed-words';
import { formCaptchaTokenAtom } from './captcha';
import { dropDraftAtom } from './drafts';
import { enquiryName } from './enquiry';
import { leadNotSent } from './lead-outcome';
import { isOffline } from './outcome';
import { notifyAtom } from './toasts';

/** Sends a message to a person, a branch or a department, and forgets the draft once it is sent. */
export const sendContactAtom = atom(null, async (_get, set, asked: ContactRequest, about: string): Promise<Outcome> => {
  const captcha = await set(formCaptchaTokenAtom, 'lead');
  const reply = await createContact({ ...asked, captcha });
  if (reply.kind === 'accepted') {
    set(dropDraftAtom, enquiryName(about));
    return sent;
  }
  if (!isOffline(reply)) set(notifyAtom, leadNotices.failed);
  return leadNotSent(reply, leadNotices.failed.message);
});
