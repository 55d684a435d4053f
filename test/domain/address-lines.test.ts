import assert from 'node:assert/strict';
import { it } from 'node:test';

import { addressLines } from '../../src/domain/address-lines';

it('an address reads as its house and its place', () => {
  assert.deepEqual(addressLines('14 Rivers Street, Bath BA1 2QA'), ['14 Rivers Street', 'Bath BA1 2QA']);
  assert.deepEqual(addressLines('Fairlawn, Oldfield Road, Bath'), ['Fairlawn', 'Oldfield Road, Bath']);
  assert.deepEqual(addressLines('Flat 2, 9 Great Pulteney Street, Bathwick, Bath'), [
    'Flat 2, 9 Great Pulteney Street',
    'Bathwick, Bath',
  ]);
  assert.deepEqual(addressLines('27b, Mill Road, Bath'), ['27b, Mill Road', 'Bath']);
  assert.deepEqual(addressLines('27b, Mill Road'), ['27b, Mill Road', '']);
  assert.deepEqual(addressLines('Flat 2'), ['Flat 2', '']);
  assert.deepEqual(addressLines('Bath,, '), ['Bath', '']);
  assert.deepEqual(addressLines(''), ['', '']);
});
