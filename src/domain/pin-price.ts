import { formatPounds } from './money';
import type { Property } from './property';

const short = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** A price as a pin has room for: '£825k', '£1.15m'; a rent in full, '£1,950'; 'POA' where none is told. */
export function pinPrice({ priceValue, propertyChannel }: Pick<Property, 'priceValue' | 'propertyChannel'>): string {
  if (!priceValue) return 'POA';
  if (propertyChannel === 'lettings' || priceValue < 10_000) return formatPounds(priceValue);
  const thousands = Math.round(priceValue / 1000);
  return thousands < 1000 ? `£${thousands}k` : `£${short(priceValue / 1_000_000, 2)}m`;
}
