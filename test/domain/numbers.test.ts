import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { formatNumber } from '../../src/domain/numbers';

describe('numbers', () => {
  it('SRC-47 writes every number as the UK does, with any decimals', () => {
    const figures = fc.oneof(
      fc.integer(),
      fc.double({ min: -1e11, max: 1e11, noNaN: true }),
      fc.integer({ min: -9_999_999, max: 9_999_999 }).map((hundredths) => hundredths / 100),
      fc.integer({ min: 0, max: 99_999 }).map((thousandths) => thousandths / 1000),
    );
    // `Intl` writes a negative zero as '-0'.
    const unsigned = (figure: number) => figure + 0;
    for (const [most, least] of [
      [0, 0],
      [2, 0],
      [2, 2],
      [3, 0],
    ] as const) {
      const format = new Intl.NumberFormat('en-GB', { maximumFractionDigits: most, minimumFractionDigits: least });
      fc.assert(
        fc.property(figures.map(unsigned), (figure) => {
          assert.equal(formatNumber(figure, most, least), format.format(figure));
        }),
      );
    }
  });
});
