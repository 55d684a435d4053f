import type { Reader } from './page-shape';
import { pick, snakeCase, type Raw } from './reading';

/** How to read one value, and its default when it is missing or malformed. */
export interface Key<Value> {
  readonly read: Reader<NonNullable<Value>>;
  readonly missing: Value;
  /** Names to look under; by default its own in snake_case and camelCase. */
  readonly names?: readonly string[];
}

/** How to read every value of a record. */
export type Keys<Values> = { readonly [Name in keyof Values]-?: Key<Values[Name]> };

/** Reads every key and reports a malformed one by its first name. Missing, null and empty text are not malformed. */
export function readKeys<Values extends object>(raw: Raw, keys: Keys<Values>, report: (name: string) => void): Values {
  const values = Object.entries<Key<unknown>>(keys).map(([name, { read, missing, names = [snakeCase(name)] }]) => {
    const given = pick(raw, ...names);
    if (given === undefined || given === '') return [name, missing];
    const value = read(given);
    if (value === undefined) report(names[0] ?? name);
    return [name, value ?? missing];
  });
  return Object.fromEntries(values) as Values;
}
