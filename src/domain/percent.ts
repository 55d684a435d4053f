/** How many decimals an interest rate may have; lenders quote eighths. */
export const interestDecimals = 3;

const percent = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });
const interest = new Intl.NumberFormat('en-GB', { maximumFractionDigits: interestDecimals });

/** A percentage with at most two decimals: 3.79%. */
export function formatPercent(value: number): string {
  return `${percent.format(value)}%`;
}

/** An interest rate with all the decimals that it may have: 4.125%. */
export function formatInterest(rate: number): string {
  return `${interest.format(rate)}%`;
}
