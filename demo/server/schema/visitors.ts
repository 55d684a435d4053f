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

/** What each visitor chose about marketing, when, and on which page. */
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

/** Signed-in browsers; the key is a hash, so that a copy of the table signs nobody in. */
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

/** Links to a new password that were mailed and not yet used; the key is a hash. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    expiresAt: moment('expires_at').notNull(),
  },
  (reset) => [index('password_resets_user').on(reset.userId)],
);

/** Homes that signed-in visitors keep. */
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

/** Searches that signed-in visitors keep and are mailed about. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    /** The query string of the search in its canonical form: the same search is kept once. */
    query: text('query').notNull(),
    fingerprint: text('fingerprint')
      .notNull()
      .generatedAlwaysAs(sql`md5(query)`),
    alertFrequency: text('alert_frequency').$type<AlertFrequency>().notNull().default('I'),
    /** Homes from before this are not new: since when the visitor wants to be mailed. */
    alertsSince: moment('alerts_since').notNull().defaultNow(),
    /** When the last mail went out. */
    alertedAt: moment('alerted_at'),
    /** Until when one instance has this search to itself, to write a mail about it. */
    alertClaimedUntil: moment('alert_claimed_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (saved) => [uniqueIndex('saved_searches_query').on(saved.userId, saved.fingerprint)],
);

/** Homes of the last mails about a search, so that none is in two of them. */
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

/** How often a property was seen, by day, site and kind of event. */
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
  (event) => [primaryKey({ columns: [event.propertyId, event.day, event.eventType, event.domain] })],
);

/** Attempts counted in windows of time; the key is a hash of what is limited. */
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
