import type { Fill } from '../drawing/drawing';
import { renders, slates, stones, tone, trim } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import { foliage } from '../outdoors/foliage';
import { drawPath } from '../outdoors/ground';
import { drawBorder, drawClimber } from '../outdoors/planting';
import { drawTree } from '../outdoors/trees';
import { drawChimney } from './chimneys';
import { drawDoor } from './doors';
import { setLook, wallSurface } from './front';
import type { HouseFront, HouseStyle } from './front';
import { drawFlank, drawRoof } from './roofs';
import { drawBand, drawHouseShadow, drawPlane, drawWallFace } from './walls';
import { drawWindow } from './windows';

/** A symmetrical country house of five or three bays under a hipped roof. */
export const rectory: HouseStyle = {
  scale: 52,
  base: 636,
  eye: 2.1,
  distance: 24,
  width: 14.5,
  detached: true,
  hills: true,
  draw(front) {
    const { dice, scale, camera } = front;
    const bays = dice.pick([3, 5, 5]);
    const width = bays * (bays === 3 ? 3.6 : 2.9);
    const storeys = bays === 3 ? dice.pick([2, 3]) : 2;
    const eave = storeys * 3.3 + 0.5;
    const kind = dice.weighted({ ashlar: 5, render: 3, brick: 3, rubble: 2 });
    const wall = {
      ashlar: dice.pick([stones.bath, stones.cotswold, stones.portland]),
      render: dice.pick(renders),
      brick: dice.pick(['#b4715a', '#a9754f', '#9f6650']),
      rubble: dice.pick([stones.cotswold, stones.grey]),
    }[kind];
    const dress = kind === 'brick' || kind === 'render' ? '#efe8d8' : tone(wall, 0.25);
    const roof = dice.pick(slates);
    setLook(front, { wall, dress, roof, head: kind === 'brick' ? 'gauged' : 'frame', sash: true, frame: trim });
    setLook(front, {
      bars: dice.pick([
        [3, 4],
        [2, 4],
        [2, 2],
      ]),
    });
    const surface = wallSurface(front, kind, wall);
    drawHouseShadow(front, [0, width], eave + 1, 9);
    drawFlank(front, [0, width], [eave, null], 9, surface);
    drawRoof(front, [0, width], [eave, eave + 2.6], 9, surfaces.slate(roof, scale), { hip: 3, over: 0.35 });
    for (const x of [width * 0.24, width * 0.76 - 1.2]) {
      drawChimney(front, [x, eave + 1.3, 4], 1.2, 2, kind === 'brick' ? wall : tone(wall, -0.08), 3);
    }
    drawWallFace(front, 0, 0, width, eave, surface);
    if (kind === 'brick' || dice.chance(0.4)) drawQuoins(front, width, eave);
    drawBand(front, 0, eave - 0.35, width, 0.3, dress, { out: 0.14 });
    if (dice.chance(0.5)) drawBand(front, 0, 3.5, width, 0.18, dress, { out: 0.03 });
    drawStoreys(front, bays, width, storeys);
    drawEntrance(front, width / 2);
    if (dice.chance(0.55)) drawClimber(front, [0.3, 1.5], [0.3, 5.2], dice.pick(['#cbb8e0', '#f5e3e4', null]));
    drawBorder(front, 0.2, width / 2 - 1.6, -0.6, 0.6, 1.5);
    drawBorder(front, width / 2 + 1.6, width, -0.6, 0.6, 1.5);
    const drive = dice.pick(['#d3c3a1', '#cdbfa5', '#c3b8a8']);
    return {
      ground() {
        const gravel: Fill = surfaces.gravel(drive);
        camera.floor(-3, -6, width + 6, 5.2, drive);
        camera.floor(-3, -6, width + 6, 5.2, gravel);
        drawPath(front, width / 2 - 2, 4, [-5.8, -16], drive, dice.range(-2, 2));
      },
      foreground() {
        for (const x of [-2.4, width + 2.2]) {
          const [X, Y] = camera.point(x, 0, -7);
          if (dice.chance(0.5)) drawTree(front, X, Y, dice.range(240, 340));
        }
      },
    };
  },
};

function drawQuoins(front: HouseFront, width: number, eave: number): void {
  const { drawing, dress } = front;
  const stone = drawing.linear([tone(dress, 0.2), tone(dress, -0.1)], 1, 1);
  for (let y = 0, row = 0; y < eave - 0.6; y += 0.42, row++) {
    const size = row % 2 ? 0.62 : 0.4;
    drawPlane(front, 0, y + 0.02, size, 0.38, stone);
    drawPlane(front, width - size, y + 0.02, size, 0.38, stone);
  }
}

function drawStoreys(front: HouseFront, bays: number, width: number, storeys: number): void {
  const { dice } = front;
  const pitch = width / bays;
  const size = bays === 3 ? 1.25 : 1.08;
  const boxes = dice.chance(0.25);
  for (let bay = 0; bay < bays; bay++) {
    const left = (bay + 0.5) * pitch - size / 2;
    if (bay !== (bays - 1) / 2) drawWindow(front, left, 0.75, size, 2.05, { flowers: boxes });
    drawWindow(front, left, 4.05, size, 1.85);
    if (storeys > 2) drawWindow(front, left, 7.35, size, 1.3, { bars: [3, 2] });
  }
}

function drawEntrance(front: HouseFront, middle: number): void {
  const { dice, drawing, camera, dress, weather } = front;
  const porch = dice.pick(['columns', 'hood', 'plain'] as const);
  drawDoor(front, middle - 0.58, 1.16, 2.3, { y: 0.25, fan: 0.45, round: true });
  camera.box([middle - 1.1, 0, -0.9], [2.2, 0.22, 0.9], { front: '#cdc5b5', side: '#9d9788', top: '#e5decf' });
  if (porch !== 'plain') {
    const depth = porch === 'columns' ? 1 : 0.4;
    const stone = drawing.linear([tone(dress, 0.35), tone(dress, -0.2)], 1, 0);
    for (const at of [-1.1, 0.85]) camera.rect(middle + at, 0.22, 0.26, 2.95, -depth, stone);
    const entablature = { front: tone(dress, 0.1), side: tone(dress, -0.3), light: dress, below: tone(dress, -0.4) };
    camera.box([middle - 1.3, 3.15, -depth - 0.1], [2.6, 0.36, depth], entablature);
  }
  for (const at of [-1.75, 1.75]) {
    const [X, Y] = camera.point(middle + at, 0, -1);
    drawing.rect(X - 14, Y - 28, 28, 28, '#8c8578');
    foliage(front, X, Y - 52, 24, 30, weather.hedge, { lobes: 9, leaves: 0.6 });
  }
}
