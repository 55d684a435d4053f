import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { homes, smallAgency } from './support/agency-data';
import { serverForTests } from './support/start';

const [home] = homes;
const cottages = (prices: readonly number[], changes: object) =>
  prices.map((priceValue, index) => ({
    ...home!,
    ...changes,
    propertyType: 'Cottage',
    priceValue,
    id: 100 + index + Number(Reflect.get(changes, 'bedrooms')) * 100,
    postcode: 'BA12 6AA',
  }));

const server = serverForTests({
  seed: async () =>
    smallAgency([
      ...homes,
      ...cottages([200_000, 250_000, 300_000, 350_000, 900_000], { bedrooms: 3 }),
      ...cottages([100_000, 110_000], { bedrooms: 1 }),
      ...cottages([700_000, 800_000, 900_000], { bedrooms: 7 }),
    ]),
});
const ask = async (query: Readonly<Record<string, string | undefined>>) => {
  const words = new URLSearchParams({
    postcode: 'ba126ab',
    property_type: 'cottage',
    bedrooms: '3',
    ...query,
  } as Record<string, string>);
  const { status, json } = await server.visit().get(`/valuations.json?${words}`);
  return [status, json as unknown as Record<string, unknown>] as const;
};

describe('the estimate', () => {
  it('VAL-02 is the middle half of the prices of such homes around the postcode, and says that it is an example', async () => {
    assert.deepEqual(await ask({}), [
      200,
      { price: 300_000, low_price: 250_000, high_price: 350_000, comparable_count: 5, is_example: true },
    ]);
    const [, many] = await ask({ bedrooms: '6' });
    assert.equal(many['price'], 800_000, 'six stands for six and more');
    const [, fewer] = await ask({ bedrooms: '2' });
    assert.equal(fewer['comparable_count'], 7, 'with too few of its size, those of one bedroom more or less');
  });

  it('VAL-02 is none with too few of them, for another kind, and for what is no postcode or no number', async () => {
    for (const query of [
      { bedrooms: '1' },
      { property_type: 'bungalow' },
      { property_type: 'constructor' },
      { postcode: 'NR2 1AA' },
      { postcode: 'nowhere' },
      { postcode: '' },
      { bedrooms: 'x' },
      { bedrooms: '-3' },
    ])
      assert.deepEqual(await ask(query), [200, { price: null }], JSON.stringify(query));
  });
});
