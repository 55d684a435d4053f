import { count, inArray, type SQL } from 'drizzle-orm';

import type { Search } from '../../../src/domain/search';
import type { Services } from '../environment';
import { pageOf, paginationJson, type Pagination } from '../one-page';
import { cardColumns, type CardProperty } from '../property-json';
import { properties, type Place } from '../schema';
import { filtersOf, type Wanted } from './filters';
import { orderOf } from './order';
import { findPlace, findPlaceByName } from './places';

/** The result of a search: one page of homes, and the place it refers to. */
export interface Found {
  properties: CardProperty[];
  pagination: Pagination;
  place: Place | undefined;
}

const usualPageSize = 12;
const largestPageSize = 50;
const wholePostcode = /^\s*([a-z]{1,2}\d[a-z\d]?)\s*\d[a-z]{2}\s*$/i;

/** Searches the agency's properties; a page number beyond the last gives the last page. */
export async function searchProperties(
  services: Pick<Services, 'database'>,
  search: Partial<Search>,
  options: { pageSize?: number; department?: string } = {},
): Promise<Found> {
  const { database } = services;
  const place = await placeOf(services, search);
  const where = filtersOf({ search, place, department: options.department });
  const pageSize = Math.min(Math.max(1, Math.floor(options.pageSize ?? usualPageSize) || 1), largestPageSize);
  const shown = pageOf(await countProperties(services, where), pageSize, search.page ?? 1);
  const order = orderOf(search.sorted);
  // Sorts only the ids, then fetches the full rows of one page.
  const page = database
    .select({ id: properties.id })
    .from(properties)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((shown.current - 1) * pageSize);
  const found = await database
    .select(cardColumns)
    .from(properties)
    .where(inArray(properties.id, page))
    .orderBy(...order);
  return { properties: found, pagination: paginationJson(shown), place: place ?? undefined };
}

/** The total number of homes that a search in one place finds. */
export const countInPlace = (services: Pick<Services, 'database'>, search: Partial<Search>, place: Place) =>
  countProperties(services, filtersOf({ search, place }));

async function countProperties({ database }: Pick<Services, 'database'>, where: SQL | undefined): Promise<number> {
  const [total] = await database.select({ count: count() }).from(properties).where(where);
  return total?.count ?? 0;
}

/**
 * The place of a search, by its id or its text. A whole postcode has no extent of its own, so that a distance counts
 * from its district.
 */
export async function placeOf(services: Pick<Services, 'database'>, search: Partial<Search>): Promise<Wanted['place']> {
  if (search.placeId) return (await findPlace(services, search.placeId)) ?? null;
  const [, district] = (search.within && wholePostcode.exec(search.q ?? '')) || [];
  const name = district ?? search.q;
  return name ? findPlaceByName(services, name) : undefined;
}
