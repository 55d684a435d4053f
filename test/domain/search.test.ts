import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { readPlace, readSearch } from '../../src/domain/read-search';
import {
  blankSearch,
  hasTag,
  toggleTag,
  withFilters,
  withoutTag,
  withoutTags,
  withPlace,
  withPolygon,
  withQuery,
  withTag,
  type Search,
} from '../../src/domain/search';
import { formatSearchPath, parseSearchPath } from '../../src/domain/search-address';
import { withChannel } from '../../src/domain/search-channel';
import { searchFormWords } from '../../src/domain/search-words';
import { isSortOption, sortOptions } from '../../src/domain/sort-options';

const bath = { placeId: '12', name: 'Bath', countyName: 'Somerset' };

describe('the search', () => {
  it('SRC-01 begins in sales, as a search by text', () => {
    assert.deepEqual([blankSearch.channel, blankSearch.isQuerySearch], ['sales', true]);
    assert.equal(readSearch({ channel: 'auctions' })?.channel, 'sales');
    assert.equal(readSearch({ channel: 'lettings' })?.channel, 'lettings');
  });

  it('SRC-02 holds every field, read in either spelling', () => {
    const camel = {
      channel: 'lettings',
      placeId: '12',
      place: { place_id: 12, name: 'Bath', county_name: 'Somerset' },
      q: 'Bath',
      isQuerySearch: false,
      suggestions: ['Bath'],
      tags: ['garden'],
      poly: '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
      auctionDate: '2026-12-01',
      text: 'sea view',
      viewport: [-2.4, 51.3, -2.3, 51.4],
      minBeds: 0,
      maxBeds: '3',
      minPrice: 100000,
      maxPrice: 200000,
      minSquareFeet: 500,
      maxSquareFeet: 900,
      area: 'north',
      updatedAgo: 7,
      createdAgo: 14,
      status: 'available',
      minAcreage: 1,
      maxAcreage: 5,
      within: '5-miles',
      page: 2,
      shortLets: true,
      sorted: 'most-recent-first',
      pets: 'true',
      branch_id: 3,
      clickedProperty: 77,
    };
    const expected: Search = {
      ...camel,
      channel: 'lettings',
      place: bath,
      maxBeds: 3,
      sorted: 'most-recent-first',
      pets: true,
      branchId: '3',
      clickedProperty: '77',
    };
    delete (expected as { branch_id?: unknown }).branch_id;
    assert.deepEqual(readSearch(camel), expected);
    assert.equal(readSearch({ place_id: 12 })?.isQuerySearch, false);
    assert.equal(readSearch({ branch_id: 3 })?.isQuerySearch, false);
    const snake = { min_beds: 0, is_query_search: '0', place_id: 12, short_lets: 1, min_square_feet: '500' };
    const read = readSearch(snake)!;
    assert.deepEqual(
      [read.minBeds, read.isQuerySearch, read.placeId, read.shortLets, read.minSquareFeet],
      [0, false, '12', true, 500],
    );
  });

  it('SRC-03 changing the channel clears the prices, and only a change does', () => {
    const priced = { ...blankSearch, minPrice: 1, maxPrice: 2, minBeds: 3 };
    assert.deepEqual(withChannel(priced, 'lettings'), { ...blankSearch, channel: 'lettings', minBeds: 3 });
    assert.equal(withChannel(priced, 'sales'), priced);
  });

  it('SRC-03 changing the channel clears what none of its homes meet, and only that', () => {
    const sales = { ...blankSearch, auctionDate: '2026-12-01', status: 'sstc', tags: ['garden'] };
    const lettings: Search = { ...blankSearch, channel: 'lettings', tags: ['garden'] };
    assert.deepEqual(withChannel(sales, 'lettings'), lettings);
    assert.equal(withChannel(sales, 'lettings', 'available').status, 'available', 'the site’s default');
    const ticked = { ...lettings, pets: true, shortLets: true, status: 'let-agreed' };
    assert.deepEqual(withChannel(ticked, 'sales'), { ...lettings, channel: 'sales' });
    assert.equal(withChannel({ ...ticked, status: 'available' }, 'sales').status, 'available');
    for (const [channel, { label: _, ...statuses }] of Object.entries(searchFormWords.statuses))
      for (const status of Object.keys(statuses)) {
        const other: Search = { ...blankSearch, channel: channel === 'sales' ? 'lettings' : 'sales', status };
        assert.equal(withChannel(other, channel as Search['channel']).status, status, 'as the form offers it');
      }
  });

  it('SRC-04 choosing a place sets its id', () => {
    const placed = withPlace(blankSearch, bath);
    assert.deepEqual([placed.placeId, placed.isQuerySearch], ['12', false]);
  });

  it('SRC-05 choosing a place sets the text to its name, with the county after a comma', () => {
    assert.equal(withPlace(blankSearch, bath).q, 'Bath, Somerset');
    assert.equal(withPlace(blankSearch, { ...bath, countyName: '' }).q, 'Bath');
  });

  it('SRC-04 SRC-35 choosing a place leads out of the branch of the page', () => {
    const ofBranch: Search = { ...blankSearch, branchId: '3', isQuerySearch: false };
    assert.deepEqual(withPlace(ofBranch, bath), withPlace(blankSearch, bath));
  });

  it('SRC-06 clearing the place removes its id and the text', () => {
    assert.deepEqual(withPlace(withPlace(blankSearch, bath), undefined), blankSearch);
    assert.deepEqual(withQuery(withPlace(blankSearch, bath), ' '), blankSearch);
  });

  it('SRC-07 a tag is added only once, whatever its case and hyphens, and can be taken out', () => {
    const tagged = withTag(withTag(blankSearch, 'new home'), ' New-Home ');
    assert.deepEqual(tagged.tags, ['new home']);
    assert.deepEqual(withoutTag(tagged, 'new-home').tags, []);
    assert.deepEqual(withoutTag(tagged, 'garden').tags, ['new home']);
  });

  it('SRC-08 toggling a tag adds or removes it, clearing empties the list', () => {
    const tagged = toggleTag(toggleTag(blankSearch, 'garden'), 'parking');
    assert.deepEqual(tagged.tags, ['garden', 'parking']);
    assert.equal(hasTag(toggleTag(tagged, 'garden'), 'garden'), false);
    assert.deepEqual(withoutTags(tagged).tags, []);
  });

  it('MAP-02 a text takes the drawn area away, a blank text and the text filter do not', () => {
    const drawn = withPolygon(blankSearch, 'abc');
    assert.equal(drawn.isQuerySearch, false);
    assert.deepEqual(withQuery(drawn, 'Bath'), { ...blankSearch, q: 'Bath' });
    assert.equal(withQuery(drawn, '').poly, 'abc');
    assert.equal(withFilters(drawn, { text: 'garden' }).poly, 'abc');
    assert.deepEqual(withPolygon(drawn, undefined), blankSearch);
  });

  it('SRC-16 an area takes the distance from the place away with it', () => {
    const around = { ...withPlace(blankSearch, bath), within: '3-miles' };
    assert.deepEqual(withPolygon(around, 'abc'), withPolygon(blankSearch, 'abc'));
  });

  it('begins at its first page again whenever anything changes', () => {
    const paged = { ...blankSearch, page: 4 };
    for (const search of [
      withFilters(paged, { sorted: 'most-recent-first' }),
      withChannel(paged, 'lettings'),
      withPlace(paged, bath),
      withQuery(paged, 'Bath'),
      withTag(paged, 'garden'),
    ]) {
      assert.equal(search.page, undefined);
    }
    assert.equal(withFilters(paged, { page: 5 }).page, 5);
  });

  it('SRC-41 offers exactly seven ways to sort', () => {
    assert.deepEqual(Object.keys(sortOptions), [
      'least-expensive-first',
      'most-expensive-first',
      'most-recent-first',
      'most-square-feet-first',
      'least-square-feet-first',
      'most-recently-launched-first',
      'most-recently-updated-first',
    ]);
    assert.equal(isSortOption('constructor'), false);
  });

  it('SRC-42 filters by within, status, text and sorted', () => {
    const filters = { within: '1-mile', status: 'available', text: 'sea view', sorted: 'most-recent-first' } as const;
    const { within, status, text, sorted } = parseSearchPath(formatSearchPath(withFilters(blankSearch, filters)));
    assert.deepEqual({ within, status, text, sorted }, filters);
  });

  it('T05 reads data of any shape without throwing', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (value) => {
        readSearch(value);
        readSearch({ tags: value, place: value, viewport: value, poly: value, sorted: value, minBeds: value });
        readPlace(value);
      }),
    );
    assert.equal(readSearch(['sales']), undefined);
    assert.equal('polluted' in {}, false);
  });
});
