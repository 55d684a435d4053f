import { leadFormWords } from '../domain/lead-words';
import type { Outcome } from '../domain/outcome';
import { unsentLead } from '../domain/unsent-lead';
import type { Field } from '../domain/validation';
import { useGone } from './use-gone';

/** What all forms for a lead have in common; `mayDuplicate` when an earlier attempt may have arrived. */
export function useLeadForm<Name extends string>(fields: readonly Field<Name>[], mayDuplicate: boolean) {
  const isFormGone = useGone();
  return {
    isFormGone,
    /** The words of the submit button. */
    labels: (send: string) => ({
      submit: mayDuplicate ? leadFormWords.sendAgain : send,
      submitting: leadFormWords.sending,
    }),
    /** The outcome for the form, with whom to call when the lead may have arrived. */
    settle: (outcome: Outcome, telephone: string | undefined): Outcome =>
      outcome.sent ? outcome : unsentLead(fields, outcome, telephone),
  };
}
