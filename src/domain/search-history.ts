import { readSearch } from './read-search';
import { readList, withoutUnset } from './reading';
import { blankSearch, type Search } from './search';
import { formatSearchQuery } from './search-address';

/** Searches of this browser, the newest first. */
export type SearchHistory = readonly Search[];

/** How many searches are kept. */
export const longestHistory = 10;

/**
 * The history after a search: the newest first, at most ten. A search equal to the latest but for its page only moves
 * that entry to the page. Not recorded: a search that is nothing but the area a page drew around a place, in whichever
 * channel and with the status that pages look for by default, and, on the page of a property, one whose last clicked
 * property is that very property.
 */
export function recordSearch(
  searches: SearchHistory,
  search: Search,
  { propertyId, defaultStatus }: { propertyId?: string | undefined; defaultStatus?: string } = {},
): SearchHistory {
  const [latest, ...older] = searches;
  if (isPolygonExpansion(search, defaultStatus)) return searches;
  if (propertyId !== undefined && latest?.clickedProperty === propertyId) return searches;
  if (latest && isSameSearch(latest, search)) return [{ ...named(latest, search), page: search.page ?? 1 }, ...older];
  return [lasting(search), ...searches].slice(0, longestHistory);
}

/** The history after a property of the latest results was opened. */
export function recordClick([latest, ...older]: SearchHistory, propertyId: string): SearchHistory {
  return latest ? [{ ...latest, clickedProperty: propertyId }, ...older] : [];
}

/** The search to go back to: the latest, or, from a property's page, the one whose results led to it. */
export function searchToGoBackTo(searches: SearchHistory, propertyId?: string): Search | undefined {
  const ledHere = searches.slice(0, 2).find(({ clickedProperty }) => clickedProperty === propertyId);
  const search = (propertyId !== undefined && ledHere) || searches[0];
  return search && withoutUnset({ ...search, clickedProperty: undefined });
}

/** Whether two searches ask the server for the same homes, in whatever order and from whatever page. */
export function isSameSearch(search: Search, other: Search): boolean {
  return askedBy(search) === askedBy(other);
}

/** A history out of stored data of unknown shape. */
export function readSearchHistory(value: unknown): SearchHistory {
  return readList(value)
    .slice(0, longestHistory)
    .flatMap((item) => readSearch(item) ?? []);
}

function isPolygonExpansion({ expandedPolygon, ...search }: Search, defaultStatus?: string): boolean {
  const { channel, status } = search;
  const chosen = { ...search, status: status === defaultStatus ? undefined : status };
  return expandedPolygon !== undefined && askedBy(chosen) === askedBy({ ...blankSearch, channel });
}

function askedBy(search: Search): string {
  return formatSearchQuery({ ...search, page: undefined });
}

/** An entry with the name of its place, which an address does not tell and a page may learn later. */
function named(entry: Search, { place, q }: Search): Search {
  return entry.place || !place ? entry : withoutUnset({ ...entry, place, q: entry.q ?? q });
}

/** The search without what belongs to the moment only, and with its place's id. */
function lasting({ expandedPolygon: _, ...search }: Search): Search {
  return withoutUnset({ ...search, placeId: search.placeId ?? search.place?.placeId, suggestions: [] });
}
