import { tone } from '../drawing/palette';
import { drawArt, drawMirror, drawRug } from './decor';
import { drawSofa, drawTable } from './furniture';
import { faces } from './interior';
import type { Room, RoomKind } from './interior';
import { drawLamp, drawPendant } from './lamps';
import { drawPlant } from './plants';
import { drawShell } from './shell';
import { drawJars, drawShelves } from './shelves';
import { drawBackWindow, drawGardenDoors } from './windows';

/** A sitting room around a fire, a sofa or a view. */
export const living: RoomKind = {
  width: [4.7, 5.5],
  height: [2.55, 2.85],
  scale: [136, 148],
  base: 548,
  eye: 1.36,
  draw(room) {
    const { camera, dice, colours, width } = room;
    drawShell(room, { floor: dice.pick(['boards', 'boards', 'herringbone', 'carpet']) });
    const kind = dice.weighted({ fire: 4, sofa: 3, view: 2, doors: 2, stove: 2 });
    const cloths = [colours.textile, '#d9cdb8', colours.accent];
    if (kind === 'fire' || kind === 'stove') drawFireplace(room, kind === 'stove');
    if (kind === 'view') drawBackWindow(room, -1.3, 0.35, 2.6, 1.95, { bars: [3, 1] });
    if (kind === 'doors') drawGardenDoors(room, -1.5, 3, 2.15, dice.pick([2, 3, 4]));
    if (kind === 'sofa') drawGallery(room);
    drawRug(room, -1.5, -2.35, 3, 1.75);
    if (kind === 'fire' || kind === 'stove') {
      drawSofa(room, -width / 2 + 0.35, -1.55, 1.1, dice.pick(cloths), 1);
      drawSofa(room, width / 2 - 1.5, -1.55, 1.15, dice.pick(cloths), 1);
    } else {
      drawSofa(room, -1.15, -1, dice.pick([2.1, 2.3]), dice.pick(cloths), dice.pick([2, 3]));
      if (kind === 'sofa') {
        camera.box([-1.95, 0, -0.65], [0.5, 0.6, 0.5], faces(colours.wood));
        drawLamp(room, -1.7, 0.6, -0.45, 0.62);
      }
      drawPlant(room, width / 2 - 0.5, -0.5, 1.5);
    }
    drawTable(room, -0.58, -2.05, [1.16, 0.41, 0.62], colours.wood);
    drawJars(room, -0.1, 0.41, -1.8, 2);
    camera.box([-0.4, 0.41, -1.9], [0.26, 0.05, 0.2], faces(colours.accent));
    if (dice.chance(0.6)) drawPendant(room, 0, -1.5, 0.75, 0.28);
  },
};

function drawFireplace(room: Room, stove: boolean): void {
  const { camera, drawing, dice, colours, width, height } = room;
  const stone = dice.pick(['#efe9dc', '#d8d1c4', '#e9e0d0', '#c9bfae']);
  camera.box([-0.95, 0, -0.3], [1.9, height, 0.3], faces(tone(colours.wall, 0.06)));
  if (stove) drawStove(room);
  else {
    camera.box([-0.72, 0, -0.42], [1.44, 1.15, 0.12], faces(stone));
    camera.rect(-0.48, 0, 0.96, 0.9, -0.43, tone(stone, -0.12));
    camera.rect(-0.42, 0, 0.84, 0.82, -0.43, drawing.linear(['#2b2927', '#47403a']));
    camera.box([-0.85, 1.15, -0.5], [1.7, 0.07, 0.22], faces(tone(stone, 0.2)));
    drawFire(room, 0.08, -0.43);
  }
  camera.box([-0.8, 0, -0.8], [1.6, 0.05, 0.4], faces('#a9a296'));
  if (dice.chance(0.5)) drawMirror(room, 0, 1.88, 0.42);
  else drawArt(room, -0.5, 1.45, 1, 0.8);
  for (const x of [-0.7, -0.52, 0.5]) drawJars(room, x, 1.22, -0.42, 1);
  drawPlant(room, 0.66, -0.42, 0.34, 1.22);
  const left = -width / 2;
  if (dice.chance(0.6)) {
    const tall = dice.pick([height - 0.35, 1.7, 0.95]);
    const rows = tall > 2 ? 6 : tall > 1 ? 4 : 2;
    for (const x of [left + 0.1, 1.02]) drawShelves(room, x, width / 2 - 1.15, tall, { depth: 0.28, rows });
  } else {
    drawArt(room, 1.3, 1.35, 0.7, 0.9);
    drawBackWindow(room, left + 0.55, 0.9, 0.9, 1.35, { curtains: false });
  }
}

function drawFire({ camera, drawing }: Room, y: number, z: number): void {
  const [X, Y] = camera.point(0, y, z);
  for (let log = 0; log < 3; log++) {
    drawing.rect(X - 40 + log * 6, Y - 12 - log * 9, 80 - log * 12, 9, tone('#7a5c42', log * 0.15), { rx: 4 });
  }
  drawing.ellipse(
    X,
    Y - 30,
    50,
    40,
    drawing.radial([
      ['#ffb45a', 0.8],
      ['#ffb45a', 0],
    ]),
  );
}

function drawStove(room: Room): void {
  const { camera, drawing, colours } = room;
  camera.rect(-0.62, 0, 1.24, 1.12, -0.31, drawing.linear(['#3a3430', '#59504a']));
  camera.box([-0.8, 1.1, -0.42], [1.6, 0.14, 0.14], faces(tone(colours.wood, -0.15)));
  camera.rect(-0.05, 0.65, 0.1, 0.46, -0.32, '#2b2a2a');
  camera.box([-0.3, 0.12, -0.55], [0.6, 0.55, 0.26], faces('#34363a'));
  camera.rect(-0.22, 0.22, 0.44, 0.33, -0.56, drawing.linear(['#ffcf7a', '#e8863c']), 0.02);
  for (const x of [-0.26, 0.2]) camera.box([x, 0.05, -0.5], [0.06, 0.08, 0.06], faces('#2b2a2a'));
}

function drawGallery(room: Room): void {
  const { dice } = room;
  const count = dice.int(1, 4);
  const width = count > 3 ? 0.6 : 0.8;
  const height = count === 1 ? 0.9 : dice.pick([0.6, 1]);
  for (let picture = 0; picture < count; picture++) {
    const pitch = width + 0.2;
    drawArt(room, -width / 2 - ((count - 1) * pitch) / 2 + picture * pitch, 1.3, width, height);
  }
}
