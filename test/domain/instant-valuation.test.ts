import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { factsOf, factsProblems, estimateInWords, readEstimate, rentInWords } from '../../src/domain/instant-valuation';

const typed = { postcode: 'ba1 2qa', kind: 'flat', bedrooms: '0' };

describe('what an owner tells of a home', () => {
  it('VAL-02 is taken with a whole postcode and a kind of home, however they are written', () => {
    assert.deepEqual(factsProblems(typed), {});
    assert.deepEqual(factsOf(typed), { postcode: 'BA1 2QA', kind: 'flat', bedrooms: 0 });
  });

  it('VAL-02 is refused without either', () => {
    for (const postcode of ['', 'BA1', 'Bath', '12345'])
      assert.deepEqual(factsProblems({ ...typed, postcode }), { postcode: 'Please enter a valid postcode' }, postcode);
    for (const kind of ['', 'castle', 'constructor'])
      assert.deepEqual(factsProblems({ ...typed, kind }), { kind: 'Please choose the type of home' }, kind);
  });
});

describe('an estimate', () => {
  const answer = { price: 300_000, low_price: 280_000, high_price: 330_000, comparable_count: 7, is_example: true };

  it('VAL-02 is a range, what it follows from, and whether it is an example', () => {
    assert.deepEqual(readEstimate(answer), { low: 280_000, high: 330_000, comparables: 7, isExample: true });
    assert.deepEqual(readEstimate({ price: '300000' }), { low: 300_000, high: 300_000, isExample: false });
  });

  it('VAL-02 F48 is none where the server knows too little, or makes no sense', () => {
    for (const body of [
      null,
      '',
      [],
      {},
      { price: null },
      { price: 0 },
      { ...answer, low_price: 400_000 },
      { price: -1 },
      { low_price: 280_000 },
      { high_price: 330_000 },
    ])
      assert.equal(readEstimate(body), undefined, JSON.stringify(body));
  });

  it('VAL-02 is said in pounds, and as a rent by the rule of the platform and the adjustment of the site', () => {
    assert.equal(estimateInWords(280_000, 330_000), '£280,000 to £330,000');
    assert.equal(estimateInWords(300_000, 300_000), '£300,000');
    const found = readEstimate(answer)!;
    assert.equal(rentInWords(found, 1), '£660 to £778');
    assert.equal(rentInWords(found, 1.5), '£991 to £1,167');
  });
});
