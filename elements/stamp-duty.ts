import { defineElement, numberWithin } from '../src/core/element';
import { amountRange } from '../src/domain/money';
import { StampDuty } from '../src/features/stamp-duty/stamp-duty';

/**
 * The tax on buying a home in England, Northern Ireland, Scotland or Wales, band by band, updated as the visitor types.
 *
 * A link with `stamp-duty-price`, `stamp-duty-region` and so on in its query string fills in the fields.
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
     * Whose tax applies; `england` includes Northern Ireland.
     * @default the region of the page's property, otherwise `england`
     */
    region: ['england', 'scotland', 'wales'],
    /** Ticks the box at first. */
    firstTimeBuyer: 'boolean',
    /** Ticks the box at first; overrides `first-time-buyer`. */
    additionalProperty: 'boolean',
    /** Ticks the box at first; applies in England only. */
    nonUkResident: 'boolean',
    /** Ticks the box at first; applies in Scotland and Wales only. */
    company: 'boolean',
    /**
     * Shown in a dialog: what the visitor enters is there again when it is opened again.
     * @internal Set by `<agency-calculators>`.
     */
    inDialog: 'boolean',
  },
  events: {
    /**
     * The visitor changed an answer. Detail: `{ price, region, tax, effectiveRate }`, in pounds and percent.
     * @detail { price: number; region: 'england' | 'scotland' | 'wales'; tax: number; effectiveRate: number }
     */
    onStampDutyChange: 'agency-stamp-duty-change',
  },
  standsAlone: true,
});
