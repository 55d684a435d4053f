import type { Getter, Setter, WritableAtom } from 'jotai/vanilla';

import { hasFailed, type Rejection } from '../api/reply';
import { httpStatus } from '../core/http-status';
import { navigate } from '../core/path';
import { longNoticeDuration } from '../domain/notice';
import { savedNotices } from '../domain/prescribed-words';
import { savedListWords } from '../domain/property-words';
import { needsSignIn } from './session-renewal';
import { notifyAtom } from './toasts';
import { isSignedInAtom, loadUserAtom } from './user';

/** Refusals that the next request would meet too. */
const lasting: readonly number[] = [httpStatus.unauthorised, httpStatus.tooManyRequests];

type TryAgainAtom = WritableAtom<null, [], unknown>;
/** What the one notice about both lists retries. */
const awaitingRetry = new Set<TryAgainAtom>();

/** Whether a refusal concerns only one search or home, so that the next one can still be sent. */
export const isAboutOneItem = (reply: Rejection) =>
  reply.kind === 'refused' && !hasFailed(reply) && !lasting.includes(reply.status);

/**
 * Reports that the account refused a change to the saved lists. This device keeps it, and the account is told again
 * with the next change or on the next page. The notice shows the server's reason where it gives one, and offers to sign
 * in where the session has ended. Where the visitor did not ask, a refusal of one item alone is not reported: the message
 * would come with every page.
 */
export function reportRefusal(get: Getter, set: Setter, reply: Rejection, tryAgain: TryAgainAtom, isAsked: boolean) {
  if (!isAsked && isAboutOneItem(reply)) return;
  console.error('What was saved did not reach the account.', reply);
  if (!get(isSignedInAtom)) return;
  if (needsSignIn(reply)) {
    void set(loadUserAtom);
    const action = { label: savedListWords.signIn, run: () => navigate('/user/sign-in') };
    set(notifyAtom, { ...savedNotices.signedOutMeanwhile, action });
  } else if (reply.kind === 'refused' && reply.status === httpStatus.unprocessable && reply.message)
    set(notifyAtom, { message: reply.message, tone: 'error', duration: longNoticeDuration });
  else {
    awaitingRetry.add(tryAgain);
    const run = () => {
      const lists = [...awaitingRetry];
      awaitingRetry.clear();
      for (const each of lists) set(each);
    };
    set(notifyAtom, { ...savedNotices.onThisDeviceOnly, action: { label: savedListWords.tryAgain, run } });
  }
}
