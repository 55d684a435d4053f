import { httpStatus } from '../core/http-status';
import { request } from '../core/request';
import type { Credentials } from '../domain/credentials';
import { readUser } from '../domain/user';
import { isAccepted, isAcceptedWith200, rejection, type Reply } from './reply';
import { fetchUser } from './user';

/** Signs in. Only status 200 without a redirect is a success; returns the user's id if the answer has it. */
export async function createSession({ email, password, captcha }: Credentials): Promise<Reply<string | undefined>> {
  const answer = await request({
    path: '/session',
    method: 'post',
    needsToken: true,
    isIdempotent: true,
    body: { username: email, password, 'g-recaptcha-response': captcha },
  });
  if (!isAcceptedWith200(answer)) return rejection(answer);
  return { kind: 'accepted', value: readUser(answer.body).userId ?? undefined };
}

/**
 * Signs out; false if the server did not confirm it. Some servers refuse this when the session has ended already, and
 * some then lead to a page.
 */
export async function deleteSession(): Promise<boolean> {
  const answer = await request({ path: '/session', method: 'delete', isIdempotent: true, outlivesPage: true });
  // Servers may also answer this way to an expired token, while the session goes on.
  const mayHaveEnded =
    answer.kind === 'answer' && (answer.status === httpStatus.unauthorised || answer.redirectedTo !== undefined);
  return isAccepted(answer) || (mayHaveEnded && (await fetchUser())?.user.userId === null);
}
