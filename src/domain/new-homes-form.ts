import { flag, listOf, otherwise, shape, text } from './page-shape';
import type { PageSubject } from './page-subject';
import { snakeCase, pick } from './reading';
import { termsMessage } from './forms';
import { validate, type Field, type FieldErrors, type RuleName, type ValidationSettings } from './validation';

const readElement = shape(
  {
    fieldName: text,
    /** What visitors know it as. */
    friendlyName: otherwise(text, ''),
    /** 'textarea'; any other word stands for one line. */
    inputType: otherwise(text, 'text'),
    required: otherwise(flag, false),
    hidden: otherwise(flag, false),
    disabled: otherwise(flag, false),
    /** 'full' takes the whole width; so spelled by the platform. */
    fieldPostion: otherwise(text, ''),
    value: otherwise(text, ''),
    error: otherwise(text, ''),
  },
  { names: { fieldPostion: ['field_position', 'fieldPosition'] }, needed: 'fieldName' },
);

const readForm = shape({
  formElements: otherwise(listOf(readElement), []),
  gaName: otherwise(text, ''),
  submitButtonText: otherwise(text, ''),
  htmlFormId: otherwise(text, ''),
  displayAddress: otherwise(text, ''),
  propertyId: otherwise(text, ''),
  /** HTML of the agency's; to be sanitised before it is shown. */
  para: otherwise(text, ''),
});

/** One field of a form by which somebody registers their interest in new homes. */
export type NewHomesElement = NonNullable<ReturnType<typeof readElement>>;

/** A form by which somebody registers their interest in new homes, as the page defines it. */
export type NewHomesForm = NonNullable<ReturnType<typeof readForm>>;

const addressFields = ['address', 'current_home_address'];
const fieldName = /^\w{1,64}$/;

/** The form of a page; undefined where it has none. */
export const newHomesForm: PageSubject<NewHomesForm | undefined> = {
  names: ['new_homes_form'],
  read(raw, report) {
    const given = pick(raw, 'new_homes_form');
    const form = readForm(given);
    const formElements = form?.formElements.filter((each) => fieldName.test(each.fieldName)) ?? [];
    if (form && formElements.length > 0) return { ...form, formElements: formElements.map(prefilled(form)) };
    if (given !== undefined && given !== '') report('new_homes_form');
    return undefined;
  },
};

/** How a form that is posted names an answer of a field. */
export const answerName = (fieldName: string) => `form_submission[${fieldName}]`;

/** How it names one line of an address that was typed line by line. */
export const addressPartName = (fieldName: string, part: string) => answerName(`${fieldName}_${snakeCase(part)}`);

/** Whether a field is looked up, or typed line by line. */
export const isAddress = ({ fieldName }: NewHomesElement) => addressFields.includes(fieldName);

/** What a form that is posted calls the agreement to the terms. */
export const termsName = 'marketing_preferences[opt_in_terms]';

/** What is wrong with the answers, by the names they are posted by; what the page says is wrong stays so until it is changed. */
export function newHomesErrors(
  form: NewHomesForm,
  answers: Readonly<Partial<Record<string, string>>>,
  settings: ValidationSettings = {},
): FieldErrors {
  const asked = form.formElements.filter(({ hidden, disabled }) => !hidden && !disabled);
  const refused = asked
    .map((element) => [answerName(element.fieldName), element] as const)
    .filter(([name, { error, value }]) => error && (answers[name] ?? '') === value)
    .map(([name, { error }]) => [name, error] as const);
  return { ...validate([...asked.map(ruleOf), terms], answers, settings), ...Object.fromEntries(refused) };
}

const terms: Field = { name: termsName, rule: 'any', required: true, missing: termsMessage, invalid: termsMessage };

function ruleOf({ fieldName, friendlyName, required }: NewHomesElement): Field {
  const message = `Please enter a valid ${friendlyName || fieldName.replaceAll('_', ' ')}`;
  const rule = commonRules.get(fieldName) ?? 'any';
  return { name: answerName(fieldName), rule, required, missing: message, invalid: message };
}

/** What a server accepts of a lead, whichever form it comes from. */
const commonRules: ReadonlyMap<string, RuleName> = new Map([
  ['first_name', 'leadName'],
  ['last_name', 'leadName'],
  ['email', 'email'],
  ['tel_home', 'leadTelephone'],
  ['tel_mobile', 'leadTelephone'],
]);

/** The home that is asked about fills in two fields by itself. */
const prefilled =
  ({ displayAddress, propertyId }: NewHomesForm) =>
  (element: NewHomesElement): NewHomesElement => {
    if (element.fieldName === 'development_of_interest')
      return { ...element, disabled: true, value: displayAddress.split(',')[0]!.trim() || element.value };
    return element.fieldName === 'development_id' ? { ...element, value: propertyId || element.value } : element;
  };
