import { formatPounds } from './money';
import { formatNumber } from './numbers';
import type { Property } from './property';

type Priced = Pick<Property, 'price' | 'priceValue' | 'propertyChannel' | 'propertyType'>;

/**
 * A price short enough for a map pin: '£825k', '£1.15m'; rents in full, '£1,950'; 'POA' where the price is in words
 * only. What has no price at all is named by its type: 'Antiques sale'.
 */
export function pinPrice({ price, priceValue, propertyChannel, propertyType }: Priced): string {
  if (!priceValue) return (!price && propertyType) || 'POA';
  if (propertyChannel === 'lettings' || priceValue < 10_000) return formatPounds(priceValue);
  const thousands = Math.round(priceValue / 1000);
  return thousands < 1000 ? `£${thousands}k` : `£${formatNumber(priceValue / 1_000_000, 2)}m`;
}
