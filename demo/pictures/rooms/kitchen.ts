import { tone } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import { drawTap } from './decor';
import { drawChair, drawCupboards, drawStool, drawTable } from './furniture';
import { faces } from './interior';
import type { Room, RoomKind } from './interior';
import { drawPendant } from './lamps';
import { drawFruit, drawPlant } from './plants';
import { drawShell } from './shell';
import { drawJars } from './shelves';
import { drawBackWindow } from './windows';

const fronts = ['#7f8f80', '#44566b', '#e9e2d3', '#5f6f6a', '#c9b79a', '#a9b8b5', '#3f4a50', '#d8d2c4'];
const worktops = ['#f1ece2', '#cbb08a', '#5b5a58', '#e2ddd4'];
const ranges = ['#33383d', '#ede6d6', '#5d6b63', '#7c3f3a'];

/** A kitchen with an island, a table or open floor. */
export const kitchen: RoomKind = {
  width: [4.7, 5.5],
  height: [2.55, 2.85],
  scale: [136, 148],
  base: 548,
  eye: 1.36,
  draw(room) {
    const { camera, dice, colours, width, scale } = room;
    const front = dice.pick([colours.joinery, ...fronts]);
    const top = dice.pick(worktops);
    const tile = dice.pick(['#f4f0e6', '#dfe6e1', '#d9e0e6', '#efdfd0', '#c8d5cf']);
    const floor = dice.pick(['boards', 'tiles', 'boards', 'checks', 'herringbone'] as const);
    drawShell(room, { floor, tiles: ['#dcd3c3', '#a9a79c'], curtains: false, window: 1.05 });
    camera.rect(-width / 2, 0.9, width, dice.pick([0.6, 1.2]), 0, surfaces.wallTile(tile, scale));
    const windowX = dice.pick([-1.1, -0.75]);
    drawBackWindow(room, windowX, 1.12, 1.5, 1.15, {
      bars: dice.pick([
        [3, 2],
        [2, 1],
        [2, 2],
      ]),
      curtains: false,
    });
    camera.shadow(-width / 2, -0.62, width, 0.6, 0.05, 0);
    const count = Math.round(width / 0.6);
    drawCupboards(room, [-width / 2, 0.1, -0.6], [width, 0.8, 0.6], front, count, dice.chance(0.6));
    camera.rect(-width / 2, 0, width, 0.1, -0.55, tone(front, -0.5));
    camera.box([-width / 2, 0.9, -0.63], [width, 0.05, 0.63], faces(top));
    camera.box([windowX + 0.42, 0.66, -0.64], [0.7, 0.27, 0.04], faces('#f9f7f1'));
    drawTap(room, windowX + 0.77, 0.95, -0.15);
    drawRange(room, 1.15, front);
    drawStorage(room, windowX, front);
    drawJars(room, windowX + 1.75, 0.95, -0.3, 2);
    drawPlant(room, windowX + 0.15, -0.1, 0.36, 0.95);
    const middle = dice.weighted({ island: 5, table: 3, open: 2 });
    if (middle === 'island') drawIsland(room, front, top);
    if (middle === 'table') drawKitchenTable(room);
    if (middle === 'open') drawPlant(room, width / 2 - 0.5, -1.4, 1.2);
    const lights = dice.pick([
      [-0.65, 0.65],
      [-0.75, 0, 0.75],
    ]);
    for (const x of middle === 'open' ? [0] : lights) drawPendant(room, x, -1.6, 0.7, 0.17);
  },
};

function drawRange(room: Room, x: number, hood: string): void {
  const { camera, drawing, dice, colours, height } = room;
  const colour = dice.pick(ranges);
  camera.box([x, 0.08, -0.65], [0.95, 0.86, 0.65], faces(colour, drawing));
  for (const left of [x + 0.05, x + 0.5]) {
    camera.rect(left, 0.2, 0.4, 0.48, -0.66, tone(colour, -0.2), 0.02);
    camera.rect(left + 0.05, 0.63, 0.3, 0.03, -0.69, '#cfc9bd', 0.015);
  }
  for (let knob = 0; knob < 5; knob++) {
    const [X, Y] = camera.point(x + 0.14 + knob * 0.17, 0.83, -0.67);
    drawing.ellipse(X, Y, 4, 4, '#d5cfc2');
  }
  const [panX, panY] = camera.point(x + 0.3, 0.95, -0.3);
  drawing.rect(panX - 20, panY - 26, 40, 26, colours.accent, { rx: 4 });
  drawing.rect(panX - 24, panY - 30, 48, 6, tone(colours.accent, -0.2), { rx: 3 });
  if (dice.chance(0.35)) {
    camera.box([x - 0.05, 1.6, -0.45], [1.05, 0.28, 0.45], faces('#b9bcbc', drawing));
    camera.rect(x + 0.27, 1.88, 0.42, height - 1.88, -0.3, drawing.linear(['#d3d5d4', '#a9adad'], 1, 0));
    return;
  }
  const metal = drawing.linear([tone(hood, 0.1), tone(hood, -0.12)]);
  camera.polygon(
    [
      [x - 0.05, 1.65, -0.5],
      [x + 1, 1.65, -0.5],
      [x + 0.72, 2.15, -0.4],
      [x + 0.23, 2.15, -0.4],
    ],
    metal,
  );
  camera.rect(x + 0.23, 2.15, 0.49, height - 2.15, -0.4, drawing.linear([tone(hood, 0.1), tone(hood, -0.15)], 1, 0));
  camera.rect(x - 0.07, 1.58, 1.09, 0.08, -0.5, tone(hood, -0.1));
}

function drawStorage(room: Room, windowX: number, front: string): void {
  const { camera, dice, colours, width } = room;
  const left = -width / 2;
  const free = width / 2 + windowX;
  if (dice.chance(0.5)) {
    for (const y of [1.45, 1.85]) {
      camera.box([left + 0.1, y, -0.24], [free - 0.4, 0.04, 0.24], faces(colours.wood));
      drawJars(room, left + 0.2, y + 0.04, -0.15, Math.floor((free - 0.5) / 0.17));
    }
  } else drawCupboards(room, [left, 1.45, -0.34], [free - 0.25, 0.85, 0.34], front, 2);
}

function drawIsland(room: Room, front: string, top: string): void {
  const { camera, dice, colours } = room;
  const colour = dice.chance(0.5) ? front : dice.pick([colours.accent, colours.wood, '#4c5a57']);
  const width = dice.pick([2, 2.2, 2.5]);
  camera.shadow(-width / 2, -2.1, width, 0.85, 0.09);
  drawCupboards(room, [-width / 2, 0.08, -2.05], [width, 0.8, 0.8], colour, 4);
  const slab = top === '#5b5a58' ? '#e8e2d7' : top;
  camera.box([-width / 2 - 0.1, 0.88, -2.15], [width + 0.2, 0.055, 1], faces(slab));
  drawFruit(room, -0.35, 0.95, -1.7);
  drawPlant(room, 0.6, -1.7, 0.45, 0.93);
  for (const x of dice.pick([
    [-0.7, 0, 0.7],
    [-0.45, 0.45],
  ]))
    drawStool(room, x, -2.55, colours.wood);
}

function drawKitchenTable(room: Room): void {
  const { dice, colours } = room;
  const seat = dice.pick([colours.wood, colours.accent, '#e9e2d3', '#4f5a5c']);
  for (const x of [-0.75, 0.3]) drawChair(room, x, -1.5, seat, false);
  drawTable(room, -1.05, -2.15, [2.1, 0.74, 0.85], colours.wood);
  drawFruit(room, -0.1, 0.8, -1.75);
  for (const x of [-0.75, 0.3]) drawChair(room, x, -2.55, seat, true);
}
