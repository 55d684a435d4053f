import type { FormValues } from './form-values';
import { formatPounds } from './money';
import { isPostcode, tidyPostcode } from './postcode';
import { pick, readAmount, readFlag, readRecord } from './reading';
import type { FieldErrors } from './validation';
import { instantValuationWords as words } from './instant-valuation-words';

/** A kind of home, by the server's name for it. */
export type HomeKind = keyof typeof words.kinds;

/** What an owner enters about a home. */
export interface HomeFacts {
  readonly postcode: string;
  readonly kind: HomeKind;
  readonly bedrooms: number;
}

/** The estimated price range of a home, in pounds. */
export interface Estimate {
  readonly low: number;
  readonly high: number;
  /** Number of comparable homes, where the server gives it. */
  readonly comparables?: number;
  /** Whether the server returned made-up example figures. */
  readonly isExample: boolean;
}

/** Most bedrooms that can be chosen; stands for that many or more. */
export const mostBedrooms = 6;

/** Yearly rent as a fraction of the price. */
const rentOfPrice = 0.0283;

/** The errors in what an owner entered. */
export function factsProblems(values: FormValues): FieldErrors {
  return {
    ...(!isPostcode(values['postcode'] ?? '') && { postcode: words.noPostcode }),
    ...(!isKind(values['kind'] ?? '') && { kind: words.noKind }),
  };
}

/** The facts in a form without errors. */
export function factsOf(values: FormValues): HomeFacts {
  const { postcode = '', kind = '', bedrooms } = values;
  return { postcode: tidyPostcode(postcode), kind: isKind(kind) ? kind : 'detached', bedrooms: Number(bedrooms) };
}

/** Reads the estimate in a response: a range, or one price; undefined when the server has no estimate. */
export function readEstimate(answer: unknown): Estimate | undefined {
  const raw = readRecord(answer) ?? {};
  const price = readAmount(pick(raw, 'price'));
  const low = readAmount(pick(raw, 'low_price')) ?? price;
  const high = readAmount(pick(raw, 'high_price')) ?? price;
  if (!low || !high || low > high) return undefined;
  const comparables = readAmount(pick(raw, 'comparable_count'));
  return { low, high, ...(comparables && { comparables }), isExample: readFlag(pick(raw, 'is_example')) ?? false };
}

/** The estimated monthly rent in words, by the platform's rule and the site's adjustment factor. */
export function rentInWords({ low, high }: Estimate, adjustment: number): string {
  return estimateInWords(rentFor(low, adjustment), rentFor(high, adjustment));
}

/** A price range in words; one price when both are the same. */
export function estimateInWords(low: number, high: number): string {
  return low === high ? formatPounds(low) : words.range(formatPounds(low), formatPounds(high));
}

const rentFor = (price: number, adjustment: number) => Math.round((price * rentOfPrice * adjustment) / 12);

const isKind = (kind: string): kind is HomeKind => Object.hasOwn(words.kinds, kind);
