import { defineElement, numberWithin } from '../src/core/element';
import { amountRange } from '../src/domain/money';
import { StampDuty } from '../src/features/stamp-duty/stamp-duty';

/**
 * The tax on buying a home in England, Northern Ireland, Scotland or Wales, band by band, while one types.
 *
 * A link with `stamp-duty-price`, `stamp-duty-region` and so on in its query fills the fields.
 *
 * @example A home at £450,000
 * <agency-stamp-duty price="450000"></agency-stamp-duty>
 * @example A first home in Scotland
 * <agency-stamp-duty price="210000" region="scotland" first-time-buyer></agency-stamp-duty>
 */
export default defineElement('agency-stamp-duty', StampDuty, {
  attributes: {
    /**
     * Property price in pounds.
     * @default the price of the page's property, where it is for sale
     */
    price: numberWithin(amountRange),
    /**
     * Whose tax applies; England stands for Northern Ireland too.
     * @default where the page's property is, else `england`
     */
    region: ['england', 'scotland', 'wales'],
    /** Begins with this box ticked. */
    firstTimeBuyer: 'boolean',
    /** Begins with this box ticked; wins over `first-time-buyer`. */
    additionalProperty: 'boolean',
    /** Begins with this box ticked; counts in England only. */
    nonUkResident: 'boolean',
    /** Begins with this box ticked; counts in Scotland and Wales only. */
    company: 'boolean',
  },
  events: {
    /** The visitor changed an answer. Detail: `{ price, region, tax, effectiveRate }`, in pounds and percent. */
    onStampDutyChange: 'agency-stamp-duty-change',
  },
  standsAlone: true,
});
