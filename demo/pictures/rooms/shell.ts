import { ink, tone } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import { drawFloor, NEAR } from './floors';
import type { FloorKind } from './floors';
import type { Room } from './interior';

const JOINERY = '#f7f3ea';

interface Tiling {
  /** Colour of the wall tiles and how high they reach. */
  wall: string;
  height: number;
}

interface ShellChoice {
  floor?: FloorKind;
  /** Colours of floor tiles; the second is used by checks. */
  tiles?: readonly [string, string];
  tiling?: Tiling;
  /** A window on the left: the height of its sill, or false for none. */
  window?: number | false;
  curtains?: boolean;
}

/** Walls, floor, ceiling, cornice and skirting, and the window on the left that lights the room. */
export function drawShell(room: Room, choice: ShellChoice = {}): void {
  const { drawing, camera, width, height, colours } = room;
  const { floor = 'boards', tiles = ['#e9e4d8', '#8c9a94'], tiling, window = 0.85, curtains = true } = choice;
  const left = -width / 2;
  const right = width / 2;
  const { wall } = colours;
  const ceiling = drawing.linear(['#fbf8f1', '#e9e4da'], 0, 1);
  camera.polygon(
    [
      [left, height, 0],
      [right, height, 0],
      [right, height, NEAR],
      [left, height, NEAR],
    ],
    ceiling,
  );
  drawFloor(room, floor, tiles);
  camera.side(left, 0, NEAR, height, -NEAR, drawing.linear([tone(wall, -0.18), tone(wall, -0.08)], 1, 0));
  camera.side(right, 0, NEAR, height, -NEAR, drawing.linear([tone(wall, -0.06), tone(wall, 0.12)], 1, 0));
  camera.rect(left, 0, width, height, 0, drawing.linear([tone(wall, 0.18), wall, tone(wall, -0.08)], 1, 0.5));
  if (tiling) drawTiling(room, tiling);
  camera.rect(left, 0, 0.5, height, 0, drawing.fade(ink, 0.09, 0, 1, 0));
  camera.rect(right - 0.6, 0, 0.6, height, 0, drawing.fade(ink, 0, 0.1, 1, 0));
  if (!tiling) {
    camera.rect(left, 0, width, 0.15, 0, drawing.linear([JOINERY, tone(JOINERY, -0.1)]));
    camera.side(left, 0, NEAR, 0.15, -NEAR, tone(JOINERY, -0.14));
    camera.side(right, 0, NEAR, 0.15, -NEAR, tone(JOINERY, 0.05));
  }
  camera.rect(left, height - 0.11, width, 0.11, 0, tone(JOINERY, -0.04));
  camera.side(left, height - 0.11, NEAR, 0.11, -NEAR, tone(JOINERY, -0.1));
  camera.side(right, height - 0.11, NEAR, 0.11, -NEAR, tone(JOINERY, 0.04));
  if (window !== false) drawLeftWindow(room, window, curtains);
}

function drawTiling(room: Room, { wall, height }: Tiling): void {
  const { drawing, camera, width, dice, scale } = room;
  const [across, up] = dice.chance(0.5) ? [0.2, 0.1] : [0.14, 0.14];
  camera.rect(-width / 2, 0, width, height, 0, surfaces.wallTile(wall, scale, across, up));
  const light = drawing.linear(
    [
      ['#ffffff', 0.15],
      [ink, 0.08],
    ],
    1,
    0.4,
  );
  camera.rect(-width / 2, 0, width, height, 0, light);
  camera.side(-width / 2, 0, NEAR, height, -NEAR, tone(wall, -0.12), { opacity: 0.85 });
  camera.side(width / 2, 0, NEAR, height, -NEAR, tone(wall, 0.06), { opacity: 0.85 });
  camera.rect(-width / 2, height, width, 0.05, -0.01, tone(wall, -0.1));
}

function drawLeftWindow(
  { drawing, camera, width, height, weather, colours }: Room,
  sill: number,
  curtains: boolean,
): void {
  const x = -width / 2;
  const back = -0.5;
  const front = -1.9;
  const top = height - 0.4;
  const pane = (near: number, far: number, low: number, high: number, fill: string): void =>
    camera.side(x, low, near, high - low, far - near, fill);
  pane(front - 0.1, back + 0.1, sill - 0.08, top + 0.1, '#f4efe5');
  const view = drawing.linear([tone(weather.sky.top, 0.55), '#f4f4ea', tone(weather.grass, 0.45)]);
  pane(front, back, sill, top, view);
  for (const part of [0.33, 0.66]) {
    const z = back + (front - back) * part;
    pane(z - 0.05, z, sill, top, '#f1ece1');
  }
  pane(front, back, (sill + top) / 2, (sill + top) / 2 + 0.05, '#f1ece1');
  for (const [opacity, inset] of [
    [0.16, 0],
    [0.2, 0.12],
    [0.16, 0.24],
  ] as const) {
    camera.polygon(
      [
        [x + 0.35 + inset, 0.004, back - 0.15],
        [x + 2.5 - inset, 0.004, back - 0.55],
        [x + 2.5 - inset, 0.004, front - 0.5],
        [x + 0.35 + inset, 0.004, front - 0.1],
      ],
      '#fff0c8',
      { opacity },
    );
  }
  if (!curtains) return;
  const cloth = colours.textile;
  const folds = drawing.linear([tone(cloth, 0.3), tone(cloth, -0.05), tone(cloth, 0.22), tone(cloth, -0.1)], 1, 0);
  pane(back - 0.06, back + 0.32, 0.08, top + 0.2, folds);
  pane(front - 0.32, front + 0.06, 0.08, top + 0.2, folds);
}
