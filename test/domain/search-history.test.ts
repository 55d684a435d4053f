import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { blankSearch, type Search } from '../../src/domain/search';
import {
  isSameSearch,
  readSearchHistory,
  recordClick,
  recordSearch,
  recordStep,
  searchToGoBackTo,
  type SearchHistory,
} from '../../src/domain/search-history';

const search = (fields: Partial<Search>): Search => ({ ...blankSearch, ...fields });
const beds = (minBeds: number) => search({ minBeds });
const record = (searches: readonly Search[]) =>
  searches.reduce<SearchHistory>((history, one) => recordSearch(history, one), []);

describe('search history', () => {
  it('SRC-36 keeps the ten most recent searches, the newest first', () => {
    const history = record(Array.from({ length: 11 }, (_, index) => beds(index)));
    assert.deepEqual(
      history.map(({ minBeds }) => minBeds),
      [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
    );
  });

  it('SRC-36 reads what is stored, at most ten, whatever else is there', () => {
    const stored = [null, ...Array.from({ length: 20 }, () => ({ channel: 'lettings', min_beds: 2 }))];
    assert.equal(readSearchHistory(stored).length, 9);
    assert.deepEqual(readSearchHistory('none'), []);
    const history = record([
      beds(1),
      search({ tags: ['garden'], place: { placeId: '1', name: 'Bath', countyName: '' } }),
    ]);
    assert.deepEqual(readSearchHistory(JSON.parse(JSON.stringify(history))), history);
  });

  it('SRC-37 a search equal to the latest but for its page only moves that entry to the page', () => {
    const history = record([beds(1), { ...beds(2), tags: ['garden'] }, { ...beds(2), tags: ['garden'], page: 3 }]);
    assert.deepEqual(
      history.map(({ minBeds, page }) => [minBeds, page]),
      [
        [2, 3],
        [1, undefined],
      ],
    );
    assert.equal(recordSearch(history, { ...beds(2), tags: ['garden'] })[0]?.page, 1);
    assert.equal(record([beds(1), beds(2), beds(1)]).length, 3, 'only the latest is compared');
  });

  it('SRC-37 the entry keeps the part of the map that the visitor looked at last', () => {
    const part = { ...beds(1), viewport: [-3, 51, -2, 52] };
    assert.deepEqual(record([beds(1), part])[0]!.viewport, part.viewport);
    assert.deepEqual(record([part, beds(1)])[0]!.viewport, []);
  });

  it('SRC-37 the entry learns the name of its place, which the address alone does not tell', () => {
    const place = { placeId: '7', name: 'Bath', countyName: '' };
    const [entry] = record([
      search({ placeId: '7', isQuerySearch: false }),
      search({ placeId: '7', isQuerySearch: false, place, q: 'Bath' }),
    ]);
    assert.deepEqual([entry!.place, entry!.q], [place, 'Bath']);
  });

  it('SRC-37 compares the drawn area, the text and the sorting too, not what belongs to the moment', () => {
    assert.equal(isSameSearch(search({ q: 'Bath' }), search({ q: 'Wells' })), false);
    assert.equal(isSameSearch(search({ sorted: 'most-recent-first' }), blankSearch), false);
    assert.equal(isSameSearch(search({ suggestions: ['x'], viewport: [1], clickedProperty: '7' }), blankSearch), true);
    assert.equal(isSameSearch(search({ minPrice: 0 }), blankSearch), true);
  });

  it('SRC-38 a search that is only the area the page drew is not recorded', () => {
    const expandedPolygon = [
      [51, -2],
      [51, -1],
      [52, -1],
    ] as const;
    assert.deepEqual(recordSearch([], search({ expandedPolygon })), []);
    assert.deepEqual(recordSearch([], search({ expandedPolygon, channel: 'lettings' })), []);
    assert.deepEqual(recordSearch([], search({ expandedPolygon, minBeds: 2 })), [beds(2)]);
    const available = search({ expandedPolygon, status: 'available' });
    assert.deepEqual(recordSearch([], available, { defaultStatus: 'available' }), []);
    assert.equal(recordSearch([], available).length, 1, 'a status that the visitor chose');
  });

  it('SRC-39 the page of the property last clicked is not recorded, that of another is', () => {
    const history = recordClick(record([beds(1)]), '7');
    assert.equal(recordSearch(history, beds(2), { propertyId: '7' }), history);
    assert.equal(recordSearch(history, beds(2), { propertyId: '8' }).length, 2);
    assert.deepEqual(recordClick([], '7'), []);
  });

  it('SRC-40 goes back to the latest search, or to the one before it when that led to the property', () => {
    const history = [beds(2), { ...beds(1), clickedProperty: '7' }];
    assert.deepEqual(searchToGoBackTo(history), beds(2));
    assert.deepEqual(searchToGoBackTo(history, '7'), beds(1));
    assert.deepEqual(searchToGoBackTo(history, '8'), beds(2));
    assert.deepEqual(searchToGoBackTo([beds(3), ...history], '7'), beds(3), 'older ones do not count');
    assert.equal(searchToGoBackTo([]), undefined);
  });

  it('SRC-45, SRC-40 the search that led to a home leads on to its neighbour, as the latest and at that page', () => {
    const history = [beds(2), { ...beds(1), clickedProperty: '7' }, beds(3)];
    const over = recordStep(history, { from: '7', to: '8', page: 2 });
    assert.deepEqual(over, [{ ...beds(1), page: 2, clickedProperty: '8' }, beds(2), beds(3)]);
    assert.deepEqual(searchToGoBackTo(over, '8'), { ...beds(1), page: 2 });
    const back = recordStep(over, { from: '8', to: '7', page: 1 });
    assert.deepEqual(back, [{ ...beds(1), clickedProperty: '7' }, beds(2), beds(3)]);
    assert.equal(recordStep(history, { from: '9', to: '8', page: 1 })[0]?.minBeds, 2, 'else it is the latest');
    assert.deepEqual(recordStep([], { from: '7', to: '8', page: 1 }), []);
  });

  it('keeps the id of the place with the search', () => {
    const place = { placeId: '12', name: 'Bath', countyName: '' };
    assert.equal(record([search({ place, suggestions: ['Bath'] })])[0]?.placeId, '12');
  });
});
