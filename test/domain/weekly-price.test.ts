import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { isStudentLet, weeklyPricePerPerson } from '../../src/domain/weekly-price';

describe('price per person per week', () => {
  it('PRP-11 a student let is a lettings property with a tag containing "student"', () => {
    assert.equal(isStudentLet({ propertyChannel: 'lettings', tags: ['garden', 'Student house'] }), true);
    assert.equal(isStudentLet({ propertyChannel: 'sales', tags: ['student'] }), false);
    assert.equal(isStudentLet({ propertyChannel: 'lettings', tags: ['garden'] }), false);
  });

  it('PRP-12 is the price per person when given, rounded and never divided', () => {
    assert.equal(weeklyPricePerPerson({ pppwPrice: 124.5, priceValue: 9999, bedrooms: 5 }), 125);
    assert.equal(weeklyPricePerPerson({ pppwPrice: 124.4 }, { withoutBedroomDivision: true }), 124);
  });

  it('PRP-13 is otherwise twelve monthly rents over 52 weeks, rounded', () => {
    assert.equal(weeklyPricePerPerson({ priceValue: 1300, bedrooms: 1 }), 300);
    assert.equal(weeklyPricePerPerson({ priceValue: 1000 }), 231);
    assert.equal(weeklyPricePerPerson({}), undefined);
    assert.equal(weeklyPricePerPerson({ pppwPrice: 0, priceValue: 0 }), undefined);
  });

  it('PRP-14 is shared by the bedrooms, at least one, unless the site says otherwise', () => {
    assert.equal(weeklyPricePerPerson({ priceValue: 2600, bedrooms: 4 }), 150);
    assert.equal(weeklyPricePerPerson({ priceValue: 2600, bedrooms: 4 }, { withoutBedroomDivision: true }), 600);
    assert.equal(weeklyPricePerPerson({ priceValue: 2600, bedrooms: 0 }), 600);
    assert.equal(weeklyPricePerPerson({ priceValue: 1000, bedrooms: 3 }), 77, 'rounded once, after the division');
  });
});
