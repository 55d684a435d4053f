import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { serverForTests } from './support/start';

const server = serverForTests();

async function suggest(query: string): Promise<unknown> {
  const { status, text } = await server.visit().get(`/places?${query}`);
  assert.equal(status, 200);
  return JSON.parse(text);
}

describe('places', () => {
  it('are suggested as one types, as label and id', async () => {
    assert.deepEqual(await suggest('term=bat'), [
      ['Bath, Somerset', 'bath'],
      ['Bathford, Bath, Somerset', 'bathford'],
    ]);
    assert.deepEqual(await suggest('term=BRIGHT'), [['Brighton, East Sussex', 'brighton']]);
  });

  it('are suggested with towns before postcodes', async () => {
    assert.deepEqual(await suggest('term=ba'), [
      ['Bath, Somerset', 'bath'],
      ['Bathford, Bath, Somerset', 'bathford'],
      ['BA12, Warminster', 'ba12'],
    ]);
  });

  it('are suggested around a position, the nearest first', async () => {
    const found = (await suggest('near=-0.14,50.82')) as [string, string][];
    assert.equal(found[0]?.[1], 'brighton');
    assert.equal(found.length, 5);
  });

  for (const query of [
    '',
    'term=',
    'term=%25',
    'term=_ath',
    'term=%5C',
    "term=';--",
    `term=${'x'.repeat(5000)}`,
    'near=a,b',
  ]) {
    it(`T27 are none for "${query.slice(0, 20)}"`, async () => assert.deepEqual(await suggest(query), []));
  }
});
