const FILLABLE = 'input:not([type]), input[type=text], input[type=search], textarea';

/** A field of a page's own form, as far as it says what it is for. */
export interface PageField {
  name: string;
  autocomplete: string;
}

/** Fills the text fields of the form around a field, itself among them, as a person would; `undefined` leaves one alone. */
export function fillBeside(
  { form }: HTMLInputElement,
  valueFor: (field: PageField, names: readonly string[]) => string | undefined,
) {
  const fields = [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FILLABLE) ?? [])];
  const names = fields.map(({ name }) => name);
  for (const field of fields) {
    const value = valueFor({ name: field.name, autocomplete: field.getAttribute('autocomplete') ?? '' }, names);
    if (value === undefined || value === field.value) continue;
    // By the prototype: a framework of the page's may have put a setter of its own before it.
    const prototype: unknown = Object.getPrototypeOf(field);
    Reflect.set(prototype as object, 'value', value, field);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
