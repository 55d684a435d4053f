import { longestAmount } from './money';
import { calculatorWords } from './calculator-words';
import { interestRange } from './interest-range';
import type { Property } from './property';
import { usualDeposit } from './usual-deposit';

export { usualDeposit } from './usual-deposit';

/** A mortgage as a visitor describes it. */
export interface Mortgage {
  /** Pounds. */
  price: number;
  /** Pounds; a fifth of the price unless told. */
  deposit?: number;
  /** 25 unless told. */
  years?: number;
  /** Yearly rate in percent. */
  interestRate: number;
  /** Repayment unless told. */
  type?: 'repayment' | 'interest-only';
  /** What interest-only interest is taken from: the full price unless told, or the amount borrowed. */
  interestOnlyOn?: 'price' | 'loan';
}

/** Messages of the fields that are wrong, in reading order. */
export type MortgageErrors = Partial<Record<'price' | 'deposit' | 'years' | 'interestRate', string>>;

/** What a mortgage costs a month. */
export interface MonthlyPayment {
  /** Whole pounds; 0 when a field is wrong. */
  monthly: number;
  /** The first message, when a field is wrong. */
  error?: string;
  errors: MortgageErrors;
}

/** Term in years unless told. */
export const usualYears = 25;

/** Shortest and longest term, in years. */
export const yearsRange = { min: 5, max: 35 } as const;

const tagsWithoutMortgage = new Set(['gth commercial', 'gth development']);

/** A mortgage with nothing left to its defaults. */
export type MortgageTerms = Required<Mortgage>;

/**
 * Monthly payment in whole pounds, half a pound up. Repayment is the annuity on price minus deposit at a twelfth of the
 * yearly rate; interest-only is a twelfth of a year's interest on the full price, or on the loan when asked. A wrong
 * field, or a deposit above the price, gives 0 and its message.
 */
export function monthlyPayment(mortgage: Mortgage): MonthlyPayment {
  const errors = mortgageErrors(mortgage);
  const error = Object.values(errors)[0];
  return { monthly: error === undefined ? Math.round(exactMonthly(mortgageTerms(mortgage))) : 0, error, errors };
}

/** The rate a calculator begins with: the site's setting when it is within the range, else none. */
export function startingRate(setting: number | undefined): number | undefined {
  return setting !== undefined && isWithin(setting, interestRange) ? setting : undefined;
}

/** Whether a mortgage calculator belongs to a property: not to lettings, without a price, or with certain tags. */
export function offersMortgage({
  propertyChannel,
  priceValue,
  tags,
}: Pick<Property, 'propertyChannel' | 'priceValue' | 'tags'>): boolean {
  return (
    propertyChannel !== 'lettings' &&
    Boolean(priceValue) &&
    !tags.some((tag) => tagsWithoutMortgage.has(tag.toLowerCase()))
  );
}

/** A mortgage with the usual deposit, term and type where it names none. */
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
  const rate = interestRate / 1200;
  const loan = price - deposit;
  if (type === 'interest-only') return (interestOnlyOn === 'loan' ? loan : price) * rate;
  return (loan * rate) / (1 - (1 + rate) ** (-years * 12));
}

function mortgageErrors(mortgage: Mortgage): MortgageErrors {
  const { price, deposit, years, interestRate } = mortgageTerms(mortgage);
  const validPrice = price > 0 && isAmount(price);
  return {
    ...(!validPrice && { price: calculatorWords.price }),
    ...(!isAmount(deposit) && { deposit: calculatorWords.deposit }),
    ...(validPrice && deposit > price && { deposit: calculatorWords.depositAbovePrice }),
    ...(!isWithin(years, yearsRange) && { years: calculatorWords.years }),
    ...(!isWithin(interestRate, interestRange) && { interestRate: calculatorWords.interest }),
  };
}

function isAmount(pounds: number): boolean {
  return pounds >= 0 && pounds < 10 ** longestAmount;
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max;
}
