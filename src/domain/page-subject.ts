import { camelCase, type Raw } from './reading';

/** Reports malformed data by its key; with `dropped`, as in '1 of 3', only so many entries of a list. */
export type Report = (key: string, dropped?: string) => void;

/** A subject of page data, read only on pages with an element that needs it. */
export interface PageSubject<Value> {
  /** Its keys, each in snake_case and camelCase. */
  readonly names: readonly string[];
  /** Reads it from values of unknown shape; a malformed one is reported by its name. */
  readonly read: (raw: Raw, report: Report) => Value;
}

/** The names in snake_case and in camelCase, each once. */
export const spellings = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => [name, camelCase(name)])),
];
