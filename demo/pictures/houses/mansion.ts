import { doors, slates, stones, tone, trim } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import { drawFence } from '../outdoors/boundaries';
import { drawStreet } from '../outdoors/ground';
import { drawBorder } from '../outdoors/planting';
import { drawTree } from '../outdoors/trees';
import { drawBay } from './bays';
import { drawChimney } from './chimneys';
import { drawDoor } from './doors';
import { alongTerrace, setLook, wallSurface } from './front';
import type { HouseFront, HouseStyle } from './front';
import { drawGable, drawRoof } from './roofs';
import { drawBand, drawPlane, drawWallFace } from './walls';
import { drawWindow } from './windows';

const WIDTH = 9;
const STOREY = 3.15;
const IRON = '#2f3137';
const SLATE = slates[0];

interface BlockLook {
  storeys: number;
  /** Built of sandstone, as tenements are, instead of banded brick. */
  tenement: boolean;
  gables: boolean;
}

/** Mansion flats in banded brick, or a sandstone tenement: tall, with bays on both sides of each door. */
export const mansion: HouseStyle = {
  scale: 41,
  base: 712,
  eye: 2.2,
  distance: 30,
  width: WIDTH,
  detached: false,
  draw(front) {
    const { dice, camera } = front;
    const tenement = dice.chance(0.5);
    const look: BlockLook = { storeys: dice.int(3, 4), tenement, gables: dice.chance(tenement ? 0.3 : 0.8) };
    const wall = dice.pick(
      tenement ? ['#c9a883', '#b98f76', stones.york, '#d0b48c'] : ['#a8513f', '#9c4b3b', '#b05c45', '#a4644a'],
    );
    const dress = tenement ? tone(wall, 0.22) : dice.pick(['#eadfc8', '#f0e8d6', '#e2d5ba']);
    setLook(front, {
      wall,
      head: 'frame',
      dress,
      sash: true,
      bars: tenement ? [1, 1] : [2, 3],
      frame: trim,
      roof: SLATE,
    });
    alongTerrace(WIDTH, (x, index) => drawHouse(front, x, index ? dice.pick(doors) : front.door, look));
    return {
      ground: () => drawStreet(front, -1.7),
      foreground() {
        if (dice.chance(0.35)) return;
        const [X, Y] = camera.point(front.flip ? -5 : 14, 0, -3);
        drawTree(front, X, Y, dice.range(280, 380), { kind: dice.pick(['round', 'birch', 'broad']) });
      },
    };
  },
};

function drawHouse(front: HouseFront, x: number, doorColour: string, look: BlockLook): void {
  const { drawing, camera, wall, dress, scale } = front;
  const { storeys, tenement } = look;
  const eave = storeys * STOREY + 0.4;
  const surface = wallSurface(front, tenement ? 'ashlar' : 'brick', wall);
  drawRoof(front, [x, x + WIDTH], [eave, eave + 2.6], 4, surfaces.slate(SLATE, scale), { over: 0 });
  drawChimney(front, [x - 0.9, eave + 1, 1.6], 1.8, 2.2, wall, 4);
  drawWallFace(front, x, 0, WIDTH, eave, surface);
  if (!tenement) {
    drawPlane(front, x, 0, WIDTH, 3.5, drawing.linear([tone(dress, 0.15), tone(dress, -0.08)]));
    for (let y = 0.5; y < 3.4; y += 0.55) {
      drawing.line([camera.point(x, y), camera.point(x + WIDTH, y)], tone(dress, -0.2), 1.1);
    }
    for (let y = 4.3; y < eave - 1; y += 1.65) drawPlane(front, x, y, WIDTH, 0.16, tone(dress, -0.05));
  }
  for (let floor = 1; floor <= storeys; floor++) {
    drawBand(front, x, floor * STOREY + 0.12, WIDTH, 0.22, dress, { out: 0.03 });
  }
  for (const left of [x + 0.35, x + WIDTH - 3.35]) {
    const size = { x: left, width: 3, y: 0.2, storeys, storey: STOREY, out: 0.8, cant: 0.7 };
    const top = drawBay(front, { ...size, surface, colour: wall, headHeight: 2.6, sillHeight: 0.8 });
    if (!look.gables) continue;
    drawGable(front, [left + 0.05, left + 2.95], [top + 0.1, top + 2.9], -0.3, surface, { boards: dress, over: 0.05 });
    drawWindow(front, left + 1, top + 0.2, 1, 1.3, { z: -0.3, bars: [2, 2] });
  }
  for (let floor = 1; floor < storeys; floor++) {
    const y = floor * STOREY;
    drawWindow(front, x + 3.9, y + 1, 1.2, 1.95, { arch: floor === storeys - 1 ? 0.5 : 0 });
    if (!tenement && floor % 2) drawBalcony(front, x, y);
  }
  drawEntrance(front, x, doorColour);
}

function drawBalcony({ drawing, camera, dress }: HouseFront, x: number, y: number): void {
  camera.box([x + 3.5, y + 0.5, -0.7], [2, 0.16, 0.7], { front: dress, side: tone(dress, -0.3), light: dress });
  drawFence({ drawing, camera: camera.raised(y + 0.66) }, x + 3.52, x + 5.45, -0.7, 0.8, 'rail', IRON);
}

function drawEntrance(front: HouseFront, x: number, colour: string): void {
  const { drawing, camera, dress } = front;
  const column = drawing.linear([tone(dress, 0.4), tone(dress, -0.2)], 1, 0);
  for (const at of [3.6, 5.1]) drawPlane(front, x + at, 0.3, 0.3, 2.9, column, -0.05);
  drawBand(front, x + 3.4, 3.1, 2.2, 0.3, tone(dress, 0.2), { out: 0.15 });
  drawDoor(front, x + 3.95, 1.1, 2.1, { y: 0.3, fan: 0.5, round: true, glazed: true, colour });
  camera.box([x + 3.5, 0, -0.6], [2, 0.3, 0.6], { front: '#cdc5b5', side: '#9d9788', top: '#e5decf' });
  for (const [from, to] of [
    [x + 0.1, x + 3.3],
    [x + 5.7, x + 8.9],
  ] as const) {
    drawBorder(front, from, to, -1.2, 0.8, 1);
    drawFence(front, from, to, -1.6, 1.1, 'rail', IRON);
  }
}
