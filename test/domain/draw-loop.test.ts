import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';

import { withoutTails } from '../../src/domain/draw-loop';
import type { Point, Ring } from '../../src/domain/polygon';

const corners: Ring = [
  [0, 0],
  [0, 8],
  [5, 8],
  [5, 0],
];
/** The points of a rectangle from its first corner round, so many on each side. */
const outline = (perSide: number): Point[] =>
  corners.flatMap(([lat, lng], side) => {
    const [toLat, toLng] = corners[(side + 1) % 4]!;
    return Array.from({ length: perSide }, (_, index): Point => {
      const part = index / perSide;
      return [lat + (toLat - lat) * part, lng + (toLng - lng) * part];
    });
  });
/** A rectangle drawn from beside its first corner to below it, so that both ends are tails. */
const drawnWithTails = (perSide: number, before = 1, after = 1): Point[] => [
  ...Array.from({ length: before }, (_, index): Point => [0, index - before]),
  ...outline(perSide).slice(1),
  ...Array.from({ length: after }, (_, index): Point => [-1 - index, 0]),
];
const rounded = (ring: Ring) => ring.map((point) => point.map((degrees) => Math.round(degrees * 1e6) / 1e6 + 0));

describe('a loop drawn by hand', () => {
  it('pol-04 loses both tails beyond the point where its ends cross, whichever way up it is drawn', () => {
    const turned = fc.double({ min: 0, max: 7, noNaN: true });
    const tail = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(turned, tail, tail, (angle, before, after) => {
        const turn = ([lat, lng]: Point): Point => [
          lat * Math.cos(angle) - lng * Math.sin(angle),
          lat * Math.sin(angle) + lng * Math.cos(angle),
        ];
        const drawn = withoutTails(drawnWithTails(4, before, after).map(turn));
        assert.deepEqual(rounded(drawn), rounded(outline(4).map(turn)));
      }),
    );
  });

  it('pol-04 has no corner twice where it ends at its beginning', () => {
    assert.deepEqual(withoutTails([...corners, corners[0]!]), corners);
  });

  it('pol-04 stays as it is where its ends do not cross, or cut off much of it', () => {
    const [a, b, c, d] = corners as [Point, Point, Point, Point];
    const lines: Record<string, Ring> = {
      'ends before its beginning': [[0, 1], b, c, d, [1, 0]],
      'passes its beginning outside': [a, [0, 1], [4, 1], [4, 1.5], [-1, 1.5]],
      'is straight': [a, [0, 1], [0, 2], [0, 3], [0, 4]],
      'is an eight': [a, c, b, d],
      'is a point': [a],
      'is nothing': [],
    };
    for (const [name, line] of Object.entries(lines)) assert.deepEqual(withoutTails(line), line, name);
  });

  it('pol-04 is cut with few of its points where it has very many, and always with its last', () => {
    const drawn = withoutTails(drawnWithTails(250));
    assert.deepEqual(rounded(drawn)[0], [0, 0]);
    assert.ok(drawn.length > 300 && drawn.length <= 401, String(drawn.length));
  });
});
