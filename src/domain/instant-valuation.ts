import { formatPounds } from './money';
import { isPostcode, tidyPostcode } from './postcode';
import { pick, readAmount, readFlag, readRecord } from './reading';
import type { FieldErrors } from './validation';
import { instantValuationWords as words } from './instant-valuation-words';

/** A kind of home, by the name the server knows it by. */
export type HomeKind = keyof typeof words.kinds;

/** What an owner tells of a home. */
export interface HomeFacts {
  readonly postcode: string;
  readonly kind: HomeKind;
  readonly bedrooms: number;
}

/** What a home could fetch, in pounds. */
export interface Estimate {
  readonly low: number;
  readonly high: number;
  /** How many homes like it that follows from, where the server says so. */
  readonly comparables?: number;
  /** The server made it up, to show how it looks. */
  readonly isExample: boolean;
}

/** Most bedrooms that can be chosen; it stands for as many and more. */
export const mostBedrooms = 6;

/** The yield of a home to let, of its price and in a year. */
const rentOfPrice = 0.0283;

/** What is wrong with what an owner typed. */
export function factsProblems(values: Readonly<Partial<Record<string, string>>>): FieldErrors {
  return {
    ...(!isPostcode(values['postcode'] ?? '') && { postcode: words.noPostcode }),
    ...(!isKind(values['kind'] ?? '') && { kind: words.noKind }),
  };
}

/** The facts of a form without problems. */
export function factsOf(values: Readonly<Partial<Record<string, string>>>): HomeFacts {
  const { postcode = '', kind = '', bedrooms } = values;
  return { postcode: tidyPostcode(postcode), kind: isKind(kind) ? kind : 'detached', bedrooms: Number(bedrooms) };
}

/** The estimate in an answer: a range, or one price; undefined when the server knows too little of such homes. */
export function readEstimate(answer: unknown): Estimate | undefined {
  const raw = readRecord(answer) ?? {};
  const price = readAmount(pick(raw, 'price'));
  const low = readAmount(pick(raw, 'low_price')) ?? price;
  const high = readAmount(pick(raw, 'high_price')) ?? price;
  if (!low || !high || low > high) return undefined;
  const comparables = readAmount(pick(raw, 'comparable_count'));
  return { low, high, ...(comparables && { comparables }), isExample: readFlag(pick(raw, 'is_example')) ?? false };
}

/** What it could be let for a month, in words, by the platform's rule and the site's own adjustment of it. */
export function rentInWords({ low, high }: Estimate, adjustment: number): string {
  return estimateInWords(rentFor(low, adjustment), rentFor(high, adjustment));
}

/** A price and another, or one where they are the same. */
export function estimateInWords(low: number, high: number): string {
  return low === high ? formatPounds(low) : words.range(formatPounds(low), formatPounds(high));
}

const rentFor = (price: number, adjustment: number) => Math.round((price * rentOfPrice * adjustment) / 12);

const isKind = (kind: string): kind is HomeKind => Object.hasOwn(words.kinds, kind);
