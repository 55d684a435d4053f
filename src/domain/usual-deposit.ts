/** Default deposit, in percent of the price. */
export const depositPercent = 20;

/** The default deposit for a price: a fifth of it, in whole pounds. */
export function usualDeposit(price: number): number {
  return Math.round((price * depositPercent) / 100);
}
