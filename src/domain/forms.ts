import { formatNumber } from './numbers';
import { newPasswordMessage, shortestPassword } from './password-rules';
import { longestMessage, type Field, type RuleName } from './validation';

/** Error when the terms are not agreed to. */
export const termsMessage = 'You must agree to our terms & conditions';
/** Error of a message that is too long. */
export const longMessage = `Your message must be ${formatNumber(longestMessage)} characters or fewer`;

const firstName = field('firstName', 'accountName', 'first name', true);
const lastName = field('lastName', 'accountName', 'last name', true);
const email: Field<'email'> = {
  name: 'email',
  rule: 'email',
  required: true,
  missing: 'Enter your email address',
  invalid: 'Enter an email address in the correct format, like name@example.com',
};
const terms: Field<'optInTerms'> = {
  name: 'optInTerms',
  rule: 'any',
  required: true,
  missing: termsMessage,
  invalid: termsMessage,
};
const passwordConfirmation: Field<'passwordConfirmation'> = {
  name: 'passwordConfirmation',
  rule: 'passwordConfirmation',
  required: true,
  missing: 'Enter your password a second time',
  invalid: 'The two passwords are not the same',
};
const shortPassword: Field<'password'> = {
  name: 'password',
  rule: 'signInPassword',
  required: true,
  missing: 'Enter your password',
  invalid: `Your password must be at least ${shortestPassword} characters long`,
};

/** Fields of the sign-in form. */
export const signInForm = [email, shortPassword] as const;

/** Fields of the registration form; it refuses passwords too short to sign in with. */
export const registrationForm = [
  firstName,
  lastName,
  email,
  {
    ...field('telHome', 'registrationTelephone', 'phone number'),
    invalid: 'Enter a UK phone number, like 01632 960001 or +441632960001',
  },
  shortPassword,
  passwordConfirmation,
  terms,
] as const;

/** Fields of the profile form that have a rule. */
export const profileForm = [
  firstName,
  lastName,
  email,
  field('telHome', 'profileTelephone', 'phone number'),
  field('telMobile', 'profileTelephone', 'mobile number'),
] as const;

/** Fields of the forgotten-password form. */
export const forgottenPasswordForm = [email] as const;

/** Fields of the form that sets a new password. */
export const newPasswordForm = [
  {
    name: 'password',
    rule: 'newPassword',
    required: true,
    missing: 'Enter a new password',
    invalid: newPasswordMessage,
  },
  passwordConfirmation,
] as const satisfies readonly Field[];

/** The fields of every lead that tell who writes. */
export const leadPersonFields = [
  field('firstName', 'leadName', 'first name', true),
  field('lastName', 'leadName', 'last name', true),
  field('email', 'email', 'email', true),
  field('telHome', 'leadTelephone', 'phone number', true),
] as const;

const message = { ...field('message', 'message', 'message'), invalid: longMessage };

/** Fields of the contact forms for a member of staff, an office or a department. */
export const contactForm = [...leadPersonFields, message, terms] as const;

/** Fields of the viewing form. */
export const viewingForm = [...leadPersonFields, { ...message, required: true }, terms] as const;

/** The fields of the valuation form that tell where the property is. */
export const valuationAddressFields = [
  field('houseNumber', 'houseNumber', 'house number'),
  field('street', 'any', 'street', true),
  field('town', 'any', 'town', true),
  field('county', 'county', 'county'),
  field('postcode', 'postcode', 'postcode', true),
] as const;

/** Fields of the valuation form. */
export const valuationForm = [...leadPersonFields, ...valuationAddressFields, message, terms] as const;

function field<Name extends string>(name: Name, rule: RuleName, words: string, required = false): Field<Name> {
  const message = `Please enter a valid ${words}`;
  return { name, rule, required, missing: message, invalid: message };
}
