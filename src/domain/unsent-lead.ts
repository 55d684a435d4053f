import { leadFormWords } from './lead-words';
import type { NotSent } from './outcome';
import { sortErrors } from './refusal';
import type { Field } from './validation';

/** The errors of a lead that was not sent, sorted by field, and whom to call when it may have arrived. */
export function unsentLead<Name extends string>(
  fields: readonly Field<Name>[],
  { messages: given, isUnconfirmed }: NotSent,
  telephone: string | undefined,
): NotSent {
  const { errors, messages } = sortErrors(fields, given);
  const call = isUnconfirmed && telephone ? [leadFormWords.callUs(telephone)] : [];
  return { sent: false, errors, messages: [...messages, ...call] };
}
