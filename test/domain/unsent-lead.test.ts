import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { readRefusal, sortErrors } from '../../src/domain/refusal';
import { leadTermsOf, termsOf } from '../../src/domain/terms';
import { unsentLead } from '../../src/domain/unsent-lead';
import type { Field } from '../../src/domain/validation';

const email: Field<'email'> = {
  name: 'email',
  rule: 'email',
  required: true,
  missing: 'No email',
  invalid: 'Bad email',
};

describe('what a server says when it refuses', () => {
  it('ACC-35 T26 is read as text of a sensible length, whatever it is', () => {
    assert.deepEqual(readRefusal({ errors: ['One', '', 7, {}, 'Two'], message: ' Sorry ' }), {
      errors: ['One', '7', 'Two'],
      message: 'Sorry',
    });
    const long = readRefusal({
      errors: Array.from({ length: 500 }, () => 'x'.repeat(5_000)),
      message: 'y'.repeat(5_000),
    });
    assert.deepEqual([long.errors.length, long.errors[0]?.length, long.message.length], [20, 300, 300]);
    for (const nothing of [undefined, null, 'Error', [], { errors: 'x' }])
      assert.deepEqual(readRefusal(nothing), { errors: [], message: '' });
  });

  it('ACC-35 LED-41 stands at the field that it is about, else above the form', () => {
    assert.deepEqual(sortErrors([email], ['Bad email', 'No email', 'Try again']), {
      errors: { email: 'No email' },
      messages: ['Try again'],
    });
  });
});

describe('a lead that was not sent', () => {
  const unsent = (isUnconfirmed: boolean, telephone?: string) =>
    unsentLead([email], { sent: false, messages: ['Bad email', 'Request failed'], isUnconfirmed }, telephone);

  it('LED-41 says whom to call only where it may have arrived', () => {
    assert.deepEqual(unsent(false, '01632 960140'), {
      sent: false,
      errors: { email: 'Bad email' },
      messages: ['Request failed'],
    });
    const [, call, ...more] = unsent(true, '01632 960140').messages;
    assert.match(call!, /01632 960140/);
    assert.deepEqual(more, []);
    assert.deepEqual(unsent(true).messages, ['Request failed']);
  });
});

describe('the terms of a form', () => {
  const bare = { termsStatementText: '<p>Ours</p>', customTermsText: '<p>More</p>' };
  const page = { ...bare, termsLink: '/our-terms' };

  it('LED-21 are those of the page, and for what it does not say those of the platform', () => {
    assert.deepEqual(leadTermsOf(page, {}), {
      statement: '<p>Ours</p>',
      terms: '/our-terms',
      privacy: '/privacy-policy',
      more: '<p>More</p>',
    });
    assert.equal(leadTermsOf(bare, {}).terms, '/terms-of-use');
    assert.equal(termsOf(page, {}).privacy, undefined);
  });

  it('LED-21 are those of the tag where it links to its own, instead of the page’s statement', () => {
    for (const own of [{ termsLink: '/t' }, { privacyLink: '/p' }])
      assert.deepEqual(leadTermsOf(page, own), {
        statement: '',
        terms: own.termsLink ?? '/our-terms',
        privacy: own.privacyLink ?? '/privacy-policy',
        more: '<p>More</p>',
      });
  });
});
