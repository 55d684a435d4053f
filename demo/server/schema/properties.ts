import { sql } from 'drizzle-orm';
import { boolean, customType, date, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import type { Channel } from '../../../src/domain/property-channel';
import { branches, places, staff, type Picture } from './agency';
import { moment } from './moment';

/** The part of the agency that handles a property. */
export type Department =
  'residential' | 'auctions' | 'agriculture' | 'commercial' | 'new-homes' | 'student-lets' | 'services' | 'antiques';

/** The status of a sale or let, as shown to visitors. */
export type Status =
  'For sale' | 'Under offer' | 'SSTC' | 'Sold' | 'Exchanged' | 'Completed' | 'To let' | 'Let agreed' | 'Let';

/** The qualifier shown before or after a price. */
export type PriceQualifier =
  'Guide price' | 'Offers over' | 'Offers in excess of' | 'From' | 'Fixed price' | 'POA' | 'pcm';

/** A video or virtual tour of a property, hosted on another site. */
export interface VirtualTour {
  id: string;
  url: string;
  description: string;
  /** A tour by default. */
  kind?: 'tour' | 'video';
}

const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Everything the agency sells or lets. */
export const properties = pgTable(
  'properties',
  {
    id: integer('id').primaryKey(),
    channel: text('channel').$type<Channel>().notNull(),
    department: text('department').$type<Department>().notNull(),
    status: text('status').$type<Status>().notNull(),
    displayAddress: text('display_address').notNull(),
    house: text('house').notNull(),
    street: text('street').notNull(),
    locality: text('locality'),
    town: text('town').notNull(),
    county: text('county').notNull(),
    postcode: text('postcode').notNull(),
    placeId: text('place_id')
      .notNull()
      .references(() => places.id),
    lat: doublePrecision('lat').notNull(),
    lng: doublePrecision('lng').notNull(),
    /** Whole pounds, per month for lettings; null when the price is on application. */
    priceValue: integer('price_value'),
    priceQualifier: text('price_qualifier').$type<PriceQualifier>(),
    bedrooms: integer('bedrooms').notNull(),
    bathrooms: integer('bathrooms').notNull(),
    receptionRooms: integer('reception_rooms').notNull(),
    squareFeet: integer('square_feet'),
    acreage: doublePrecision('acreage'),
    propertyType: text('property_type').notNull(),
    tenure: text('tenure'),
    /** Lower case with spaces, such as 'new home'. */
    tags: text('tags').array().notNull(),
    pets: boolean('pets').notNull().default(false),
    shortLets: boolean('short_lets').notNull().default(false),
    /** Whole pounds per person per week, for student lets. */
    pppwPrice: integer('pppw_price'),
    /** Year, month and day, such as '2026-12-03'. */
    auctionDate: date('auction_date'),
    exchangedPrice: integer('exchanged_price'),
    disposal: text('disposal'),
    subdomain: text('subdomain'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    launchedAt: moment('launched_at').notNull(),
    shortDescription: text('short_description').notNull(),
    description: text('description').array().notNull(),
    features: text('features').array().notNull(),
    /** 0 to 100, as on the energy performance certificate. */
    epcCurrent: integer('epc_current'),
    epcPotential: integer('epc_potential'),
    councilTaxBand: text('council_tax_band'),
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    photos: jsonb('photos').$type<Picture[]>().notNull(),
    floorplans: jsonb('floorplans').$type<Picture[]>().notNull(),
    epcCharts: jsonb('epc_charts').$type<Picture[]>().notNull(),
    virtualTours: jsonb('virtual_tours').$type<VirtualTour[]>().notNull(),
    lettingsFeeText: text('lettings_fee_text'),
    searchWords: searchWords('search_words').generatedAlwaysAs(
      sql`property_words(display_address, postcode, county, property_type, short_description, features, description)`,
    ),
  },
  (property) => [
    index('properties_price').on(property.channel, property.priceValue, property.bedrooms, property.id),
    index('properties_created').on(property.channel, property.createdAt, property.id),
    index('properties_updated').on(property.channel, property.updatedAt, property.id),
    index('properties_launched').on(property.channel, property.launchedAt, property.id),
    index('properties_square_feet').on(property.channel, property.squareFeet, property.id),
    index('properties_bedrooms').on(property.channel, property.bedrooms, property.priceValue),
    index('properties_department').on(property.department, property.channel),
    index('properties_status').on(property.channel, property.status),
    index('properties_acreage').on(property.acreage),
    index('properties_auction_date').on(property.auctionDate),
    index('properties_branch').on(property.branchId),
    index('properties_place').on(property.placeId),
    index('properties_county').on(property.county, property.channel),
    index('properties_pets')
      .on(property.channel, property.id)
      .where(sql`${property.pets}`),
    index('properties_short_lets')
      .on(property.channel, property.id)
      .where(sql`${property.shortLets}`),
    index('properties_postcode').using('btree', sql`${property.postcode} text_pattern_ops`),
    index('properties_tags').using('gin', property.tags),
    index('properties_words').using('gin', property.searchWords),
    index('properties_position').using('gist', sql`point(${property.lng}, ${property.lat})`),
  ],
);

export type Property = typeof properties.$inferSelect;
export type NewProperty = typeof properties.$inferInsert;
