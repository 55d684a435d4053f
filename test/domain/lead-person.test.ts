import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { personOf } from '../../src/domain/lead-person';

describe('the sender of a lead', () => {
  it('is without the spaces that a phone puts around what it fills in, but the honeypot is as it is', () => {
    const answers = { firstName: ' Siân ', lastName: ' Evans ', email: ' sian@example.com ', message: ' Hello\n' };
    assert.deepEqual(personOf({ ...answers, body: ' ' }), {
      firstName: 'Siân',
      lastName: 'Evans',
      email: 'sian@example.com',
      telHome: '',
      message: 'Hello',
      body: ' ',
    });
  });
});
