import { readRecord, readText } from './reading';

/** What a visitor calls their saved searches, by the key of each. */
export type SavedSearchNames = ReadonlyMap<string, string>;

/** A longer name would stand over more than one line. */
export const longestSearchName = 60;

const mostNames = 200;

/** A name as it is kept: in one line, not too long. */
export function readSearchName(value: unknown): string {
  return readText(value).replace(/\s+/g, ' ').slice(0, longestSearchName).trim();
}

/** Names out of stored data of unknown shape. */
export function readSearchNames(value: unknown): SavedSearchNames {
  const names = Object.entries(readRecord(value) ?? {}).slice(-mostNames);
  return new Map(
    names.flatMap(([key, text]) => {
      const name = readSearchName(text);
      return name ? [[key, name]] : [];
    }),
  );
}
