import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { addressToSend, readEnquiryDraft } from '../../src/domain/enquiry-draft';
import { leadTexts, readLeadDraft } from '../../src/domain/lead-draft';

const person = { firstName: 'Siân', lastName: 'Evans', email: 'sian@example.com', telHome: '01632960140' };
const fields = { ...person, message: 'May I come?', street: 'Rivers Street' };

describe('a message that is not sent yet', () => {
  it('LED-33 is kept with its texts and how its address is entered, not with what is agreed to', () => {
    const answers = { ...fields, optInTerms: 'on', body: 'spam' };
    assert.deepEqual(leadTexts(answers), fields);
    assert.deepEqual(readLeadDraft({ fields: answers, isManual: true }), { fields, isManual: true });
    assert.deepEqual(readLeadDraft({ fields: { ...fields, town: 7 }, isManual: 'x' }), { fields, isManual: false });
    for (const wrong of [undefined, null, 'x', [fields]])
      assert.deepEqual(readLeadDraft(wrong), { fields: {}, isManual: false });
  });

  it('LED-33 F48 is kept only as far as anybody can mean to send it', () =>
    assert.equal(leadTexts({ message: 'x'.repeat(1_000_000) }).message?.length, 10_000));

  it('LED-33 leaves another recipient only the person’s own details', () => {
    const kept = { fields, isManual: true, about: 'office 7' };
    assert.deepEqual(readEnquiryDraft(kept, 'office 7'), kept);
    assert.deepEqual(readEnquiryDraft(kept, 'office 8'), { about: 'office 8', fields: person, isManual: false });
  });

  it('LED-11 has what was typed into the search for an address as its first line, unless it has another', () => {
    const sent = (texts: object) => addressToSend(readLeadDraft({ fields: texts }));
    assert.equal(sent({ address: ' 14 Rivers Street, Bath ' }).street, '14 Rivers Street, Bath');
    assert.deepEqual(sent({ address: '14 Riv', town: 'Bath' }), { ...sent({}), town: 'Bath' });
    assert.equal(sent({}).street, '');
  });
});
