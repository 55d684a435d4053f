import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { compare } from '../../src/domain/comparison';
import { readProperty } from '../../src/domain/property';

const home = (fields: object) => readProperty({ property_id: 1, property_channel: 'sales', ...fields })!;
const lines = (...homes: object[]) =>
  Object.fromEntries(compare(homes.map(home)).map(({ name, values }) => [name, values]));

describe('homes side by side', () => {
  it('sav-03 tells each fact of each home, and says what is not known of one', () => {
    const found = lines(
      { price: '£300,000', bedrooms: 2, acreage: 1, created_at: '2026-03-01T12:00:00Z' },
      { price: '£1,250 pcm', property_channel: 'lettings', property_type: 'Flat' },
    );
    assert.deepEqual(found['Price'], ['£300,000', '£1,250 pcm']);
    assert.deepEqual(found['Bedrooms'], ['2', '']);
    assert.deepEqual(found['Type'], ['', 'Flat']);
    assert.deepEqual(found['Land'], ['1 acre', '']);
    assert.deepEqual(found['Added'], ['1 Mar 2026', '']);
  });

  it('sav-03 says of each home what its card says, and else what the agency says', () => {
    const let_ = { property_channel: 'lettings' };
    const found = lines(
      { status: 'under_offer' },
      { ...let_, status: 'under_offer' },
      { ...let_, status: 'let' },
      { status: 'sstc' },
      { status: 'For sale', tags: ['new home'], created_at: new Date().toISOString() },
    );
    assert.deepEqual(found['Status'], ['Under offer', 'Let Agreed', 'Let', 'Sold STC', 'For sale']);
  });

  it('sav-03 leaves out what is known of none', () => {
    assert.ok(!('Bathrooms' in lines({ price: '£1' }, { price: '£2', bathrooms: 0 })));
  });
});
