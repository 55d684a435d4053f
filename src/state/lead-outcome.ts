import type { Rejection } from '../api/reply';
import { leadFormWords } from '../domain/lead-words';
import { isOffline, notSent, type Outcome } from './outcome';

/** How sending a lead ended; also that nobody knows whether it arrived. */
export type LeadOutcome = Outcome & { isUnconfirmed?: boolean };

/** A lead was not accepted, or that is not known: then it is for the visitor to decide whether to send it again. */
export function leadNotSent(rejection: Rejection, otherwise: string): LeadOutcome & { sent: false } {
  return rejection.kind === 'unconfirmed' && !isOffline(rejection)
    ? { sent: false, messages: [leadFormWords.unconfirmed], isUnconfirmed: true }
    : notSent(rejection, otherwise);
}
