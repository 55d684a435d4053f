import { abbreviated, formatPounds, formatPoundsAndPence } from './money';
import type { Property } from './property';
import { isFigure, weeklyWords } from './property-price';
import { isStudentLet, weeklyPricePerPerson } from './weekly-price';

/** A price as a card shows it: the amount large, the qualifier small. */
export interface PriceLabel {
  /** '£825,000', or the whole text when it has no single amount: 'POA'. */
  amount: string;
  /** The qualifier of the amount: 'Guide price', 'pcm'; '' without one. */
  qualifier: string;
  /** The qualifier in full words, for screen readers. */
  spokenQualifier: string;
}

interface Options {
  /** Site setting: student lets show the rent per person per week. */
  displayStudentPropertyAsPppw?: boolean;
  /** Site setting: the weekly rent is for the whole home. */
  displayPppwWithoutBedroomDivision?: boolean;
  /** Site setting: a bare figure is shown without pence. */
  displayPricesInWholePounds?: boolean;
}

type Priced = Pick<
  Property,
  'price' | 'priceValue' | 'priceQualifier' | 'pppwPrice' | 'bedrooms' | 'propertyChannel' | 'tags'
>;

const oneAmount = new RegExp(String.raw`^([^£\d]*)(£\s?[\d,]+(?:\.\d+)?)(?!\s?${abbreviated})\s*([^£\d]*)$`, 'i');
const spoken = new Map([
  ['pcm', 'per calendar month'],
  ['pw', 'per week'],
  ['pppw', 'per person per week'],
]);

/**
 * A property's price by the site's settings: the agency's own text, or for a bare figure pounds and pence, or whole
 * pounds if the site wants. Weekly student rents are in whole pounds.
 */
export function priceLabel(property: Priced, settings: Options = {}): PriceLabel {
  const weekly = settings.displayStudentPropertyAsPppw && isStudentLet(property) ? weeklyRent(property, settings) : 0;
  if (weekly) return labelled(formatPounds(weekly), 'pppw');
  const { price, priceValue, priceQualifier, propertyChannel } = property;
  const [, before = '', amount = '', after = ''] = oneAmount.exec(price) ?? [];
  // A price of 0 is no price.
  if (amount && !/[1-9]/.test(amount)) return labelled('', '');
  if (amount) return labelled(amount, `${before} ${after}`.trim() || priceQualifier);
  const isBare = isFigure(price);
  const figure = isBare ? Number(price) : price ? undefined : priceValue;
  if (!figure) return labelled(isBare ? '' : price, '');
  const format = settings.displayPricesInWholePounds ? formatPounds : formatPoundsAndPence;
  // The qualifier is of the missing text: as a value, a rent is always monthly.
  const isMonthly = !isBare && propertyChannel === 'lettings' && weeklyWords.test(priceQualifier);
  return labelled(format(figure), isMonthly ? 'pcm' : priceQualifier);
}

/** A property's price in one line: '£825,000 Guide price', '£1,525 pcm'. */
export function priceLine(property: Priced, settings: Options = {}): string {
  const { amount, qualifier } = priceLabel(property, settings);
  return [amount, qualifier].filter(Boolean).join(' ');
}

const weeklyRent = (property: Priced, { displayPppwWithoutBedroomDivision }: Options) =>
  weeklyPricePerPerson(property, { withoutBedroomDivision: displayPppwWithoutBedroomDivision });

const labelled = (amount: string, qualifier: string): PriceLabel => ({
  amount,
  qualifier,
  spokenQualifier: spoken.get(qualifier.toLowerCase()) ?? qualifier,
});
