import { defineElement, numberWithin } from '../src/core/element';
import { interestRange } from '../src/domain/interest-range';
import { amountRange } from '../src/domain/money';
import { yearsRange } from '../src/domain/mortgage';
import { MortgageCalculator } from '../src/features/mortgage-calculator/mortgage-calculator';

/**
 * What a mortgage costs per month, in total and year by year, updated as the visitor types. Shows nothing when the page's
 * property has no price, is to let, or is tagged `GTH commercial` or `GTH development`.
 *
 * A link with `mortgage-price`, `mortgage-years` and so on in its query string fills in the fields.
 *
 * @example A home at £450,000
 * <agency-mortgage-calculator price="450000" interest-rate="4.5"></agency-mortgage-calculator>
 * @example Interest only, on the amount borrowed
 * <agency-mortgage-calculator price="300000" deposit="90000" interest-rate="5.2" type="interest-only" interest-only-on="loan"></agency-mortgage-calculator>
 */
export default defineElement('agency-mortgage-calculator', MortgageCalculator, {
  attributes: {
    /**
     * Property price in pounds.
     * @default the price of the page's property, where it is for sale
     */
    price: numberWithin(amountRange),
    /**
     * Deposit in pounds.
     * @default a fifth of the price
     */
    deposit: numberWithin(amountRange),
    /**
     * Annual interest rate in percent, from 0.01 to 10.
     * @default the site's setting `mortgageCalculatorInterestRate`, otherwise the visitor enters one
     */
    interestRate: numberWithin(interestRange),
    /**
     * Term in years, from 5 to 35.
     * @default 25
     */
    years: numberWithin(yearsRange),
    /**
     * Repayment type selected at first.
     * @default `repayment`
     */
    type: ['repayment', 'interest-only'],
    /**
     * What interest-only interest is charged on: the full price, or the amount borrowed.
     * @default `price`
     */
    interestOnlyOn: ['price', 'loan'],
    /**
     * Link to the mortgage guide.
     * @default `/mortgages`
     */
    guideLink: 'string',
    /**
     * Shown in a dialog: what the visitor enters is there again when it is opened again.
     * @internal Set by `<agency-calculators>`.
     */
    inDialog: 'boolean',
  },
  events: {
    /**
     * The visitor changed a figure. Detail: `{ monthly, price, deposit, interestRate, years, type }`, in pounds, percent
     * and years; `monthly` is 0 while a figure is missing or wrong.
     * @detail { monthly: number; price?: number; deposit?: number; interestRate?: number; years?: number; type: 'repayment' | 'interest-only' }
     */
    onPaymentChange: 'agency-payment-change',
  },
  listen: ['pointercancel'],
  standsAlone: true,
});
