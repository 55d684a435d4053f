import { request } from '../core/request';
import type { NewPassword } from '../domain/credentials';
import { readRecord } from '../domain/reading';
import { readRefusal } from '../domain/refusal';
import { isDone, isOk, rejection, replyOf, type Reply } from './reply';

/** Asks for a mail with a link to a new password; whether the address has an account is not told. */
export async function requestPasswordReset(email: string, captcha?: string): Promise<Reply> {
  const body = new FormData();
  body.set('email', email);
  if (captcha) body.set('g-recaptcha-response', captcha);
  const answer = await request({ path: '/reset_passwords', method: 'post', body });
  const isAsked = isDone(answer) && answer.status === 200;
  return replyOf(answer, isAsked);
}

/** Where the server leads after a new password: to `to`, to no other page, or to an address that is `missing`. */
export type Destination = { to?: string } | 'missing';

/** Refused, also where a redirect came first: the visitor is not signed in, or sent what is not allowed. */
const refusals = [401, 422];

/**
 * Sets a new password. The browser follows a redirect by itself, so that only where it ended is known, and a page there
 * may well refuse to be asked for JSON; an answer that is neither that nor readable is no success.
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
  if (!isOk(answer)) return rejection(answer);
  const { errors, message } = readRefusal(answer.body);
  const isChanged = readRecord(answer.body) && errors.length === 0 && message === '';
  return isChanged ? { kind: 'accepted', value: {} } : rejection(answer);
}
