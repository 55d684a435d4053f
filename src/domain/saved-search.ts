import type { alertFrequencies } from './prescribed-words';
import {
  pick,
  readId,
  readList,
  readRecord,
  readText,
  snakeCased,
  withoutDangerousNames,
  withoutUnset,
  type Raw,
} from './reading';
import { readSearch } from './read-search';
import { blankSearch, withPlainTags, type Search } from './search';
import { formatSearchQuery, parseSearchQuery } from './search-address';

/** How often a visitor gets email alerts for a search. */
export type AlertFrequency = keyof typeof alertFrequencies;

/** A saved search. */
export interface SavedSearch {
  /** The account's id for it; empty while it is on this device only. */
  readonly searchId: string;
  readonly alertFrequency: AlertFrequency;
  /** The search's fields under their original names. */
  readonly fields: Raw;
  readonly search: Search;
  /** Equal for searches that find the same homes, whatever their sort order and page. */
  readonly key: string;
}

/** Fields of a saved search that are not part of the search. */
const ownNames = new Set(['id', 'search_id', 'searchId', 'alert_frequency', 'alertFrequency']);

/** A new saved search, on this device only until the account has it. */
export function newSavedSearch(search: Search): SavedSearch {
  const { page: _page, suggestions: _suggestions, viewport: _viewport, clickedProperty: _clicked, ...kept } = search;
  const { expandedPolygon: _polygon, place, ...rest } = withoutUnset(kept);
  return savedSearchOf({ ...snakeCased(rest), ...(place && { place: snakeCased(place) }) });
}

/** Reads saved searches from data of unknown shape; invalid entries are left out. */
export function readSavedSearches(value: unknown): readonly SavedSearch[] {
  return readList(value).flatMap((item) => {
    const raw = readRecord(item);
    return raw ? [savedSearchOf(withoutDangerousNames(raw))] : [];
  });
}

/** Writes a saved search as the platform's other scripts read it. */
export function writeSavedSearch({ searchId, alertFrequency, fields }: Omit<SavedSearch, 'search' | 'key'>): Raw {
  return { ...fields, ...(searchId && { search_id: searchId }), alert_frequency: alertFrequency };
}

/** A key that is equal for searches that find the same homes, whatever their sort order and page. */
export function savedSearchKey(search: Search): string {
  return formatSearchQuery({ ...withPlainTags(search), page: undefined, sorted: undefined });
}

/** A stored key as it is written now: the order of the tags once made another key. */
export function readSavedSearchKey(key: string): string {
  return key.includes('tag-')
    ? savedSearchKey({ ...blankSearch, isQuerySearch: false, ...parseSearchQuery(key) })
    : key;
}

/** The query string of a saved search's first page. */
export function savedSearchQuery({ search }: Pick<SavedSearch, 'search'>): string {
  return formatSearchQuery({ ...search, page: undefined });
}

/** Reads an alert frequency from data of unknown shape; defaults to immediately. */
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
