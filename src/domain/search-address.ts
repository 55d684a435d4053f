import { readChannel, type Channel } from './property-channel';
import { readFlag, readId, readPageNumber, readText, withoutUnset } from './reading';
import { blankSearch, decidesByQuery, placeName, withPage, type Place, type Search } from './search';
import { longestWords, readSegment, writeSegments } from './search-segments';

/** What the page knows about a search besides its address. */
export interface SearchContext {
  readonly path: string;
  readonly query?: string;
  /** Status to search for when the address has none. */
  readonly defaultStatus?: string;
  readonly branchId?: string;
  readonly place?: Place;
}

const longestAddress = 50_000;
const mostSegments = 200;
const propertyPath = /^\/?properties\/\d+(?:\/|$)/;

const channels: ReadonlyMap<string, Channel> = new Map([
  ['sales', 'sales'],
  ['all-property-for-sale', 'sales'],
  ['property-for-sale', 'sales'],
  ['properties-for-sale', 'sales'],
  ['lettings', 'lettings'],
  ['all-property-for-rent', 'lettings'],
  ['property-for-rent', 'lettings'],
  ['properties-to-rent', 'lettings'],
  ['properties-for-rent', 'lettings'],
]);

/**
 * Parses the search in a path. Segments may come in any order; the last of repeated segments wins, and unknown ones,
 * such as the name of a place, are ignored. The path of a property's page gives an empty search.
 */
export function parseSearchPath(path: string): Partial<Search> {
  if (propertyPath.test(path)) return {};
  const search: Partial<Search> = {};
  for (const part of path.slice(0, longestAddress).split('/', mostSegments)) {
    const channel = channels.get(part);
    Object.assign(search, channel ? { channel } : readSegment(part));
  }
  return search;
}

/** Parses the search in a query string: its pairs, and the segments in `fragment`. */
export function parseSearchQuery(query: string): Partial<Search> {
  const pairs = new URLSearchParams(query.slice(0, longestAddress));
  const text = (name: string) => readText(pairs.get(name)).slice(0, longestWords) || undefined;
  return {
    ...withoutUnset({ page: readPageNumber(text('page')) }),
    ...parseSearchPath(pairs.get('fragment') ?? ''),
    ...withoutUnset({
      channel: channelNamed(text('channel')),
      q: text('q'),
      placeId: readId(text('place_id')),
      branchId: readId(text('branch_id')),
      isQuerySearch: readFlag(text('is_query_search')),
    }),
  };
}

/** The channel of a link, where a person may have written `rent` or `to-let`; a word that means neither names none. */
function channelNamed(word = ''): Channel | undefined {
  return channels.get(word) ?? (readChannel(word) === 'lettings' ? 'lettings' : undefined);
}

/**
 * Whether an address contains any part of a search, or is that of the search for everything, and so belongs in the
 * search history. A page alone does not count: other lists on the site have pages too. Nor does a
 * channel alone `ofHome`, on a home's own page, whose address may begin with /property-for-sale.
 */
export function isSearchAddress(path: string, query = '', { ofHome = false } = {}): boolean {
  const { page: _page, channel, ...search } = { ...parseSearchPath(path), ...parseSearchQuery(query) };
  return /^\/search\/?$/.test(path) || (channel !== undefined && !ofHome) || Object.keys(search).length > 0;
}

/** A page's initial search: what its address says, completed by what else the page knows. */
export function startSearch({ path, query = '', defaultStatus, branchId, place }: SearchContext): Search {
  const found = { ...parseSearchPath(path), ...parseSearchQuery(query) };
  const where = { placeId: place?.placeId, branchId, ...found };
  const isPlace = place !== undefined && where.placeId === place.placeId;
  return {
    ...blankSearch,
    ...withoutUnset({
      ...where,
      status: found.status ?? (defaultStatus || undefined),
      place: isPlace ? place : undefined,
      q: found.q ?? (isPlace ? placeName(place) : undefined),
      isQuerySearch: found.isQuerySearch ?? decidesByQuery(where),
    }),
  };
}

/**
 * The query string of a search: pairs, then its segments in `fragment`, every value percent-encoded. A search by text
 * omits the place, drawn area and branch; any other omits the text. With `onMap` the server answers with the map.
 */
export function formatSearchQuery(search: Search, { onMap = false } = {}): string {
  const { channel, isQuerySearch } = search;
  const fragment = writeSegments(search, escapeDelimiters).join('/');
  const pairs = {
    channel,
    q: isQuerySearch ? search.q?.trim() : undefined,
    place_id: isQuerySearch ? undefined : (search.placeId ?? search.place?.placeId),
    branch_id: isQuerySearch ? undefined : search.branchId,
    is_query_search: isQuerySearch ? 'true' : undefined,
    hashbang: onMap ? 'map' : undefined,
    fragment,
  };
  const given = Object.entries(pairs).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return given
    .map(([name, value]) => `${name}=${percentEncode(value).replace(/%2F|%2C|%3D/g, decodeURIComponent)}`)
    .join('&');
}

/** The address of a search's results. */
export function formatSearchAddress(search: Search): string {
  return `/search?${formatSearchQuery(search)}`;
}

/** Equal for all pages of the same results, including the part of the map they lie in. */
export function resultsKey(search: Search): string {
  return `${formatSearchQuery(withPage(search, 1))} ${search.viewport.join()}`;
}

/**
 * The path of a search: the given path up to its channel, which becomes the search's channel, then the search's
 * segments. A path without a channel is replaced by `/properties/{channel}`.
 */
export function formatSearchPath(search: Search, path = ''): string {
  const parts = path.split('/');
  const place = parts.findIndex((part) => channels.has(part));
  const kept = place < 0 ? ['', 'properties', search.channel] : parts.slice(0, place + 1);
  if (channels.get(kept.at(-1)!) !== search.channel) kept[kept.length - 1] = search.channel;
  return [...kept, ...writeSegments(search, percentEncode)].join('/');
}

function percentEncode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Escapes only what would end a segment: the whole fragment is percent-encoded again as a value. */
function escapeDelimiters(text: string): string {
  return text.replace(/[%/]/g, encodeURIComponent);
}
