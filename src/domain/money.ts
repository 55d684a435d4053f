import { formatNumber } from './numbers';

/** Longest price or deposit a calculator accepts, in digits. */
export const longestAmount = 11;
/** Lowest and highest price or deposit a calculator accepts, in pounds. */
export const amountRange = { min: 0, max: 10 ** longestAmount - 1 } as const;

/** Pounds rounded to whole pounds with a thousands separator: £250,000. */
export function formatPounds(pounds: number): string {
  return withPoundSign(formatNumber(Math.round(pounds) || 0));
}

/** Pounds and pence with a thousands separator: £250,000.00. */
export function formatPoundsAndPence(pounds: number): string {
  return withPoundSign(formatPrice(pounds));
}

/** A price with a thousands separator and two decimals, without its currency: 250,000.00. */
export function formatPrice(pounds: number): string {
  return formatNumber(pounds || 0, 2, 2);
}

const withPoundSign = (figure: string) => figure.replace(/^-?/, '$&£');

/** A number as a price or deposit: whole pounds of at most 11 digits; undefined for any other. */
export function toPounds(figure: number | undefined): number | undefined {
  const pounds = Math.round(figure ?? NaN);
  return pounds >= 0 && pounds < 10 ** longestAmount ? pounds : undefined;
}

/** Digits grouped by commas or by spaces; the second part is the rest of the text. */
const firstNumber = /(\d{1,3}(?:\s\d{3})+(?!\d)|\d(?:,?\d)*)(.*)/s;
/** An abbreviation of thousands, millions or billions. */
export const abbreviated = '(?:k|mn?|bn|mill?(?:ion)?|thousand)(?![a-z])';
/** What may follow pounds: pence, then no more digits, no abbreviation, and at once no word but one like 'pcm' or 'p.a.'. */
const afterPounds = new RegExp(
  String.raw`^(?:\.\d{1,2}(?!\d)|(?!\.\d))(?!\s?(?:%|${abbreviated}))(?=p[a-z.]|\W|$)`,
  'i',
);
/** The end of a range such as '£450-475k' or '£450 to £475,000', whose beginning leaves out that it is in thousands. */
const endOfRange = new RegExp(
  String.raw`^(?:\.\d+)?\s*(?:[-–]|to)[£\s]*(?:[\d.,]*\d\s?${abbreviated}|(?:\d,?){5})`,
  'i',
);
/** The most digits that such a beginning has: that of '£950,000 - £1.2m' is whole. */
export const longestBeginning = 4;

/**
 * The first amount in a text, or the first with a pound sign if there is one, in whole pounds with pence cut off:
 * '450,000pcm' and 'Plot 3, guide price £450,000.' give 450000. Undefined when there is none, or it is longer than 11
 * digits or abbreviated as in '450k', '£1.5 million' and '£450-475k'. Takes linear time.
 */
export function parsePounds(text: string): number | undefined {
  const start = Math.max(0, text.search(/£\s*\d/));
  const [, amount = '', rest = ''] = firstNumber.exec(text.slice(start)) ?? [];
  const digits = amount.replace(/\D/g, '');
  const isShortened = digits.length <= longestBeginning && endOfRange.test(rest);
  const isAmount = digits && digits.length <= longestAmount && !isShortened && afterPounds.test(rest);
  return isAmount ? Number(digits) : undefined;
}
