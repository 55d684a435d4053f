import { ink, tone } from '../drawing/palette';
import { drawFence } from '../outdoors/boundaries';
import { drawLawn, drawPath, drawStreet } from '../outdoors/ground';
import { drawBorder, drawShrub } from '../outdoors/planting';
import { drawTree } from '../outdoors/trees';
import { setLook, wallSurface } from './front';
import type { HouseFront, HouseStyle } from './front';
import { drawFlank } from './roofs';
import { drawBand, drawHouseShadow, drawPlane, drawWallFace } from './walls';
import { drawWindow } from './windows';

const COLUMN = 3.7;
const STOREY = 3;

/** A modern block of flats with balconies. */
export const flats: HouseStyle = {
  scale: 40,
  base: 690,
  eye: 2,
  distance: 26,
  width: 16,
  detached: true,
  draw(front) {
    const { drawing, dice } = front;
    const columns = dice.int(3, 5);
    const storeys = dice.int(3, 5);
    const width = columns * COLUMN;
    const top = storeys * STOREY + 0.6;
    const wall = dice.pick(['#b98e63', '#a9644e', '#cfc3ae', '#8f8a84', '#c9a57d', '#e4dccb', '#9a5b49', '#d9c7a0']);
    const frame = dice.pick(['#3b4046', '#4f4a45', '#6a7471', '#efece4']);
    const surface = wallSurface(front, dice.chance(0.8) ? 'brick' : 'render', wall);
    setLook(front, { wall, head: null, dress: tone(wall, 0.2), bars: [1, 1], frame, roof: '#777777' });
    drawHouseShadow(front, [0, width], 9, 12);
    drawFlank(front, [0, width], [top, null], 12, surface);
    if (storeys < 5 && dice.chance(0.6)) drawPenthouse(front, width, top);
    drawWallFace(front, 0, 0, width, top, surface);
    const plinth = dice.chance(0.6);
    if (plinth) drawPlane(front, 0, 0, width, 3.3, drawing.linear([tone('#d9d0c0', 0.1), '#cfc5b3']));
    drawBand(front, 0, 3.2, width, 0.18, plinth ? '#e6dfd1' : tone(wall, 0.25));
    drawBand(front, 0, top - 0.15, width, 0.2, tone(wall, 0.35), { out: 0.06 });

    const glazed = dice.chance(0.55);
    const entry = dice.int(1, columns - 2);
    for (let column = 0; column < columns; column++) {
      const x = column * COLUMN;
      const balconies = column === 0 || dice.chance(0.6);
      if (column === entry) drawEntrance(front, x);
      else drawWindow(front, x + 0.6, 0.5, 2.5, 2.1, { bars: [3, 1] });
      for (let floor = 1; floor < storeys; floor++) {
        const y = floor * STOREY + 0.35;
        if (balconies) drawBalcony(front, x, y, glazed);
        else for (const at of [0.6, 2.1]) drawWindow(front, x + at, y + 0.3, 1, 1.9);
      }
    }
    drawBorder(front, 0, entry * COLUMN, -1, 0.8, 1.3);
    drawBorder(front, entry * COLUMN + 3.6, width, -1, 0.8, 1.3);
    return {
      ground() {
        drawLawn(front, front.camera.point(0, 0, 14)[1]);
        drawPath(front, entry * COLUMN + 0.8, 2, [0, -4], '#cfc5b5');
        drawStreet(front, -3.6);
      },
      foreground() {
        drawStreetTree(front, -2.4, 330);
        drawStreetTree(front, width + 3, 290);
      },
    };
  },
};

function drawStreetTree(front: HouseFront, x: number, height: number): void {
  const [X, Y] = front.camera.point(x, 0, -2.6);
  drawTree(front, X, Y, height);
}

function drawPenthouse(front: HouseFront, width: number, top: number): void {
  const { camera, dice } = front;
  const cladding = dice.pick(['#5d6064', '#8b8f8d', '#7a6a5a']);
  camera.box([1.8, top, 1.5], [width - 3.6, 2.7, 8], { front: cladding, side: '#44474c', light: '#8b8f92' });
  for (let x = 2.6; x < width - 4; x += 2.9) {
    drawWindow(front, x, top + 0.2, 2.2, 2.1, { z: 1.5, bars: [2, 1], sill: false });
  }
  const roof = { front: '#e0dbd0', side: '#a09b90', light: '#eeeeee', below: null };
  camera.box([1.4, top + 2.7, 1.1], [width - 2.8, 0.2, 9], roof);
}

function drawEntrance(front: HouseFront, x: number): void {
  drawPlane(front, x + 0.5, 0, 2.7, 2.8, front.frame);
  for (const at of [0.7, 1.85]) drawWindow(front, x + at, 0.05, 1.1, 2.6, { sill: false });
  const canopy = { front: '#4a4d51', side: '#33363a', light: '#666666' };
  front.camera.box([x + 0.2, 2.8, -1], [3.3, 0.18, 1], canopy);
}

function drawBalcony(front: HouseFront, x: number, y: number, glazed: boolean): void {
  const { camera, drawing, dice, weather, scale, frame } = front;
  drawWindow(front, x + 0.75, y, 2.2, 2.3, { bars: [2, 1], sill: false });
  camera.polygon(
    [
      [x + 0.5, y - 0.05, 0],
      [x + 3.5, y - 0.05, 0],
      [x + 3.8, y - 0.9, 0],
      [x + 0.8, y - 0.9, 0],
    ],
    ink,
    { opacity: weather.sky.shadow },
  );
  const slab = { front: '#d9d3c7', side: '#8e897f', light: '#eee8db', top: '#dddddd' };
  camera.box([x + 0.4, y - 0.22, -1.2], [2.9, 0.2, 1.2], slab);
  if (glazed) {
    const glass = drawing.linear(
      [
        ['#dfeaea', 0.5],
        ['#9fb4b8', 0.35],
      ],
      1,
      1,
    );
    camera.rect(x + 0.4, y, 2.9, 1, -1.2, glass);
  } else drawFence({ drawing, camera: camera.raised(y) }, x + 0.42, x + 3.25, -1.2, 1, 'rail', frame);
  camera.rect(x + 0.4, y + 0.98, 2.9, 0.06, -1.2, frame);
  if (dice.chance(0.5)) {
    const [X, Y] = camera.point(x + dice.range(0.8, 2.8), y, -1.1);
    drawShrub(front, X, Y, 0.8 * scale);
  }
}
