import { formatPounds, parsePounds } from './money';
import type { Channel } from './property-channel';
import { pick, readAmount, readText, type Raw } from './reading';

/** A price as it is shown, and in pounds. */
interface PropertyPrice {
  price: string;
  priceValue?: number;
}

/** The price of a property as it was given. A rent in its text may be a weekly one, so only the text of a sale stands in for a missing value. */
export function readPrice(raw: Raw, channel: Channel): PropertyPrice {
  const text = readText(pick(raw, 'price'));
  const plain = /^\d+(?:\.\d+)?$/.test(text);
  const fallback = plain || channel === 'sales' ? parsePounds(text) : undefined;
  const value = readAmount(pick(raw, 'price_value')) ?? fallback;
  return { price: plain ? formatPounds(Number(text)) : text, priceValue: value || undefined };
}
