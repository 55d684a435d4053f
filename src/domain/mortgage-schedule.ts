import {
  exactMonthly,
  monthlyPayment,
  monthsOfPercent,
  mortgageTerms,
  type Mortgage,
  type MortgageTerms,
} from './mortgage';
import { range } from './numbers';

/** One year of a mortgage, in whole pounds. */
export interface MortgageYear {
  year: number;
  interest: number;
  repaid: number;
  /** Owed at the end of the year. */
  balance: number;
}

/** A mortgage year by year, in whole pounds. */
export interface MortgageSchedule {
  loan: number;
  /** Percent of the price. */
  loanToValue: number;
  monthly: number;
  /** One month's interest on the amount borrowed. */
  monthlyInterestOnLoan: number;
  totalInterest: number;
  /** Interest and repayments over the whole term; an interest-only loan is still owed at its end. */
  totalPaid: number;
  years: readonly MortgageYear[];
  /** The monthly payment if the rate rose by `points` percentage points. */
  stress: readonly { points: number; interestRate: number; monthly: number }[];
}

/** Rises of the rate to show, in percentage points. */
const stressPoints = [1, 3] as const;

/**
 * The mortgage year by year, with totals, loan to value and payments at higher rates; undefined when a field is
 * invalid.
 */
export function mortgageSchedule(mortgage: Mortgage): MortgageSchedule | undefined {
  const { monthly, error } = monthlyPayment(mortgage);
  if (error !== undefined) return undefined;
  const terms = mortgageTerms(mortgage);
  const { price, interestRate, years, type } = terms;
  const loan = price - terms.deposit;
  const paid = exactMonthly(terms) * years * 12;
  return {
    loan: Math.round(loan),
    loanToValue: (loan / price) * 100,
    monthly,
    monthlyInterestOnLoan: Math.round((loan * interestRate) / monthsOfPercent),
    totalInterest: Math.round(type === 'repayment' ? paid - loan : paid),
    totalPaid: Math.round(paid),
    years: range(Math.ceil(years)).map((index) => yearOf(terms, index + 1)),
    stress: stressPoints.map((points) => ({
      points,
      interestRate: interestRate + points,
      monthly: Math.round(exactMonthly({ ...terms, interestRate: interestRate + points })),
    })),
  };
}

function yearOf(terms: MortgageTerms, year: number): MortgageYear {
  const months = Math.min(12, (terms.years - year + 1) * 12);
  const before = balanceAfter(terms, (year - 1) * 12);
  const balance = balanceAfter(terms, (year - 1) * 12 + months);
  const paid = exactMonthly(terms) * months;
  const repaid = before - balance;
  return { year, interest: Math.round(paid - repaid), repaid: Math.round(repaid), balance: Math.round(balance) };
}

function balanceAfter(terms: MortgageTerms, months: number): number {
  const loan = terms.price - terms.deposit;
  if (terms.type === 'interest-only') return loan;
  const rate = terms.interestRate / monthsOfPercent;
  const growth = (1 + rate) ** months;
  return Math.max(0, loan * growth - (exactMonthly(terms) * (growth - 1)) / rate);
}
