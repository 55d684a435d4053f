import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { blankSearch, type Search } from '../../src/domain/search';
import { filtersOf, withoutFilters } from '../../src/domain/search-filters';
import { crossedPairs } from '../../src/domain/search-steps';

const search = (fields: Partial<Search>): Search => ({ ...blankSearch, ...fields });
const words = (fields: Partial<Search>, status?: string) => filtersOf(search(fields), status).map((each) => each.words);

describe('the filters of a search', () => {
  it('SRC-42 are each named, a pair of limits once', () => {
    assert.deepEqual(
      words({
        q: 'Bath',
        within: '1-mile',
        minPrice: 300_000,
        maxPrice: 400_000,
        minBeds: 2,
        tags: ['garden', '!sold'],
      }),
      ['within 1 mile', '£300,000 to £400,000', '2+ bedrooms', 'garden'],
    );
    assert.deepEqual(words({ maxBeds: 1 }), ['up to 1 bedroom']);
    assert.deepEqual(words({ channel: 'lettings', maxPrice: 900 }), ['up to £900 a month']);
    assert.deepEqual(words({ poly: 'abc', isQuerySearch: false }), ['drawn area']);
    assert.deepEqual(words({ poly: 'abc', q: 'Bath' }), []);
    assert.deepEqual(words({ q: 'Bath', placeId: '1', sorted: 'most-recent-first', page: 3 }), []);
  });

  it('SRC-42 leave out the status that the site asks for by itself', () => {
    assert.deepEqual(words({ status: 'available' }, 'available'), []);
    assert.deepEqual(words({ status: 'all' }), []);
    assert.deepEqual(words({ status: 'all' }, 'available'), ['including sold and under offer']);
    assert.deepEqual(words({ status: 'sstc' }), ['sold subject to contract']);
    assert.deepEqual(words({ status: 'constructor' }), ['constructor'], 'an unknown one is named as it is');
  });

  it('SRC-42 leave out a distance that counts from nowhere', () => {
    assert.deepEqual(words({ within: '3-miles' }), []);
    assert.deepEqual(words({ within: '3-miles', placeId: '1', isQuerySearch: false }), ['within 3 miles']);
    const area = { poly: 'abc', placeId: '1', isQuerySearch: false };
    assert.deepEqual(words({ within: '3-miles', ...area }), ['drawn area']);
  });

  it('SRC-35 name the branch, without which place, area or text decides where to search', () => {
    const ofBranch = search({ branchId: '3', isQuerySearch: false });
    assert.deepEqual(words({ branchId: '3', isQuerySearch: false }), ['of one branch']);
    assert.deepEqual(words({ branchId: '3', q: 'Bath' }), [], 'a text leaves it out');
    assert.deepEqual(filtersOf(ofBranch)[0]!.without, search({}));
    assert.deepEqual(
      filtersOf({ ...ofBranch, placeId: '1' })[0]!.without,
      search({ placeId: '1', isQuerySearch: false }),
    );
    assert.deepEqual(withoutFilters({ ...ofBranch, poly: 'abc', minBeds: 1 }), search({}));
  });

  it('SRC-42 can each be taken off, which begins at the first page again', () => {
    const full = search({ minPrice: 1, maxPrice: 2, tags: ['garden', 'parking'], pets: true, page: 4, q: 'Bath' });
    const [price, garden, parking, pets] = filtersOf(full).map(({ without }) => without);
    assert.deepEqual(price, search({ tags: ['garden', 'parking'], pets: true, q: 'Bath' }));
    assert.deepEqual(garden!.tags, ['parking']);
    assert.deepEqual(parking!.tags, ['garden']);
    assert.equal(pets!.pets, undefined);
    assert.equal(pets!.page, undefined);
  });

  it('SRC-42 can all be taken off together, while the place, the order and exclusions stay', () => {
    const kept = { q: 'Bath, Somerset', placeId: '1', isQuerySearch: false, sorted: 'most-recent-first' } as const;
    const full = search({
      ...kept,
      minPrice: 1,
      within: '1-mile',
      tags: ['garden', '!sold'],
      status: 'all',
      text: 'x',
    });
    assert.deepEqual(withoutFilters(full), search({ ...kept, tags: ['!sold'] }));
    assert.equal(withoutFilters(full, 'available').status, 'available');
    assert.deepEqual(withoutFilters(search({ poly: 'abc', isQuerySearch: false, minBeds: 1 })), search({}));
  });

  it('tell when a pair of limits has crossed', () => {
    assert.deepEqual(crossedPairs(search({ minPrice: 2, maxPrice: 1, minBeds: 2, maxBeds: 2 })), ['minPrice']);
    assert.deepEqual(crossedPairs(search({ minBeds: 1, maxBeds: 0, minAcreage: 3 })), ['minBeds']);
  });
});
