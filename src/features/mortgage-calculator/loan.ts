import { formatPounds, toPounds } from '../../domain/money';
import {
  startingRate,
  usualYears,
  type MonthlyPayment,
  type Mortgage,
  type MortgageErrors,
} from '../../domain/mortgage';
import { formatPercent } from '../../domain/percent';
import type { Home } from '../../domain/page-home';
import { readSharedFigures } from '../../domain/shared-figures';
import { depositPercent } from '../../domain/usual-deposit';

/** A deposit as it was given: in pounds, or as a share of the price that follows the price. */
export type Deposit = { readonly pounds: number | undefined } | { readonly percent: number | undefined };

/** A mortgage as a visitor describes it; undefined is what they have not said. */
export interface Loan {
  /** Pounds. */
  price?: number | undefined;
  deposit: Deposit;
  /** Percent a year. */
  interestRate?: number | undefined;
  years?: number | undefined;
  type: 'repayment' | 'interest-only';
}

/** What a link to a mortgage says of it. */
export const sharedKinds = {
  price: 'number',
  deposit: 'number',
  interestRate: 'number',
  years: 'number',
  type: ['repayment', 'interest-only'],
} as const;

/** The mortgage a page begins with: what the tag says, then the page's property for sale and the site's setting. */
export function givenLoan(tag: Partial<Mortgage>, home: Home | undefined, siteRate: number | undefined): Loan {
  const price = home?.propertyChannel === 'sales' ? home.priceValue : undefined;
  const pounds = toPounds(tag.deposit);
  return {
    price: toPounds(tag.price) ?? toPounds(price),
    deposit: pounds === undefined ? { percent: depositPercent } : { pounds },
    interestRate: tag.interestRate ?? startingRate(siteRate),
    years: tag.years ?? usualYears,
    type: tag.type ?? 'repayment',
  };
}

/** What a shared link says of a mortgage. */
export function sharedLoan(query: string, calculator: string): Partial<Loan> {
  const { deposit: pounds, ...loan } = readSharedFigures(query, calculator, sharedKinds);
  return pounds === undefined ? loan : { ...loan, deposit: { pounds } };
}

/** The deposit both ways: whole pounds, and percent of the price with two decimals. */
export function depositOf({ price, deposit }: Pick<Loan, 'price' | 'deposit'>) {
  if ('percent' in deposit) return { ...deposit, pounds: toPounds(((price ?? NaN) * (deposit.percent ?? NaN)) / 100) };
  const percent = Math.round(((deposit.pounds ?? NaN) / (price || NaN)) * 10_000) / 100;
  return { ...deposit, percent: Number.isNaN(percent) ? undefined : percent };
}

/** A mortgage to calculate with; what the visitor has not said is no number. */
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

/** The errors to show: of what the visitor said or the page gave, and not of a figure that is still being typed. */
export function errorsToShow(
  loan: Loan,
  now: MortgageErrors,
  atRest: MortgageErrors,
  isOwn: (name: keyof Loan) => boolean,
) {
  const mortgage = mortgageOf(loan);
  const names = ['price', 'deposit', 'interestRate', 'years'] as const;
  const shown = names.filter((name) => now[name] && atRest[name] && (isOwn(name) || !Number.isNaN(mortgage[name])));
  return Object.fromEntries(shown.map((name) => [name, now[name]])) as MortgageErrors;
}

/** Asks for what neither the page nor the visitor has given yet; undefined where all is given, or was taken away again. */
export function askForFigures(loan: Loan, isOwn: (name: keyof Loan) => boolean): string | undefined {
  const wanted = { price: 'the property price', interestRate: 'the interest' } as const;
  const names = (['price', 'interestRate'] as const).filter((name) => loan[name] === undefined && !isOwn(name));
  return names.length > 0
    ? `Enter ${names.map((name) => wanted[name]).join(' and ')} to see what it costs.`
    : undefined;
}

/** A mortgage and its monthly payment in one sentence, or what is wrong with it. */
export function describeLoan(loan: Loan, { monthly, error }: MonthlyPayment): string {
  if (error !== undefined) return `${formatPounds(monthly)} pcm. ${error}`;
  const { price, deposit, interestRate, years, type } = mortgageOf(loan);
  const what = type === 'repayment' ? 'A repayment mortgage' : 'An interest-only mortgage';
  const terms = `at ${formatPercent(interestRate)} over ${years} years`;
  const home = `on ${formatPounds(price)} with a deposit of ${formatPounds(deposit)}`;
  return `${what} of ${formatPounds(price - deposit)} ${home}, ${terms}: ${formatPounds(monthly)} pcm.`;
}
