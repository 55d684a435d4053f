const wholePounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 });
const poundsAndPence = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const twoDecimals = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Longest price or deposit a calculator accepts, in digits. */
export const longestAmount = 11;
/** Lowest and highest price or deposit a calculator accepts, in pounds. */
export const amountRange = { min: 0, max: 10 ** longestAmount - 1 } as const;

/** Pounds rounded to whole pounds with a thousands separator: £250,000. */
export function formatPounds(pounds: number): string {
  return wholePounds.format(Math.round(pounds) || 0);
}

/** Pounds and pence with a thousands separator: £250,000.00. */
export function formatPoundsAndPence(pounds: number): string {
  return poundsAndPence.format(pounds || 0);
}

/** A price with a thousands separator and two decimals, without its currency: 250,000.00. */
export function formatPrice(pounds: number): string {
  return twoDecimals.format(pounds || 0);
}

/** A number as a price or deposit: whole pounds of at most 11 digits; undefined for any other. */
export function toPounds(figure: number | undefined): number | undefined {
  const pounds = Math.round(figure ?? NaN);
  return pounds >= 0 && pounds < 10 ** longestAmount ? pounds : undefined;
}

/**
 * The first amount in a text, in whole pounds with pence cut off: '£450,000' and 'Guide price £450,000' give 450000.
 * Undefined when there is none, or it is longer than 11 digits or abbreviated as in '450k' and '£1.5m'.
 */
export function parsePounds(text: string): number | undefined {
  const amount = /(\d(?:[,\s]?\d)*)(?:\.\d{1,2})?(?![\w.%])/.exec(text.slice(0, 100))?.[1];
  const digits = amount?.replace(/\D/g, '');
  return digits && digits.length <= longestAmount ? Number(digits) : undefined;
}
