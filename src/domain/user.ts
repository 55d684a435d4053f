import { readProperties, type Property } from './property';
import { pick, readFlag, readId, readList, readRecord, readText, snakeCase, type Raw } from './reading';

const textFields = [
  'address2',
  'addressHtml',
  'county',
  'email',
  'firstName',
  'lastName',
  'houseName',
  'houseNumber',
  'locality',
  'postcode',
  'reapitTrackerJwt',
  'streetAddress',
  'telHome',
  'telMobile',
  'title',
  'town',
] as const;

/** Fields a visitor can change in the profile, in form order. */
export const profileFields = [
  'title',
  'firstName',
  'lastName',
  'email',
  'telHome',
  'telMobile',
  'houseName',
  'houseNumber',
  'streetAddress',
  'address2',
  'locality',
  'town',
  'county',
  'postcode',
] as const satisfies readonly (typeof textFields)[number][];

/** One field of the profile. */
export type ProfileField = (typeof profileFields)[number];

/** The current user from the server; signed out when userId is null. */
export interface User extends Readonly<Record<(typeof textFields)[number], string>> {
  readonly userId: string | null;
  readonly agency: { readonly hfpeEnabled: boolean; readonly name: string; readonly email: string };
  /** Set when the agency has its own preferences besides opting in and out. */
  readonly customMarketingPreferences: Raw | null;
  readonly isOptedInToMarketing: boolean;
  readonly agencyWebsiteVip: boolean;
  readonly portalLeads: readonly unknown[];
  readonly savedProperties: readonly Property[];
  readonly savedSearches: readonly unknown[];
  readonly marketingPreferences: Raw;
}

/** The visitor's editable copy of the user, with the fields that only forms have. */
export interface LocalUser extends User {
  readonly password: string;
  readonly passwordConfirmation: string;
  readonly marketingPreferenceId: string;
  /** The honeypot: people never see it, so only bots fill it in. */
  readonly body: string;
}

/** The signed-out user. */
export const blankUser: User = userOf({});

/** Reads a user from data of unknown shape, also wrapped as {user}; the blank user when there is none. */
export function readUser(value: unknown): User {
  const raw = readRecord(value) ?? {};
  return userOf(readRecord(pick(raw, 'user')) ?? raw);
}

/** The editable copy of a user, with empty password fields. */
export function localUserOf(user: User, marketingPreferenceId = ''): LocalUser {
  return { ...user, password: '', passwordConfirmation: '', marketingPreferenceId, body: '' };
}

/** Whether the user is signed in. */
export function isSignedIn(user: Pick<User, 'userId'>): boolean {
  return user.userId !== null;
}

/** The profile fields that the edited copy changes. */
export function changedFields(user: User, local: LocalUser): Partial<Record<ProfileField, string>> {
  const changed = profileFields.filter((field) => user[field] !== local[field].trim());
  return Object.fromEntries(changed.map((field) => [field, local[field].trim()]));
}

function userOf(raw: Raw): User {
  const agency = readRecord(pick(raw, 'agency')) ?? {};
  const texts = Object.fromEntries(textFields.map((field) => [field, readText(pick(raw, snakeCase(field)))]));
  return {
    ...(texts as Record<(typeof textFields)[number], string>),
    userId: readId(pick(raw, 'user_id')) ?? null,
    agency: {
      hfpeEnabled: readFlag(pick(agency, 'hfpe_enabled')) ?? false,
      name: readText(pick(agency, 'name')),
      email: readText(pick(agency, 'email')),
    },
    customMarketingPreferences: readRecord(pick(raw, 'custom_marketing_preferences')) ?? null,
    isOptedInToMarketing: readFlag(pick(raw, 'is_opted_in_to_marketing')) ?? false,
    agencyWebsiteVip: readFlag(pick(raw, 'agency_website_vip')) ?? false,
    portalLeads: readList(pick(raw, 'portal_leads')),
    savedProperties: readProperties(pick(raw, 'saved_properties')),
    savedSearches: readList(pick(raw, 'saved_searches')),
    marketingPreferences: readRecord(pick(raw, 'marketing_preferences')) ?? {},
  };
}
