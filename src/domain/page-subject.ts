import { camelCase, type Raw } from './reading';

/** One subject of page data, read only on pages that have an element which asks for it. */
export interface PageSubject<Value> {
  /** The names it stands under, each in both spellings. */
  readonly names: readonly string[];
  /** What the page says of it, out of values of unknown shape; a malformed one is reported by its name. */
  readonly read: (raw: Raw, report: (key: string) => void) => Value;
}

/** The names in snake_case and in camelCase, each once. */
export const spellings = (names: readonly string[]): readonly string[] => [
  ...new Set(names.flatMap((name) => [name, camelCase(name)])),
];
