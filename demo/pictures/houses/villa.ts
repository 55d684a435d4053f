import type { Fill } from '../drawing/drawing';
import { bricks, renders, slates, stones, tone, trim } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import { drawHedge, drawWall } from '../outdoors/boundaries';
import { drawPath } from '../outdoors/ground';
import { drawBorder, drawClimber } from '../outdoors/planting';
import { drawBay } from './bays';
import { drawChimney } from './chimneys';
import { drawDoor } from './doors';
import { setLook, wallSurface } from './front';
import type { HouseFront, HouseStyle } from './front';
import { drawFlank, drawGable, drawRoof } from './roofs';
import { drawBand, drawHouseShadow, drawPlane, drawShadowUnder, drawWallFace } from './walls';
import { drawWindow } from './windows';

const WIDTH = 10.4;
const EAVE = 6.4;

/** A detached Victorian or Edwardian house with one or two bays. */
export const villa: HouseStyle = {
  scale: 58,
  base: 650,
  eye: 2,
  distance: 21,
  width: WIDTH,
  detached: true,
  draw(front) {
    const { dice, scale } = front;
    const kind = dice.weighted({ brick: 5, ashlar: 4, render: 3, rubble: 2 });
    const wall = {
      brick: dice.pick(bricks),
      ashlar: dice.pick([stones.bath, stones.york]),
      render: dice.pick(renders),
      rubble: dice.pick([stones.grey, stones.york, stones.cotswold]),
    }[kind];
    const dress = kind === 'brick' ? dice.pick(['#efe6d3', '#f3eee2']) : tone(wall, 0.22);
    const roof = dice.pick([...slates, '#8b5443']);
    setLook(front, {
      wall,
      dress,
      roof,
      head: 'stone',
      sash: true,
      frame: trim,
      bars: dice.pick([
        [1, 1],
        [2, 1],
        [2, 2],
      ]),
    });
    const surface = wallSurface(front, kind, wall);
    const twoBays = dice.chance(0.55);
    drawHouseShadow(front, [0, WIDTH], EAVE + 2, 9);
    drawFlank(front, [0, WIDTH], [EAVE, 9.4], 9, surface);
    drawRoof(
      front,
      [0, WIDTH],
      [EAVE, 9.4],
      9,
      roof.startsWith('#8b') ? surfaces.tiles(roof, scale) : surfaces.slate(roof, scale),
    );
    for (const x of [0.4, WIDTH - 1.7])
      drawChimney(front, [x, 8.2, 3.8], 1.3, 2.2, kind === 'brick' ? wall : '#a8614b', 3);
    drawWallFace(front, 0, 0, WIDTH, EAVE, surface);
    drawShadowUnder(front, 0, EAVE, WIDTH);
    drawBand(front, 0, 3.25, WIDTH, 0.16, dress, { out: 0.02 });
    drawWindow(front, WIDTH / 2 - 0.5, 3.95, 1, 1.7, { arch: dice.pick([0, 0.45]) });
    const gabled = dice.chance(0.6);
    const timbered = dice.chance(0.4);
    drawBayWing(front, 0.5, surface, gabled, timbered);
    if (twoBays) drawBayWing(front, WIDTH - 3.7, surface, gabled, timbered);
    else {
      for (const y of [0.85, 3.95])
        drawWindow(front, WIDTH - 3, y, 1.9, 1.75, { bars: [3, 1], flowers: y < 1 && dice.chance(0.4) });
    }
    drawEntrance(front);
    if (dice.chance(0.4))
      drawClimber(front, [WIDTH - 0.3, WIDTH - 1.4], [0.2, 4.5], dice.pick(['#f2c3cc', '#cbb8e0', null]));
    drawBorder(front, 0.3, 3.8, -1.3, 0.6, 1.5);
    drawBorder(front, WIDTH - 3.8, WIDTH, twoBays ? -1.3 : -0.5, 0.6, 1.5);
    const hedged = dice.chance(0.5);
    return {
      ground() {
        drawPath(front, WIDTH / 2 - 0.7, 1.4, [0, -13], '#c5ae93', 0.3);
        if (dice.chance(0.6)) drawPath(front, WIDTH + 0.4, 3, [3, -14], '#c9bda9', 1.4);
      },
      foreground: () => drawFrontEdge(front, surface, wall, hedged),
    };
  },
};

function drawBayWing(front: HouseFront, x: number, surface: Fill, gabled: boolean, timbered: boolean): void {
  const { wall, scale, roof, dress } = front;
  const size = { x, width: 3.2, storeys: 2, storey: 3.15, out: 0.8, cant: 0.66 };
  const top = drawBay(front, { ...size, surface, colour: wall, headHeight: 2.5 });
  if (gabled) {
    const face = timbered ? wallSurface(front, 'render', '#f5efe2') : surface;
    const boards = timbered ? '#4a3f38' : dress;
    drawGable(front, [x - 0.1, x + 3.3], [top, top + 2.2], -0.6, face, { boards, over: 0.2 });
    if (timbered) {
      for (let post = -2; post <= 2; post++) {
        drawPlane(front, x + 1.54 + post * 0.55, top, 0.12, 1.75 - Math.abs(post) * 0.62, boards, -0.61);
      }
    }
    return;
  }
  front.camera.polygon(
    [
      [x - 0.1, top, 0],
      [x + 0.6, top, -0.9],
      [x + 2.6, top, -0.9],
      [x + 3.3, top, 0],
      [x + 2.4, top + 0.9, 0.6],
      [x + 0.8, top + 0.9, 0.6],
    ],
    surfaces.slate(roof, scale),
  );
}

function drawEntrance(front: HouseFront): void {
  const { camera, dice, dress, drawing } = front;
  const x = WIDTH / 2 - 0.55;
  drawDoor(front, x, 1.1, 2.2, { y: 0.2, fan: 0.45, round: dice.chance(0.4), glazed: dice.chance(0.6) });
  camera.box([x - 0.35, 0, -0.7], [1.8, 0.2, 0.7], { front: '#b9b0a1', side: '#8f887c', top: '#d8d0c2' });
  if (!dice.chance(0.6)) return;
  const post = drawing.linear([tone(dress, 0.35), tone(dress, -0.15)], 1, 0);
  for (const at of [-0.4, 1.3]) camera.rect(x + at, 0.2, 0.16, 2.7, -0.9, post);
  drawShadowUnder(front, x - 0.5, 2.9, 2.1);
  camera.box([x - 0.55, 2.9, -1], [2.2, 0.3, 1], { front: tone(dress, 0.1), side: tone(dress, -0.3), light: dress });
}

function drawFrontEdge(front: HouseFront, surface: Fill, colour: string, hedged: boolean): void {
  for (const [from, to] of [
    [-9, WIDTH / 2 - 1.3],
    [WIDTH / 2 + 1.4, WIDTH + 0.2],
    [WIDTH + 4.6, WIDTH + 12],
  ] as const) {
    if (hedged) drawHedge(front, from, to, -6, 0.9, 0.6);
    else {
      drawBorder(front, from, to, -5.5, 0.6, 1);
      drawWall(front, from, to, -6, 0.6, surface, colour);
    }
  }
}
