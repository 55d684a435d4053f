import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { monthlyPayment, offersMortgage, type Mortgage } from '../../src/domain/mortgage';
import { usualDeposit } from '../../src/domain/usual-deposit';
import { mortgageSchedule } from '../../src/domain/mortgage-schedule';

const flat: Mortgage = { price: 350_000, deposit: 70_000, years: 25, interestRate: 4.5 };

/** The balance after a number of monthly payments, worked out month by month. */
function owedAfter(loan: number, rate: number, months: number, payment: number): number {
  let owed = loan;
  for (let month = 0; month < months; month += 1) owed = owed * (1 + rate / 1200) - payment;
  return owed;
}

const mortgages = fc.record({
  price: fc.integer({ min: 1, max: 5_000_000 }),
  share: fc.integer({ min: 0, max: 99 }),
  years: fc.integer({ min: 5, max: 35 }),
  interestRate: fc.integer({ min: 1, max: 1000 }).map((hundredths) => hundredths / 100),
});

describe('monthly payment', () => {
  it('CAL-05 the deposit is by default a fifth of the price', () => {
    assert.equal(usualDeposit(350_000), 70_000);
    assert.equal(usualDeposit(3), 1);
    assert.deepEqual(monthlyPayment({ ...flat, deposit: undefined }), monthlyPayment(flat));
  });

  it('CAL-06 the term is by default 25 years', () => {
    assert.deepEqual(monthlyPayment({ ...flat, years: undefined }), monthlyPayment(flat));
  });

  it('CAL-08 interest is from 0.01 to 10, bounds included', () => {
    for (const interestRate of [0.01, 10]) assert.equal(monthlyPayment({ ...flat, interestRate }).error, undefined);
    for (const interestRate of [0, 0.009, 10.01, -1, NaN, Infinity]) {
      assert.equal(monthlyPayment({ ...flat, interestRate }).error, 'Enter a value between 0.01 and 10');
    }
  });

  it('CAL-09 years are from 5 to 35, bounds included', () => {
    for (const years of [5, 35]) assert.equal(monthlyPayment({ ...flat, years }).error, undefined);
    for (const years of [4.99, 36, 0, NaN]) {
      assert.equal(monthlyPayment({ ...flat, years }).error, 'Enter a value between 5 and 35');
    }
  });

  it('CAL-10 the price must not be 0', () => {
    for (const price of [0, -1, NaN]) {
      const { monthly, error } = monthlyPayment({ ...flat, price, deposit: 0 });
      assert.deepEqual([monthly, error], [0, 'Please enter a valid price']);
    }
  });

  it('CAL-10 CAL-15 a price that is none is the only mistake, since no deposit could be above it', () => {
    const { errors } = monthlyPayment({ price: 0, deposit: 50_000, interestRate: 5 });
    assert.deepEqual(errors, { price: 'Please enter a valid price' });
  });

  it('CAL-11 price and deposit have at most 11 digits', () => {
    assert.equal(monthlyPayment({ ...flat, price: 99_999_999_999 }).error, undefined);
    assert.equal(monthlyPayment({ ...flat, price: 100_000_000_000 }).error, 'Please enter a valid price');
    assert.equal(monthlyPayment({ ...flat, deposit: -1 }).error, 'Please enter a valid deposit');
  });

  it('CAL-12 repayment clears price minus deposit in exactly the term', () => {
    assert.equal(monthlyPayment(flat).monthly, 1556);
    fc.assert(
      fc.property(mortgages, ({ price, share, years, interestRate }) => {
        const deposit = Math.floor((price * share) / 100);
        const { monthly } = monthlyPayment({ price, deposit, years, interestRate });
        const owed = (payment: number) => owedAfter(price - deposit, interestRate, years * 12, payment);
        assert.ok(owed(monthly + 0.51) <= 0.01 && owed(monthly - 0.51) >= -0.01, 'within half a pound of clearing it');
      }),
    );
  });

  it('CAL-13 interest-only is the price times the rate over 12, or the loan when asked', () => {
    assert.equal(monthlyPayment({ ...flat, type: 'interest-only' }).monthly, 1313);
    assert.equal(monthlyPayment({ ...flat, type: 'interest-only', interestOnlyOn: 'loan' }).monthly, 1050);
  });

  it('CAL-14 is in whole pounds', () => {
    fc.assert(
      fc.property(mortgages, ({ price, years, interestRate }) => {
        assert.ok(Number.isInteger(monthlyPayment({ price, years, interestRate }).monthly));
      }),
    );
  });

  it('CAL-15 is 0 when the deposit exceeds the price, and when it pays for all', () => {
    const { monthly, errors } = monthlyPayment({ ...flat, deposit: 350_001 });
    assert.deepEqual([monthly, Object.keys(errors)], [0, ['deposit']]);
    assert.deepEqual(monthlyPayment({ ...flat, deposit: 350_000 }), { monthly: 0, error: undefined, errors: {} });
  });

  it('CAL-16 is 0 when any field is wrong, and names every wrong field in reading order', () => {
    const { monthly, error, errors } = monthlyPayment({ price: 0, deposit: -1, years: 4, interestRate: 11 });
    assert.equal(monthly, 0);
    assert.deepEqual(Object.keys(errors), ['price', 'deposit', 'years', 'interestRate']);
    assert.equal(error, 'Please enter a valid price');
  });
});

describe('mortgage calculator of a property', () => {
  it('CAL-03 is offered only for a property with a price', () => {
    assert.equal(offersMortgage({ propertyChannel: 'sales', priceValue: 1, tags: [] }), true);
    assert.equal(offersMortgage({ propertyChannel: 'sales', tags: [] }), false);
    assert.equal(offersMortgage({ propertyChannel: 'lettings', priceValue: 900, tags: [] }), false);
  });

  it('CAL-04 is not offered for the tags "gth commercial" and "gth development"', () => {
    for (const tag of ['gth commercial', 'GTH Development', 'gth-commercial']) {
      assert.equal(offersMortgage({ propertyChannel: 'sales', priceValue: 1, tags: ['garden', tag] }), false);
    }
  });
});

describe('mortgage schedule', () => {
  it('runs down to nothing, and its years add up to its totals', () => {
    fc.assert(
      fc.property(mortgages, ({ price, share, years, interestRate }) => {
        const schedule = mortgageSchedule({ price, deposit: Math.floor((price * share) / 100), years, interestRate })!;
        assert.equal(schedule.years.length, years);
        assert.equal(schedule.years.at(-1)!.balance, 0);
        const interest = schedule.years.reduce((sum, year) => sum + year.interest, 0);
        const repaid = schedule.years.reduce((sum, year) => sum + year.repaid, 0);
        assert.ok(Math.abs(interest - schedule.totalInterest) <= years);
        assert.ok(Math.abs(repaid - schedule.loan) <= years);
        assert.ok(Math.abs(schedule.totalPaid - schedule.totalInterest - schedule.loan) <= 1);
      }),
    );
  });

  it('rounds every figure to the nearest pound', () => {
    fc.assert(
      fc.property(mortgages, ({ price, share, years, interestRate }) => {
        const deposit = (price * share) / 100;
        const schedule = mortgageSchedule({ price, deposit, years, interestRate })!;
        const [loan, rate, months] = [price - deposit, interestRate / 1200, years * 12];
        const exact = (loan * rate) / (1 - (1 + rate) ** -months);
        const owed = owedAfter(loan, interestRate, 12, exact);
        const dearer = (interestRate + 1) / 1200;
        const figures = [
          [schedule.loan, loan],
          [schedule.monthlyInterestOnLoan, loan * rate],
          [schedule.totalPaid, exact * months],
          [schedule.totalInterest, exact * months - loan],
          [schedule.stress[0]!.monthly, (loan * dearer) / (1 - (1 + dearer) ** -months)],
          [schedule.years[0]!.balance, owed],
          [schedule.years[0]!.repaid, loan - owed],
          [schedule.years[0]!.interest, exact * 12 - (loan - owed)],
        ] as const;
        for (const [shown, figure] of figures) assert.ok(Math.abs(shown - figure) <= 0.501, `${shown} for ${figure}`);
      }),
    );
  });

  it('agrees with the books of a bank in the middle of the term', () => {
    const schedule = mortgageSchedule(flat)!;
    const exact = (280_000 * 0.00375) / (1 - 1.00375 ** -300);
    assert.equal(schedule.years[9]!.balance, Math.round(owedAfter(280_000, 4.5, 120, exact)));
    assert.deepEqual([schedule.loan, schedule.loanToValue, schedule.monthly], [280_000, 80, 1556]);
    assert.equal(schedule.totalPaid, Math.round(exact * 300));
    assert.equal(schedule.totalInterest, Math.round(exact * 300 - 280_000));
    assert.deepEqual(schedule.years[0], { year: 1, interest: 12_473, repaid: 6_203, balance: 273_797 });
  });

  it('shows the payment one and three points dearer', () => {
    const { stress } = mortgageSchedule(flat)!;
    assert.deepEqual(
      stress.map(({ points, interestRate }) => [points, interestRate]),
      [
        [1, 5.5],
        [3, 7.5],
      ],
    );
    for (const { interestRate, monthly } of stress) {
      assert.equal(monthly, monthlyPayment({ ...flat, interestRate }).monthly);
    }
  });

  it('CAL-13 keeps an interest-only loan owed to the end, and shows the interest on the loan beside that on the price', () => {
    const schedule = mortgageSchedule({ ...flat, type: 'interest-only' })!;
    assert.equal(schedule.years.at(-1)!.balance, 280_000);
    assert.deepEqual([schedule.monthly, schedule.monthlyInterestOnLoan], [1313, 1050]);
    assert.equal(mortgageSchedule({ ...flat, interestRate: 4.51 })!.monthlyInterestOnLoan, 1052);
    assert.equal(schedule.totalInterest, schedule.totalPaid);
  });

  it('counts part of a year as its months, and has nothing to show for wrong fields', () => {
    const schedule = mortgageSchedule({ ...flat, years: 5.5 })!;
    assert.deepEqual([schedule.years.length, schedule.years.at(-1)!.balance], [6, 0]);
    const paid = schedule.years.map(({ interest, repaid }) => interest + repaid);
    assert.ok(Math.abs(paid[0]! - 12 * schedule.monthly) <= 7 && Math.abs(paid[5]! - 6 * schedule.monthly) <= 7);
    assert.equal(mortgageSchedule({ ...flat, years: 4 }), undefined);
  });
});
