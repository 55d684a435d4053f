import type { FormValues } from '../domain/form-values';
import type { FieldErrors } from '../domain/validation';

/** Errors of a form by field name. */
export type FormErrors = Readonly<FieldErrors>;

/** All errors of a form: broken rules, refusals by the server, and messages about the whole form. */
export interface Problems {
  rules: FormErrors;
  refusals: FormErrors;
  messages: readonly string[];
}

/** No errors, or not validated yet. */
export const noProblems: Problems = { rules: {}, refusals: {}, messages: [] };

/** The values of a form. Never read them from its named properties: a field may be called `action` or `submit`. */
export function readValues(data: FormData): FormValues {
  const values = Object.create(null) as Record<string, string>;
  for (const [name, value] of data) {
    if (typeof value === 'string') values[name] ??= value;
  }
  return values;
}

/** Only the fields with an error, in page order; `boxOf` finds the control of a field. */
export function inPageOrder(errors: FormErrors, boxOf: (name: string) => Element | null | undefined): FormErrors {
  const places = Object.entries(errors)
    .filter(([, message]) => message)
    .map(([name, message]) => ({ name, message, box: boxOf(name) }));
  places.sort((one, other) => {
    if (!one.box || !other.box) return one.box ? -1 : 1;
    return one.box.compareDocumentPosition(other.box) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
  });
  return Object.fromEntries(places.map(({ name, message }) => [name, message]));
}

/** The errors left after a field changed: those whose rule is now met go, new ones wait for the next submit. */
export function afterChange({ rules, refusals, messages }: Problems, field: string, fresh: FormErrors): Problems {
  const stillBroken = Object.keys(rules).flatMap((name) => (fresh[name] ? [[name, fresh[name]]] : []));
  const { [field]: _, ...stillRefused } = refusals;
  return { rules: Object.fromEntries(stillBroken) as FormErrors, refusals: stillRefused, messages };
}
