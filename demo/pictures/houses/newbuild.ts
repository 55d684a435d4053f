import type { Fill } from '../drawing/drawing';
import { bricks, ink, slates, stones, tone, trim } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import type { WallKind } from '../drawing/surfaces';
import { drawHedge } from '../outdoors/boundaries';
import { drawPath } from '../outdoors/ground';
import { drawBorder } from '../outdoors/planting';
import { drawTree } from '../outdoors/trees';
import { drawChimney } from './chimneys';
import { drawDoor } from './doors';
import { setLook, wallSurface } from './front';
import type { HouseFront, HouseStyle } from './front';
import { drawFlank, drawGable, drawRoof } from './roofs';
import { drawBand, drawHouseShadow, drawShadowUnder, drawWallFace } from './walls';
import { drawWindow } from './windows';

const WIDTH = 11.2;
const EAVE = 5.1;
const GABLE_WIDTH = 4.3;
const GABLE_DEPTH = -0.6;
const DARK = '#3f444a';
const WHITE = '#f4f2ec';

/** A recent detached house with a gabled wing and a garage. */
export const newbuild: HouseStyle = {
  scale: 60,
  base: 640,
  eye: 2,
  distance: 19,
  width: WIDTH,
  detached: true,
  draw(front) {
    const { dice, scale } = front;
    const stone = dice.chance(0.25);
    const wall = stone ? dice.pick([stones.bath, stones.cotswold]) : dice.pick([...bricks, '#c9a986', '#8e8a86']);
    const frame = dice.pick([DARK, WHITE, '#6f7c78', DARK]);
    const roof = dice.pick([...slates, '#7d5648']);
    setLook(front, { wall, frame, roof, head: 'stone', bars: [2, 1], gutter: '#3a3c40' });
    setLook(front, { dress: frame === WHITE ? '#ded4c2' : tone(wall, -0.15) });
    const surface = wallSurface(front, stone ? 'ashlar' : 'brick', wall);
    const tiles = surfaces.slate(roof, scale);
    const gableX = dice.pick([0.3, 3.4]);
    const doorX = gableX < 2 ? 5.6 : 1;

    drawHouseShadow(front, [0, WIDTH], EAVE + 2, 8);
    drawFlank(front, [0, WIDTH], [EAVE, 8.6], 8, surface);
    drawRoof(front, [0, WIDTH], [EAVE, 8.6], 8, tiles);
    if (dice.chance(0.5)) drawChimney(front, [WIDTH - 1.6, 7.6, 3.4], 0.9, 1.3, wall, 1);
    drawWallFace(front, 0, 0, WIDTH, EAVE, surface);
    drawShadowUnder(front, 0, EAVE, WIDTH);
    for (const middle of [1.8, 5.5, 9.3]) {
      if (middle > gableX - 0.5 && middle < gableX + GABLE_WIDTH + 0.4) continue;
      drawWindow(front, middle - 0.65, 3.15, 1.3, 1.25);
      if (middle < 7.4 && Math.abs(middle - doorX - 0.5) > 1.4) drawWindow(front, middle - 0.8, 0.75, 1.6, 1.4);
    }
    drawWing(front, gableX, surface);
    if (dice.chance(0.75)) drawGarage(front);
    else drawWindow(front, WIDTH - 2.9, 0.6, 2.2, 1.6, { bars: [3, 1] });
    drawEntrance(front, doorX, tiles);
    drawBorder(front, gableX + 0.1, gableX + GABLE_WIDTH, -1, 0.5, 1.4);
    drawBorder(front, WIDTH + 0.6, WIDTH + 5, 1, 1.2, 1);

    const lowHedge = dice.chance(0.6);
    return {
      ground: () => drawDrive(front, doorX),
      foreground() {
        const [X, Y] = front.camera.point(-1.6, 0, -4);
        drawTree(front, X, Y, 330, { kind: dice.pick(['tall', 'young', 'birch']) });
        if (lowHedge) drawHedge(front, -6, 5.5, -8, 0.5, 0.5);
        else drawBorder(front, -6, 4.5, -7, 0.5, 1);
      },
    };
  },
};

function drawWing(front: HouseFront, x: number, surface: Fill): void {
  const { dice, camera, weather } = front;
  const kind = dice.pick(['render', 'board', 'brick', 'cladding', 'tiles'] as const);
  const colours: Record<typeof kind & WallKind, string> = {
    render: '#f3eee4',
    board: dice.pick(['#d8d6cc', '#8d9a98', '#e6e0d2', '#7c8b94']),
    brick: front.wall,
    cladding: '#b08a62',
    tiles: '#a9684e',
  };
  const wall = colours[kind];
  const face = kind === 'brick' ? surface : wallSurface(front, kind, wall);
  const right = x + GABLE_WIDTH;
  camera.polygon(
    [
      [right, 0, 0],
      [right + 0.9, 0, 0],
      [right + 0.9, 5, 0],
      [right, 5.6, 0],
    ],
    ink,
    { opacity: weather.sky.shadow * 0.7 },
  );
  drawWallFace(front, x, 0, GABLE_WIDTH, 2.7, surface, GABLE_DEPTH);
  drawWallFace(front, x, 2.7, GABLE_WIDTH, 2.4, face, GABLE_DEPTH);
  const boards = front.frame === WHITE ? trim : '#4a4d52';
  drawGable(front, [x, right], [EAVE, 7.7], GABLE_DEPTH, face, { boards, over: 0.35 });
  drawBand(front, x, 2.66, GABLE_WIDTH, 0.1, tone(wall, -0.1), { z: GABLE_DEPTH, out: 0.02 });
  const upstairs = { z: GABLE_DEPTH, wall };
  drawWindow(front, x + 0.75, 3.1, 1.2, 1.35, upstairs);
  drawWindow(front, x + 2.35, 3.1, 1.2, 1.35, upstairs);
  drawWindow(front, x + 0.8, 0.5, 2.7, 1.75, { z: GABLE_DEPTH, bars: [3, 1] });
  if (dice.chance(0.5)) {
    drawWindow(front, x + GABLE_WIDTH / 2 - 0.35, 5.7, 0.7, 0.75, { ...upstairs, bars: [1, 1], head: null });
  }
}

function drawGarage({ camera, drawing, frame, door }: HouseFront): void {
  const { X, Y, W, H } = camera.frame(WIDTH - 3.05, 0, 2.6, 2.15);
  drawing.rect(X - 5, Y - 5, W + 10, H + 5, tone(frame, -0.1));
  drawing.rect(X, Y, W, H, tone(door, 0.1));
  for (let panel = 1; panel < 6; panel++) drawing.rect(X, Y + (H * panel) / 6, W, 1.5, tone(door, -0.35));
  drawing.rect(X, Y, W, 9, ink, { opacity: 0.3 });
}

function drawEntrance(front: HouseFront, x: number, tiles: Fill): void {
  drawDoor(front, x, 1, 2.1, { glazed: true, frame: front.frame });
  front.camera.polygon(
    [
      [x - 0.5, 2.4, -0.9],
      [x + 1.5, 2.4, -0.9],
      [x + 1.5, 2.75, 0],
      [x - 0.5, 2.75, 0],
    ],
    tiles,
  );
  drawShadowUnder(front, x - 0.5, 2.4, 2);
  front.camera.rect(x - 0.5, 2.3, 2, 0.12, -0.9, '#f0ece2');
}

function drawDrive(front: HouseFront, doorX: number): void {
  drawPath(front, WIDTH - 3.3, 3.2, [0, -14], '#c3b8a8', 1.2);
  drawPath(front, doorX - 0.1, 1.2, [0, -3.4], '#c3b8a8');
  front.camera.polygon(
    [
      [doorX - 0.1, 0, -3.4],
      [WIDTH - 3, 0, -3.4],
      [WIDTH - 3, 0, -4.4],
      [doorX - 0.2, 0, -4.4],
    ],
    '#cabfae',
  );
}
