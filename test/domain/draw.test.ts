import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { withoutTails } from '../../src/domain/draw-loop';
import { draw, drawingFault, noDrawing, type Drawing, type DrawStep } from '../../src/domain/draw';
import { drawNews } from '../../src/domain/map-words';
import { mostCorners, polygonFault, type Point, type Ring } from '../../src/domain/polygon';

const square: Ring = [
  [51.3, -2.4],
  [51.3, -2.3],
  [51.4, -2.3],
  [51.4, -2.4],
];
const play = (steps: readonly DrawStep[], from: Drawing = noDrawing) => steps.reduce(draw, from);
const begun = play([{ kind: 'begin' }]);
const adds = (points: Ring) => points.map((point): DrawStep => ({ kind: 'add', point }));
const said = ({ news }: Drawing) => news && drawNews(news);
const circle = (count: number, turns = 1): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / (count - 1)) * 2 * Math.PI * turns;
    return [51 + Math.sin(angle) * (0.1 + index * 1e-5), -2 + Math.cos(angle) * (0.1 + index * 1e-5)];
  });

describe('drawing an area', () => {
  it('pol-01 adds points, takes them back one by one, and finishes', () => {
    const three = play(adds(square.slice(0, 3)), begun);
    assert.deepEqual(three.corners, square.slice(0, 3));
    const two = draw(three, { kind: 'undo' });
    assert.deepEqual(two.corners, square.slice(0, 2));
    assert.deepEqual(draw(two, { kind: 'undo' }).corners, square.slice(0, 1));
    const done = play([{ kind: 'add', point: square[2]! }, { kind: 'finish' }], two);
    assert.equal(done.phase, 'finished');
    assert.deepEqual(done.corners, square.slice(0, 3));
  });

  it('pol-01 undoes moving, removing and drawing as well', () => {
    const whole = play(adds(square), begun);
    for (const step of [
      { kind: 'move', index: 1, point: [51, -2] },
      { kind: 'remove', index: 0 },
      { kind: 'trace', points: square },
    ] as const) {
      const after = draw(whole, step);
      assert.notDeepEqual(after.corners, square);
      assert.deepEqual(draw(after, { kind: 'undo' }).corners, square);
    }
    assert.equal(said(draw(begun, { kind: 'undo' })), 'There is nothing to undo.');
  });

  it('pol-03 moves the point that is held to where the next press is, and leaves it where it is pressed again', () => {
    const held = play([...adds(square), { kind: 'hold', index: 1 }], begun);
    assert.match(said(held)!, /where point 2 should be/);
    const moved = draw(held, { kind: 'add', point: [51, -2] });
    assert.deepEqual(moved.corners, [square[0], [51, -2], square[2], square[3]]);
    assert.equal(said(moved), 'Point 2 moved.');
    assert.deepEqual(draw(moved, { kind: 'undo' }).corners, square);
    assert.equal(draw(moved, { kind: 'add', point: [51, -1] }).corners.length, 5);
    const left = draw(held, { kind: 'hold', index: 1 });
    assert.equal(said(left), 'Point 2 stays where it was.');
    assert.equal(draw(left, { kind: 'add', point: [51, -2] }).corners.length, 5);
    assert.equal(draw(held, { kind: 'hold', index: 2 }).held, 2);
    assert.equal(draw(held, { kind: 'hold', index: 4 }), held);
    for (const step of [{ kind: 'undo' }, { kind: 'remove', index: 0 }] as const)
      assert.equal(draw(held, step).held, undefined, step.kind);
  });

  it('pol-01 moves and removes the one point that is meant, and none that is not there any more', () => {
    const whole = play(adds(square), begun);
    const moved = draw(whole, { kind: 'move', index: 1, point: [51, -2] });
    assert.deepEqual(moved.corners, [square[0], [51, -2], square[2], square[3]]);
    assert.match(said(moved)!, /Point 2 /);
    assert.deepEqual(draw(whole, { kind: 'remove', index: 1 }).corners, [square[0], square[2], square[3]]);
    assert.equal(draw(whole, { kind: 'move', index: 4, point: [51, -2] }), whole);
    assert.equal(draw(whole, { kind: 'remove', index: 4 }), whole);
  });

  it('pol-01 asks before more than three points are lost, and only then', () => {
    const three = play([...adds(square.slice(0, 3)), { kind: 'cancel' }], begun);
    assert.equal(three.phase, 'none');
    const four = play([...adds(square), { kind: 'cancel' }], begun);
    assert.equal(four.phase, 'asking');
    assert.match(said(four)!, /4 points would be lost/);
    const kept = draw(four, { kind: 'keep' });
    assert.deepEqual([kept.phase, kept.corners], ['drawing', square]);
    assert.equal(draw(four, { kind: 'discard' }).phase, 'none');
  });

  it('pol-01 does not ask about an area that was opened and not changed', () => {
    const opened = play([{ kind: 'begin', corners: square }, { kind: 'cancel' }]);
    assert.equal(opened.phase, 'none');
    const changed = play([
      { kind: 'begin', corners: square },
      { kind: 'move', index: 1, point: [51, -2] },
    ]);
    assert.equal(draw(changed, { kind: 'cancel' }).phase, 'asking');
  });

  it('pol-02 says what happened, and how many points an area still needs', () => {
    const told = adds(square).map((_, index) => said(play(adds(square.slice(0, index + 1)), begun)));
    assert.deepEqual(told, [
      'Point 1 added; 1 of at least 3.',
      'Point 2 added; 2 of at least 3.',
      'Point 3 added; 3 points.',
      'Point 4 added; 4 points.',
    ]);
    assert.equal(said(play([...adds(square), { kind: 'remove', index: 1 }], begun)), 'Point 2 removed; 3 points.');
  });

  it('pol-04 refuses what is no area, in words, and goes on', () => {
    const cases: readonly [Ring, RegExp][] = [
      [square.slice(0, 2), /at least three points/],
      [[square[0]!, [51.35, -2.4], square[3]!], /lie on one line/],
      [[square[0]!, square[2]!, square[1]!, square[3]!], /crosses itself/],
    ];
    for (const [points, words] of cases) {
      const refused = play([...adds(points), { kind: 'finish' }], begun);
      assert.equal(refused.phase, 'drawing');
      assert.match(said(refused)!, words);
      assert.deepEqual(refused.corners, points);
      assert.notEqual(drawingFault(refused), undefined);
    }
  });

  it('pol-04 keeps at most a hundred points of a line drawn by hand', () => {
    const drawn = draw(begun, { kind: 'trace', points: circle(900) });
    assert.equal(drawn.phase, 'finished');
    assert.ok(drawn.corners.length > 20 && drawn.corners.length <= mostCorners, String(drawn.corners.length));
    const full = play(adds(circle(mostCorners + 1)), begun);
    assert.equal(full.corners.length, mostCorners);
    assert.match(said(full)!, /at most 100/);
    const more = play([...adds(circle(60)), { kind: 'trace', points: circle(900) }], begun);
    assert.equal(more.corners.length, mostCorners);
  });

  it('pol-04 cuts off where the ends of a line drawn by hand cross one another', () => {
    const sides: Ring = [square[1]!, [51.35, -2.3], square[2]!, [51.4, -2.35], square[3]!, [51.35, -2.4], square[0]!];
    const loop: Ring = [[51.28, -2.35], ...sides, [51.29, -2.28], [51.27, -2.27]];
    assert.equal(polygonFault(loop), 'crosses itself');
    assert.equal(polygonFault(withoutTails(loop)), undefined);
    const drawn = draw(begun, { kind: 'trace', points: loop });
    assert.equal(drawn.phase, 'finished');
    const continued = play([...adds([[51.2, -2.4]]), { kind: 'trace', points: loop }], begun);
    assert.deepEqual(continued.corners, [[51.2, -2.4], ...loop], 'only where the line is the whole drawing');
    const eight: Ring = [square[0]!, square[2]!, square[1]!, square[3]!];
    assert.equal(draw(begun, { kind: 'trace', points: eight }).phase, 'drawing');
  });

  it('does nothing before it has begun and after it has ended', () => {
    assert.equal(play(adds(square)), noDrawing);
    const done = play([...adds(square), { kind: 'finish' }], begun);
    assert.equal(draw(done, { kind: 'undo' }), done);
  });
});
