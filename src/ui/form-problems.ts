/** The answers of a form by name; what was not chosen or ticked is missing. */
export type FormValues = Readonly<Partial<Record<string, string>>>;

/** What is wrong with a form, by the names of its fields. */
export type FormErrors = Readonly<Partial<Record<string, string>>>;

/** All that is wrong with a form: what breaks our rules, what the server refused, what concerns the whole. */
export interface Problems {
  rules: FormErrors;
  refusals: FormErrors;
  messages: readonly string[];
}

/** A form with which nothing is wrong, or nothing is known yet. */
export const noProblems: Problems = { rules: {}, refusals: {}, messages: [] };

/** The answers of a form, never read from its named properties: a field may be called `action` or `submit`. */
export function readValues(data: FormData): FormValues {
  const values = Object.create(null) as Record<string, string>;
  for (const [name, value] of data) {
    if (typeof value === 'string') values[name] ??= value;
  }
  return values;
}

/** Only the fields with which something is wrong, in the order in which they stand on the page. */
export function inPageOrder(errors: FormErrors, ids: ReadonlyMap<string, string>): FormErrors {
  const places = Object.entries(errors)
    .filter(([, message]) => message)
    .map(([name, message]) => ({ name, message, box: document.getElementById(ids.get(name) ?? '') }));
  places.sort((one, other) => {
    if (!one.box || !other.box) return one.box ? -1 : 1;
    return one.box.compareDocumentPosition(other.box) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1;
  });
  return Object.fromEntries(places.map(({ name, message }) => [name, message]));
}

/** What is left once a field was changed: errors whose rule is met go, new ones wait for the next submit. */
export function afterChange({ rules, refusals, messages }: Problems, field: string, fresh: FormErrors): Problems {
  const stillBroken = Object.keys(rules).flatMap((name) => (fresh[name] ? [[name, fresh[name]]] : []));
  const { [field]: _, ...stillRefused } = refusals;
  return { rules: Object.fromEntries(stillBroken) as FormErrors, refusals: stillRefused, messages };
}
