import { formatNumber } from './numbers';

/** How many decimals an interest rate may have; lenders quote eighths. */
export const interestDecimals = 3;

/** A percentage with at most two decimals: 3.79%. */
export function formatPercent(value: number): string {
  return `${formatNumber(value, 2)}%`;
}

/** An interest rate with all the decimals that it may have: 4.125%. */
export function formatInterest(rate: number): string {
  return `${formatNumber(rate, interestDecimals)}%`;
}
