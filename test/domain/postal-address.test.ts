import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { addressInWords, blankAddress, readAddressSuggestions } from '../../src/domain/postal-address';
import { isPostcode, tidyPostcode } from '../../src/domain/postcode';
import { userAddress } from '../../src/domain/user-address';
import { readUser } from '../../src/domain/user';

describe('an address', () => {
  it('ADR-04 reads in one line, without what is not known and the spaces around what was typed', () => {
    const full = { houseNumber: '14 ', houseName: ' Mill House', street: 'Rivers Street ', town: ' Bath' };
    assert.equal(
      addressInWords({ ...blankAddress, ...full, county: 'Somerset ', postcode: ' BA1 2QA' }),
      'Mill House, 14 Rivers Street, Bath, Somerset, BA1 2QA',
    );
    assert.equal(addressInWords({ ...blankAddress, street: 'Rivers Street', county: ' ' }), 'Rivers Street');
    assert.equal(addressInWords(blankAddress), '');
  });

  it('has its postcode in capitals and two halves, and anything else as it is', () => {
    for (const typed of ['ba12qa', 'BA1 2QA', ' Ba1-2qa ']) assert.equal(tidyPostcode(typed), 'BA1 2QA');
    for (const other of ['Bath', 'BA1', '12345']) {
      assert.equal(tidyPostcode(` ${other} `), other);
      assert.equal(isPostcode(other), false);
    }
    for (const whole of ['M1 1AE', 'sw1a1aa', 'DN55 1PT', 'W1A 0AX']) assert.ok(isPostcode(whole), whole);
  });

  it('ADR-02 is suggested by what the server finds, at most fifteen times', () => {
    const found = [{ id: 1, address: '14 Rivers Street' }, null, { id: 2 }, { address: 'Nowhere' }];
    const read = [{ id: '1', address: '14 Rivers Street' }];
    assert.deepEqual(readAddressSuggestions(found), read);
    assert.deepEqual(readAddressSuggestions({ suggestions: found }), read);
    assert.equal(readAddressSuggestions(Array.from({ length: 40 }, () => found[0]))?.length, 15);
    for (const none of [null, 'x', {}, { suggestions: 'x' }]) assert.equal(readAddressSuggestions(none), undefined);
  });

  it('ACC-75 of a user is in one line as far as it is known', () => {
    const user = readUser({ user_id: 1, house_number: '14', street_address: 'Rivers Street', town: 'Bath' });
    assert.equal(userAddress(user), '14 Rivers Street, Bath');
  });
});
