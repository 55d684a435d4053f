import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { placeNamed } from '../../src/domain/place-named';
import { isPlaced } from '../../src/domain/placed';
import { encodePolygon } from '../../src/domain/polygon';
import { blankSearch } from '../../src/domain/search';
import { searchToSave } from '../../src/domain/search-to-save';

describe('a place on the map', () => {
  it('is where maps reach, and not where data without a place puts a home', () => {
    const isOnMap = (lat?: number, lng?: number) => isPlaced({ lat, lng });
    for (const [lat, lng] of [
      [51.38, -2.36],
      [85, 180],
      [-85, -180],
      [51.48, 0],
      [0, 7],
    ] as const)
      assert.ok(isOnMap(lat, lng), `${lat}, ${lng}`);
    for (const [lat, lng] of [
      [0, 0],
      [85.1, 0],
      [-85.1, 0],
      [51, 180.1],
      [51, -180.1],
      [51, undefined],
      [undefined, -2],
    ] as const)
      assert.ok(!isOnMap(lat, lng), `${lat}, ${lng}`);
  });

  it('has the name before the first comma, in the county after it', () => {
    assert.deepEqual(placeNamed('7', 'Bathford , Bath, Somerset'), {
      placeId: '7',
      name: 'Bathford',
      countyName: 'Bath, Somerset',
    });
    assert.equal(placeNamed('7', 'Bath').countyName, '');
  });
});

describe('a search to save', () => {
  const [west, south, east, north] = [-2.4, 51.3, -2.3, 51.4];
  const onMap = { ...blankSearch, q: 'Bath', page: 3, viewport: [west, south, east, north] };

  it('SAV-19 MAP-04 is for the part of the map that is looked at, at the same page', () => {
    const { poly, viewport, q, isQuerySearch, page } = searchToSave(onMap);
    const corners = [
      [south, west],
      [south, east],
      [north, east],
      [north, west],
    ] as const;
    assert.equal(poly, encodePolygon(corners));
    assert.deepEqual([viewport, q, isQuerySearch, page], [[], undefined, false, 3]);
  });

  it('SAV-19 is as it is without such a part, and where an area is drawn', () => {
    for (const search of [
      blankSearch,
      { ...onMap, viewport: [1, 2, 3] },
      { ...onMap, poly: 'x', isQuerySearch: false },
    ])
      assert.equal(searchToSave(search), search);
  });
});
