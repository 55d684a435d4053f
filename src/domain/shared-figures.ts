import { toAttribute } from '../core/attributes';
import { longestAmount } from './money';
import { readAmount, readFlag } from './reading';

/** The type of a figure in a shared link: a number, by the decimals it is rounded to, a boolean, or one of some words. */
type Kind = number | 'boolean' | readonly string[];

/** The figures a shared link may contain, by name. */
export type Kinds = Readonly<Record<string, Kind>>;

type Figure<Of> = Of extends number
  ? number
  : Of extends 'boolean'
    ? boolean
    : Of extends readonly (infer Word)[]
      ? Word
      : never;

/** The figures in a shared link. */
export type SharedFigures<Of extends Kinds> = { -readonly [Name in keyof Of]?: Figure<Of[Name]> };

/**
 * Reads a calculator's figures from the page's query: `stamp-duty-price=450000` is the price of the calculator
 * 'stamp-duty'. Figures that are missing, negative, longer than 11 digits or not an allowed word are left out.
 */
export function readSharedFigures<const Of extends Kinds>(query: string, calculator: string, kinds: Of) {
  const pairs = new URLSearchParams(query);
  const figures = Object.entries(kinds).map(([name, kind]) => [name, read(pairs.get(pair(calculator, name)), kind)]);
  return Object.fromEntries(figures.filter(([, figure]) => figure !== undefined)) as SharedFigures<Of>;
}

/** Writes a calculator's figures into the page's query, replacing earlier ones. */
export function writeSharedFigures<Of extends Kinds>(
  query: string,
  calculator: string,
  kinds: Of,
  figures: { readonly [Name in keyof Of]?: unknown },
): string {
  const pairs = new URLSearchParams(query);
  for (const name of Object.keys(kinds)) {
    const figure = figures[name];
    if (figure === undefined) pairs.delete(pair(calculator, name));
    else pairs.set(pair(calculator, name), String(figure));
  }
  return pairs.size > 0 ? `?${pairs}` : '';
}

const pair = (calculator: string, name: string) => `${calculator}-${toAttribute(name)}`;

function read(text: string | null, kind: Kind): number | boolean | string | undefined {
  if (text === null) return undefined;
  if (kind === 'boolean') return readFlag(text);
  if (typeof kind !== 'number') return kind.includes(text) ? text : undefined;
  const amount = Number((readAmount(text) ?? NaN).toFixed(kind));
  return amount < 10 ** longestAmount ? amount : undefined;
}
