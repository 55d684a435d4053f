import { formatPounds, toPounds } from '../../domain/money';
import {
  usualYears,
  type MonthlyPayment,
  type Mortgage,
  type MortgageErrors,
  type RepaymentType,
} from '../../domain/mortgage';
import { formatInterest, interestDecimals } from '../../domain/percent';
import type { Home } from '../../domain/page-home';
import { readSharedFigures } from '../../domain/shared-figures';
import { depositPercent } from '../../domain/usual-deposit';

/** A deposit as entered: in pounds, or as a percentage that follows the price. */
export type Deposit = { readonly pounds: number | undefined } | { readonly percent: number | undefined };

/** A mortgage as entered by a visitor; undefined for what is not given. */
export interface Loan {
  /** Pounds. */
  price?: number | undefined;
  deposit: Deposit;
  /** Percent a year. */
  interestRate?: number | undefined;
  years?: number | undefined;
  type: RepaymentType;
}

/** How many decimals the years may have: half years are asked for. */
export const yearsDecimals = 1;

/** The figures in a shared link. */
export const sharedKinds = {
  price: 0,
  deposit: 0,
  interestRate: interestDecimals,
  years: yearsDecimals,
  type: ['repayment', 'interest-only'],
} as const;

/** The initial mortgage: from the tag's attributes, else the page's property for sale and the site's setting. */
export function givenLoan(tag: Partial<Mortgage>, home: Home | undefined, siteRate: number | undefined): Loan {
  const price = home?.propertyChannel === 'sales' ? home.priceValue : undefined;
  const pounds = toPounds(tag.deposit);
  return {
    price: toPounds(tag.price) ?? toPounds(price),
    deposit: pounds === undefined ? { percent: depositPercent } : { pounds },
    interestRate: tag.interestRate ?? siteRate,
    years: tag.years ?? usualYears,
    type: tag.type ?? 'repayment',
  };
}

/** Reads a mortgage from a shared link. */
export function sharedLoan(query: string, calculator: string): Partial<Loan> {
  const { deposit: pounds, ...loan } = readSharedFigures(query, calculator, sharedKinds);
  return pounds === undefined ? loan : { ...loan, deposit: { pounds } };
}

/** The deposit in whole pounds, and in percent of the price to two decimals. */
export function depositOf({ price, deposit }: Pick<Loan, 'price' | 'deposit'>) {
  if ('percent' in deposit) return { ...deposit, pounds: toPounds(((price ?? NaN) * (deposit.percent ?? NaN)) / 100) };
  const percent = Math.round(((deposit.pounds ?? NaN) / (price || NaN)) * 10_000) / 100;
  return { ...deposit, percent: Number.isNaN(percent) ? undefined : percent };
}

/** The mortgage for calculation; NaN for what is not given. */
export function mortgageOf({
  price,
  deposit,
  interestRate,
  years,
  type,
}: Loan): Required<Omit<Mortgage, 'interestOnlyOn'>> {
  return {
    price: price ?? NaN,
    deposit: depositOf({ price, deposit }).pounds ?? NaN,
    interestRate: interestRate ?? NaN,
    years: years ?? NaN,
    type,
  };
}

/** The errors to show: only for figures that the visitor or the page gave, and not while one is being typed. */
export function errorsToShow(
  loan: Loan,
  { now, atRest, isOwn }: { now: MortgageErrors; atRest: MortgageErrors; isOwn: (name: keyof Loan) => boolean },
) {
  const mortgage = mortgageOf(loan);
  const { price, deposit } = loan;
  // Without a price, a percentage is not the deposit's mistake.
  const isShareOfNothing = price === undefined && 'percent' in deposit && deposit.percent !== undefined;
  const names = ['price', 'deposit', 'interestRate', 'years'] as const;
  const isGiven = (name: keyof MortgageErrors) => isOwn(name) || !Number.isNaN(mortgage[name]);
  const shown = names.filter(
    (name) => now[name] && atRest[name] && isGiven(name) && !(name === 'deposit' && isShareOfNothing),
  );
  return Object.fromEntries(shown.map((name) => [name, now[name]])) as MortgageErrors;
}

/** Asks for figures not yet given; undefined if all are given, or the visitor cleared them. */
export function askForFigures(loan: Loan, isOwn: (name: keyof Loan) => boolean): string | undefined {
  const wanted = { price: 'the property price', interestRate: 'the interest' } as const;
  const names = (['price', 'interestRate'] as const).filter((name) => loan[name] === undefined && !isOwn(name));
  return names.length > 0
    ? `Enter ${names.map((name) => wanted[name]).join(' and ')} to see what it costs.`
    : undefined;
}

/** A mortgage and its monthly payment in one sentence, or its error. */
export function describeLoan(loan: Loan, { monthly, error }: MonthlyPayment): string {
  if (error !== undefined) return `${formatPounds(monthly)} pcm. ${error}`;
  const { price, deposit, interestRate, years, type } = mortgageOf(loan);
  const what = type === 'repayment' ? 'A repayment mortgage' : 'An interest-only mortgage';
  const terms = `at ${formatInterest(interestRate)} over ${years} years`;
  const home = `on ${formatPounds(price)} with a deposit of ${formatPounds(deposit)}`;
  return `${what} of ${formatPounds(price - deposit)} ${home}, ${terms}: ${formatPounds(monthly)} pcm.`;
}
