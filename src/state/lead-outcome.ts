import type { Rejection } from '../api/reply';
import { leadFormWords } from '../domain/lead-words';
import type { NotSent } from '../domain/outcome';
import { isOffline, notSent } from './outcome';

/** It is unknown whether a lead arrived; it is for the visitor to send it again. */
export const unconfirmed: NotSent = { sent: false, messages: [leadFormWords.unconfirmed], isUnconfirmed: true };

/** The result for a lead that was refused or unconfirmed. */
export const leadNotSent = (rejection: Rejection, otherwise: string): NotSent =>
  rejection.kind === 'unconfirmed' && !isOffline(rejection) ? unconfirmed : notSent(rejection, otherwise);
