/** Share of the price that is the deposit unless told, in percent. */
export const depositPercent = 20;

/** The usual deposit for a price: a fifth of it, in whole pounds. */
export function usualDeposit(price: number): number {
  return Math.round((price * depositPercent) / 100);
}
