import { httpStatus } from '../core/http-status';
import { request } from '../core/request';
import type { NewPassword } from '../domain/credentials';
import { readRecord } from '../domain/reading';
import { readRefusal } from '../domain/refusal';
import { isAcceptedWith200, isSuccess, rejection, replyOf, type Reply } from './reply';

/**
 * Requests an email with a link to set a new password; the reply does not reveal whether the address has an account.
 */
export async function requestPasswordReset(email: string, captcha?: string): Promise<Reply> {
  const body = new FormData();
  body.set('email', email);
  if (captcha) body.set('g-recaptcha-response', captcha);
  const answer = await request({ path: '/reset_passwords', method: 'post', body });
  return replyOf(answer, isAcceptedWith200(answer));
}

/** Where the server redirects after a new password: to `to`, nowhere, or to an address that is `missing`. */
export type Destination = { to?: string } | 'missing';

/** Refused, even after a redirect: the visitor is not signed in, or the values are invalid. */
const refusals: readonly number[] = [httpStatus.unauthorised, httpStatus.unprocessable];

/**
 * Sets a new password. The browser follows redirects itself, so only the final address is known, and the page there may
 * refuse a request for JSON; an answer that is neither redirected nor readable is not a success.
 */
export async function updatePassword({
  userId,
  password,
  passwordConfirmation,
}: NewPassword): Promise<Reply<Destination>> {
  const body = { user_id: userId, password, password_confirmation: passwordConfirmation };
  const answer = await request({ path: '/user.ljson', method: 'put', body });
  if (answer.kind !== 'answer') return rejection(answer);
  if (answer.status === 302) return { kind: 'accepted', value: 'missing' };
  if (answer.redirectedTo && !refusals.includes(answer.status))
    return { kind: 'accepted', value: { to: answer.redirectedTo } };
  if (!isSuccess(answer)) return rejection(answer);
  const { errors, message } = readRefusal(answer.body);
  const isChanged = readRecord(answer.body) && errors.length === 0 && message === '';
  return isChanged ? { kind: 'accepted', value: {} } : rejection(answer);
}
