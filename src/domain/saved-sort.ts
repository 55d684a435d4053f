import type { Property } from './property';

/** Sort orders of saved properties. */
export type SavedSort = 'newest' | 'dearest' | 'cheapest';

/** Sorts a list; properties without a price come last, and equal ones keep their order. */
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
