import type { Property } from './property';

/** How a list of saved properties may be put in order. */
export type SavedSort = 'newest' | 'dearest' | 'cheapest';

/** A list in another order; what has no price comes last, and equals stay as they were. */
export function sortSaved<Row extends { property: Pick<Property, 'priceValue'> }>(
  rows: readonly Row[],
  sort: SavedSort,
): readonly Row[] {
  if (sort === 'newest') return rows;
  const sign = sort === 'dearest' ? -1 : 1;
  return [...rows].sort(({ property: { priceValue: one } }, { property: { priceValue: other } }) => {
    if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
    return sign * (one - other);
  });
}
