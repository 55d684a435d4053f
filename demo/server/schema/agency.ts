import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './moment';

/** A picture and its description. */
export interface Picture {
  url: string;
  caption: string;
}

/** A department of a branch, as the branch and staff pages list it. */
export interface BranchDepartment {
  departmentId: string;
  label: string;
  value: string;
}

/** Towns, villages and counties that visitors search by name. */
export const places = pgTable(
  'places',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    countyName: text('county_name'),
    /** 'city', 'town', 'village', 'suburb', 'county' or 'postcode'. */
    kind: text('kind').notNull(),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    radiusKm: doublePrecision('radius_km').notNull(),
  },
  (place) => [index('places_name').using('btree', sql`lower(${place.name}) text_pattern_ops`)],
);

/** The agency's offices. */
export const branches = pgTable('branches', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  urlLabel: text('url_label').notNull().unique(),
  address: text('address').notNull(),
  town: text('town').notNull(),
  county: text('county').notNull(),
  postcode: text('postcode').notNull(),
  lat: doublePrecision('lat').notNull(),
  lng: doublePrecision('lng').notNull(),
  telephone: text('telephone').notNull(),
  salesTelephone: text('sales_telephone').notNull(),
  lettingsTelephone: text('lettings_telephone').notNull(),
  email: text('email').notNull(),
  openingHours: text('opening_hours').array().notNull(),
  description: text('description').array().notNull(),
  departments: jsonb('departments').$type<BranchDepartment[]>().notNull(),
  photo: jsonb('photo').$type<Picture>().notNull(),
});

/** The agency's people. */
export const staff = pgTable(
  'staff',
  {
    id: integer('id').primaryKey(),
    firstName: text('first_name').notNull(),
    surname: text('surname').notNull(),
    jobTitle: text('job_title').notNull(),
    accreditation: text('accreditation'),
    urlLabel: text('url_label').notNull().unique(),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    departmentId: text('department_id').notNull(),
    departmentName: text('department_name').notNull(),
    email: text('email').notNull(),
    directLine: text('direct_line').notNull(),
    mobileNumber: text('mobile_number'),
    contactableForSales: boolean('contactable_for_sales').notNull(),
    contactableForLettings: boolean('contactable_for_lettings').notNull(),
    biography: text('biography').array().notNull(),
    avatar: jsonb('avatar').$type<Picture>().notNull(),
  },
  (person) => [index('staff_branch').on(person.branchId)],
);

/** The agency's news and advice articles. */
export const articles = pgTable(
  'articles',
  {
    id: integer('id').primaryKey(),
    title: text('title').notNull(),
    urlLabel: text('url_label').notNull().unique(),
    /** Lower case with hyphens, as in `/articles/topic-{topic}`. */
    topic: text('topic').notNull(),
    summary: text('summary').notNull(),
    body: text('body').array().notNull(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    photo: jsonb('photo').$type<Picture>().notNull(),
    publishedAt: moment('published_at').notNull(),
  },
  (article) => [index('articles_topic').on(article.topic, article.publishedAt)],
);

export type Place = typeof places.$inferSelect;
export type NewPlace = typeof places.$inferInsert;
export type Branch = typeof branches.$inferSelect;
export type NewBranch = typeof branches.$inferInsert;
export type StaffMember = typeof staff.$inferSelect;
export type NewStaffMember = typeof staff.$inferInsert;
export type Article = typeof articles.$inferSelect;
export type NewArticle = typeof articles.$inferInsert;
