import { registrationForm } from '../../src/domain/forms';
import { pick, readRecord, readText, snakeCase, type Raw } from '../../src/domain/reading';
import { profileFields, type ProfileField } from '../../src/domain/user';
import { validate } from '../../src/domain/validation';
import type { Agency } from './agency';
import { isTicked, readEmail, readLine } from './fields';
import { pagePath } from './page-path';
import { longestPassword } from './passwords';

/** A registration as received, under our field names. */
export interface Registration {
  profile: Record<ProfileField, string>;
  password: string;
  passwordConfirmation: string;
  optInTerms: boolean;
  isOptedIn: boolean;
  marketingUrl: string;
  marketingStatement: string;
  doNotContact: boolean;
  /** Honeypot: hidden from people, so only robots fill it in. */
  trap: string;
}

const longestStatement = 1000;

/** Reads a registration from the posted fields. */
export function readRegistration(client: Raw): Registration {
  const preferences = readRecord(pick(client, 'marketing_preferences')) ?? {};
  return {
    profile: Object.fromEntries(
      profileFields.map((field) => [field, readProfileText(client, field)]),
    ) as Registration['profile'],
    password: readPassword(client, 'password'),
    passwordConfirmation: readPassword(client, 'password_confirmation'),
    optInTerms: isTicked(pick(preferences, 'opt_in_terms') ?? pick(client, 'opt_in_terms')),
    isOptedIn: isTicked(pick(preferences, 'opt_in_marketing') ?? pick(client, 'opt_in_marketing')),
    marketingUrl: pagePath(pick(preferences, 'opt_in_marketing_url')),
    marketingStatement: readText(pick(preferences, 'opt_in_marketing_statement')).slice(0, longestStatement),
    doNotContact: isTicked(pick(client, 'do_not_contact')),
    trap: readText(pick(client, 'body')),
  };
}

/** A registration's errors, in words for the visitor; empty when it is valid. */
export function registrationErrors(registration: Registration, agency: Agency): string[] {
  const errors = validate(registrationForm, { ...registration, ...registration.profile }, agency);
  const isTooLong = registration.password.length > longestPassword;
  return [
    ...Object.values(errors),
    ...(isTooLong ? [`Enter a password of at most ${longestPassword} characters`] : []),
  ];
}

/** The text of a posted profile field, truncated to the longest the account stores; an email address is not. */
export function readProfileText(client: Raw, field: ProfileField): string {
  return field === 'email' ? readEmail(client) : readLine(client, snakeCase(field));
}

/** A password exactly as typed, untrimmed. */
export function readPassword(fields: Raw, name: string): string {
  const password = pick(fields, name);
  return typeof password === 'string' ? password : '';
}
