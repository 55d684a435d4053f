import type { Ring } from './polygon';
import type { Channel } from './property';
import { withoutUnset } from './reading';
import type { SortOption } from './sort-options';

/** A place one can search in. */
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

/** What a visitor looks for. Prices in pounds, areas in square feet or acres, ages in days. */
export interface Search
  extends
    Readonly<Partial<Record<(typeof numberFields)[number], number>>>,
    Readonly<Partial<Record<(typeof textFields)[number], string>>> {
  readonly channel: Channel;
  /** Whether the query text decides where to look; otherwise the place, the drawn area or the branch does. */
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
  /** The area the page itself drew wider around a place. */
  readonly expandedPolygon?: Ring;
}

/** Whether a drawn area says where to look: there is one, and no text in its place. */
export const isDrawn = ({ poly, isQuerySearch }: Search) => Boolean(poly) && !isQuerySearch;

/** The search before anything was chosen. */
export const blankSearch: Search = { channel: 'sales', isQuerySearch: true, suggestions: [], tags: [], viewport: [] };

/** The search with other filters; it begins at its first page again. */
export function withFilters(search: Search, filters: Partial<Search>): Search {
  return withoutUnset({ ...search, page: undefined, ...filters });
}

/** The search in another channel: prices of one mean nothing in the other. */
export function withChannel(search: Search, channel: Channel): Search {
  if (search.channel === channel) return search;
  return withFilters(search, { channel, minPrice: undefined, maxPrice: undefined });
}

/** The search in a place, which also gives the query text; without a place, neither. */
export function withPlace(search: Search, place: Place | undefined): Search {
  if (!place) return withFilters(search, { place, placeId: undefined, q: undefined, isQuerySearch: true });
  return withFilters(search, { place, placeId: place.placeId, q: placeName(place), isQuerySearch: false });
}

/** A place as a visitor writes it: its name, and its county after a comma. */
export function placeName({ name, countyName }: Pick<Place, 'name' | 'countyName'>): string {
  return countyName ? `${name}, ${countyName}` : name;
}

/** The search for a text, which takes the chosen place away and, unless it is blank, the drawn area too. */
export function withQuery(search: Search, q: string): Search {
  const elsewhere = { q, place: undefined, placeId: undefined };
  if (q.trim() !== '') return withFilters(search, { ...elsewhere, poly: undefined, isQuerySearch: true });
  const { poly, branchId } = search;
  return withFilters(search, { ...elsewhere, q: undefined, isQuerySearch: decidesByQuery({ poly, branchId }) });
}

/** The search in a drawn area, given as an encoded polyline; without one, the search by text. */
export function withPolygon(search: Search, poly: string | undefined): Search {
  if (!poly) return withFilters(search, { poly: undefined, isQuerySearch: decidesByQuery({ ...search, poly }) });
  return withFilters(search, { poly, isQuerySearch: false, place: undefined, placeId: undefined, q: undefined });
}

/** The search with a tag, once. */
export function withTag(search: Search, tag: string): Search {
  return hasTag(search, tag) ? search : withFilters(search, { tags: [...search.tags, tag] });
}

/** The search without a tag. */
export function withoutTag(search: Search, tag: string): Search {
  return withFilters(search, { tags: search.tags.filter((other) => plainTag(other) !== plainTag(tag)) });
}

/** The search with a tag that it had not, or without one that it had. */
export function toggleTag(search: Search, tag: string): Search {
  return hasTag(search, tag) ? withoutTag(search, tag) : withTag(search, tag);
}

/** The search without any tag. */
export function withoutTags(search: Search): Search {
  return withFilters(search, { tags: [] });
}

/** Whether the search asks for a tag; case and hyphens make no difference. */
export function hasTag({ tags }: Pick<Search, 'tags'>, tag: string): boolean {
  return tags.some((other) => plainTag(other) === plainTag(tag));
}

/** A tag as it is compared: in small letters, with spaces for hyphens. */
export function plainTag(tag: string): string {
  return tag.toLowerCase().replaceAll('-', ' ').trim();
}

/** Whether a search that does not say so goes by its text: when it has one, or nothing else to go by. */
export function decidesByQuery({ q, placeId, poly, branchId }: Partial<Search>): boolean {
  return Boolean(q) || !(placeId || poly || branchId);
}
