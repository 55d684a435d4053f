import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { branches, staff } from './agency';
import { moment } from './moment';
import { properties } from './properties';

/** What a lead asks for. */
export type LeadKind = 'valuation' | 'viewing' | 'staff' | 'office' | 'new-homes';

/** What visitors asked the agency for; the same is kept once a day, however often it is sent. */
export const leads = pgTable(
  'leads',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<LeadKind>().notNull(),
    /** Missing where no branch is near. */
    branchId: integer('branch_id').references(() => branches.id),
    /** The property it is about. */
    propertyId: integer('property_id').references(() => properties.id, { onDelete: 'set null' }),
    /** Who is written to. */
    staffId: integer('staff_id').references(() => staff.id, { onDelete: 'set null' }),
    departmentId: text('department_id'),
    /** 'selling' or 'letting', of a viewing 'sales' or 'lettings', of new homes 'buying'; none where the form does not ask. */
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
    /** The day somebody may come; none where the form did not ask. */
    bookingDay: date('booking_day'),
    /** The hours that suit, such as '9:00'. */
    bookingTimes: jsonb('booking_times').$type<readonly string[]>().notNull(),
    /** The page on which they agreed to hear of marketing; none where they did not. */
    optInMarketingUrl: text('opt_in_marketing_url'),
    createdAt: moment('created_at').notNull().defaultNow(),
    receivedOn: date('received_on')
      .notNull()
      .default(sql`current_date`),
    fingerprint: text('fingerprint').notNull(),
  },
  (lead) => [
    uniqueIndex('leads_fingerprint').on(lead.fingerprint, lead.receivedOn),
    index('leads_created').on(lead.createdAt),
  ],
);

export type Lead = typeof leads.$inferSelect;
