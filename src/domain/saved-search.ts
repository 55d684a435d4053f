import type { alertFrequencies } from './prescribed-words';
import {
  pick,
  readId,
  readList,
  readRecord,
  readText,
  snakeCase,
  withoutDangerousNames,
  withoutUnset,
  type Raw,
} from './reading';
import { readSearch } from './read-search';
import { blankSearch, type Search } from './search';
import { formatSearchQuery } from './search-address';

/** How often a visitor is mailed about new homes of a search. */
export type AlertFrequency = keyof typeof alertFrequencies;

/** A search that a visitor keeps. */
export interface SavedSearch {
  /** The number the account knows it by; empty while it is kept on this device only. */
  readonly searchId: string;
  readonly alertFrequency: AlertFrequency;
  /** What is searched for, under the names it came with. */
  readonly fields: Raw;
  readonly search: Search;
  /** Equal for searches that find the same homes, in whatever order and from whatever page. */
  readonly key: string;
}

/** What of a saved search is no part of what is searched for. */
const ownNames = new Set(['id', 'search_id', 'searchId', 'alert_frequency', 'alertFrequency']);

/** A search about to be saved: on this device only, until an account knows it. */
export function newSavedSearch(search: Search): SavedSearch {
  const { page: _page, suggestions: _suggestions, viewport: _viewport, clickedProperty: _clicked, ...kept } = search;
  const { expandedPolygon: _polygon, place, ...rest } = withoutUnset(kept);
  return savedSearchOf({ ...snakeCased(rest), ...(place && { place: snakeCased(place) }) });
}

/** Saved searches out of data of unknown shape; what is no search is left out. */
export function readSavedSearches(value: unknown): readonly SavedSearch[] {
  return readList(value).flatMap((item) => {
    const raw = readRecord(item);
    return raw ? [savedSearchOf(withoutDangerousNames(raw))] : [];
  });
}

/** A saved search as other scripts of the platform read it. */
export function writeSavedSearch({ searchId, alertFrequency, fields }: Omit<SavedSearch, 'search' | 'key'>): Raw {
  return { ...fields, ...(searchId && { search_id: searchId }), alert_frequency: alertFrequency };
}

/** What is equal for searches that find the same homes, in whatever order and from whatever page. */
export function savedSearchKey(search: Search): string {
  return formatSearchQuery({ ...search, page: undefined, sorted: undefined });
}

/** The query string of a saved search, from its first page. */
export function savedSearchQuery({ search }: Pick<SavedSearch, 'search'>): string {
  return formatSearchQuery({ ...search, page: undefined });
}

/** How often, out of data of unknown shape; immediately unless it says otherwise. */
export function readAlertFrequency(value: unknown): AlertFrequency {
  const letter = readText(value);
  return letter === 'W' || letter === 'M' || letter === 'N' ? letter : 'I';
}

function savedSearchOf(raw: Raw): SavedSearch {
  const fields = Object.fromEntries(Object.entries(raw).filter(([name]) => !ownNames.has(name)));
  const search = readSearch(fields) ?? blankSearch;
  return {
    searchId: readId(pick(raw, 'search_id', 'id')) ?? '',
    alertFrequency: readAlertFrequency(pick(raw, 'alert_frequency')),
    fields,
    search,
    key: savedSearchKey(search),
  };
}

function snakeCased(fields: object): Raw {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [snakeCase(name), value as unknown]));
}
