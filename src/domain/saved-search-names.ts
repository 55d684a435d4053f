import { readRecord, readText } from './reading';
import { readSavedSearchKey } from './saved-search';

/** A visitor's names for their saved searches, by the key of each. */
export type SavedSearchNames = ReadonlyMap<string, string>;

/** Longer names would wrap onto a second line. */
export const longestSearchName = 60;

const mostNames = 200;

/** Tidies a name for storage: one line, limited in length. */
export function readSearchName(value: unknown): string {
  return readText(value).replace(/\s+/g, ' ').slice(0, longestSearchName).trim();
}

/** Reads names from stored data of unknown shape. */
export function readSearchNames(value: unknown): SavedSearchNames {
  const names = Object.entries(readRecord(value) ?? {}).slice(-mostNames);
  return new Map(
    names.flatMap(([key, text]) => {
      const name = readSearchName(text);
      return name ? [[readSavedSearchKey(key), name]] : [];
    }),
  );
}
