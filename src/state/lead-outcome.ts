import type { Getter, Setter } from 'jotai/vanilla';

import type { Rejection, Reply } from '../api/reply';
import { leadFormWords } from '../domain/lead-words';
import type { NotSent } from '../domain/outcome';
import type { Toast } from '../domain/toast';
import { type DraftName } from './draft-store';
import { mayHaveArrivedAtom, setMayHaveArrivedAtom } from './drafts';
import { failedOffline, notSent, tellNotSent } from './outcome';
import { notifyAtom } from './toasts';

/** Sends a lead; until the reply says otherwise, its draft notes that it may have arrived. */
export async function sendLead(get: Getter, set: Setter, name: DraftName, send: () => Promise<Reply>): Promise<Reply> {
  const before = get(mayHaveArrivedAtom)(name);
  // Noted first: a visitor who reloads the page or closes the form meanwhile never gets the reply.
  set(setMayHaveArrivedAtom, name, true);
  const reply = await send();
  if (!isInDoubt(reply)) set(setMayHaveArrivedAtom, name, before);
  return reply;
}

/** The result for a lead without an answer: the visitor may send it again. */
export const unconfirmed: NotSent = { sent: false, messages: [leadFormWords.unconfirmed], isUnconfirmed: true };

/** The result for a lead that was refused or unconfirmed. */
export const leadNotSent = (rejection: Rejection, otherwise: string): NotSent =>
  isInDoubt(rejection) ? unconfirmed : notSent(rejection, otherwise);

/**
 * Says in a message that a lead was not sent. Without an answer nobody knows: the form says so, or the message if the
 * form is gone.
 */
export function tellLeadNotSent(set: Setter, rejection: Rejection, notice: Toast, isFormGone: () => boolean) {
  if (!isInDoubt(rejection)) tellNotSent(set, rejection, notice, isFormGone);
  else if (isFormGone()) set(notifyAtom, { ...notice, message: leadFormWords.unconfirmed });
}

const isInDoubt = (reply: Reply) => reply.kind === 'unconfirmed' && !failedOffline(reply);
