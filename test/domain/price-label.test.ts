import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { priceLabel } from '../../src/domain/price-label';
import { readProperty } from '../../src/domain/property';

const label = (fields: object, settings = {}) => {
  const { amount, qualifier } = priceLabel(readProperty({ property_id: 1, ...fields })!, settings);
  return [amount, qualifier];
};

const studentLet = {
  property_channel: 'lettings',
  price: '£1,300 pcm',
  price_value: 1300,
  bedrooms: 3,
  tags: ['Student property'],
};

describe('the price of a card', () => {
  it('PRP-01 parts the amount from what qualifies it, wherever that stands', () => {
    assert.deepEqual(label({ price: 'Guide price £825,000' }), ['£825,000', 'Guide price']);
    assert.deepEqual(label({ price: 'Offers in excess of £1,150,000' }), ['£1,150,000', 'Offers in excess of']);
    assert.deepEqual(label({ price: '£1,950 pcm' }), ['£1,950', 'pcm']);
    assert.deepEqual(label({ price: '£740,000' }), ['£740,000', '']);
  });

  it('PRP-01 shows a text without a single amount as it is', () => {
    assert.deepEqual(label({ price: 'POA' }), ['POA', '']);
    assert.deepEqual(label({ price: '£300,000 - £320,000' }), ['£300,000 - £320,000', '']);
    assert.deepEqual(label({ price: 'Plot 3 from £300,000' }), ['Plot 3 from £300,000', '']);
    assert.deepEqual(label({ price: '£450k' }), ['£450k', '']);
    assert.deepEqual(label({ price: 'Offers over £1.5m' }), ['Offers over £1.5m', '']);
    for (const price of ['£1.5 million', '£2.5 Million OIEO', '£1.5mn', '£300 thousand'])
      assert.deepEqual(label({ price }), [price, '']);
    assert.deepEqual(label({ price: '£1,950 monthly' }), ['£1,950', 'monthly']);
    assert.deepEqual(label({}), ['', '']);
  });

  it('PRP-01 shows no price of 0', () => {
    assert.deepEqual(label({ price: 0, price_value: 0 }), ['', '']);
    for (const price of ['0', '£0', '£0.00', '£0 pcm', 'Guide price £0'])
      assert.deepEqual(label({ price, price_value: 0 }), ['', ''], price);
  });

  it('PRP-02 makes a price of priceValue and its qualifier when there is no text', () => {
    assert.deepEqual(label({ price_value: 1250, price_qualifier: 'pcm' }), ['£1,250.00', 'pcm']);
    assert.deepEqual(label({ price: '£1,250', price_qualifier: 'pcm' }), ['£1,250', 'pcm']);
  });

  it('PRP-02 shows the value of a rent as monthly, which it always is, though its qualifier is of a weekly text', () => {
    const rent = { property_channel: 'lettings', price_value: 1300, price_qualifier: 'pw' };
    assert.deepEqual(label(rent), ['£1,300.00', 'pcm']);
    assert.deepEqual(label({ ...rent, price: '300' }), ['£300.00', 'pw']);
    assert.deepEqual(label({ ...rent, price: '£300' }), ['£300', 'pw']);
    assert.deepEqual(label({ ...rent, price_qualifier: 'from' }), ['£1,300.00', 'from']);
  });

  it('SRC-47 shows a bare figure with a thousands separator and two decimals, or whole where the site wants that', () => {
    const wholePounds = { displayPricesInWholePounds: true };
    for (const fields of [{ price: 450000 }, { price: '450000' }, { price_value: 450000 }, { priceValue: '450000' }]) {
      assert.deepEqual(label(fields), ['£450,000.00', '']);
      assert.deepEqual(label(fields, wholePounds), ['£450,000', '']);
    }
    assert.deepEqual(label({ price: '1250.5', price_qualifier: 'pcm' }), ['£1,250.50', 'pcm']);
    assert.deepEqual(label({ price: '£450,000', price_value: 450000 }), ['£450,000', ''], 'in the agency’s own words');
  });

  it('PRP-11 shows a student let per person per week where the site wants it, and nothing else', () => {
    const settings = { displayStudentPropertyAsPppw: true };
    assert.deepEqual(label(studentLet, settings), ['£100', 'pppw']);
    assert.deepEqual(label({ ...studentLet, pppw_price: 125.4 }, settings), ['£125', 'pppw']);
    assert.deepEqual(label(studentLet), ['£1,300', 'pcm']);
    assert.deepEqual(label({ ...studentLet, tags: ['garden'] }, settings), ['£1,300', 'pcm']);
    assert.deepEqual(label({ ...studentLet, property_channel: 'sales' }, settings), ['£1,300', 'pcm']);
    assert.deepEqual(label({ ...studentLet, price: 'POA', price_value: undefined }, settings), ['POA', '']);
  });

  it('PRP-14 does not divide by bedrooms where the site wants that', () => {
    const settings = { displayStudentPropertyAsPppw: true, displayPppwWithoutBedroomDivision: true };
    assert.deepEqual(label(studentLet, settings), ['£300', 'pppw']);
    assert.deepEqual(label({ ...studentLet, pppw_price: 125.4 }, settings), ['£125', 'pppw']);
  });

  it('says abbreviations in full to those who listen', () => {
    const spoken = (price: string) => priceLabel(readProperty({ property_id: 1, price })!).spokenQualifier;
    assert.equal(spoken('£1,950 pcm'), 'per calendar month');
    assert.equal(spoken('£450 pw'), 'per week');
    assert.equal(spoken('Guide price £825,000'), 'Guide price');
    assert.equal(spoken('£1 constructor'), 'constructor');
  });
});
