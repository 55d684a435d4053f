import { draftTexts } from './draft-texts';
import { addressPartName, answerName, isAddress, type NewHomesForm } from './new-homes-form';
import { addressFields } from './postal-address';
import { readRecord, readText } from './reading';

/** What somebody entered so far into a form for new homes, by the names it is posted by. */
export type NewHomesAnswers = Readonly<Partial<Record<string, string>>>;

/** What is kept of a form until it is sent; who agrees to the terms does so anew. */
export const newHomesDraft = (form: NewHomesForm, values: Readonly<Record<string, unknown>>) => ({
  about: subjectOf(form),
  answers: draftTexts(
    values,
    form.formElements.filter(({ hidden, disabled }) => !hidden && !disabled).flatMap(namesOf),
  ),
});

/** Whether what a browser kept was entered into this form. */
export const isDraftOf = (kept: unknown, form: NewHomesForm): boolean =>
  readText(readRecord(kept)?.['about']) === subjectOf(form);

/** The answers out of what a browser kept; none of another form, or of another home's. */
export function readNewHomesDraft(kept: unknown, form: NewHomesForm): NewHomesAnswers {
  const raw = readRecord(kept) ?? {};
  return isDraftOf(kept, form) ? newHomesDraft(form, readRecord(raw['answers']) ?? {}).answers : {};
}

const subjectOf = ({ htmlFormId, propertyId }: NewHomesForm) => `${htmlFormId} ${propertyId}`;

function namesOf(element: NewHomesForm['formElements'][number]): readonly string[] {
  const { fieldName } = element;
  const parts = isAddress(element) ? addressFields.map((part) => addressPartName(fieldName, part)) : [];
  return [answerName(fieldName), ...parts];
}
