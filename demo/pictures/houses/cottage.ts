import { ink, slates, stones, tone, trim } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import { drawFence, drawHedge, drawWall } from '../outdoors/boundaries';
import { drawPath } from '../outdoors/ground';
import { drawBorder, drawClimber } from '../outdoors/planting';
import { drawChimney } from './chimneys';
import { drawDoor } from './doors';
import { roofSurface, setLook, wallSurface } from './front';
import type { HouseFront, HouseStyle } from './front';
import { drawFlank, drawRoof } from './roofs';
import { drawThatch } from './thatch';
import { drawHouseShadow, drawShadowUnder, drawWallFace } from './walls';
import { drawWindow } from './windows';

const RIDGE = 7.2;
const GATE_DEPTH = -6;

/** A country cottage in rubble stone or wash under thatch, slate or tile. */
export const cottage: HouseStyle = {
  scale: 74,
  base: 640,
  eye: 1.9,
  distance: 17,
  width: 10,
  detached: true,
  hills: true,
  draw(front) {
    const { dice } = front;
    const thatched = dice.chance(0.4);
    const width = dice.range(8.2, 10.8);
    const stone = dice.chance(0.65);
    const wall = stone
      ? dice.pick([stones.cotswold, stones.york, stones.grey, stones.bath])
      : dice.pick(['#f6f1e6', '#f3e6c3', '#f1dcd0', '#f5efe3', '#e2e6d8', '#f0d9c8']);
    const eave = thatched ? 3.5 : dice.range(4.2, 4.7);
    const roof = dice.pick(thatched ? ['#b39a6a', '#a38c63', '#c0a573'] : [...slates, '#a9684e', '#8d8578', '#9c7a5c']);
    const dress = stone ? tone(wall, 0.12) : '#8c7b66';
    const frame = dice.pick([trim, trim, '#8fa392', '#5d7a80', '#cfd6cf', '#6d6a5a']);
    setLook(front, {
      wall,
      head: stone ? 'stone' : null,
      dress,
      bars: dice.pick([
        [2, 3],
        [2, 2],
        [3, 3],
      ]),
      frame,
    });
    setLook(front, { roof, gutter: '#54504b' });
    const surface = wallSurface(front, stone ? 'rubble' : 'render', wall);
    const doorX = width * dice.pick([0.45, 0.36, 0.58, 0.62]);

    drawHouseShadow(front, [0, width], eave + 2, 6);
    drawFlank(front, [0, width], [eave, RIDGE], 6, surface);
    const stack = stone ? tone(wall, -0.1) : '#a8614b';
    const ends = [0.3, width - 1.4];
    for (const x of dice.chance(0.5) ? ends : [dice.pick(ends)]) drawChimney(front, [x, 6.2, 2.7], 1.1, 1.6, stack);
    if (thatched) {
      drawWallFace(front, 0, 0, width, eave + 0.6, surface);
      drawThatch(front, width, eave, surface);
    } else {
      drawWallFace(front, 0, 0, width, eave, surface);
      drawShadowUnder(front, 0, eave, width, 0.4);
      drawRoof(front, [0, width], [eave, RIDGE], 6, roofSurface(front, roof), { over: 0.2 });
      const upstairs = dice.pick([
        [0.2, 0.5, 0.8],
        [0.2, 0.8],
        [0.24, 0.5, 0.76],
      ]);
      for (const part of upstairs) drawWindow(front, width * part - 0.55, 2.95, 1.1, 1.05);
    }
    for (const part of [0.2, 0.5, 0.8]) {
      const middle = width * part;
      if (Math.abs(middle - doorX - 0.5) < 1.35) continue;
      drawWindow(front, middle - 0.68, 0.85, 1.36, 1.15, { bars: [3, 2], flowers: dice.chance(0.35) });
    }
    drawDoor(front, doorX, 1, 2.05, { glazed: dice.chance(0.4), frame });
    if (dice.chance(0.6)) drawPorch(front, doorX, thatched);
    drawPlanting(front, doorX, width);

    const boundary = dice.pick(['picket', 'wall', 'hedge'] as const);
    const paving = dice.pick(['#cdbd9c', '#bdb3a2', '#b98d70']);
    return {
      ground: () => drawPath(front, doorX - 0.05, 1.1, [0, -12], paving, 0.5),
      foreground: () => drawFrontGarden(front, doorX, width, boundary),
    };
  },
};

function drawPorch(front: HouseFront, x: number, thatched: boolean): void {
  const { camera, scale } = front;
  camera.polygon(
    [
      [x + 1, 2.2, 0],
      [x + 1.7, 0.6, 0],
      [x + 1.7, 1.6, 0],
      [x + 1.35, 2.2, 0],
    ],
    ink,
    { opacity: 0.12 },
  );
  camera.polygon(
    [
      [x - 0.35, 2.25, -0.7],
      [x + 1.35, 2.25, -0.7],
      [x + 1.15, 2.95, 0],
      [x - 0.15, 2.95, 0],
    ],
    thatched ? surfaces.thatch(front.roof) : surfaces.tiles('#94604a', scale),
  );
  for (const post of [x - 0.25, x + 1.15]) {
    camera.box([post, 0, -0.68], [0.11, 2.25, 0.11], { front: '#8b6d52', side: '#5e4938', light: '#a58363' });
  }
}

function drawPlanting(front: HouseFront, doorX: number, width: number): void {
  const { dice } = front;
  if (dice.chance(0.75)) {
    const flower = dice.pick(['#f2c3cc', '#fbf1ef', '#d98a9a', '#b6a3d4', null]);
    drawClimber(front, [doorX - 0.3, doorX - 1.4], [0.3, 2.7], flower);
  }
  if (dice.chance(0.5)) drawClimber(front, [width - 0.2, width - 1.3], [0.1, 3]);
  drawBorder(front, 0.1, doorX - 0.2, -0.5, 0.7, 1.8);
  drawBorder(front, doorX + 1.3, width, -0.5, 0.7, 1.8);
}

function drawFrontGarden(front: HouseFront, doorX: number, width: number, boundary: 'picket' | 'wall' | 'hedge'): void {
  drawBorder(front, doorX - 4.2, doorX - 0.9, -3.2, 0.55, 1.6);
  drawBorder(front, doorX + 1.9, doorX + 5, -3.6, 0.55, 1.6);
  for (const [from, to] of [
    [-8, doorX],
    [doorX + 1.45, width + 8],
  ] as const) {
    if (boundary === 'picket') drawFence(front, from, to, GATE_DEPTH, 0.9, 'picket', '#f4f0e4');
    else if (boundary === 'hedge') drawHedge(front, from, to, GATE_DEPTH, 0.85);
    else drawWall(front, from, to, GATE_DEPTH, 0.7, surfaces.rubble(stones.york, front.scale), stones.york);
  }
}
