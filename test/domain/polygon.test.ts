import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import {
  decodePolygon,
  encodePolygon,
  mostCorners,
  polygonFault,
  polygonFromAddress,
  polygonToAddress,
  ringFromPairs,
  simplifyPolygon,
  type Point,
  type Ring,
} from '../../src/domain/polygon';

const known: Ring = [
  [38.5, -120.2],
  [40.7, -120.95],
  [43.252, -126.453],
];
const square: Ring = [
  [51, -2],
  [51, -1],
  [52, -1],
  [52, -2],
];
const circle = (corners: number): Ring =>
  Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * 2 * Math.PI;
    return [51 + Math.sin(angle), -2 + Math.cos(angle)];
  });
const rings = fc
  .array(fc.tuple(fc.integer({ min: -9_000_000, max: 9_000_000 }), fc.integer({ min: -18_000_000, max: 18_000_000 })), {
    minLength: 3,
    maxLength: 200,
  })
  .map((points): Ring => points.map(([lat, lng]) => [lat / 1e5, lng / 1e5]));

describe('drawn areas', () => {
  it('SRC-18 are written as an encoded polyline of five decimals', () => {
    assert.equal(encodePolygon(known), '_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    assert.deepEqual(decodePolygon('_p~iF~ps|U_ulLnnqC_mqNvxq`@'), known);
  });

  it('SRC-18 stand in an address as URL-safe base64 with its padding', () => {
    const polyline = encodePolygon(known);
    assert.equal(polygonToAddress(polyline), 'X3B-aUZ-cHN8VV91bExubnFDX21xTnZ4cWBA');
    assert.equal(polygonFromAddress('X3B-aUZ-cHN8VV91bExubnFDX21xTnZ4cWBA'), polyline);
    const padded = encodePolygon([...square, [52.5, -1.5]]);
    assert.match(polygonToAddress(padded)!, /^[\w-]+=+$/);
    assert.equal(polygonFromAddress(polygonToAddress(padded)!), padded);
  });

  it('SRC-18 every ring comes back as it was', () => {
    fc.assert(
      fc.property(rings, (ring) => {
        const polyline = encodePolygon(ring);
        assert.deepEqual(
          decodePolygon(polyline),
          ring.map(([lat, lng]) => [lat || 0, lng || 0]),
        );
        assert.equal(polygonFromAddress(polygonToAddress(polyline)!), polyline);
      }),
    );
  });

  it('SRC-18 reach to the ends of the Earth and no further', () => {
    const ends: Ring = [
      [90, 180],
      [-90, -180],
      [0, 0],
    ];
    assert.deepEqual(decodePolygon(encodePolygon(ends)), ends);
    for (const beyond of [
      [90.00001, 0],
      [-90.00001, 0],
      [0, 180.00001],
      [0, -180.00001],
    ] as Ring) {
      assert.equal(decodePolygon(encodePolygon([...ends, beyond])), undefined);
    }
  });

  it('SRC-18 are read up to a length that no drawing has', () => {
    const longest = encodePolygon(Array.from({ length: 50_000 }, (): Point => [0, 0]));
    // Its last point lies a few steps aside, which takes one character more.
    const tooLong = `${longest.slice(0, -1)}_@`;
    assert.deepEqual([longest.length, tooLong.length], [100_000, 100_001]);
    assert.equal(decodePolygon(longest)?.length, 50_000);
    assert.equal(decodePolygon(tooLong), undefined);
    assert.equal(decodePolygon(tooLong.slice(2))?.length, 49_999, 'for its length alone');
    assert.equal(polygonFromAddress(polygonToAddress(longest)!), longest);
    const pairs = (length: number) => ringFromPairs(Array.from({ length }, () => [0, 0]))?.length;
    assert.deepEqual([pairs(100_000), pairs(100_001)], [100_000, undefined]);
  });

  it('SRC-18 what cannot be decoded is nothing, and nothing throws', () => {
    for (const text of [
      '',
      '~',
      '_p~iF',
      'abc',
      'é',
      '~~~~~~~~~~',
      encodePolygon(known.slice(0, 2)),
      encodePolygon([[99, 0], ...known]),
    ]) {
      assert.equal(decodePolygon(text), undefined, text);
    }
    for (const text of ['', 'eEB5', '====', 'a', '!', 'X3B+aUZ', 'é'])
      assert.equal(polygonFromAddress(text), undefined, text);
    const polyline = encodePolygon(known);
    for (const stranger of [' ', '\u007f', '€', '>'])
      assert.equal(decodePolygon(polyline + stranger), undefined, stranger);
    assert.equal(polygonToAddress('not a polyline €'), undefined);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.anything(), (text, value) => {
        decodePolygon(text);
        polygonFromAddress(text);
        polygonToAddress(text);
        ringFromPairs(value);
      }),
    );
  });

  it('reads the longitude-first pairs of page data', () => {
    assert.deepEqual(
      ringFromPairs([
        [-2, 51],
        [-1, 51],
        [-1, 52],
      ]),
      [
        [51, -2],
        [51, -1],
        [52, -1],
      ],
    );
    const [first, second] = [
      [1, 2],
      [3, 4],
    ];
    const corner = [
      [180, 90],
      [-180, -90],
    ];
    assert.equal(ringFromPairs([first, ...corner])?.length, 3);
    assert.deepEqual(ringFromPairs([['-2', '51.5'], first, second])?.[0], [51.5, -2], 'figures may be text');
    for (const third of [['x', 6], [5, 91], [5, -91], [181, 6], [-181, 6], [5], null]) {
      assert.equal(ringFromPairs([first, second, third]), undefined, String(third));
    }
    for (const none of [undefined, [], [first], [first, second], { length: 3 }])
      assert.equal(ringFromPairs(none), undefined);
  });

  it('are simplified to the corners that shape them, in their order', () => {
    const simple = simplifyPolygon(circle(1000), 40);
    assert.equal(simple.length, 40);
    assert.equal(polygonFault(simple), undefined);
    const corners: Ring = [
      [50, -5],
      [50.2, 1],
      [55, 2],
      [53, 0.5],
      [54, -4.5],
    ];
    const wobbly = corners.flatMap(([lat, lng], index): Ring => {
      const [nextLat, nextLng] = corners[(index + 1) % corners.length]!;
      const between = [0.1, 0.3, 0.5, 0.7, 0.9].map((share): Point => {
        const wobble = share === 0.3 ? 0.01 : -0.01;
        return [lat + (nextLat - lat) * share + wobble, lng + (nextLng - lng) * share - wobble];
      });
      return [[lat, lng], ...between];
    });
    assert.deepEqual(simplifyPolygon(wobbly, 5), corners);
    assert.equal(simplifyPolygon(wobbly, 1).length, 3);
    assert.deepEqual(simplifyPolygon(square), square);
  });

  it('drop repeated corners and the one that closes them', () => {
    assert.deepEqual(simplifyPolygon([square[0]!, ...square, square[0]!]), square);
  });

  it('T27 of 5,000 and of 100,000 corners keep at most 100', () => {
    for (const corners of [5000, 100_000]) assert.equal(simplifyPolygon(circle(corners)).length, mostCorners);
  });

  it('can be searched in only with three corners, an area, and no crossing', () => {
    assert.equal(polygonFault(square), undefined);
    assert.equal(polygonFault(square.slice(0, 2)), 'too few points');
    assert.equal(polygonFault([square[0]!, square[0]!, square[1]!, square[1]!]), 'too few points');
    assert.equal(
      polygonFault([
        [51, -2],
        [51.5, -2],
        [52, -2],
      ]),
      'no area',
    );
    assert.equal(
      polygonFault([
        [51, -2],
        [52, -1],
        [51, -1.2],
        [52, -2.5],
      ]),
      'crosses itself',
    );
    assert.equal(polygonFault([...square].reverse()), undefined);
  });
});
