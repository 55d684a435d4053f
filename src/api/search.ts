import type { Position } from '../core/position';
import { request, type FailureReason } from '../core/request';
import { readPagePlace, type PagePlace } from '../domain/page-place';
import { completePagination, readPagination, type Pagination } from '../domain/pagination';
import { readProperties, type Property } from '../domain/property';
import { readPlace } from '../domain/read-search';
import { readId, readList, readRecord, readText } from '../domain/reading';
import { isDrawn, type Place, type Search } from '../domain/search';
import { formatSearchQuery } from '../domain/search-address';
import { isSuccess } from './reply';

/** One page of homes, in the server's order. */
export interface FoundHomes {
  readonly properties: readonly Property[];
  readonly pagination: Pagination;
  /** The place that the server understood. */
  readonly place?: Place;
  /** Places in the requested part of the map, where the server names some. */
  readonly geonames?: readonly PagePlace[];
}

/** The result of a search: homes, or why none arrived. */
export type SearchReply = { kind: 'found'; found: FoundHomes } | { kind: 'failed'; reason: FailureReason };

/** A suggested place to search in. */
export interface PlaceSuggestion {
  readonly placeId: string;
  readonly label: string;
}

interface Asked {
  signal?: AbortSignal;
  /** Homes per page; the server's own number by default. */
  count?: number;
}

/** The most homes the platform's server returns at once. */
export const longestPage = 50;

const mostSuggestions = 15;

/** Searches the agency's homes. If the search has a viewport and no drawn area, only homes in the viewport. */
export async function findProperties(search: Search, { signal, count }: Asked = {}): Promise<SearchReply> {
  const query = [inView(formatSearchQuery(search), search), count && `count=${count}`].filter(Boolean).join('&');
  const answer = await request({ path: `/search.ljson?${query}`, isPublic: true, ...(signal && { signal }) });
  if (answer.kind === 'failure') return { kind: 'failed', reason: answer.reason };
  const body = isSuccess(answer) ? readRecord(answer.body) : undefined;
  const pagination = readPagination(body?.['pagination']);
  if (!body || !pagination || !Array.isArray(body['properties'])) return { kind: 'failed', reason: 'unreadable' };
  const place = readPlace(body['place']);
  const properties = readProperties(body['properties']);
  const geonames = readList(body['geonames']).flatMap((item) => readPagePlace(item) ?? []);
  return {
    kind: 'found',
    found: {
      properties,
      pagination: completePagination(pagination, { page: search.page, shown: properties.length }),
      ...(place && { place }),
      ...(geonames.length > 0 && { geonames }),
    },
  };
}

/** Places whose name begins as typed, the likeliest first; undefined if the request failed. */
export function suggestPlaces(term: string, signal?: AbortSignal): Promise<readonly PlaceSuggestion[] | undefined> {
  return fetchPlaces(`term=${encodeURIComponent(term)}`, signal);
}

/** Places around a point in degrees, the nearest first; undefined if the request failed. */
export function placesNear({ lat, lng }: Position): Promise<readonly PlaceSuggestion[] | undefined> {
  return fetchPlaces(`near=${lng},${lat}`);
}

async function fetchPlaces(query: string, signal?: AbortSignal): Promise<readonly PlaceSuggestion[] | undefined> {
  const answer = await request({ path: `/places?${query}`, isPublic: true, ...(signal && { signal }) });
  if (!isSuccess(answer) || !Array.isArray(answer.body)) return undefined;
  return answer.body.slice(0, mostSuggestions).flatMap((item: unknown) => {
    const [label, placeId] = [readText(readList(item)[0]), readId(readList(item)[1])];
    return label && placeId ? [{ label, placeId }] : [];
  });
}

/** Adds the viewport to the fragment, which comes last; a drawn area is not limited to the viewport. */
function inView(query: string, search: Search): string {
  const { viewport } = search;
  if (viewport.length !== 4 || isDrawn(search)) return query;
  const joint = query.includes('fragment=') ? '/' : '&fragment=';
  return `${query}${joint}view-${viewport.map((edge) => edge.toFixed(5)).join(',')}`;
}
