import type { alertFrequencies } from './messages';
import { pick, readId, readList, readRecord, readText, withoutDangerousNames, type Raw } from './reading';

/** How often a visitor is mailed about new homes of a search. */
export type AlertFrequency = keyof typeof alertFrequencies;

/** A search that a visitor keeps. */
export interface SavedSearch {
  /** The number the account knows it by; empty while it is kept on this device only. */
  readonly searchId: string;
  readonly alertFrequency: AlertFrequency;
  /** What is searched for, under the names it came with. */
  readonly fields: Raw;
}

/** Saved searches out of data of unknown shape; what is no search is left out. */
export function readSavedSearches(value: unknown): readonly SavedSearch[] {
  return readList(value).flatMap((item) => {
    const raw = readRecord(item);
    return raw ? [readSavedSearch(withoutDangerousNames(raw))] : [];
  });
}

/** A saved search as other scripts of the platform read it. */
export function writeSavedSearch({ searchId, alertFrequency, fields }: SavedSearch): Raw {
  return { ...fields, ...(searchId && { search_id: searchId }), alert_frequency: alertFrequency };
}

function readSavedSearch(raw: Raw): SavedSearch {
  const { search_id: _id, alert_frequency: _frequency, ...fields } = raw;
  const letter = readText(pick(raw, 'alert_frequency'));
  return {
    searchId: readId(pick(raw, 'search_id', 'id')) ?? '',
    alertFrequency: letter === 'W' || letter === 'M' || letter === 'N' ? letter : 'I',
    fields,
  };
}
