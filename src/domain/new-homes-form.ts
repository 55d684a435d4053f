import type { FormValues } from './form-values';
import { readKey } from './page-keys';
import { flag, listOf, otherwise, shape, text } from './page-shape';
import type { PageSubject } from './page-subject';
import { readText, snakeCase } from './reading';
import { longMessage, termsMessage } from './forms';
import { validate, type Field, type FieldErrors, type RuleName, type ValidationSettings } from './validation';

const readElement = shape(
  {
    fieldName: text,
    /** Its label. */
    friendlyName: readText,
    /** 'textarea'; anything else is a single-line input. */
    inputType: otherwise(text, 'text'),
    required: otherwise(flag, false),
    hidden: otherwise(flag, false),
    disabled: otherwise(flag, false),
    /** 'full' takes the whole width. The misspelling is the platform's. */
    fieldPostion: readText,
    value: readText,
    error: readText,
  },
  { names: { fieldPostion: ['field_position', 'fieldPosition'] }, needed: 'fieldName' },
);

const readForm = shape({
  formElements: otherwise(listOf(readElement), []),
  gaName: readText,
  submitButtonText: readText,
  htmlFormId: readText,
  displayAddress: readText,
  propertyId: readText,
  /** HTML from the agency; sanitise before showing it. */
  para: readText,
});

/** A field of a form to register interest in new homes. */
export type NewHomesElement = NonNullable<ReturnType<typeof readElement>>;

/** A form to register interest in new homes, as the page defines it. */
export type NewHomesForm = NonNullable<ReturnType<typeof readForm>>;

const addressNames = ['address', 'current_home_address'];
/** What an agency may call a field. Brackets would make the server read another field. */
const fieldName = /^[\w-][\w .-]{0,63}$/;

/** The form of a page; undefined where it has none. */
export const newHomesForm: PageSubject<NewHomesForm | undefined> = {
  names: ['new_homes_form'],
  read: (raw, report) => readKey(raw, ['new_homes_form'], readUsableForm, report),
};

/** Reads a form without the fields whose answers could not be posted; undefined when none are left. */
function readUsableForm(value: unknown): NewHomesForm | undefined {
  const form = readForm(value);
  const formElements = form?.formElements.filter((each) => fieldName.test(each.fieldName)) ?? [];
  return form && formElements.length > 0 ? { ...form, formElements: formElements.map(prefilled(form)) } : undefined;
}

/** The name under which a field's answer is posted. */
export const answerName = (fieldName: string) => `form_submission[${fieldName}]`;

/** The name under which one line of a typed address is posted. */
export const addressPartName = (fieldName: string, part: string) => answerName(`${fieldName}_${snakeCase(part)}`);

/** The name under which a form says that an address was typed line by line; the server does not ask for it. */
export const typedName = (fieldName: string) => `${fieldName}_is_typed`;

/** A field's label, or its name in words where the page gives none. */
export const labelOf = ({ friendlyName, fieldName }: NewHomesElement) => friendlyName || fieldName.replaceAll('_', ' ');

/** Whether a field is for the visitor to answer. */
export const isAsked = ({ hidden, disabled }: NewHomesElement) => !hidden && !disabled;

/** Whether a field is an address, which is looked up or typed line by line. */
export const isAddress = ({ fieldName }: NewHomesElement) => addressNames.includes(fieldName);

/** The name under which the agreement to the terms is posted. */
export const termsName = 'marketing_preferences[opt_in_terms]';

/** Errors in the answers, by posted name; an error from the page stays until the answer changes. */
export function newHomesErrors(
  form: NewHomesForm,
  answers: FormValues,
  settings: ValidationSettings = {},
): FieldErrors {
  const asked = form.formElements.filter(isAsked);
  const refused = asked
    .map((element) => [answerName(element.fieldName), element] as const)
    .filter(([name, { error, value }]) => error && (answers[name] ?? '') === value)
    .map(([name, { error }]) => [name, error] as const);
  return { ...validate([...asked.map(ruleOf), terms], answers, settings), ...Object.fromEntries(refused) };
}

const terms: Field = { name: termsName, rule: 'any', required: true, missing: termsMessage, invalid: termsMessage };

function ruleOf(element: NewHomesElement): Field {
  const { fieldName, required } = element;
  const missing = `Please enter a valid ${labelOf(element)}`;
  const rule = commonRules.get(fieldName) ?? 'any';
  const invalid = rule === 'message' ? longMessage : missing;
  return { name: answerName(fieldName), rule, required, missing, invalid };
}

/** The server's rules for any lead. */
const commonRules: ReadonlyMap<string, RuleName> = new Map([
  ['first_name', 'leadName'],
  ['last_name', 'leadName'],
  ['email', 'email'],
  ['tel_home', 'leadTelephone'],
  ['tel_mobile', 'leadTelephone'],
  ['message', 'message'],
]);

/** Fills in two fields from the home the form is about. */
const prefilled =
  ({ displayAddress, propertyId }: NewHomesForm) =>
  (element: NewHomesElement): NewHomesElement => {
    if (element.fieldName === 'development_of_interest')
      return { ...element, disabled: true, value: displayAddress.split(',')[0]!.trim() || element.value };
    return element.fieldName === 'development_id' ? { ...element, value: propertyId || element.value } : element;
  };
