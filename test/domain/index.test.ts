import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import * as domain from '../../src/domain';

describe('agency-elements/domain', () => {
  it('runs where there is no page', () => {
    assert.equal('document' in globalThis, false);
    assert.equal(domain.propertyStatus(domain.readProperty({ id: 7, status: 'sold' })!).isSold, true);
    assert.equal(domain.weeklyPricePerPerson({ priceValue: 1300 }), 300);
    assert.equal(
      domain.describeSearch(domain.startSearch({ path: '/bath/sales/from-2-bed' })),
      '2+ bedroom homes for sale',
    );
  });

  it('answers for stamp duty and mortgages what an agency may store or send', () => {
    const duty = domain.stampDuty({ price: 450_000, firstTimeBuyer: true });
    assert.deepEqual(JSON.parse(JSON.stringify(duty)), {
      tax: 7500,
      effectiveRate: 7500 / 4500,
      bands: [
        { from: 0, to: 300_000, amount: 300_000, rate: 0, tax: 0, baseRate: 0, baseTax: 0 },
        { from: 300_000, to: 500_000, amount: 150_000, rate: 5, tax: 7500, baseRate: 5, baseTax: 7500 },
      ],
      surcharges: [],
      list: 'firstTimeBuyer',
      firstTimeRelief: { applied: true, ceiling: 500_000 },
      since: '2025-04-01',
    });
    const { monthly, error } = domain.monthlyPayment({ price: 350_000, deposit: 70_000, interestRate: 11 });
    assert.deepEqual({ monthly, error }, { monthly: 0, error: 'Enter a value between 0.01 and 10' });
  });
});
