import { leadFormWords } from './lead-words';
import { sortErrors } from './refusal';
import type { Field } from './validation';

/** How sending a lead failed. */
interface Failure {
  readonly messages: readonly string[];
  /** Nobody knows whether it arrived. */
  readonly isUnconfirmed?: boolean;
}

/** What to tell of a lead that was not sent: each error beside its field, and whom to ask whether it arrived after all. */
export function unsentLead<Name extends string>(
  fields: readonly Field<Name>[],
  { messages: given, isUnconfirmed }: Failure,
  telephone: string | undefined,
) {
  const { errors, messages } = sortErrors(fields, given);
  const call = isUnconfirmed && telephone ? [leadFormWords.callUs(telephone)] : [];
  return { sent: false, errors, messages: [...messages, ...call] } as const;
}
