import { readList, readRecord, readText } from './reading';
import type { Field, FieldErrors } from './validation';

/** A server's error response as plain text; both fields are empty when it says nothing. */
export interface Refusal {
  readonly errors: readonly string[];
  readonly message: string;
}

const mostErrors = 20;
const longestError = 300;

/** Reads {errors[]} and {message} from a response of unknown shape, as text that is safe to show. */
export function readRefusal(body: unknown): Refusal {
  const raw = readRecord(body) ?? {};
  const errors = readList(raw['errors']).slice(0, mostErrors).map(readError);
  return { errors: errors.filter((error) => error !== ''), message: readError(raw['message']) };
}

/** Assigns each error to the field with the same message; the rest concern the form as a whole. */
export function sortErrors<Name extends string>(
  fields: readonly Field<Name>[],
  messages: readonly string[],
): { errors: FieldErrors<Name>; messages: readonly string[] } {
  const owners = messages.map((message) => fields.find((field) => [field.missing, field.invalid].includes(message)));
  const errors = messages.flatMap((message, index) => (owners[index] ? [[owners[index].name, message] as const] : []));
  return {
    errors: Object.fromEntries(errors) as FieldErrors<Name>,
    messages: messages.filter((_, index) => !owners[index]),
  };
}

function readError(value: unknown): string {
  return readText(value).slice(0, longestError);
}
