import { isStrongPassword, shortestPassword } from './password-rules';
import { telephoneAsSent } from './telephone';

/** What a form field may hold: text, or a box that is ticked or not. */
export type FieldValue = string | boolean | undefined;

/** What a site may set for every form. */
export interface ValidationSettings {
  /** What one more character of a name may be, as a pattern: `['’.]` admits O'Brien and Jr. */
  namePattern?: string;
  /** Telephone numbers are taken as people write them, by one rule in every form. */
  acceptWrittenTelephones?: boolean;
  /** House numbers may be 12a and 12-14. */
  acceptLetteredHouseNumbers?: boolean;
  /** A new-password rule of the page's own, in place of ours. */
  newPassword?: { readonly accepts: (password: string) => boolean; readonly message: string };
}

/** One field of a form and what must be true of it. */
export interface Field<Name extends string = string> {
  readonly name: Name;
  readonly rule: RuleName;
  readonly required: boolean;
  /** Shown when the field is empty. */
  readonly missing: string;
  /** Shown when its value breaks the rule. */
  readonly invalid: string;
}

/** The errors of a form by field name, in reading order. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

type Values<Name extends string> = Readonly<Partial<Record<Name, FieldValue>>>;
type Rule = (text: string, settings: ValidationSettings, values: Readonly<Record<string, FieldValue>>) => boolean;

/** Name of a rule in the table of rules. */
export type RuleName = keyof typeof rules;

const longestName = 200;
const longestEmail = 254;
const emailAddress =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

const rules = {
  any: () => true,
  leadName: (text, settings) => isName(text, /^[\p{L}\p{M} -]+$/u, settings),
  accountName: (text, settings) => isName(text, /^[\p{L}\p{M}\d -]+$/u, settings),
  county: (text) => text.length <= longestName && /^[\p{L}\p{M}'’.,&() -]+$/u.test(text),
  email: (text) => text.length <= longestEmail && emailAddress.test(text.trim()),
  leadTelephone: telephone((text) => /^\d{6,}$/.test(withoutSpaces(text))),
  registrationTelephone: telephone((text) => /^(?:\+44|0)\d{9,10}$/.test(withoutSpaces(text))),
  profileTelephone: telephone((text) => /^[\d\-.()/ +]{6,20}$/.test(text.trim())),
  signInPassword: (text) => text.length >= shortestPassword,
  newPassword: (text, { newPassword }) => newPassword?.accepts(text) ?? isStrongPassword(text),
  passwordConfirmation: (text, _, values) => text === values['password'],
  houseNumber: (text, { acceptLetteredHouseNumbers }) =>
    (acceptLetteredHouseNumbers ? /^\d+\s?[a-z]?(?:\s?[-–/]\s?\d+\s?[a-z]?)?$/i : /^\d+$/).test(text.trim()),
  choice: (text) => text !== 'default',
} as const satisfies Record<string, Rule>;

/**
 * Checks the fields of a form in reading order and gives the first error of each; none means the form may be sent.
 * Text of white space only counts as empty, except in passwords. Takes time in proportion to what was typed.
 */
export function validate<Name extends string>(
  fields: readonly Field<Name>[],
  values: Values<Name>,
  settings: ValidationSettings = {},
): FieldErrors<Name> {
  const found = fields.flatMap((field) => {
    const message = errorOf(field, values, settings);
    return message === undefined ? [] : [[field.name, message] as const];
  });
  return Object.fromEntries(found) as FieldErrors<Name>;
}

/** A number as people write it, where the site takes these; else by the rule of its form. */
function telephone(ofForm: (text: string) => boolean): Rule {
  return (text, { acceptWrittenTelephones }) =>
    acceptWrittenTelephones ? /^\+?\d{6,20}$/.test(telephoneAsSent(text)) : ofForm(text);
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}

function errorOf(field: Field, values: Readonly<Record<string, FieldValue>>, settings: ValidationSettings) {
  const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
  if (isEmpty(field, value)) return field.required ? field.missing : undefined;
  if (typeof value !== 'string' || rules[field.rule](value, settings, values)) return undefined;
  return (field.rule === 'newPassword' && settings.newPassword?.message) || field.invalid;
}

function isEmpty({ rule }: Field, value: FieldValue): boolean {
  if (typeof value !== 'string') return !value;
  if (rule === 'choice' && value === 'default') return true;
  return /password/i.test(rule) ? value === '' : value.trim() === '';
}

function isName(text: string, builtIn: RegExp, { namePattern }: ValidationSettings): boolean {
  if (text.length > longestName) return false;
  if (builtIn.test(text)) return true;
  const added = characterPattern(namePattern);
  // The site's pattern meets one character at a time, so that no pattern can make the visitor wait.
  return added !== undefined && [...text].every((character) => builtIn.test(character) || added.test(character));
}

function characterPattern(source: string | undefined): RegExp | undefined {
  if (!source || source.length > longestName) return undefined;
  try {
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return undefined;
  }
}
