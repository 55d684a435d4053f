import { readSearch } from './read-search';
import { readList, withoutUnset } from './reading';
import { blankSearch, withPage, withPlainTags, type Search } from './search';
import { formatSearchQuery } from './search-address';

/** Recent searches of this browser, newest first. */
export type SearchHistory = readonly Search[];

/** How many searches are kept. */
const longestHistory = 10;

/**
 * Adds a search to the history, newest first, at most ten. A search that differs from the latest only in its page or its
 * part of the map updates that entry's. Not recorded: a search that has only `expandedPolygon`, a channel and the default
 * status; and, on a property's page, any search when the latest entry's clicked property is that property.
 */
export function recordSearch(
  searches: SearchHistory,
  search: Search,
  { propertyId, defaultStatus }: { propertyId?: string | undefined; defaultStatus?: string } = {},
): SearchHistory {
  const [latest, ...older] = searches;
  if (isPolygonExpansion(search, defaultStatus)) return searches;
  if (propertyId !== undefined && latest?.clickedProperty === propertyId) return searches;
  const { page = 1, viewport } = search;
  if (latest && isSameSearch(latest, search)) return [{ ...named(latest, search), page, viewport }, ...older];
  return [lasting(search), ...searches].slice(0, longestHistory);
}

/** Records that a property of the latest results was opened, and the part of the map that they were narrowed to. */
export function recordClick(
  [latest, ...older]: SearchHistory,
  propertyId: string,
  viewport: readonly number[] = latest?.viewport ?? [],
): SearchHistory {
  return latest ? [{ ...latest, viewport, clickedProperty: propertyId }, ...older] : [];
}

/**
 * Records that a property was opened from its neighbour's page: the search that led to the neighbour becomes the
 * latest, at the property's page of its results.
 */
export function recordStep(
  searches: SearchHistory,
  { from, to, page }: { from: string | undefined; to: string; page: number },
): SearchHistory {
  const search = searchThatLedTo(searches, from);
  if (!search) return [];
  return recordClick([withPage(search, page), ...searches.filter((other) => other !== search)], to);
}

/** The search to go back to: the latest or, on a property's page, the one of the latest two that led to it. */
export function searchToGoBackTo(searches: SearchHistory, propertyId?: string): Search | undefined {
  const search = searchThatLedTo(searches, propertyId);
  return search && withoutUnset({ ...search, clickedProperty: undefined });
}

/** Whether two searches have the same criteria and sort order; the page is ignored. */
export function isSameSearch(search: Search, other: Search): boolean {
  return askedBy(search) === askedBy(other);
}

/** A history with older searches behind it, each once. */
export function withOlder(searches: SearchHistory, older: SearchHistory): SearchHistory {
  const others = older.filter((search) => !searches.some((newer) => isSameSearch(newer, search)));
  return [...searches, ...others].slice(0, longestHistory);
}

/** Reads a history from stored data of unknown shape. */
export function readSearchHistory(value: unknown): SearchHistory {
  return readList(value)
    .slice(0, longestHistory)
    .flatMap((item) => readSearch(item) ?? []);
}

function searchThatLedTo(searches: SearchHistory, propertyId: string | undefined): Search | undefined {
  const ledHere = searches.slice(0, 2).find(({ clickedProperty }) => clickedProperty === propertyId);
  return (propertyId !== undefined && ledHere) || searches[0];
}

function isPolygonExpansion({ expandedPolygon, ...search }: Search, defaultStatus?: string): boolean {
  const { channel, status } = search;
  const chosen = { ...search, status: status === defaultStatus ? undefined : status };
  return expandedPolygon !== undefined && askedBy(chosen) === askedBy({ ...blankSearch, channel });
}

function askedBy(search: Search): string {
  return formatSearchQuery({ ...withPlainTags(search), page: undefined });
}

/** Adds the name of its place to an entry: an address does not contain it, and a page may learn it later. */
function named(entry: Search, { place, q }: Search): Search {
  return entry.place || !place ? entry : withoutUnset({ ...entry, place, q: entry.q ?? q });
}

/** The search without its suggestions and expanded area, and with its place's id. */
function lasting({ expandedPolygon: _, ...search }: Search): Search {
  return withoutUnset({ ...search, placeId: search.placeId ?? search.place?.placeId, suggestions: [] });
}
