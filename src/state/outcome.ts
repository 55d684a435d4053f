import type { Rejection } from '../api/reply';
import { connectionProblems } from '../domain/account-words';
import { captchaWords } from '../domain/captcha-words';

/** How sending a form ended; what is wrong with it is for the visitor to read. */
export type Outcome =
  { sent: true } | { sent: false; messages: readonly string[]; errors?: Readonly<Partial<Record<string, string>>> };

/** It was sent. */
export const sent: Outcome = { sent: true };

/** It was not accepted, or that is not known: what to tell the visitor, in the server's words where it has any. */
export function notSent(rejection: Rejection, otherwise: string): Outcome & { sent: false } {
  if (rejection.kind === 'unconfirmed') return { sent: false, messages: [connectionProblems[rejection.reason]] };
  const { errors, message, code } = rejection;
  if (code === captchaRefused) return { sent: false, messages: [message || captchaWords.refused] };
  return { sent: false, messages: errors.length > 0 ? errors : [message || otherwise] };
}

/** Whether there was no connection to send it over: the form says so, and what to do. */
export const isOffline = (rejection: Rejection) => rejection.kind === 'unconfirmed' && rejection.reason === 'offline';

const tooManyAttempts = 429;
/** The server insists on a proof that a person is asking; it says so before it looks for an account. */
const captchaRefused = 'recaptcha_invalid';

/**
 * What to tell somebody who may be anybody: that no answer arrived, or that they asked too often, and of any other
 * refusal always the same, lest it say whether there is an account.
 */
export function notSentToAnybody(rejection: Rejection, always: readonly string[]): Outcome & { sent: false } {
  const mayTell =
    rejection.kind === 'unconfirmed' || rejection.status === tooManyAttempts || rejection.code === captchaRefused;
  return mayTell ? notSent(rejection, always.join(' ')) : { sent: false, messages: always };
}
