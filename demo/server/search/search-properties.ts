import { count, inArray, type SQL } from 'drizzle-orm';

import type { Search } from '../../../src/domain/search';
import type { Services } from '../environment';
import { cardColumns, type CardProperty } from '../property-json';
import { properties, type Place } from '../schema';
import { filtersOf, type Wanted } from './filters';
import { orderOf } from './order';
import { findPlace, findPlaceByName } from './places';

/** A list's pagination as in page data and responses. */
interface Pagination {
  current_page: number;
  page_count: number;
  has_next_page: boolean;
  has_prev_page: boolean;
  total_count: number;
}

/** The result of a search: one page of homes, and the place it refers to. */
export interface Found {
  properties: CardProperty[];
  pagination: Pagination;
  place: Place | undefined;
}

const usualPageSize = 12;
const largestPageSize = 50;

/** Searches the agency's properties; a page number beyond the last gives the last page. */
export async function searchProperties(
  services: Pick<Services, 'database'>,
  search: Partial<Search>,
  options: { pageSize?: number; department?: string } = {},
): Promise<Found> {
  const { database } = services;
  const place = await placeOf(services, search);
  const where = filtersOf({ search, place, department: options.department });
  const pageSize = between(1, options.pageSize ?? usualPageSize, largestPageSize);
  const pagination = pageOf(await countProperties(services, where), pageSize, search.page ?? 1);
  const order = orderOf(search.sorted);
  // Sorts only the ids, then fetches the full rows of one page.
  const page = database
    .select({ id: properties.id })
    .from(properties)
    .where(where)
    .orderBy(...order)
    .limit(pageSize)
    .offset((pagination.current_page - 1) * pageSize);
  const found = await database
    .select(cardColumns)
    .from(properties)
    .where(inArray(properties.id, page))
    .orderBy(...order);
  return { properties: found, pagination, place: place ?? undefined };
}

/** The total number of homes that a search in one place finds. */
export const countInPlace = (services: Pick<Services, 'database'>, search: Partial<Search>, place: Place) =>
  countProperties(services, filtersOf({ search, place }));

async function countProperties({ database }: Pick<Services, 'database'>, where: SQL | undefined): Promise<number> {
  const [total] = await database.select({ count: count() }).from(properties).where(where);
  return total?.count ?? 0;
}

/** The place of a search, by its id or its text. */
export async function placeOf(services: Pick<Services, 'database'>, search: Partial<Search>): Promise<Wanted['place']> {
  if (search.placeId) return (await findPlace(services, search.placeId)) ?? null;
  return search.q ? findPlaceByName(services, search.q) : undefined;
}

function pageOf(total: number, pageSize: number, page: number): Pagination {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const current = between(1, page, pageCount);
  return {
    current_page: current,
    page_count: pageCount,
    has_next_page: current < pageCount,
    has_prev_page: current > 1,
    total_count: total,
  };
}

function between(least: number, number: number, most: number): number {
  return Math.min(Math.max(Math.floor(number) || least, least), most);
}
