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
    for (const term of ['Brighton.%20', '%E2%80%9CBrighton%E2%80%9D', 'Brighton,%20East%20Sussex.'])
      assert.deepEqual(await suggest(`term=${term}`), [['Brighton, East Sussex', 'brighton']], term);
  });

  it('are suggested with towns before postcodes', async () => {
    assert.deepEqual(await suggest('term=ba'), [
      ['Bath, Somerset', 'bath'],
      ['Bathford, Bath, Somerset', 'bathford'],
      ['BA12, Warminster', 'ba12'],
    ]);
  });

  it('are suggested for what a search form shows after a choice', async () => {
    assert.deepEqual(await suggest('term=Bath,%20Somerset'), [['Bath, Somerset', 'bath']]);
    assert.deepEqual(await suggest('term=bath,som'), [['Bath, Somerset', 'bath']]);
    assert.deepEqual(await suggest('term=Bathford,%20Bath,%20Somerset'), [['Bathford, Bath, Somerset', 'bathford']]);
    assert.deepEqual(await suggest('term=Bath,%20Kent'), []);
  });

  it('are suggested and found with spaces for hyphens and the reverse', async () => {
    const trym = [['Westbury-on-Trym, Bristol', 'westbury-on-trym']];
    for (const typed of ['westbury%20on%20tr', 'westbury-on-trym', 'trym', 'on%20trym,%20bristol'])
      assert.deepEqual(await suggest(`term=${typed}`), trym);
    assert.deepEqual(await suggest('term=east-sussex'), await suggest('term=east%20sussex'));
    const { text } = await server.visit().get('/search.ljson?q=westbury%20on%20trym&is_query_search=true');
    assert.equal((JSON.parse(text) as { place: { place_id: string } }).place.place_id, 'westbury-on-trym');
  });

  it('are suggested around a position, the nearest first', async () => {
    const found = (await suggest('near=-0.14,50.82')) as [string, string][];
    assert.equal(found[0]?.[1], 'brighton');
    assert.equal(found.length, 6);
  });

  for (const query of [
    '',
    'term=',
    'term=%25',
    'term=_ath',
    'term=-',
    'term=,somerset',
    'term=%5C',
    "term=';--",
    `term=${'x'.repeat(5000)}`,
    'near=a,b',
  ]) {
    it(`T27 are none for "${query.slice(0, 20)}"`, async () => assert.deepEqual(await suggest(query), []));
  }
});
