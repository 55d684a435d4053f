import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { addressPartFor } from '../../src/domain/page-address';
import { readAddressesAt } from '../../src/domain/postal-address';

const address = {
  houseNumber: '14',
  houseName: 'Mill House',
  street: 'Rivers Street',
  town: 'Bath',
  county: 'Somerset',
  postcode: 'BA1 2QA',
};
const part = (name: string, autocomplete = '', names: readonly string[] = [name]) =>
  addressPartFor(address, { name, autocomplete }, names);

describe("a field of a page's own form", () => {
  it('ADR-09 is given its part of an address by its autocomplete', () => {
    assert.equal(part('x', 'address-line1'), 'Mill House, 14 Rivers Street');
    assert.equal(part('x', 'section-home shipping address-level2'), 'Bath');
    assert.equal(part('x', 'address-level1'), 'Somerset');
    assert.equal(part('x', 'postal-code'), 'BA1 2QA');
  });

  it('ADR-09 is else given it by its name, in brackets or not', () => {
    assert.equal(part('lead_client[town]'), 'Bath');
    assert.equal(part('postcode'), 'BA1 2QA');
    assert.equal(part('lead_client[house_number]'), '14');
    assert.equal(part('lead_client[street_address]'), 'Mill House, 14 Rivers Street');
  });

  it('ADR-09 is given the street alone where another asks for the house', () => {
    const names = ['lead_client[house_number]', 'lead_client[street]'];
    assert.equal(part('lead_client[street]', 'address-line1', names), 'Rivers Street');
  });

  it('ADR-09 is left alone where it asks for something else', () => {
    for (const name of ['', 'first_name', 'town_hall', 'constructor', '[', 'lead[message]'])
      assert.equal(part(name), undefined, name);
    assert.equal(part('email', 'email'), undefined);
  });
});

describe('the addresses of a postcode', () => {
  const row = { building_number: '14', line_1: '14 Rivers Street', town_or_city: 'Bath', postcode: 'BA1 2QA' };

  it('ADR-10 are read out of a list, alone or by name', () => {
    for (const answer of [[row], { addresses: [row] }, { Addresses: [row] }]) {
      const [found] = readAddressesAt(answer)!;
      assert.deepEqual([found!.houseNumber, found!.street, found!.town], ['14', 'Rivers Street', 'Bath']);
    }
  });

  it('ADR-10 F48 are none where there is none, and unknown where there is no list', () => {
    assert.deepEqual(readAddressesAt({ addresses: [] }), []);
    assert.deepEqual(readAddressesAt({ addresses: [null, 'x', {}] }), []);
    for (const answer of [null, {}, { addresses: 'x' }, 'x']) assert.equal(readAddressesAt(answer), undefined);
  });
});
