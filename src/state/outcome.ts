import type { Setter } from 'jotai/vanilla';

import { hasFailed, type Rejection } from '../api/reply';
import { httpStatus } from '../core/http-status';
import { connectionProblems, serverFailed, tooManyAttempts } from '../domain/account-words';
import { captchaWords } from '../domain/captcha-words';
import type { NotSent } from '../domain/outcome';
import type { Toast } from '../domain/toast';
import { notifyAtom } from './toasts';

/**
 * The result of a form that was refused or unconfirmed, with messages for the visitor, from the server where it gives
 * any.
 */
export function notSent(rejection: Rejection, otherwise: string): NotSent {
  if (rejection.kind === 'unconfirmed') return { sent: false, messages: [connectionProblems[rejection.reason]] };
  const { status, errors, message, code } = rejection;
  if (code === captchaRefused) return { sent: false, messages: [message || captchaWords.refused] };
  const ours = status === httpStatus.tooManyRequests ? tooManyAttempts : otherwise;
  return { sent: false, messages: errors.length > 0 ? errors : [message || ours] };
}

/** Whether the browser was offline, which the form itself explains. */
export const isOffline = (rejection: Rejection) => rejection.kind === 'unconfirmed' && rejection.reason === 'offline';

/** Whether a form is no longer drawn, such as one in a dialog that was closed while it was sent. */
export interface Gone {
  readonly current: boolean;
}

/** Says in a message that a form was not sent. Offline the form itself says so, unless it is gone. */
export function tellNotSent(set: Setter, rejection: Rejection, notice: Toast, gone: Gone) {
  if (!isOffline(rejection)) set(notifyAtom, notice);
  else if (gone.current) set(notifyAtom, { ...notice, message: connectionProblems.offline });
}

/** The server requires a captcha token; it says so before it looks up an account. */
const captchaRefused = 'recaptcha_invalid';

/** Whether a refused sign-in may be for its credentials, rather than a failure of the server or of the captcha. */
export const mayBeGuess = (rejection: Rejection) =>
  rejection.kind === 'refused' && !hasFailed(rejection) && rejection.code !== captchaRefused;

/**
 * The result for an unidentified visitor: reports a missing response, a failure of the server, too many attempts or a
 * refused captcha; any other refusal gives the same messages, so as not to reveal whether an account exists.
 */
export function notSentToAnybody(rejection: Rejection, always: readonly string[]): NotSent {
  if (rejection.kind === 'refused' && hasFailed(rejection)) return { sent: false, messages: [serverFailed] };
  const mayTell =
    rejection.kind === 'unconfirmed' ||
    rejection.status === httpStatus.tooManyRequests ||
    rejection.code === captchaRefused;
  return mayTell ? notSent(rejection, always.join(' ')) : { sent: false, messages: always };
}
