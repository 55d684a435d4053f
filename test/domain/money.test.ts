import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { formatPounds, formatPoundsAndPence, formatPrice, parsePounds } from '../../src/domain/money';

describe('money', () => {
  it('SRC-47 formats a price with a thousands separator and two decimals', () => {
    assert.equal(formatPrice(1234567.5), '1,234,567.50');
    assert.equal(formatPoundsAndPence(950), '£950.00');
    assert.deepEqual([formatPrice(NaN), formatPoundsAndPence(NaN)], ['0.00', '£0.00']);
  });

  it('SRC-48 formats the prices of a summary in whole pounds', () => {
    assert.equal(formatPounds(250000), '£250,000');
    assert.equal(formatPounds(999.5), '£1,000');
    assert.equal(formatPounds(-0.2), '£0');
    assert.equal(formatPounds(NaN), '£0');
  });

  it('CAL-11 reads the amount out of what a visitor pastes', () => {
    const amounts = {
      '£450,000': 450000,
      '450000': 450000,
      ' £ 450 000.00 ': 450000,
      '£1,200 pcm': 1200,
      '450,00': 45000,
    };
    for (const [text, pounds] of Object.entries(amounts)) assert.equal(parsePounds(text), pounds, text);
    assert.equal(parsePounds('Guide price £500,000 - £550,000'), 500000);
  });

  it('CAL-11 reads the whole amount and nothing beside it, whatever stands around it', () => {
    const amounts = {
      '£450,000.': 450000,
      'Offers over £450,000. Chain free': 450000,
      '£450,000, chain free': 450000,
      '£450,000pcm': 450000,
      '£1,200PPPW': 1200,
      '£25,000p.a.': 25000,
      '£950.50pcm': 950,
      '£450,000/month': 450000,
      '£450,000 3 bedrooms': 450000,
      '£450 000 3 bedrooms': 450000,
      '£1200 500 deposit': 1200,
      '£450 month to month': 450,
      '3 bedrooms, plot 12, from £300,000': 300000,
      [`${'A home. '.repeat(12)}£450,000`]: 450000,
    };
    for (const [text, pounds] of Object.entries(amounts)) assert.equal(parsePounds(text), pounds, text);
  });

  it('CAL-11 reads no amount where there is none, where it is shortened, or past 11 digits', () => {
    for (const text of ['', 'POA', '£', '450k', '£1.5m', '20%', '123456789012']) {
      assert.equal(parsePounds(text), undefined, text);
    }
    const more = ['£1,250k', '£1,250,000m', '£1.5 million', '£450 K', '£2bn', '450.000', '£1.250.000', '12.5 %', '50p'];
    for (const text of more) assert.equal(parsePounds(text), undefined, text);
    assert.equal(parsePounds('99,999,999,999'), 99_999_999_999);
  });

  it('CAL-11 reads no amount at the beginning of a range that is shortened at its end', () => {
    for (const text of [
      '£1.5 - £1.7 million',
      '£1.5-1.7m',
      '£2-3 million',
      '£2–3m',
      '£450-475k',
      'Guide price £450 - £475k',
      '£450 to £475,000',
      '£450 TO 475000',
      '£1,250-1,300k',
    ])
      assert.equal(parsePounds(text), undefined, text);
    const ranges = {
      '£950,000 - £1,050,000': 950_000,
      '£950,000 to £1.1m': 950_000,
      '£900 - £1,100 pcm': 900,
      '£950 - 12 month let': 950,
    };
    for (const [text, pounds] of Object.entries(ranges)) assert.equal(parsePounds(text), pounds, text);
  });

  it('reads back every amount it wrote', () => {
    fc.assert(fc.property(fc.nat(), (pounds) => assert.equal(parsePounds(formatPounds(pounds)), pounds)));
    fc.assert(fc.property(fc.string(), (text) => void parsePounds(text)));
  });
});
