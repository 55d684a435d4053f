import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { addressPartFor } from '../../src/domain/page-address';
import { readAddressesAt, readLookedUpAddress, streetLine } from '../../src/domain/postal-address';

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
    assert.equal(part('x', ' postal-code '), 'BA1 2QA');
  });

  it('ADR-09 is else given it by its name, in brackets or not', () => {
    assert.equal(part('lead_client[town]'), 'Bath');
    assert.equal(part('postcode'), 'BA1 2QA');
    assert.equal(part('lead_client[house_number]'), '14');
    assert.equal(part('lead_client[street_address]'), 'Mill House, 14 Rivers Street');
  });

  it('ADR-09 is given the street with what no other asks for of the house', () => {
    const street = (...others: string[]) =>
      part('lead_client[street]', 'address-line1', ['lead_client[street]', ...others]);
    assert.equal(street('lead_client[house_number]', 'lead_client[house_name]'), 'Rivers Street');
    assert.equal(street('lead_client[house_number]'), 'Mill House, Rivers Street');
    assert.equal(street('lead_client[house_name]'), '14 Rivers Street');
    const lettered = { ...address, houseNumber: '', houseName: '12A' };
    const names = ['house_number', 'street'];
    assert.equal(addressPartFor(lettered, { name: 'street', autocomplete: '' }, names), '12A Rivers Street');
  });

  it('ADR-09 is left alone where it asks for something else', () => {
    for (const name of ['', 'first_name', 'town_hall', 'constructor', '[', 'lead[message]'])
      assert.equal(part(name), undefined, name);
    assert.equal(part('email', 'email'), undefined);
  });
});

describe('the addresses of a postcode', () => {
  const row = { building_number: '14', line_1: '14 Rivers Street', town_or_city: 'Bath', postcode: 'BA1 2QA' };

  it('ADR-10 are read out of a list, alone or by name, and one by itself', () => {
    for (const answer of [[row], { addresses: [row] }, { Addresses: [row] }, row]) {
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

describe('an address that was looked up', () => {
  const town = { town_or_city: 'Bath', postcode: 'BA1 2QA' };
  const read = (given: object) => {
    const address = readLookedUpAddress({ ...town, ...given })!;
    return [address.houseName, address.houseNumber, address.street, streetLine(address)];
  };
  const number = { building_number: '14' };
  const name = { building_name: 'Rivers Court' };

  it('ADR-04 is the house, and its street without it', () => {
    const house = { ...number, line_1: '14 Rivers Street', line_2: 'Walcot' };
    assert.deepEqual(read(house), ['', '14', 'Rivers Street', '14 Rivers Street']);
    const named = { building_name: 'Mill House', line_1: 'Mill House, Mill Lane' };
    assert.deepEqual(read(named), ['Mill House', '', 'Mill Lane', 'Mill House, Mill Lane']);
    const apart = { building_name: 'Mill House', line_1: 'Mill House', line_2: '', line_3: 'Mill Lane' };
    assert.deepEqual(read(apart), ['Mill House', '', 'Mill Lane', 'Mill House, Mill Lane']);
    assert.deepEqual(read({ line_1: 'Rivers Street', line_2: 'Walcot' }), ['', '', 'Rivers Street', 'Rivers Street']);
  });

  it('ADR-04 has a flat before the house, and keeps its street', () => {
    const flat = { ...number, line_1: 'Flat 2', line_2: '14 Rivers Street' };
    assert.deepEqual(read(flat), ['Flat 2', '14', 'Rivers Street', 'Flat 2, 14 Rivers Street']);
    const lettered = { building_number: '14A', line_1: 'Flat 2', line_2: '14A Rivers Street' };
    assert.deepEqual(read(lettered), ['Flat 2, 14A', '', 'Rivers Street', 'Flat 2, 14A Rivers Street']);
    const several = { building_number: '12-14', line_1: '12-14 Rivers Street' };
    assert.deepEqual(read(several), ['12-14', '', 'Rivers Street', '12-14 Rivers Street']);
    const named = { ...name, line_1: 'Flat 2', line_2: 'Rivers Court', line_3: 'Rivers Street' };
    assert.deepEqual(read(named), ['Flat 2, Rivers Court', '', 'Rivers Street', 'Flat 2, Rivers Court, Rivers Street']);
    const inLine = { ...name, line_1: 'Flat 2 Rivers Court', line_2: 'Rivers Street' };
    assert.deepEqual(read(inLine), ['Flat 2 Rivers Court', '', 'Rivers Street', 'Flat 2 Rivers Court, Rivers Street']);
    const afterComma = { ...number, line_1: 'Flat 3, 14 Rivers Street' };
    assert.deepEqual(read(afterComma), ['Flat 3', '14', 'Rivers Street', 'Flat 3, 14 Rivers Street']);
    const both = { ...name, ...number, line_1: 'Flat 2 Rivers Court', line_2: '14 Rivers Street' };
    assert.deepEqual(read(both), [
      'Flat 2 Rivers Court',
      '14',
      'Rivers Street',
      'Flat 2 Rivers Court, 14 Rivers Street',
    ]);
    const below = { ...name, ...number, line_1: '14 Rivers Street', line_2: 'Rivers Court' };
    assert.deepEqual(read(below).slice(0, 3), ['Rivers Court', '14', 'Rivers Street']);
    const known = { ...named, ...number };
    assert.deepEqual(read(known).slice(0, 3), ['Flat 2, Rivers Court', '14', 'Rivers Street']);
    const apart = { ...name, ...number, line_1: 'Flat 2', line_2: '14 Rivers Street' };
    assert.deepEqual(read(apart), [
      'Flat 2, Rivers Court',
      '14',
      'Rivers Street',
      'Flat 2, Rivers Court, 14 Rivers Street',
    ]);
  });
});
