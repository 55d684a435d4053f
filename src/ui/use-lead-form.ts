import { useState } from 'react';

import { leadFormWords } from '../domain/lead-words';
import type { Outcome } from '../domain/outcome';
import { unsentLead } from '../domain/unsent-lead';
import type { Field } from '../domain/validation';
import { useGone } from './use-gone';

/** What all forms for a lead have in common: after an attempt that may have arrived, a warning before the second. */
export function useLeadForm<Name extends string>(fields: readonly Field<Name>[]) {
  const [mayDuplicate, setMayDuplicate] = useState(false);
  const gone = useGone();
  return {
    gone,
    mayDuplicate,
    /** The words of the submit button. */
    labels: (send: string) => ({
      submit: mayDuplicate ? leadFormWords.sendAgain : send,
      submitting: leadFormWords.sending,
    }),
    /** The outcome for the form, with whom to call when the lead may have arrived. */
    settle: (outcome: Outcome, telephone: string | undefined): Outcome => {
      if (outcome.sent) return outcome;
      if (outcome.isUnconfirmed) setMayDuplicate(true);
      return unsentLead(fields, outcome, telephone);
    },
  };
}
