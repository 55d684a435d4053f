import { encodePolygon } from './polygon';
import { isDrawn, withPolygon, type Search } from './search';

/** A search as it can be saved: the part of a map that it is narrowed to becomes its area. */
export function searchToSave(search: Search): Search {
  const [west, south, east, north] = search.viewport;
  if (west === undefined || south === undefined || east === undefined || north === undefined) return search;
  if (isDrawn(search)) return search;
  const corners = [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ] as const;
  return { ...withPolygon(search, encodePolygon(corners)), viewport: [] };
}
