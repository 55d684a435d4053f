import type { Ring } from './polygon';

/** The corners of a part of the map, given as west, south, east, north; none without a part. */
export function cornersOf(viewport: readonly number[]): Ring {
  const [west, south, east, north] = viewport;
  if (west === undefined || south === undefined || east === undefined || north === undefined) return [];
  return [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ];
}
