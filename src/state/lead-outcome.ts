import type { Setter } from 'jotai/vanilla';

import type { Rejection } from '../api/reply';
import { leadFormWords } from '../domain/lead-words';
import type { NotSent } from '../domain/outcome';
import { doubtArrivalAtom, type DraftName } from './drafts';
import { isOffline, notSent } from './outcome';

/** The result for a lead without an answer: its draft notes that it may have arrived; the visitor may send it again. */
export function unconfirmed(set: Setter, name: DraftName): NotSent {
  set(doubtArrivalAtom, name);
  return { sent: false, messages: [leadFormWords.unconfirmed], isUnconfirmed: true };
}

/** The result for a lead that was refused or unconfirmed. */
export const leadNotSent = (set: Setter, name: DraftName, rejection: Rejection, otherwise: string): NotSent =>
  rejection.kind === 'unconfirmed' && !isOffline(rejection) ? unconfirmed(set, name) : notSent(rejection, otherwise);
