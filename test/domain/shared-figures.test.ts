import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { toPounds } from '../../src/domain/money';
import { formatPercent } from '../../src/domain/percent';
import { readSharedFigures, writeSharedFigures } from '../../src/domain/shared-figures';

const kinds = { price: 0, interestRate: 3, company: 'boolean', region: ['england', 'wales'] } as const;
const read = (query: string) => readSharedFigures(query, 'stamp-duty', kinds);

describe('a link to a calculation', () => {
  it('names each figure by calculator and attribute', () => {
    const query = writeSharedFigures('', 'stamp-duty', kinds, {
      price: 450000,
      interestRate: 4.5,
      company: false,
      region: 'wales',
    });
    assert.equal(
      query,
      '?stamp-duty-price=450000&stamp-duty-interest-rate=4.5&stamp-duty-company=false&stamp-duty-region=wales',
    );
    assert.deepEqual(read(query), { price: 450000, interestRate: 4.5, company: false, region: 'wales' });
  });

  it('keeps what else the query says, and replaces an older calculation', () => {
    const query = '?page_id=7&stamp-duty-price=1&stamp-duty-company=true&mortgage-calculator-price=2';
    assert.equal(
      writeSharedFigures(query, 'stamp-duty', kinds, { price: 3 }),
      '?page_id=7&stamp-duty-price=3&mortgage-calculator-price=2',
    );
    assert.equal(writeSharedFigures('?stamp-duty-price=1', 'stamp-duty', kinds, {}), '');
  });

  it('T01 leaves out what is no figure', () => {
    for (const price of ['', '-1', 'abc', '1e9', '450k', '100000000000', 'Infinity', '<script>', '0x10']) {
      assert.deepEqual(read(`?stamp-duty-price=${encodeURIComponent(price)}`), {}, price);
    }
    assert.deepEqual(read('?stamp-duty-region=narnia&stamp-duty-company=maybe&price=5&__proto__[x]=1'), {});
    assert.deepEqual(read('?stamp-duty-price=%C2%A3450%2C000&stamp-duty-company=1'), { price: 450000, company: true });
  });

  it('shows the figures that it calculates with', () => {
    const query = '?stamp-duty-price=450000.55&stamp-duty-interest-rate=4.12345';
    assert.deepEqual(read(query), { price: 450001, interestRate: 4.123 });
  });

  it('comes back as it was, whatever the figures and the page', () => {
    fc.assert(
      fc.property(
        fc.webQueryParameters(),
        fc.record(
          { price: fc.nat(), company: fc.boolean(), region: fc.constantFrom(...kinds.region) },
          { requiredKeys: [] },
        ),
        (page, figures) =>
          assert.deepEqual(read(writeSharedFigures(page, 'stamp-duty', kinds, figures)), { ...figures }),
      ),
    );
  });
});

describe('figures of a calculator', () => {
  it('CAL-11 a price or deposit has at most 11 digits and no pence', () => {
    assert.deepEqual([0, 450000.4, 450000.5, 99_999_999_999].map(toPounds), [0, 450000, 450001, 99_999_999_999]);
    assert.deepEqual([-1, NaN, Infinity, 1e11, 1e300, undefined].map(toPounds), Array(6).fill(undefined));
  });

  it('percentages have at most two decimals', () => {
    assert.deepEqual([0, 5, 7.5, 3.7878, 100].map(formatPercent), ['0%', '5%', '7.5%', '3.79%', '100%']);
  });
});
