import type { Getter, Setter } from 'jotai/vanilla';

import type { Rejection } from '../api/reply';
import { longNoticeDuration, savedNotices } from '../domain/prescribed-words';
import { savedListWords } from '../domain/property-words';
import { notifyAtom } from './toasts';
import { isSignedInAtom, loadUserAtom } from './user';

const [unauthorised, unprocessable] = [401, 422];

/**
 * What happens when the account does not take what the visitor saved: this device keeps it, and the account hears of it
 * with the next press or the next page. The visitor reads why, in the words of the server where it has any.
 */
export function accountRefusal(get: Getter, set: Setter, reply: Rejection, tryAgain: () => void) {
  console.error('What was saved did not reach the account.', reply);
  if (!get(isSignedInAtom)) return;
  const isRefused = reply.kind === 'refused';
  if (isRefused && reply.status === unauthorised) void set(loadUserAtom);
  if (isRefused && reply.status === unprocessable && reply.message)
    set(notifyAtom, { message: reply.message, tone: 'error', duration: longNoticeDuration });
  else
    set(notifyAtom, {
      ...savedNotices.onThisDeviceOnly,
      action: { label: savedListWords.tryAgain, run: tryAgain },
    });
}
