import assert from 'node:assert/strict';
import { it } from 'node:test';

import { sortSaved } from '../../src/domain/saved-sort';

it('saved properties are put in order by price, those without one last', () => {
  const rows = [300, undefined, 100, 300, undefined, 200].map((priceValue, id) => ({ id, property: { priceValue } }));
  const ids = (sort: Parameters<typeof sortSaved>[1]) => sortSaved(rows, sort).map(({ id }) => id);
  assert.deepEqual(ids('newest'), [0, 1, 2, 3, 4, 5]);
  assert.deepEqual(ids('dearest'), [0, 3, 5, 2, 1, 4]);
  assert.deepEqual(ids('cheapest'), [2, 5, 0, 3, 1, 4]);
});
