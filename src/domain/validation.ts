import { attempt } from '../core/attempt';
import { isHouseNumber } from './house-number';
import { isStrongPassword, shortestPassword } from './password-rules';
import { isPostcode } from './postcode';
import { telephoneAsSent, withoutMarks } from './telephone';

/** A form field's value: text, or whether a checkbox is ticked. */
export type FieldValue = string | boolean | undefined;

/** A site's settings for all forms. */
export interface ValidationSettings {
  /** A regular expression for one additional character of a name: `['’.]` admits O'Brien and Jr. */
  namePattern?: string;
  /** Every form accepts telephone numbers as people write them, by one rule. */
  acceptWrittenTelephones?: boolean;
  /** House numbers such as 12a and 12-14 are valid. */
  acceptLetteredHouseNumbers?: boolean;
  /** The page's own rule for new passwords, instead of the built-in one. */
  newPassword?: { readonly accepts: (password: string) => boolean; readonly message: string };
}

/** A form field and its rule. */
export interface Field<Name extends string = string> {
  readonly name: Name;
  readonly rule: RuleName;
  readonly required: boolean;
  /** Shown when the field is empty. */
  readonly missing: string;
  /** Shown when its value breaks the rule. */
  readonly invalid: string;
}

/** The errors of a form by field name, in the order of its fields. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

type Values<Name extends string> = Readonly<Partial<Record<Name, FieldValue>>>;
type Rule = (text: string, settings: ValidationSettings, values: Readonly<Record<string, FieldValue>>) => boolean;

/** Name of a validation rule. */
export type RuleName = keyof typeof rules;

/** Longest message of a form, in characters. */
export const longestMessage = 2000;
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
    acceptLetteredHouseNumbers ? isHouseNumber(text.trim()) : /^\d+$/.test(text.trim()),
  postcode: (text) => isPostcode(text),
  choice: (text) => text !== 'default',
  message: (text) => text.trim().length <= longestMessage,
} as const satisfies Record<string, Rule>;

/**
 * Validates the fields of a form in order and returns the first error of each; an empty result means the form may be
 * sent. White space alone counts as empty, except in passwords. Takes linear time.
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

/** A British number with more digits than any has, such as one with an extension. */
const tooLong = /^(?:0|\+440?)[1-9]\d{10}/;

/** Accepts numbers as people write them where the site allows that; else applies the form's own rule. */
function telephone(ofForm: (text: string) => boolean): Rule {
  return (text, { acceptWrittenTelephones }) => {
    if (!acceptWrittenTelephones) return ofForm(withoutMarks(text));
    const number = telephoneAsSent(text);
    return /^\+?\d{6,20}$/.test(number) && !tooLong.test(number);
  };
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
  // The site's pattern tests one character at a time, so that no pattern can backtrack without end.
  return added !== undefined && [...text].every((character) => builtIn.test(character) || added.test(character));
}

function characterPattern(source: string | undefined): RegExp | undefined {
  return source && source.length <= longestName ? attempt(() => new RegExp(`^(?:${source})$`, 'u')) : undefined;
}
