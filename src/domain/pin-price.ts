import { formatPounds } from './money';
import type { Property } from './property';

const short = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** A price short enough for a map pin: '£825k', '£1.15m'; rents in full, '£1,950'; 'POA' without a price. */
export function pinPrice({ priceValue, propertyChannel }: Pick<Property, 'priceValue' | 'propertyChannel'>): string {
  if (!priceValue) return 'POA';
  if (propertyChannel === 'lettings' || priceValue < 10_000) return formatPounds(priceValue);
  const thousands = Math.round(priceValue / 1000);
  return thousands < 1000 ? `£${thousands}k` : `£${short(priceValue / 1_000_000, 2)}m`;
}
