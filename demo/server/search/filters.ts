import { and, arrayContains, arrayOverlaps, eq, gte, inArray, lte, not, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { decodePolygon, simplifyPolygon } from '../../../src/domain/polygon';
import { plainTag } from '../../../src/domain/property-tag';
import type { Search } from '../../../src/domain/search';
import { parseMiles } from '../../../src/domain/search-figures';
import { longestWords } from '../../../src/domain/search-segments';
import { readDay } from '../../../src/domain/visit-days';
import { largestInteger, readRowId } from '../row-ids';
import { places, properties, type Department, type Place, type Status } from '../schema';
import { inBox, inPolygon, near } from './position';

/** A search, the place it refers to, and its department when it names one. */
export interface Wanted {
  search: Partial<Search>;
  /** undefined when the search has no place, null when its place id is unknown. */
  place?: Place | null;
  department?: string;
}

const longestSpan = 36_500;
const kmOfOneMile = 1.609344;
const mostCorners = 1000;
const nothing = sql`false`;
/** Departments without properties to sell or let; their events are also tagged with their name. */
const events: readonly Department[] = ['antiques', 'services'];

const statuses: Readonly<Record<string, readonly Status[]>> = {
  available: ['For sale', 'To let'],
  'for-sale': ['For sale'],
  'to-let': ['To let'],
  'under-offer': ['Under offer'],
  'let-agreed': ['Let agreed'],
  sstc: ['SSTC'],
  exchanged: ['Exchanged'],
  completed: ['Completed'],
  sold: ['SSTC', 'Sold', 'Exchanged', 'Completed'],
  let: ['Let'],
};

/** The conditions a property must meet; invalid parts of a search are ignored. */
export function filtersOf(wanted: Wanted): SQL | undefined {
  const { search, department } = wanted;
  return and(
    eq(properties.channel, search.channel ?? 'sales'),
    ofDepartment(department, search.tags ?? []),
    ...whereabouts(wanted),
    between(properties.priceValue, search.minPrice, search.maxPrice),
    between(properties.bedrooms, search.minBeds, search.maxBeds),
    between(properties.squareFeet, search.minSquareFeet, search.maxSquareFeet),
    between(properties.acreage, search.minAcreage, search.maxAcreage),
    since(properties.createdAt, search.createdAgo),
    since(properties.updatedAt, search.updatedAgo),
    search.pets ? sql`${properties.pets}` : undefined,
    search.shortLets ? sql`${properties.shortLets}` : undefined,
    search.branchId ? eq(properties.branchId, readRowId(search.branchId) ?? 0) : undefined,
    ofStatus(search.status),
    ...tagged(search.tags ?? []),
    auctionedOn(search.auctionDate),
    holding(search.text),
  );
}

/** Leaves out events such as antiques sales unless the search asks for them. */
function ofDepartment(department: string | undefined, tags: readonly string[]): SQL | undefined {
  if (department) return eq(properties.department, department as Department);
  const asked = tags.map(plainTag);
  return notInArray(
    properties.department,
    events.filter((event) => !asked.includes(event)),
  );
}

function whereabouts({ search, place }: Wanted): (SQL | undefined)[] {
  const ring = search.poly ? decodePolygon(search.poly) : undefined;
  const [west, south, east, north] = search.viewport ?? [];
  const isBox = [west, south, east, north].every(Number.isFinite);
  return [
    ring && inPolygon(simplifyPolygon(ring, mostCorners)),
    isBox ? inBox({ west: west!, south: south!, east: east!, north: north! }) : undefined,
    place === null ? nothing : place && around(place, search.within),
    place === undefined ? called(search.q) : undefined,
    search.area ? inArea(search.area) : undefined,
  ];
}

/** Counties and postcodes match by name unless the search adds a distance; other places match by radius. */
function around(place: Place, within: string | undefined): SQL {
  if (place.kind === 'county' && !within) return eq(properties.county, place.name);
  if (place.kind === 'postcode' && !within) return startingWith(`${place.name} `);
  return near(place, place.radiusKm + (parseMiles(within) ?? 0) * kmOfOneMile);
}

/** Matches words that name no known place as the start of a postcode, otherwise in the texts. */
function called(words = ''): SQL | undefined {
  const text = words.trim();
  const postcode = /^[a-z]{1,2}\d[a-z\d]?(?: ?\d[a-z]{0,2})?$/i.test(text) ? spaced(text.toUpperCase()) : undefined;
  return postcode ? startingWith(postcode) : holding(text);
}

function startingWith(postcode: string): SQL {
  return sql`${properties.postcode} like ${`${postcode}%`}`;
}

/**
 * Adds the space to 'BA12AB', and to 'BA12A', which is only the start of one; an outward code alone gets a trailing
 * space, so that 'BA1 ' does not match 'BA11'.
 */
function spaced(postcode: string): string {
  const isOutward = /^[A-Z]{1,2}\d[A-Z\d]?$/.test(postcode);
  return isOutward ? `${postcode} ` : postcode.replace(/ ?(\d[A-Z]{0,2})$/, ' $1');
}

function inArea(area: string): SQL {
  const isSo = (column: PgColumn) => sql`lower(replace(${column}, ' ', '-')) = lower(replace(${area}, ' ', '-'))`;
  return sql`${properties.placeId} in (select id from ${places} where ${isSo(places.name)} or ${isSo(places.countyName)})`;
}

/** PostgreSQL fails on more than 32 minuses, and an embedded one for good on ten thousand words. */
function holding(words = ''): SQL | undefined {
  const text = words
    .slice(0, longestWords)
    .replace(/-(?![\p{L}\p{N}"])/gu, ' ')
    .trim();
  return text ? sql`${properties.searchWords} @@ websearch_to_tsquery('english', ${text})` : undefined;
}

function between(column: PgColumn, least: number | undefined, most: number | undefined): SQL | undefined {
  return and(
    least === undefined ? undefined : gte(column, bounded(least)),
    most === undefined ? undefined : lte(column, bounded(most)),
  );
}

function since(column: PgColumn, days: number | undefined): SQL | undefined {
  if (days === undefined) return undefined;
  return sql`${column} >= now() - make_interval(hours => ${24 * Math.min(bounded(days), longestSpan)}::integer)`;
}

function ofStatus(status: string | undefined): SQL | undefined {
  if (!status || status === 'all') return undefined;
  const named = Object.hasOwn(statuses, status) ? statuses[status] : undefined;
  return named ? inArray(properties.status, [...named]) : nothing;
}

/** A home must have every tag, and none of the tags that begin with an exclamation mark. */
function tagged(tags: readonly string[]): (SQL | undefined)[] {
  const words = tags.map(plainTag);
  const wanted = words.filter((word) => !word.startsWith('!'));
  const unwanted = words.filter((word) => word.startsWith('!')).map((word) => word.slice(1));
  return [
    wanted.length > 0 ? arrayContains(properties.tags, wanted) : undefined,
    unwanted.length > 0 ? not(arrayOverlaps(properties.tags, unwanted)) : undefined,
  ];
}

function auctionedOn(day: string | undefined): SQL | undefined {
  return day && readDay(day) ? eq(properties.auctionDate, day) : undefined;
}

function bounded(number: number): number {
  return Math.min(Math.max(Number.isNaN(number) ? 0 : number, -largestInteger), largestInteger);
}
