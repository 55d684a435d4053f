import { attempt } from '../core/attempt';
import type { Reader } from '../core/json';
import { pick, readAmount, readFlag, readId, readList, readNumber, readRecord, readText, snakeCase } from './reading';
import { safeUrl } from './safe-url';

export type { Reader } from '../core/json';

type Readers = Readonly<Record<string, (value: unknown) => unknown>>;

/** The result of reading a record: the fields in `Needed` are always present. */
type Shape<Fields extends Readers, Needed> = {
  readonly [Name in keyof Fields]: Name extends Needed
    ? NonNullable<ReturnType<Fields[Name]>>
    : ReturnType<Fields[Name]>;
};

const colours = /^(?:#[\da-f]{3,8}|[a-z]{3,30}|(?:rgb|hsl)a?\([\d\s.,%/]{5,40}\))$/i;

/** Text, or a number as text. */
export const text: Reader<string> = (value) =>
  typeof value === 'string' || typeof value === 'number' ? readText(value) : undefined;

/** A boolean, also as text or as 1 and 0. */
export const flag: Reader<boolean> = readFlag;

/** A number, also as text. */
export const number: Reader<number> = readNumber;

/** A number that is not below zero. */
export const amount: Reader<number> = readAmount;

/** An identifier, as text. */
export const id: Reader<string> = readId;

/** An address that is safe in a link. */
export const link: Reader<string> = (value) => {
  const address = safeUrl(value);
  return address === '#' ? undefined : address;
};

/** A CSS colour: hexadecimal, by name, or as rgb() or hsl(). */
export const colour: Reader<string> = (value) => {
  const name = typeof value === 'string' ? value.trim() : '';
  return colours.test(name) ? name : undefined;
};

/** The source of a regular expression. */
export const pattern: Reader<string> = (value) => {
  const source = text(value);
  const isValid = (flags: string) => attempt(() => new RegExp(source ?? '', flags)) !== undefined;
  return isValid('v') || isValid('u') ? source : undefined;
};

/** Width and height in pixels, as 'width,height' or as a list of both. */
export const dimensions: Reader<{ width: number; height: number }> = (value) => {
  const size = offset(value);
  return size && size.width >= 1 && size.height >= 1 ? size : undefined;
};

/** Pixels from the left and from the top, as 'left,top' or as a list of both. */
export const offset: Reader<{ width: number; height: number }> = (value) => {
  const [width = NaN, height = NaN, ...more] = (typeof value === 'string' ? value.split(',') : readList(value)).map(
    readNumber,
  );
  return width >= 0 && height >= 0 && more.length === 0 ? { width, height } : undefined;
};

/** Reads a value, or gives `missing` when it is absent or malformed. */
export function otherwise<Value>(read: Reader<Value>, missing: Value) {
  return (value: unknown): Value => read(value) ?? missing;
}

/** One of the given words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Reader<Word> {
  return (value) => words.find((word) => word === value);
}

/** A list of anything. */
export const list: Reader<readonly unknown[]> = (value) => (Array.isArray(value) ? value : undefined);

/** The items of a list that have the shape; the others are left out. */
export function listOf<Value>(read: Reader<Value>): Reader<readonly Value[]> {
  return (value) => (Array.isArray(value) ? value.map(read).filter((item) => item !== undefined) : undefined);
}

/**
 * Reads a record with these fields, each under its snake_case, camelCase or one of its other names; undefined without
 * the `needed` field.
 */
export function shape<Fields extends Readers, Needed extends keyof Fields = never>(
  fields: Fields,
  { names = {}, needed }: { names?: { readonly [Name in keyof Fields]?: readonly string[] }; needed?: Needed } = {},
): Reader<Shape<Fields, Needed>> {
  const all = Object.entries(fields).map(
    ([name, read]) => [name, read, [snakeCase(name), ...(names[name] ?? [])]] as const,
  );
  return (value) => {
    const raw = readRecord(value);
    if (!raw) return undefined;
    const values = Object.fromEntries(all.map(([name, read, known]) => [name, read(pick(raw, ...known))]));
    return needed !== undefined && values[needed as string] === undefined
      ? undefined
      : (values as Shape<Fields, Needed>);
  };
}
