import type { Reader } from './page-shape';
import { pick, snakeCase, type Raw } from './reading';

/** How one value is read, and what stands in for it when it is missing or malformed. */
export interface Key<Value> {
  readonly read: Reader<NonNullable<Value>>;
  readonly missing: Value;
  /** Names it goes by; its own in snake_case and camelCase unless told. */
  readonly names?: readonly string[];
}

/** How every value of a record is read. */
export type Keys<Values> = { readonly [Name in keyof Values]-?: Key<Values[Name]> };

/** Reads every key; a malformed one is reported by its first name. What is missing, null or empty text is not malformed. */
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
