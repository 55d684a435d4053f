import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { sql } from 'drizzle-orm';

import { smallAgency } from './support/agency-data';
import { serverForTests } from './support/start';

interface Suggestion {
  id: string;
  address: string;
}
type Address = Record<string, string>;

const server = serverForTests({
  seed: async () => {
    const agency = smallAgency();
    const [bath] = agency.branches;
    return { ...agency, branches: [{ ...bath!, lat: 51.3811, lng: -2.359 }, ...agency.branches.slice(1)] };
  },
});
const ask = async (query: string) => {
  const { json } = await server.visit().get(`/address_lookup?${query}`);
  return json as unknown as { suggestions: Suggestion[]; addresses: Address[] } & Address;
};
const suggest = async (typed: string) =>
  (await ask(new URLSearchParams({ autocomplete: typed }).toString())).suggestions;

describe('the address lookup', () => {
  it('ADR-01 suggests addresses by street, number, town or postcode, in any order and spelling', async () => {
    const [first] = await suggest('3 warminster');
    assert.match(first!.address, /^3 .+, Warminster, BA12 \d[A-Z]{2}$/);
    const [, number, street, postcode] = /^(\d+) (.+), Warminster, (BA12 .+)$/.exec(first!.address)!;
    for (const typed of [
      `${number} ${street}`,
      `${street} warm ${number}`,
      `3 ${postcode!.toLowerCase()}`,
      `${number}, ${postcode}`,
    ]) {
      const found = await suggest(typed);
      assert.ok(
        found.some(({ id }) => id === first!.id),
        `${typed}: ${JSON.stringify(found)}`,
      );
    }
    for (const typed of [postcode!.toLowerCase().replace(' ', ''), ` ${postcode} `]) {
      const found = await suggest(typed);
      assert.ok(
        found.length > 4 && found.every(({ address }) => address.endsWith(postcode!)),
        `${typed}: ${JSON.stringify(found)}`,
      );
    }
    assert.equal((await suggest('BA12')).length, 15);
  });

  it('ADR-05 finds nothing for what is no address', async () => {
    for (const typed of ['', '  ', 'zzzz', '%', '’']) assert.deepEqual(await suggest(typed), [], typed);
    assert.deepEqual(await suggest('x'.repeat(5000)), []);
  });

  it('ADR-03 ADR-04 tells the whole of one of them, always the same', async () => {
    const [first] = await suggest('BA12');
    const address = await ask(`id=${encodeURIComponent(first!.id)}`);
    assert.deepEqual(Object.keys(address), [
      'building_name',
      'building_number',
      'line_1',
      'line_2',
      'line_3',
      'line_4',
      'town_or_city',
      'county',
      'postcode',
    ]);
    assert.ok(first!.address.startsWith(address['line_1']!));
    assert.deepEqual(await ask(`id=${encodeURIComponent(first!.id)}`), address);
    assert.equal((await server.visit().get('/address_lookup?id=nothing')).status, 404);
  });

  it('ADR-04 tells a flat on a line before its house', async () => {
    const flats = (await suggest('flat 8 warminster')).filter(({ address }) => /^Flat \d, 8 /.test(address));
    assert.ok(flats.length > 1);
    const { building_number, line_1, line_2 } = await ask(`id=${flats[0]!.id}`);
    assert.equal(building_number, '8');
    assert.ok(flats[0]!.address.startsWith(`${line_1}, ${line_2}, `));
  });

  it('ADR-10 tells every address of a postcode', async () => {
    const [first] = await suggest('BA12');
    const { postcode } = await ask(`id=${encodeURIComponent(first!.id)}`);
    const { addresses } = await ask(new URLSearchParams({ postcode: postcode!.toLowerCase() }).toString());
    assert.ok(addresses.length > 4);
    assert.deepEqual([...new Set(addresses.map((each) => each['postcode']))], [postcode]);
    assert.deepEqual((await ask('postcode=SW1A+1AA')).addresses, []);
  });
});

describe('the address lookup of a server whose database failed once', () => {
  const recovered = serverForTests();
  it('answers again', async () => {
    const { database } = recovered.services;
    const lookUp = () => recovered.visit().get('/address_lookup?autocomplete=norwich');
    await database.execute(sql`alter table places rename to lost_places`);
    assert.equal((await lookUp()).status, 500);
    await database.execute(sql`alter table lost_places rename to places`);
    assert.equal((await lookUp()).status, 200);
  });
});

describe('the branch that looks after a postcode', () => {
  const branchAt = async (postcode: string) => {
    const { json } = await server.visit().get(`/postcode_branch_lookup?${new URLSearchParams({ postcode })}`);
    return (json as unknown as { branch: { id: number; name: string; telephone: string } | null }).branch;
  };

  it('VAL-08 is the nearest, however the postcode is written', async () => {
    for (const postcode of ['BA12 6AA', 'ba126aa', ' Ba12-6aa ']) {
      assert.deepEqual(await branchAt(postcode), { id: 1, name: 'Bath', telephone: '01632 960001' }, postcode);
    }
  });

  it('VAL-13 is none where we do not go, and for what is no postcode', async () => {
    for (const postcode of ['NR2 1AA', 'SW1A 1AA', 'BA12', '', 'hello', "' or 1=1"]) {
      assert.equal(await branchAt(postcode), null, postcode);
    }
  });
});
