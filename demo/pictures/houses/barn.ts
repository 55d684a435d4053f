import type { Fill } from '../drawing/drawing';
import { ink, mix, stones, tone } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import { drawWall } from '../outdoors/boundaries';
import { drawPath } from '../outdoors/ground';
import { drawBorder } from '../outdoors/planting';
import { drawDoor } from './doors';
import { roofSurface, setLook, wallSurface } from './front';
import type { HouseFront, HouseStyle } from './front';
import { drawFlank, drawGable, drawRoof } from './roofs';
import { drawHouseShadow, drawPlane, drawShadowUnder, drawWallFace } from './walls';
import { drawWindow } from './windows';

const EAVE = 3.5;
const RIDGE = 8.4;
const OPENING = 3.6;
const OPENING_DEPTH = -0.5;

/** A converted barn; its cart opening is glazed. */
export const barn: HouseStyle = {
  scale: 60,
  base: 640,
  eye: 2,
  distance: 20,
  width: 15,
  detached: true,
  hills: true,
  draw(front) {
    const { dice, drawing, camera, scale } = front;
    const width = dice.range(12, 15.5);
    const kind = dice.weighted({ board: 4, rubble: 4, brick: 2, cladding: 2 });
    const wall = {
      board: dice.pick(['#3f3f40', '#4b4640', '#6b6157', '#56605c']),
      rubble: dice.pick([stones.cotswold, stones.york, stones.grey]),
      brick: dice.pick(['#a8614b', '#b4715a']),
      cladding: dice.pick(['#a08263', '#8f8a80']),
    }[kind];
    const roof = dice.pick(['#9c5a45', '#a9684e', '#626975', '#8b5443']);
    const dress = kind === 'rubble' ? tone(wall, 0.15) : '#4a4540';
    setLook(front, { wall, head: null, dress, bars: [1, 1], frame: dice.pick(['#3b3f42', '#5a5148', '#747f7b']) });
    setLook(front, { roof, gutter: '#38383b' });
    const surface = wallSurface(front, kind, wall);
    const middle = width * dice.pick([0.3, 0.5, 0.66]);

    drawHouseShadow(front, [0, width], EAVE + 2.5, 7);
    drawFlank(front, [0, width], [EAVE, RIDGE], 7, surface);
    drawWallFace(front, 0, 0, width, EAVE, surface);
    drawShadowUnder(front, 0, EAVE, width, 0.45);
    drawPlane(front, 0, 0, width, 0.45, kind === 'brick' ? surface : surfaces.brick('#9f6650', scale));
    drawRoof(front, [0, width], [EAVE, RIDGE], 7, roofSurface(front, roof));
    for (const part of [0.12, 0.3, 0.5, 0.7, 0.88]) {
      const x = width * part;
      if (Math.abs(x - middle) < OPENING / 2 + 1.1) continue;
      if (dice.chance(0.6)) drawRooflight(front, x);
      if (dice.chance(0.8)) drawWindow(front, x - 0.5, 1, 1, 1.5, { bars: [2, 2] });
    }
    drawOpening(front, middle, surface);
    const doorX = middle > width / 2 ? middle - 3.6 : middle + 2.6;
    drawDoor(front, doorX, 1, 2.1, { glazed: dice.chance(0.5), frame: '#5a5148' });
    drawBorder(front, 0.2, middle - 2.2, -0.5, 0.5, 0.9);
    drawBorder(front, middle + 2.2, width, -0.5, 0.5, 0.9);
    return {
      ground() {
        camera.floor(-20, -4.5, 60, 4.5, drawing.linear(['#d3c3a1', '#c4b18c']));
        camera.floor(-20, -4.5, 60, 4.5, surfaces.gravel('#c9b793'));
        drawPath(front, middle - 1.5, 3, [-4.4, -14], '#ccbb97', 1);
      },
      foreground() {
        drawWall(front, -9, middle - 2.4, -5.6, 0.6, surfaces.rubble(stones.york, scale), stones.york);
        drawBorder(front, middle + 3, width + 3, -5.2, 0.7, 1);
      },
    };
  },
};

function drawRooflight({ camera, drawing, weather }: HouseFront, x: number): void {
  camera.polygon(
    [
      [x - 0.4, 5, 1],
      [x + 0.4, 5, 1],
      [x + 0.4, 6.1, 1.8],
      [x - 0.4, 6.1, 1.8],
    ],
    drawing.linear([mix(weather.sky.mid, '#53646e', 0.3), '#4a5861'], 1, 1),
    { stroke: '#3b3f42', strokeWidth: 3 },
  );
}

function drawOpening(front: HouseFront, middle: number, surface: Fill): void {
  const { camera, drawing, dice } = front;
  const right = middle + OPENING / 2;
  const left = middle - OPENING / 2;
  camera.polygon(
    [
      [right, 0, 0],
      [right + 1, 0, 0],
      [right + 1, EAVE, 0],
      [right, EAVE, 0],
    ],
    ink,
    { opacity: 0.22 },
  );
  drawWallFace(front, left - 0.25, 0, OPENING + 0.5, 4.8, surface, OPENING_DEPTH);
  const boards = { boards: '#6a5847', over: 0.35 };
  drawGable(front, [left - 0.25, right + 0.25], [4.8, 6.9], OPENING_DEPTH, surface, boards);
  const pane = { z: OPENING_DEPTH, sill: false, curtain: false };
  const doubleDoors = dice.chance(0.5);
  for (const at of [-1.62, -0.54, 0.54]) {
    drawWindow(front, middle + at, 0.1, 1.08, 2.35, { ...pane, bars: doubleDoors ? [2, 1] : [1, 1] });
    drawWindow(front, middle + at, 2.5, 1.08, 2, pane);
  }
  const oak = drawing.linear(['#a1825f', '#6f5740'], 1, 0);
  for (const at of [-1.75, 1.6]) drawPlane(front, middle + at, 0, 0.17, 4.6, oak, OPENING_DEPTH - 0.02);
  drawPlane(front, middle - 1.75, 4.5, 3.5, 0.2, '#8b6f52', OPENING_DEPTH - 0.02);
}
