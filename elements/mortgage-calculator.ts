import { defineElement } from '../src/core/element';
import { MortgageCalculator } from '../src/features/mortgage-calculator/mortgage-calculator';

/**
 * What a mortgage costs a month, in all and year by year, while one types.
 *
 * Draws nothing for a property without a price, to let, commercial or a development. A link with
 * `mortgage-price`, `mortgage-years` and so on in its query fills the fields.
 *
 * @example A home at £450,000
 * <agency-mortgage-calculator price="450000" interest-rate="4.5"></agency-mortgage-calculator>
 * @example Interest only, on the amount borrowed
 * <agency-mortgage-calculator price="300000" deposit="90000" interest-rate="5.2" type="interest-only" interest-only-on="loan"></agency-mortgage-calculator>
 */
export default defineElement('agency-mortgage-calculator', MortgageCalculator, {
  attributes: {
    /** Property price in pounds; that of the page's property for sale unless told. */
    price: 'number',
    /** Deposit in pounds; 20% of the price unless told. */
    deposit: 'number',
    /** Yearly interest rate from 0.01 to 10, in percent; the site's setting `mortgageCalculatorInterestRate` unless told. */
    interestRate: 'number',
    /** Term from 5 to 35 years; 25 unless told. */
    years: 'number',
    /** How the mortgage is repaid at first; the visitor can change it. */
    type: ['repayment', 'interest-only'],
    /** What interest-only interest is taken from: the full price, or the amount borrowed. */
    interestOnlyOn: ['price', 'loan'],
    /** Where the guide to mortgages is; `/mortgages` unless told. */
    guideLink: 'string',
  },
  events: {
    /**
     * The visitor changed a figure. Detail: `{ monthly, price, deposit, interestRate, years, type }`, in pounds, percent
     * and years; `monthly` is 0 while a figure is missing or wrong.
     */
    onPaymentChange: 'agency-payment-change',
  },
  standsAlone: true,
});
