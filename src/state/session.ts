import { atom } from 'jotai/vanilla';

import { createSession, deleteSession } from '../api/session';
import { createUser } from '../api/user';
import { tellTabs } from '../core/browser-tabs';
import { announce } from '../core/page-data';
import { pageAddress } from '../core/path';
import { signInWords } from '../domain/account-words';
import { captchaWords } from '../domain/captcha-words';
import type { Credentials, Registration } from '../domain/credentials';
import { longNoticeDuration } from '../domain/notice';
import { sent, type Outcome } from '../domain/outcome';
import { accountNotices, savedNotices } from '../domain/prescribed-words';
import { signOutWords } from '../domain/sign-out-words';
import { forgetAccountAtom, loadAccountAtom } from './account';
import { countSignInFailureAtom, forgetSignInFailuresAtom, signInWaitAtom } from './back-off';
import { captchaTokenAtom } from './captcha';
import { dropDraftAtom } from './drafts';
import { whileLoading } from './loading';
import { mayBeGuess, notSent, notSentToAnybody } from './outcome';
import { sendBeforeSignOutAtom } from './saved-properties';
import { hasUnsentSearchesAtom, synchroniseSavedSearchesAtom } from './saved-searches';
import { resumeWaitingAtom } from './session-renewal';
import { signOutMarkOnDevice } from './signing-out';
import { notifyAtom } from './toasts';
import { isSignedInAtom } from './user';

/** Signs in. A failure does not reveal whether the account exists. */
export const signInAtom = atom(null, async (get, set, credentials: Credentials): Promise<Outcome> => {
  const wait = get(signInWaitAtom)();
  if (wait > 0) return { sent: false, messages: [captchaWords.tooMany(wait)] };
  const reply = await whileLoading(set, 'userSignIn', async () =>
    createSession({ ...credentials, captcha: await set(captchaTokenAtom, 'submit') }),
  );
  if (reply.kind !== 'accepted') {
    set(notifyAtom, accountNotices.signInFailed);
    const refused = notSentToAnybody(reply, [signInWords.refused]);
    if (!mayBeGuess(reply)) return refused;
    set(countSignInFailureAtom);
    return { ...refused, clear: ['password'] };
  }
  set(forgetSignInFailuresAtom);
  set(dropDraftAtom, 'account');
  set(notifyAtom, accountNotices.signedIn);
  announce('user_signed_in');
  tellTabs('signed-in');
  await set(loadAccountAtom, reply.value);
  // If the account could not be loaded, anything waiting for it gives up.
  set(resumeWaitingAtom);
  return get(isSignedInAtom) ? sent : { sent: false, messages: [signInWords.notLoaded], clear: ['password'] };
});

/** Registers a visitor and signs them in. */
export const registerAtom = atom(
  null,
  async (_get, set, registration: Omit<Registration, 'optInMarketingUrl'>): Promise<Outcome> => {
    const asked = { ...registration, optInMarketingUrl: pageAddress() };
    const reply = await whileLoading(set, 'userRegister', async () =>
      createUser({ ...asked, captcha: await set(captchaTokenAtom, 'register') }),
    );
    if (reply.kind !== 'accepted') {
      const failure = accountNotices.registrationFailed;
      const outcome = notSent(reply, failure.message);
      const told = reply.kind === 'refused' ? outcome.messages.join('\n') : failure.message;
      set(notifyAtom, { ...failure, message: told });
      return outcome;
    }
    set(dropDraftAtom, 'account');
    set(notifyAtom, accountNotices.registered);
    announce('user_signed_up');
    tellTabs('signed-in');
    await set(loadAccountAtom, reply.value);
    return sent;
  },
);

/**
 * Signs out here and in all tabs. Changes to what is saved that the account lacks are sent first; where that fails for a
 * search or a removal, the visitor is told before it is lost.
 */
export const signOutAtom = atom(null, async (get, set) => {
  const keepsRemoved = await set(sendBeforeSignOutAtom);
  if (get(hasUnsentSearchesAtom)) await set(synchroniseSavedSearchesAtom);
  if (!keepsRemoved && !get(hasUnsentSearchesAtom)) return set(signOutAnywayAtom);
  set(notifyAtom, {
    message: signOutWords.unsent,
    tone: 'error',
    duration: longNoticeDuration,
    // Replaces other messages on this subject.
    about: savedNotices.onThisDeviceOnly.message,
    action: { label: signOutWords.anyway, run: () => void set(signOutAnywayAtom) },
  });
});

const signOutAnywayAtom = atom(null, async (get, set) => {
  signOutMarkOnDevice.set(true);
  const isEnded = await deleteSession();
  signOutMarkOnDevice.remove();
  if (!isEnded) {
    // Another tab may have signed out first, which cancels this request.
    if (get(isSignedInAtom)) set(notifyAtom, accountNotices.signOutFailed);
    return;
  }
  set(forgetAccountAtom);
  set(notifyAtom, accountNotices.signedOut);
  announce('user_signed_out');
  tellTabs('signed-out');
});
