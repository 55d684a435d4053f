import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { looserSearches, searchWithoutWords, widerSearch } from '../../src/domain/looser-searches';
import { blankSearch } from '../../src/domain/search';
import { formatSearchQuery } from '../../src/domain/search-address';

describe('looser searches', () => {
  const strict = {
    ...blankSearch,
    q: 'Bath',
    page: 3,
    minPrice: 300_000,
    maxPrice: 400_000,
    minBeds: 2,
    maxBeds: 3,
    tags: ['garden', '!new-home'],
    text: 'orchard',
    minSquareFeet: 900,
    maxAcreage: 2,
    createdAgo: 7,
    status: 'under-offer',
    auctionDate: '2026-12-03',
    area: 'bath',
    pets: true,
    shortLets: true,
  };

  it('res-05 each leave out one filter and keep all others, from the first page', () => {
    const looser = looserSearches(strict);
    assert.equal(looser.length, 14);
    for (const { label, search } of looser) {
      assert.ok(label);
      assert.equal(search.q, 'Bath');
      assert.equal(search.page, undefined);
    }
    assert.equal(new Set(looser.map(({ search }) => formatSearchQuery(search))).size, 14);
  });

  it('res-05 are named by what they leave out', () => {
    const labels = looserSearches(strict).map(({ label }) => label);
    assert.deepEqual(labels.slice(0, 3), [
      'Without “up to £400,000”',
      'Without “from £300,000”',
      'With any number of bedrooms',
    ]);
    assert.ok(labels.includes('Without “garden”'));
    assert.ok(labels.includes('With “new home” too'));
    const most = { ...blankSearch, tags: ['sea-view'], maxSquareFeet: 900, updatedAgo: 7, status: 'under-offer' };
    assert.deepEqual(
      looserSearches(most).map(({ label }) => label),
      ['Without “sea view”', 'With any floor area', 'Added at any time', 'Not only “under offer”'],
    );
  });

  it('SRC-34, res-05 ask for any status where an address without one means the site’s default', () => {
    const available = { ...blankSearch, status: 'available' };
    const statuses = (site?: string) => looserSearches(available, site).map(({ search }) => search.status);
    assert.deepEqual(statuses(), [undefined]);
    assert.deepEqual(statuses('available'), ['all']);
    assert.deepEqual(looserSearches({ ...blankSearch, status: 'all' }, 'available'), [], 'nothing to leave out');
  });

  it('res-05 are none of a search without filters', () => {
    assert.deepEqual(looserSearches(blankSearch), []);
    assert.equal(looserSearches({ ...blankSearch, maxBeds: 0 }).length, 1);
  });
});

describe('a search without its words', () => {
  it('res-05 is everywhere and keeps all filters, from the first page', () => {
    const search = { ...blankSearch, q: ' Baht ', within: '3-miles', page: 2, minBeds: 2 };
    assert.deepEqual(searchWithoutWords(search), {
      label: 'Without “Baht”',
      search: { ...blankSearch, minBeds: 2 },
    });
  });

  it('res-05 needs words that say where', () => {
    assert.equal(searchWithoutWords(blankSearch), undefined);
    assert.equal(searchWithoutWords({ ...blankSearch, q: 'Bath', placeId: 'bath', isQuerySearch: false }), undefined);
  });
});

describe('a wider search', () => {
  const inBath = { ...blankSearch, q: 'Bath' };

  for (const [title, within, expected] of [
    ['begins at three miles', undefined, '3-miles'],
    ['goes on from where it is', '5-miles', '10-miles'],
    ['goes on from one mile', '1-mile', '3-miles'],
    ['goes on from fifteen miles', '15-miles', '20-miles'],
    ['goes on from thirty miles', '30-miles', '40-miles'],
    ['leaves small steps out', '0-25-miles', '3-miles'],
    ['ends at the widest', '40-miles', undefined],
    ['leaves a circle of another kind alone', '7-miles', undefined],
  ] as const) {
    it(`SRC-16 ${title}`, () => {
      assert.equal(widerSearch({ ...inBath, ...(within && { within }) })?.search.within, expected);
    });
  }

  it('SRC-16 needs a place', () => assert.equal(widerSearch(blankSearch), undefined));
});
