import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { pinPrice } from '../../src/domain/pin-price';

const home = { price: 'POA', propertyChannel: 'sales', propertyType: 'Cottage' } as const;
const sale = (priceValue?: number) => pinPrice({ ...home, priceValue });

describe('the price on a pin', () => {
  it('is in thousands, from a million in millions with two digits, and below ten thousand in full', () => {
    assert.equal(sale(9_999), '£9,999');
    assert.equal(sale(10_000), '£10k');
    assert.equal(sale(825_400), '£825k');
    assert.equal(sale(999_499), '£999k');
    assert.equal(sale(999_500), '£1m');
    assert.equal(sale(1_154_000), '£1.15m');
    assert.equal(sale(12_500_000), '£12.5m');
  });

  it('is in full for a rent, and says so where there is none', () => {
    assert.equal(pinPrice({ ...home, priceValue: 12_950, propertyChannel: 'lettings' }), '£12,950');
    assert.deepEqual([sale(), sale(0)], ['POA', 'POA']);
  });

  it('is the type of what has no price at all, such as an antiques sale', () => {
    assert.equal(pinPrice({ ...home, price: '', propertyType: 'Antiques sale' }), 'Antiques sale');
    assert.equal(pinPrice({ ...home, price: '', propertyType: '' }), 'POA');
  });
});
