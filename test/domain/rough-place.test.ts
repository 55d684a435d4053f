import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { roughPlace } from '../../src/domain/rough-place';

const DEGREE = 111_320;
const metresBetween = ([lat, lng]: readonly number[], [north, east]: readonly number[]) =>
  Math.hypot((lat! - north!) * DEGREE, (lng! - east!) * DEGREE * Math.cos((lat! * Math.PI) / 180));

describe('the rough place of a home', () => {
  it('is so near that a circle around it contains the home, whatever the radius', () => {
    const british = fc.tuple(
      fc.double({ min: 49.8, max: 60.9, noNaN: true }),
      fc.double({ min: -8.2, max: 1.8, noNaN: true }),
    );
    fc.assert(
      fc.property(british, fc.integer({ min: 50, max: 5000 }), (place, radius) => {
        assert.ok(metresBetween(place, roughPlace(place, radius)) < radius * 0.75);
      }),
    );
  });

  it('is the same for neighbours, so that it does not tell them apart', () => {
    const here = roughPlace([51.3811, -2.359], 400);
    assert.deepEqual(roughPlace([51.3812, -2.3588], 400), here);
    assert.notDeepEqual(here, [51.3811, -2.359]);
    assert.notDeepEqual(roughPlace([51.3911, -2.359], 400), here);
    assert.notDeepEqual(roughPlace([51.3811, -2.349], 400), here);
  });

  it('is one for as many metres from west to east as the radius has, in the north as in the south', () => {
    for (const lat of [50, 60]) {
      const places = Array.from({ length: 20_000 }, (_, index) => roughPlace([lat, -2 + index * 1e-5], 400)[1]);
      const [, second, third] = [...new Set(places)];
      assert.ok(Math.abs(metresBetween([lat, second!], [lat, third!]) - 400) < 4, `at ${lat}`);
    }
  });

  it('is the place itself without a radius', () => {
    assert.deepEqual(roughPlace([51.3811, -2.359], 0), [51.3811, -2.359]);
  });
});
