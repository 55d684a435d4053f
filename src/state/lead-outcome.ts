import type { Rejection } from '../api/reply';
import { leadFormWords } from '../domain/lead-words';
import { isOffline, notSent, type Outcome } from './outcome';

/** The result of sending a lead; `isUnconfirmed` when it is unknown whether it arrived. */
export type LeadOutcome = Outcome & { isUnconfirmed?: boolean };

/** The result for a lead that was refused or unconfirmed; an unconfirmed one is for the visitor to send again. */
export function leadNotSent(rejection: Rejection, otherwise: string): LeadOutcome & { sent: false } {
  return rejection.kind === 'unconfirmed' && !isOffline(rejection)
    ? { sent: false, messages: [leadFormWords.unconfirmed], isUnconfirmed: true }
    : notSent(rejection, otherwise);
}
