import { sql, type SQL } from 'drizzle-orm';

import type { SortOption } from '../../../src/domain/sort-options';
import { properties } from '../schema';

const orders: Readonly<Record<SortOption, SQL>> = {
  'least-expensive-first': sql`${properties.priceValue} asc nulls last`,
  'most-expensive-first': sql`${properties.priceValue} desc nulls last`,
  'most-recent-first': sql`${properties.createdAt} desc`,
  'most-square-feet-first': sql`${properties.squareFeet} desc nulls last`,
  'least-square-feet-first': sql`${properties.squareFeet} asc nulls last`,
  'most-recently-launched-first': sql`${properties.launchedAt} desc`,
  'most-recently-updated-first': sql`${properties.updatedAt} desc`,
};

/** The order unless a search asks for another. */
export const usualOrder: SortOption = 'most-recent-first';

/** How results are sorted; equals by id, so that no home is on two pages or on none. */
export function orderOf(sorted: SortOption = usualOrder): SQL[] {
  return [orders[sorted], sql`${properties.id} desc`];
}
