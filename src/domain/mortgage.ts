import { amountRange } from './money';
import { calculatorWords } from './calculator-words';
import { interestRange } from './interest-range';
import type { Property } from './property';
import { plainTag } from './property-tag';
import { usualDeposit } from './usual-deposit';

/** Whether the loan is paid back month by month, or only its interest is paid. */
export type RepaymentType = 'repayment' | 'interest-only';

/** What interest-only interest is charged on: the full price or the amount borrowed. */
export type InterestBase = 'price' | 'loan';

/** A mortgage as a visitor describes it. */
export interface Mortgage {
  /** Pounds. */
  price: number;
  /** Pounds; defaults to a fifth of the price. */
  deposit?: number;
  /** Defaults to 25. */
  years?: number;
  /** Yearly rate in percent. */
  interestRate: number;
  /** Defaults to repayment. */
  type?: RepaymentType;
  /** Defaults to the full price. */
  interestOnlyOn?: InterestBase;
}

/** Error messages of the invalid fields, in the order of the form. */
export type MortgageErrors = Partial<Record<'price' | 'deposit' | 'years' | 'interestRate', string>>;

/** The monthly cost of a mortgage. */
export interface MonthlyPayment {
  /** Whole pounds; 0 when a field is invalid. */
  monthly: number;
  /** The first error message, if any. */
  error?: string;
  errors: MortgageErrors;
}

/** Default term in years. */
export const usualYears = 25;

/** Shortest and longest term, in years. */
export const yearsRange = { min: 5, max: 35 } as const;

/** A yearly rate in percent, divided by this, is a month's interest as a fraction of the loan. */
export const monthsOfPercent = 12 * 100;

/** Tags of property that is not bought with a mortgage, as `plainTag` writes them. */
const tagsWithoutMortgage = new Set(['gth commercial', 'gth development']);

/** A mortgage with its defaults filled in. */
export type MortgageTerms = Required<Mortgage>;

/**
 * Monthly payment in whole pounds, half a pound up. Repayment is the annuity on price minus deposit at a twelfth of the
 * yearly rate; interest-only is a twelfth of a year's interest on the full price, or on the loan when asked. An invalid
 * field, or a deposit above the price, gives 0 and an error message.
 */
export function monthlyPayment(mortgage: Mortgage): MonthlyPayment {
  const errors = mortgageErrors(mortgage);
  const error = Object.values(errors)[0];
  return { monthly: error === undefined ? Math.round(exactMonthly(mortgageTerms(mortgage))) : 0, error, errors };
}

/** Whether to offer a mortgage calculator for a property: not for lettings, without a price, or with certain tags. */
export function offersMortgage({
  propertyChannel,
  priceValue,
  tags,
}: Pick<Property, 'propertyChannel' | 'priceValue' | 'tags'>): boolean {
  return (
    propertyChannel !== 'lettings' && Boolean(priceValue) && !tags.some((tag) => tagsWithoutMortgage.has(plainTag(tag)))
  );
}

/** Fills in the default deposit, term and type. */
export function mortgageTerms(mortgage: Mortgage): MortgageTerms {
  const {
    price,
    deposit = usualDeposit(price),
    years = usualYears,
    type = 'repayment',
    interestOnlyOn = 'price',
  } = mortgage;
  return { price, deposit, years, interestRate: mortgage.interestRate, type, interestOnlyOn };
}

/** Monthly payment in pounds before rounding. */
export function exactMonthly({ price, deposit, years, interestRate, type, interestOnlyOn }: MortgageTerms): number {
  const rate = interestRate / monthsOfPercent;
  const loan = price - deposit;
  if (type === 'interest-only') return (interestOnlyOn === 'loan' ? loan : price) * rate;
  return (loan * rate) / (1 - (1 + rate) ** (-years * 12));
}

function mortgageErrors(mortgage: Mortgage): MortgageErrors {
  const { price, deposit, years, interestRate } = mortgageTerms(mortgage);
  const validPrice = price > 0 && isWithin(price, amountRange);
  return {
    ...(!validPrice && { price: calculatorWords.price }),
    ...(!isWithin(deposit, amountRange) && { deposit: calculatorWords.deposit }),
    ...(validPrice && deposit > price && { deposit: calculatorWords.depositAbovePrice }),
    ...(!isWithin(years, yearsRange) && { years: calculatorWords.years }),
    ...(!isWithin(interestRate, interestRange) && { interestRate: calculatorWords.interest }),
  };
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max;
}
