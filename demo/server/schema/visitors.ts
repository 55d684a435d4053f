import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { AlertFrequency } from '../../../src/domain/saved-search';
import { moment } from './moment';
import { properties } from './properties';

/** Registered visitors. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    title: text('title').notNull().default(''),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    telHome: text('tel_home').notNull().default(''),
    telMobile: text('tel_mobile').notNull().default(''),
    houseName: text('house_name').notNull().default(''),
    houseNumber: text('house_number').notNull().default(''),
    streetAddress: text('street_address').notNull().default(''),
    address2: text('address_2').notNull().default(''),
    locality: text('locality').notNull().default(''),
    town: text('town').notNull().default(''),
    county: text('county').notNull().default(''),
    postcode: text('postcode').notNull().default(''),
    doNotContact: boolean('do_not_contact').notNull().default(false),
    agreedToTermsAt: moment('agreed_to_terms_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (user) => [uniqueIndex('users_email').using('btree', sql`lower(${user.email})`)],
);

const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Each visitor's marketing choices, with the time and the page. */
export const marketingPreferences = pgTable('marketing_preferences', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: userId().unique(),
  isOptedIn: boolean('is_opted_in').notNull(),
  /** The page on which the choice was made, without query or fragment. */
  url: text('url').notNull().default(''),
  /** The words the visitor agreed to. */
  statement: text('statement').notNull().default(''),
  chosenAt: moment('chosen_at').notNull().defaultNow(),
});

/** Signed-in sessions; the key is a hash, so that a copy of the table cannot be used to sign in. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    userId: userId(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (session) => [index('sessions_user').on(session.userId), index('sessions_expiry').on(session.expiresAt)],
);

/** Password reset links that were emailed and not yet used; the key is a hash. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    expiresAt: moment('expires_at').notNull(),
    /** Until when somebody is sending its email; null once it is sent. */
    mailClaimedUntil: moment('mail_claimed_until'),
  },
  (reset) => [index('password_resets_user').on(reset.userId)],
);

/** What an account's owner is told: that it was changed, or that somebody tried to register with its address. */
export type AccountNews = 'email' | 'password' | 'registered';

/** Emails about accounts that are not sent yet. */
export const changeNotices = pgTable('change_notices', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: userId(),
  /** The address that the account has, or had before the change. */
  email: text('email').notNull(),
  change: text('change').$type<AccountNews>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** Until when somebody is sending it, or nobody is to try again. */
  mailClaimedUntil: moment('mail_claimed_until').notNull().defaultNow(),
});

/** Saved properties of signed-in visitors. */
export const savedProperties = pgTable(
  'saved_properties',
  {
    userId: userId(),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (saved) => [
    primaryKey({ columns: [saved.userId, saved.propertyId] }),
    index('saved_properties_property').on(saved.propertyId),
  ],
);

/** Saved searches of signed-in visitors, with their alerts. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    /** The search's canonical query string, so that the same search is stored once. */
    query: text('query').notNull(),
    fingerprint: text('fingerprint')
      .notNull()
      .generatedAlwaysAs(sql`md5(query)`),
    alertFrequency: text('alert_frequency').$type<AlertFrequency>().notNull().default('I'),
    /** When the visitor turned alerts on; homes listed before are not new. */
    alertsSince: moment('alerts_since').notNull().defaultNow(),
    /** When the last alert was sent. */
    alertedAt: moment('alerted_at'),
    /** Until when one instance has claimed this search to send its alert. */
    alertClaimedUntil: moment('alert_claimed_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (saved) => [uniqueIndex('saved_searches_query').on(saved.userId, saved.fingerprint)],
);

/** Homes in the latest alerts of a search, so that no alert repeats one. */
export const alertedProperties = pgTable(
  'alerted_properties',
  {
    savedSearchId: integer('saved_search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
  },
  (alerted) => [
    primaryKey({ columns: [alerted.savedSearchId, alerted.propertyId] }),
    index('alerted_properties_property').on(alerted.propertyId),
  ],
);

/** Property views counted by day, site and kind of event. */
export const propertyEvents = pgTable(
  'property_events',
  {
    propertyId: integer('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    day: date('day').notNull().defaultNow(),
    eventType: text('event_type').notNull(),
    domain: text('domain').notNull(),
    times: integer('times').notNull().default(1),
  },
  (event) => [
    primaryKey({ columns: [event.propertyId, event.day, event.eventType, event.domain] }),
    index('property_events_day').on(event.day, event.domain),
  ],
);

/** Attempts counted per time window; the key is a hash of what is limited. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    windowEndsAt: moment('window_ends_at').notNull(),
  },
  (limit) => [index('rate_limits_window').on(limit.windowEndsAt)],
);

export type User = typeof users.$inferSelect;
export type MarketingPreference = typeof marketingPreferences.$inferSelect;
export type SavedSearch = typeof savedSearches.$inferSelect;
