import type { Setter } from 'jotai/vanilla';

import { hasFailed, type Rejection } from '../api/reply';
import { httpStatus } from '../core/http-status';
import { connectionProblems, cookiesNeeded, serverFailed, tooManyAttempts } from '../domain/account-words';
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
  if (pageRefused.includes(code)) return { sent: false, messages: [cookiesNeeded] };
  const ours = status === httpStatus.tooManyRequests ? tooManyAttempts : otherwise;
  return { sent: false, messages: errors.length > 0 ? errors : [message || ours] };
}

/** Whether the browser was offline, which the form itself explains. */
export const failedOffline = (rejection: Rejection) =>
  rejection.kind === 'unconfirmed' && rejection.reason === 'offline';

/** Says in a message that a form was not sent. Offline the form itself says so, unless it is gone. */
export function tellNotSent(set: Setter, rejection: Rejection, notice: Toast, isFormGone: () => boolean) {
  if (!failedOffline(rejection)) set(notifyAtom, notice);
  else if (isFormGone()) set(notifyAtom, { ...notice, message: connectionProblems.offline });
}

/** The server requires a captcha token; it says so before it looks up an account. */
const captchaRefused = 'recaptcha_invalid';
/** The server accepts nothing from this page, whatever the request. */
const pageRefused = ['invalid_authenticity_token', 'cross_site_request'];

/** Whether a refusal is for how it was sent, which says nothing about an account. */
const isOfSending = ({ code }: { code: string }) => code === captchaRefused || pageRefused.includes(code);

/** Whether a refused sign-in may be for its credentials, rather than a failure of the server, the captcha or the cookies. */
export const mayBeGuess = (rejection: Rejection) =>
  rejection.kind === 'refused' && !hasFailed(rejection) && !isOfSending(rejection);

/**
 * The result for an unidentified visitor: reports a missing response, a failure of the server, too many attempts, a
 * refused captcha or missing cookies; any other refusal gives the same messages, so as not to reveal whether an account
 * exists.
 */
export function notSentToAnybody(rejection: Rejection, always: readonly string[]): NotSent {
  if (rejection.kind === 'refused' && hasFailed(rejection)) return { sent: false, messages: [serverFailed] };
  const mayTell =
    rejection.kind === 'unconfirmed' || rejection.status === httpStatus.tooManyRequests || isOfSending(rejection);
  return mayTell ? notSent(rejection, always.join(' ')) : { sent: false, messages: always };
}
