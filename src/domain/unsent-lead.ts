import { leadFormWords } from './lead-words';
import { sortErrors } from './refusal';
import type { Field } from './validation';

/** How sending a lead failed. */
interface Failure {
  readonly messages: readonly string[];
  /** It is unknown whether the lead arrived. */
  readonly isUnconfirmed?: boolean;
}

/** The errors of a lead that was not sent, sorted by field, and whom to call when it may have arrived. */
export function unsentLead<Name extends string>(
  fields: readonly Field<Name>[],
  { messages: given, isUnconfirmed }: Failure,
  telephone: string | undefined,
) {
  const { errors, messages } = sortErrors(fields, given);
  const call = isUnconfirmed && telephone ? [leadFormWords.callUs(telephone)] : [];
  return { sent: false, errors, messages: [...messages, ...call] } as const;
}
