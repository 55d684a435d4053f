import type { Reader } from './page-shape';
import type { PageSubject, Report } from './page-subject';
import { camelCase, pick, readRecord, snakeCase, type Raw } from './reading';

/** How to read one value, and its default when it is missing or malformed. */
interface Key<Value> {
  readonly read: Reader<NonNullable<Value>>;
  readonly missing: Value;
  /** Names to look under; by default its own in snake_case and camelCase. */
  readonly names?: readonly string[];
}

/** How to read every value of a record. */
export type Keys<Values> = { readonly [Name in keyof Values]-?: Key<Values[Name]> };

/**
 * Reads the value under one of these names and reports a malformed one by the name that the page uses; undefined when it is
 * malformed, and when it is missing, null or empty text, which is not reported. Entries left out of its lists are reported.
 */
export function readKey<Value>(
  raw: Raw,
  names: readonly string[],
  read: Reader<Value>,
  report: Report,
): Value | undefined {
  const given = pick(raw, ...names);
  if (given === undefined || given === '') return undefined;
  const value = read(given);
  const name = names.flatMap((each) => [each, camelCase(each)]).find((each) => raw[each] === given)!;
  if (value === undefined) report(name);
  else reportDropped(name, given, value, report);
  return value;
}

function reportDropped(name: string, given: unknown, kept: unknown, report: Report) {
  const isList = Array.isArray(given) && Array.isArray(kept);
  if (isList && kept.length < given.length) report(name, `${given.length - kept.length} of ${given.length}`);
  // What is kept as it was given, such as all settings, has its own reader.
  const raw = kept === given ? undefined : readRecord(given);
  for (const [field, value] of Object.entries((raw && readRecord(kept)) ?? {}))
    reportDropped(`${name}.${snakeCase(field)}`, pick(raw!, snakeCase(field)), value, report);
}

/** The subject of page data that has these keys. */
export const subjectOf = <Values extends object>(keys: Keys<Values>): PageSubject<Values> => ({
  names: Object.entries<Key<unknown>>(keys).flatMap(([name, { names = [snakeCase(name)] }]) => names),
  read: (raw, report) => readKeys(raw, keys, report),
});

/** Reads every key and reports the malformed ones. */
export function readKeys<Values extends object>(raw: Raw, keys: Keys<Values>, report: Report): Values {
  const values = Object.entries<Key<unknown>>(keys).map(([name, { read, missing, names = [snakeCase(name)] }]) => [
    name,
    readKey(raw, names, read, report) ?? missing,
  ]);
  return Object.fromEntries(values) as Values;
}
