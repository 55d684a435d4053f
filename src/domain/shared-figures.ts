import { toAttribute } from '../core/attributes';
import { longestAmount } from './money';
import { readAmount, readFlag } from './reading';

/** How a figure of a shared link is read: an amount, yes or no, or one of some words. */
type Kind = 'number' | 'boolean' | readonly string[];

/** What a shared link may say of a calculation, by name. */
export type Kinds = Readonly<Record<string, Kind>>;

type Figure<Of> = Of extends 'number'
  ? number
  : Of extends 'boolean'
    ? boolean
    : Of extends readonly (infer Word)[]
      ? Word
      : never;

/** What a shared link says of a calculation. */
export type SharedFigures<Of extends Kinds> = { -readonly [Name in keyof Of]?: Figure<Of[Name]> };

/**
 * The figures that a page's query names for a calculator: `stamp-duty-price=450000` is the price of the calculator
 * 'stamp-duty'. What is missing, negative, longer than 11 digits or no allowed word is left out.
 */
export function readSharedFigures<const Of extends Kinds>(query: string, calculator: string, kinds: Of) {
  const pairs = new URLSearchParams(query);
  const figures = Object.entries(kinds).map(([name, kind]) => [name, read(pairs.get(pair(calculator, name)), kind)]);
  return Object.fromEntries(figures.filter(([, figure]) => figure !== undefined)) as SharedFigures<Of>;
}

/** The page's query with the figures of a calculator in it, in place of those it named before. */
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
  if (kind !== 'number') return kind.includes(text) ? text : undefined;
  const amount = readAmount(text);
  return amount !== undefined && amount < 10 ** longestAmount ? amount : undefined;
}
