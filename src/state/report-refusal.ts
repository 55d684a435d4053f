import type { Getter, Setter } from 'jotai/vanilla';

import type { Rejection } from '../api/reply';
import { httpStatus } from '../core/http-status';
import { longNoticeDuration, savedNotices } from '../domain/prescribed-words';
import { savedListWords } from '../domain/property-words';
import { notifyAtom } from './toasts';
import { isSignedInAtom, loadUserAtom } from './user';

/**
 * Reports that the account refused a change to the saved lists. This device keeps it, and the account is told again
 * with the next change or on the next page. The notice shows the server's reason where it gives one.
 */
export function reportRefusal(get: Getter, set: Setter, reply: Rejection, tryAgain: () => void) {
  console.error('What was saved did not reach the account.', reply);
  if (!get(isSignedInAtom)) return;
  const isRefused = reply.kind === 'refused';
  if (isRefused && reply.status === httpStatus.unauthorised) void set(loadUserAtom);
  if (isRefused && reply.status === httpStatus.unprocessable && reply.message)
    set(notifyAtom, { message: reply.message, tone: 'error', duration: longNoticeDuration });
  else
    set(notifyAtom, {
      ...savedNotices.onThisDeviceOnly,
      action: { label: savedListWords.tryAgain, run: tryAgain },
    });
}
