import { oneDay } from './milliseconds';
import type { Property } from './property';
import { readMoment, readRecord } from './reading';
import { readSavedSearchKey } from './saved-search';
import { withFilters, type Search } from './search';

/** When a visitor last viewed the results of their saved searches: ISO 8601 times by search key, the latest last. */
export type SearchLooks = ReadonlyMap<string, string>;

/** The number of new homes; `isMore` when there are more than counted. */
export interface FreshHomes {
  readonly count: number;
  readonly isMore: boolean;
}

const mostLooks = 200;

/** Records a view of a search. */
export function withLook(looks: SearchLooks, key: string, at: string): SearchLooks {
  const others = [...looks].filter(([other]) => other !== key);
  return new Map([...others, [key, at] as const].slice(-mostLooks));
}

/** Reads views from stored data of unknown shape. */
export function readSearchLooks(value: unknown): SearchLooks {
  const entries = Object.entries(readRecord(value) ?? {}).slice(-mostLooks);
  return new Map(
    entries.flatMap(([key, text]) => {
      const at = readMoment(text);
      return at ? [[readSavedSearchKey(key), at]] : [];
    }),
  );
}

/** The search for homes added since a moment, newest first. It counts whole days, so it also finds some older ones. */
export function searchSince(search: Search, since: string, now = Date.now()): Search {
  const days = Math.max(1, Math.ceil((now - Date.parse(since)) / oneDay));
  return withFilters(search, { createdAgo: Math.min(days, search.createdAgo ?? days), sorted: 'most-recent-first' });
}

/** Counts the homes added after a moment, from the first page of results, newest first. */
export function freshHomesSince(
  { properties, hasMore }: { properties: readonly Pick<Property, 'createdAt'>[]; hasMore: boolean },
  since: string,
): FreshHomes {
  const from = Date.parse(since);
  const { length: count } = properties.filter(({ createdAt }) => createdAt && Date.parse(createdAt) > from);
  return { count, isMore: hasMore && count === properties.length };
}
