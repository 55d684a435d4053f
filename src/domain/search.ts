import type { Ring } from './polygon';
import type { Channel } from './property-channel';
import { plainTag } from './property-tag';
import { withoutUnset } from './reading';
import type { SortOption } from './sort-options';

/** A place to search in. */
export interface Place {
  readonly placeId: string;
  readonly name: string;
  readonly countyName: string;
}

/** Fields of a search that hold a number. */
export const numberFields = [
  'minBeds',
  'maxBeds',
  'minPrice',
  'maxPrice',
  'minSquareFeet',
  'maxSquareFeet',
  'updatedAgo',
  'createdAgo',
  'minAcreage',
  'maxAcreage',
  'page',
] as const;

/** Fields of a search that hold text. */
export const textFields = ['q', 'poly', 'auctionDate', 'text', 'area', 'status', 'within'] as const;

/**
 * A visitor's search. Prices in pounds, areas in square feet or acres, ages in days; `within` is a distance such as
 * '1-mile', `auctionDate` a day such as '2026-12-01', `poly` an encoded polyline.
 */
export interface Search
  extends
    Readonly<Partial<Record<(typeof numberFields)[number], number>>>,
    Readonly<Partial<Record<(typeof textFields)[number], string>>> {
  readonly channel: Channel;
  /** Whether the query text decides where to search; otherwise the place, the drawn area or the branch does. */
  readonly isQuerySearch: boolean;
  readonly placeId?: string;
  readonly place?: Place;
  readonly suggestions: readonly unknown[];
  readonly tags: readonly string[];
  /** West, south, east, north. */
  readonly viewport: readonly number[];
  readonly shortLets?: boolean;
  readonly pets?: boolean;
  readonly sorted?: SortOption;
  readonly branchId?: string;
  /** The property last opened from these results. */
  readonly clickedProperty?: string;
  /** The wider area that the page draws around a place. */
  readonly expandedPolygon?: Ring;
}

/** Whether a drawn area decides where to search: there is one, and the query text does not decide. */
export const isDrawn = ({ poly, isQuerySearch }: Search) => Boolean(poly) && !isQuerySearch;

/** The search with nothing chosen. */
export const blankSearch: Search = { channel: 'sales', isQuerySearch: true, suggestions: [], tags: [], viewport: [] };

/** Changes filters and returns to the first page. */
export function withFilters(search: Search, filters: Partial<Search>): Search {
  return withoutUnset({ ...search, page: undefined, ...filters });
}

/** The same search at another page, counted from 1. */
export function withPage(search: Search, page: number): Search {
  return withFilters(search, { page: page > 1 ? page : undefined });
}

/**
 * Sets the place, and its name as the query text, and clears the branch, whose homes alone would be few of the place's;
 * without a place, clears place and text.
 */
export function withPlace(search: Search, place: Place | undefined): Search {
  if (!place) return withFilters(search, { place, placeId: undefined, q: undefined, isQuerySearch: true });
  const { placeId } = place;
  return withFilters(search, { place, placeId, q: placeName(place), isQuerySearch: false, branchId: undefined });
}

/** A place as a visitor writes it: its name, and its county after a comma. */
export function placeName({ name, countyName }: Pick<Place, 'name' | 'countyName'>): string {
  return countyName ? `${name}, ${countyName}` : name;
}

/** Sets the query text and clears the place; text that is not blank clears the drawn area too. */
export function withQuery(search: Search, q: string): Search {
  const elsewhere = { q, place: undefined, placeId: undefined };
  if (q.trim() !== '') return withFilters(search, { ...elsewhere, poly: undefined, isQuerySearch: true });
  const { poly, branchId } = search;
  return withFilters(search, { ...elsewhere, q: undefined, isQuerySearch: decidesByQuery({ poly, branchId }) });
}

/**
 * Sets the drawn area, given as an encoded polyline, and clears the place, the text and the distance from them; without
 * one, clears the area.
 */
export function withPolygon(search: Search, poly: string | undefined): Search {
  if (!poly) return withFilters(search, { poly: undefined, isQuerySearch: decidesByQuery({ ...search, poly }) });
  return withFilters(withoutCentre(search), { poly, isQuerySearch: false });
}

/** Whether there is something that a distance can count from. */
export const hasCentre = (search: Search) =>
  !isDrawn(search) && Boolean(search.q?.trim() || search.placeId || search.place);

/** The part of the map that a search is narrowed to; none where a place, a text or a drawn area says where to search. */
export const partOf = (search: Search) => (hasCentre(search) || isDrawn(search) ? [] : search.viewport);

/** Searches where another search does, instead of in a part of the map. */
export function withCentreOf(search: Search, { q, place, placeId, within, isQuerySearch }: Search): Search {
  return withFilters(search, { q, place, placeId, within, isQuerySearch, viewport: [] });
}

/** Clears the place, the text and the distance from them. */
export function withoutCentre(search: Search): Search {
  return withFilters(withQuery(search, ''), { within: undefined });
}

/** Adds a tag, unless the search has it. */
export function withTag(search: Search, tag: string): Search {
  return hasTag(search, tag) ? search : withFilters(search, { tags: [...search.tags, tag] });
}

/** Removes a tag. */
export function withoutTag(search: Search, tag: string): Search {
  return withFilters(search, { tags: search.tags.filter((other) => plainTag(other) !== plainTag(tag)) });
}

/** Adds a tag, or removes it when the search has it. */
export function toggleTag(search: Search, tag: string): Search {
  return hasTag(search, tag) ? withoutTag(search, tag) : withTag(search, tag);
}

/** Removes all tags. */
export function withoutTags(search: Search): Search {
  return withFilters(search, { tags: [] });
}

/** Whether the search has a tag; case and hyphens make no difference. */
export function hasTag({ tags }: Pick<Search, 'tags'>, tag: string): boolean {
  return tags.some((other) => plainTag(other) === plainTag(tag));
}

/** The search for comparison: its tags normalised, each once and in one order. */
export function withPlainTags(search: Search): Search {
  return { ...search, tags: [...new Set(search.tags.map(plainTag))].sort() };
}

/** The default for `isQuerySearch`: true with a query text, or without a place, drawn area and branch. */
export function decidesByQuery({ q, placeId, poly, branchId }: Partial<Search>): boolean {
  return Boolean(q) || !(placeId || poly || branchId);
}
