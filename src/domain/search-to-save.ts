import { encodePolygon } from './polygon';
import { isDrawn, withPage, withPolygon, type Search } from './search';
import { cornersOf } from './viewport';

/** A search as it can be saved and linked to: the part of a map that it is narrowed to becomes its area. */
export function searchToSave(search: Search): Search {
  const corners = cornersOf(search.viewport);
  if (corners.length === 0 || isDrawn(search)) return search;
  return withPage({ ...withPolygon(search, encodePolygon(corners)), viewport: [] }, search.page ?? 1);
}
