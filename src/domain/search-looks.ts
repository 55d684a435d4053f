import type { Property } from './property';
import { readMoment, readRecord } from './reading';
import { withFilters, type Search } from './search';

/** When a visitor last looked at what their saved searches find: ISO texts by the key of each, the latest last. */
export type SearchLooks = ReadonlyMap<string, string>;

/** How many homes came in, or that there are still more. */
export interface FreshHomes {
  readonly count: number;
  readonly isMore: boolean;
}

const mostLooks = 200;
const millisecondsOfOneDay = 86_400_000;

/** The looks after one more at a search. */
export function withLook(looks: SearchLooks, key: string, at: string): SearchLooks {
  const others = [...looks].filter(([other]) => other !== key);
  return new Map([...others, [key, at] as const].slice(-mostLooks));
}

/** Looks out of stored data of unknown shape. */
export function readSearchLooks(value: unknown): SearchLooks {
  const entries = Object.entries(readRecord(value) ?? {}).slice(-mostLooks);
  return new Map(
    entries.flatMap(([key, text]) => {
      const at = readMoment(text);
      return at ? [[key, at]] : [];
    }),
  );
}

/** The search for what came in since a moment, the newest first. It goes by whole days, so it also finds a little more. */
export function searchSince(search: Search, since: string, now = Date.now()): Search {
  const days = Math.max(1, Math.ceil((now - Date.parse(since)) / millisecondsOfOneDay));
  return withFilters(search, { createdAgo: Math.min(days, search.createdAgo ?? days), sorted: 'most-recent-first' });
}

/** How many homes came in after a moment, by the first page of them, the newest first. */
export function freshHomesSince(
  { properties, hasMore }: { properties: readonly Pick<Property, 'createdAt'>[]; hasMore: boolean },
  since: string,
): FreshHomes {
  const from = Date.parse(since);
  const { length: count } = properties.filter(({ createdAt }) => createdAt && Date.parse(createdAt) > from);
  return { count, isMore: hasMore && count === properties.length };
}
