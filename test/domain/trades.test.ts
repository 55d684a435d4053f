import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { counted } from '../../src/domain/counted';
import { describeFound } from '../../src/domain/describe-search';
import { resultsWords } from '../../src/domain/results-words';
import { blankSearch } from '../../src/domain/search';
import { tradeOf } from '../../src/domain/trades';

const range = (tags: readonly string[], ...figures: [number, number, number]) =>
  resultsWords.range(...figures, tradeOf({ ...blankSearch, tags }));

describe('what a search looks for', () => {
  it('PRP-21 is homes unless a tag says otherwise', () => {
    assert.equal(range([], 13, 24, 1204), '13–24 of 1,204 homes');
    assert.equal(range(['antiques'], 1, 9, 9), '9 sales');
    assert.equal(range(['services'], 1, 1, 1), '1 service');
    assert.equal(range(['Auction'], 1, 12, 40), '1–12 of 40 lots');
    assert.equal(range(['!auction', 'garden'], 1, 1, 1), '1 home');
    assert.equal(range(['commercial'], 1, 3, 3), '3 commercial properties');
    const premises = { ...blankSearch, tags: ['commercial'] };
    assert.equal(describeFound({ ...premises, channel: 'lettings' }, 2), '2 commercial properties to let');
    assert.equal(describeFound({ ...premises, channel: 'sales' }, 1), '1 commercial property for sale');
  });

  it('counts homes by default', () => {
    assert.equal(counted(1), '1 home');
    assert.equal(counted(0), '0 homes');
  });
});
