import { enterText } from './entered';

const FILLABLE = 'input:not([type]), input[type=text], input[type=search], textarea';
const GROUP = 'fieldset, [role=group]';

type Box = HTMLInputElement | HTMLTextAreaElement;

/** A field of a page's own form, as far as it says what it is for. */
export interface PageField {
  name: string;
  autocomplete: string;
}

/**
 * Fills the text fields of the form around a field, itself included, and fires the events of typing; `undefined` skips
 * a field. Where another field of the form is for the same, as in one with two addresses, only those of the field's own
 * group and autofill section are filled.
 */
export function fillBeside(
  input: HTMLInputElement,
  valueFor: (field: PageField, names: readonly string[]) => string | undefined,
) {
  const { form } = input;
  if (!form) return;
  const all = boxesIn(form);
  const wanted = (box: Box, names: readonly string[] = []) =>
    valueFor({ name: box.name, autocomplete: autocompleteOf(box) }, names);
  const isOne = !all.some((other) => other !== input && wanted(other) === wanted(input));
  const boxes = isOne ? all : boxesOfGroup(input, form, (box) => wanted(box) !== undefined);
  const names = boxes.map(({ name }) => name);
  for (const box of boxes) {
    const value = wanted(box, names);
    if (value === undefined || value === box.value) continue;
    enterText(box, value);
  }
}

/** The boxes of the smallest group in the form that has one to fill beside the input, in the same autofill section. */
function boxesOfGroup(input: HTMLInputElement, form: HTMLFormElement, isWanted: (box: Box) => boolean) {
  const isOther = (box: Box) => box !== input && isWanted(box);
  let group = input.closest(GROUP);
  while (group && !boxesIn(group).some(isOther)) group = group.parentElement!.closest(GROUP);
  const section = sectionOf(input);
  return boxesIn(group && form.contains(group) ? group : form).filter(
    (box) => !section || !autocompleteOf(box) || sectionOf(box) === section,
  );
}

const boxesIn = (place: Element) => [...place.querySelectorAll<Box>(FILLABLE)];

const autocompleteOf = (box: Box) => box.getAttribute('autocomplete') ?? '';

/** The words that say which of several addresses a box is of, such as `billing`. */
const sectionOf = (box: Box) => autocompleteOf(box).trim().split(/\s+/).slice(0, -1).join(' ');
