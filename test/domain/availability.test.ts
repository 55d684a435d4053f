import assert from 'node:assert/strict';
import { it } from 'node:test';

import { isAvailable, withdrawn } from '../../src/domain/availability';
import { readProperty } from '../../src/domain/property';

it('F43 a property that left the site is told from one that was sold or let', () => {
  for (const status of ['For sale', 'SSTC', 'Sold', 'Let agreed', 'Let', 'Completed', '', 'Removed listing fee']) {
    assert.equal(isAvailable({ status }), true, status);
  }
  for (const status of ['Withdrawn', 'no_longer_available', 'Unavailable', 'archived', 'Off the market']) {
    assert.equal(isAvailable({ status }), false, status);
  }
  assert.equal(isAvailable(withdrawn(readProperty({ property_id: 1, status: 'For sale' })!)), false);
});
