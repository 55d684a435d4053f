import type { FormValues } from './form-values';
import { draftTexts } from './draft-texts';
import { addressPartName, answerName, isAddress, isAsked, typedName, type NewHomesForm } from './new-homes-form';
import { addressFields } from './postal-address';
import { readRecord, readText } from './reading';

/** The draft of a form to keep until it is sent; the terms must be agreed to again each time. */
export const newHomesDraft = (form: NewHomesForm, values: Readonly<Record<string, unknown>>) => ({
  about: subjectOf(form),
  answers: draftTexts(values, form.formElements.filter(isAsked).flatMap(namesOf)),
});

/** Whether a stored draft belongs to this form. */
export const isDraftOf = (kept: unknown, form: NewHomesForm): boolean =>
  readText(readRecord(kept)?.['about']) === subjectOf(form);

/** Reads the answers of a stored draft; none when it belongs to another form or another home. */
export function readNewHomesDraft(kept: unknown, form: NewHomesForm): FormValues {
  const raw = readRecord(kept) ?? {};
  return isDraftOf(kept, form) ? newHomesDraft(form, readRecord(raw['answers']) ?? {}).answers : {};
}

const subjectOf = ({ htmlFormId, propertyId }: NewHomesForm) => `${htmlFormId} ${propertyId}`;

function namesOf(element: NewHomesForm['formElements'][number]): readonly string[] {
  const { fieldName } = element;
  if (!isAddress(element)) return [answerName(fieldName)];
  const parts = addressFields.map((part) => addressPartName(fieldName, part));
  return [answerName(fieldName), typedName(fieldName), ...parts];
}
