import { formatPounds, toPounds } from '../../domain/money';
import type { OwnBands } from '../../domain/own-bands';
import { formatPercent } from '../../domain/percent';
import type { Home } from '../../domain/page-home';
import { propertyRegion } from '../../domain/property-region';
import { stampDuty, type StampDuty } from '../../domain/stamp-duty';
import { regions, type Region } from '../../domain/stamp-duty-bands';
import { regionWords } from './regions';

/** A purchase as entered by a visitor. */
export interface Purchase {
  /** Pounds. */
  price?: number | undefined;
  /** Pounds; a fifth of the price until the visitor changes it. */
  deposit?: number | undefined;
  region: Region;
  firstTimeBuyer: boolean;
  additionalProperty: boolean;
  nonUkResident: boolean;
  company: boolean;
}

/** The figures in a shared link. */
export const sharedKinds = {
  price: 0,
  deposit: 0,
  region: regions,
  firstTimeBuyer: 'boolean',
  additionalProperty: 'boolean',
  nonUkResident: 'boolean',
  company: 'boolean',
} as const;

/** The initial purchase: from the tag's attributes, else from the page's property for sale. */
export function givenPurchase(tag: Partial<Purchase>, home: Home | undefined): Purchase {
  const price = home?.propertyChannel === 'sales' ? home.priceValue : undefined;
  const { firstTimeBuyer = false, additionalProperty = false, nonUkResident = false, company = false } = tag;
  return {
    price: toPounds(tag.price) ?? toPounds(price),
    region: tag.region ?? (home && propertyRegion(home)) ?? 'england',
    firstTimeBuyer,
    additionalProperty,
    nonUkResident,
    company,
  };
}

/** A tag and a link may say both: a buyer with another property is not a first time buyer. */
export const oneKindOfBuyer = (purchase: Purchase): Purchase => ({
  ...purchase,
  firstTimeBuyer: purchase.firstTimeBuyer && !purchase.additionalProperty,
});

/** The further questions the calculator asks in a region; answers to others are ignored. */
export function questionsIn(region: Region) {
  return { nonUkResident: region === 'england', company: region !== 'england' };
}

/** The site's rules for the tax. */
export interface TaxRules {
  bands: OwnBands;
  /** Pounds. */
  surchargesFrom: number;
}

/** The tax on a purchase, by the page's own bands where it has them. */
export function taxOn({ price = 0, ...purchase }: Purchase, { bands, surchargesFrom }: TaxRules): StampDuty {
  return stampDuty({
    ...purchase,
    price,
    company: isCompany(purchase),
    bands: bands[purchase.region],
    surchargesFrom,
  });
}

/** Whether a company is buying, where the calculator asks for that. */
export const isCompany = ({ region, company }: Pick<Purchase, 'region' | 'company'>) =>
  questionsIn(region).company && company;

/** Shown while the price is missing and the result is £0. */
export const askForPrice = 'Enter the property price to see the tax.';

/** A purchase and its tax in one sentence. */
export function describePurchase({ price = 0, region, ...buyer }: Purchase, { tax, effectiveRate }: StampDuty): string {
  if (price === 0) return askForPrice;
  const asked = questionsIn(region);
  const circumstances = [
    buyer.firstTimeBuyer && 'first time buyer',
    buyer.additionalProperty && 'additional property',
    asked.nonUkResident && buyer.nonUkResident && 'non-UK resident',
    isCompany({ region, ...buyer }) && 'company',
  ].filter(Boolean);
  const who = circumstances.length > 0 ? ` (${circumstances.join(', ')})` : '';
  const { tax: name, somewhere } = regionWords[region];
  return `${name} on ${formatPounds(price)} in ${somewhere}${who}: ${formatPounds(tax)}, ${formatPercent(effectiveRate)} of the price.`;
}
