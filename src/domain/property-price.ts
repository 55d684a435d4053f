import { parsePounds } from './money';
import type { Channel } from './property-channel';
import { pick, readAmount, readText, type Raw } from './reading';

/** A price in its own words, or as a bare figure, and in pounds. */
interface PropertyPrice {
  price: string;
  priceValue?: number;
}

/** The price of a property as it was given. A rent in its text may be a weekly one, so only the text of a sale stands in for a missing value. */
export function readPrice(raw: Raw, channel: Channel): PropertyPrice {
  const text = readText(pick(raw, 'price'));
  const fallback = isFigure(text) || channel === 'sales' ? parsePounds(text) : undefined;
  const value = readAmount(pick(raw, 'price_value')) ?? fallback;
  return { price: text, priceValue: value || undefined };
}

/** Whether a price has no words and no sign, only its figure: '450000'. */
export const isFigure = (price: string) => /^\d+(?:\.\d+)?$/.test(price);
