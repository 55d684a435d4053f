import { atom } from 'jotai/vanilla';

import { requestPasswordReset, updatePassword } from '../api/password';
import { httpStatus } from '../core/http-status';
import { loadPage, pageAddress } from '../core/path';
import type { NewPassword } from '../domain/credentials';
import { sent, type Outcome } from '../domain/outcome';
import { accountWords, accountNotices } from '../domain/prescribed-words';
import { sameOriginUrl } from '../domain/safe-url';
import { captchaTokenAtom } from './captcha';
import { dropDraftAtom } from './drafts';
import { carryNotice } from './flash';
import { whileLoading } from './loading';
import { notSent, notSentToAnybody } from './outcome';
import { whileSignedIn } from './session-renewal';
import { notifyAtom } from './toasts';
import { userAtom } from './user';

/** Requests a password reset email. The message never reveals whether an account exists. */
export const requestPasswordResetAtom = atom(
  null,
  async (_get, set, { email }: { email: string }): Promise<Outcome> => {
    const reply = await whileLoading(set, 'userPasswordReset', async () =>
      requestPasswordReset(email, await set(captchaTokenAtom, 'submit')),
    );
    set(notifyAtom, accountNotices.passwordResetRequested);
    if (reply.kind !== 'accepted') return notSentToAnybody(reply, []);
    set(dropDraftAtom, 'account');
    return sent;
  },
);

/** Sets a new password, and follows the server's redirect when it stays on this site. */
export const changePasswordAtom = atom(
  null,
  async (get, set, passwords: Omit<NewPassword, 'userId'>): Promise<Outcome> => {
    const { userId } = get(userAtom);
    const asked = { ...passwords, userId: userId ?? '' };
    const reply = await whileLoading(set, 'userUpdate', () => whileSignedIn(get, set, () => updatePassword(asked)));
    const failure = accountNotices.passwordFailed;
    if (reply.kind !== 'accepted') {
      const { status, errors = [], message = '' } = reply.kind === 'refused' ? reply : {};
      // Only with this status are the errors about the password (ACC-67).
      const isInvalid = status === httpStatus.unprocessable && errors.length > 0;
      const messages = isInvalid ? errors.map(accountWords.passwordError) : [message || failure.message];
      set(notifyAtom, { ...failure, message: messages.join('\n') });
      return reply.kind === 'refused' ? { sent: false, messages } : notSent(reply, failure.message);
    }
    if (reply.value === 'missing') {
      set(notifyAtom, accountNotices.redirectWithoutDestination);
      return { sent: false, messages: [accountNotices.redirectWithoutDestination.message] };
    }
    const destination = sameOriginUrl(reply.value.to, pageAddress());
    if (!destination) set(notifyAtom, accountNotices.passwordChanged);
    else {
      carryNotice('passwordChanged');
      loadPage(destination);
    }
    return sent;
  },
);
