import { enterText } from './entered';

const FILLABLE = 'input:not([type]), input[type=text], input[type=search], textarea';

/** A field of a page's own form, as far as it says what it is for. */
export interface PageField {
  name: string;
  autocomplete: string;
}

/**
 * Fills the text fields of the form around a field, itself included, and fires the events of typing; `undefined` skips
 * a field.
 */
export function fillBeside(
  { form }: HTMLInputElement,
  valueFor: (field: PageField, names: readonly string[]) => string | undefined,
) {
  const fields = [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FILLABLE) ?? [])];
  const names = fields.map(({ name }) => name);
  for (const field of fields) {
    const value = valueFor({ name: field.name, autocomplete: field.getAttribute('autocomplete') ?? '' }, names);
    if (value === undefined || value === field.value) continue;
    enterText(field, value);
  }
}
