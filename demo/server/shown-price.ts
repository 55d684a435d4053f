import { priceLabel, priceLine, type PriceLabel } from '../../src/domain/price-label';
import { isStudentLet } from '../../src/domain/weekly-price';
import { priceText, type CardProperty } from './property-json';

/** The site settings by which this agency shows its prices. */
export const priceSettings = { displayPricesInWholePounds: true, displayStudentPropertyAsPppw: true } as const;

type Priced = Pick<CardProperty, 'channel' | 'tags' | 'priceValue' | 'priceQualifier' | 'pppwPrice' | 'bedrooms'>;

/**
 * The price in one line, for emails and for pages without scripts: 'Guide price £500,000', '£145 pppw' of a student
 * let.
 */
export function shownPrice(property: Priced): string {
  const home = forElements(property);
  return isStudentLet(home) ? priceLine(home, priceSettings) : priceText(property);
}

/** The price as a card shows it. */
export const shownPriceLabel = (property: Priced): PriceLabel => priceLabel(forElements(property), priceSettings);

/** What the elements read of a price. */
function forElements(property: Priced) {
  const { channel, tags, priceValue, priceQualifier, pppwPrice, bedrooms } = property;
  return {
    price: priceText(property),
    priceQualifier: priceQualifier ?? '',
    propertyChannel: channel,
    tags,
    bedrooms,
    ...(priceValue !== null && { priceValue }),
    ...(pppwPrice !== null && { pppwPrice }),
  };
}
