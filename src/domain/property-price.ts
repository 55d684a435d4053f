import { parsePounds } from './money';
import type { Channel } from './property-channel';
import { pick, readAmount, readText, type Raw } from './reading';

/** A price as text or a bare figure, and in pounds. */
interface PropertyPrice {
  price: string;
  priceValue?: number;
}

/** What makes a rent weekly, in its qualifier. */
export const weeklyWords = /\bp(?:pp?)?w\b|week/i;

/**
 * Reads the price of a property. A missing `price_value` comes from the text, but for lettings only from a bare figure
 * whose qualifier does not make it weekly: a rent in words may be weekly too.
 */
export function readPrice(raw: Raw, channel: Channel): PropertyPrice {
  const text = readText(pick(raw, 'price'));
  const isMonthly = isFigure(text) && !weeklyWords.test(readText(pick(raw, 'price_qualifier')));
  const fallback = isMonthly || channel === 'sales' ? parsePounds(text) : undefined;
  const value = readAmount(pick(raw, 'price_value')) ?? fallback;
  return { price: text, priceValue: value || undefined };
}

/** Whether a price is only a figure, without words or a pound sign: '450000'. */
export const isFigure = (price: string) => /^\d+(?:\.\d+)?$/.test(price);
