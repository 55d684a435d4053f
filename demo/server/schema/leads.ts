import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { branches, staff } from './agency';
import { moment } from './moment';
import { properties } from './properties';

/** Kinds of lead. */
export type LeadKind = 'valuation' | 'viewing' | 'staff' | 'office' | 'new-homes';

/** The email to the branch or the person, and the receipt to the visitor. */
export type LeadMail = 'message' | 'receipt';

/** Visitors' leads; identical ones are stored once in 24 hours, however often they are sent. */
export const leads = pgTable(
  'leads',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<LeadKind>().notNull(),
    /** Null when no branch is near. */
    branchId: integer('branch_id').references(() => branches.id),
    /** The property enquired about. */
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'set null' }),
    /** The member of staff it is addressed to. */
    staffId: integer('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    departmentId: text('department_id'),
    /** 'selling' or 'letting'; for a viewing 'sales' or 'lettings', for new homes 'buying'; null when not asked. */
    channel: text('channel'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    telHome: text('tel_home').notNull(),
    streetAddress: text('street_address').notNull(),
    town: text('town').notNull(),
    county: text('county').notNull(),
    postcode: text('postcode').notNull(),
    message: text('message').notNull(),
    /** The requested day; null when the form did not ask. */
    bookingDay: date('booking_day'),
    /** The requested times, such as '9:00'. */
    bookingTimes: jsonb('booking_times').$type<readonly string[]>().notNull(),
    /** The page on which the visitor opted in to marketing; null when they did not. */
    optInMarketingUrl: text('opt_in_marketing_url'),
    createdAt: moment('created_at').notNull().defaultNow(),
    receivedOn: date('received_on')
      .notNull()
      .default(sql`current_date`),
    fingerprint: text('fingerprint').notNull(),
    /** The emails that are still to be sent. */
    mailsDue: text('mails_due').array().$type<LeadMail[]>().notNull().default([]),
    /** Until when one instance has claimed this lead to send its mails. */
    mailClaimedUntil: moment('mail_claimed_until'),
  },
  (lead) => [
    uniqueIndex('leads_fingerprint').on(lead.fingerprint, lead.receivedOn),
    index('leads_created').on(lead.createdAt),
  ],
);

export type Lead = typeof leads.$inferSelect;
