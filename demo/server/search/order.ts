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

/** The default order. */
export const usualOrder: SortOption = 'most-recent-first';

/** The sort order of results; ties are broken by id, so that every home is on exactly one page. */
export function orderOf(sorted: SortOption = usualOrder): SQL[] {
  return [orders[sorted], sql`${properties.id} desc`];
}
