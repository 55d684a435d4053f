import type { Place } from '../drawing/camera';
import { bricks, doors, ink, mix, slates, stones, tone, trim } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import { drawFence, drawHedge, drawWall } from '../outdoors/boundaries';
import { drawStreet } from '../outdoors/ground';
import { drawBorder } from '../outdoors/planting';
import { drawBay } from './bays';
import { drawChimney } from './chimneys';
import { drawDoor } from './doors';
import { alongTerrace, placed, setLook, wallSurface } from './front';
import type { Bars, HouseFront, HouseStyle, Placed } from './front';
import { drawGable, drawRoof } from './roofs';
import { drawBand, drawShadowUnder, drawWallFace } from './walls';
import { drawWindow } from './windows';

const WIDTH = 5.4;
const EAVE = 6.3;
const washes = ['#cfdfe2', '#f0d9a8', '#e8c4b8', '#c9d8c2', '#f2ead9', '#d8cbe0', '#b9cfd8'];

/** A terrace of bay-fronted houses in brick, stone or the bright washes of a port. */
export const victorian: HouseStyle = {
  scale: 60,
  base: 672,
  eye: 1.9,
  distance: 22,
  width: WIDTH,
  detached: false,
  draw(front) {
    const { dice } = front;
    const built = dice.weighted({ brick: 6, wash: 3, stone: 3 });
    const bays = dice.weighted({ two: 6, one: 4, none: 2 });
    const slate = dice.pick(slates);
    const look: TerraceLook = {
      built,
      storeys: bays === 'two' ? 2 : bays === 'one' ? 1 : 0,
      gables: bays === 'two' && dice.chance(0.55),
      hungTiles: dice.chance(0.5),
      boundary: dice.pick(['wall', 'hedge', 'rail']),
      slate,
      wall: built === 'stone' ? dice.pick([stones.bath, stones.grey, stones.york]) : dice.pick(bricks),
    };
    const dress = built === 'wash' ? '#f7f2e6' : dice.pick(['#efe6d3', '#e5d6b8', '#f3eee2']);
    const bars = dice.pick<Bars>([
      [1, 1],
      [2, 1],
      [1, 1],
      [2, 2],
    ]);
    setLook(front, { head: 'stone', dress, sash: true, bars, frame: trim, roof: slate });
    alongTerrace(WIDTH, (x, index) => {
      setLook(front, { wall: built === 'wash' ? dice.pick(washes) : look.wall });
      drawHouse(front, x, index, look);
    });
    return { ground: () => drawGround(front) };
  },
};

interface TerraceLook {
  built: 'brick' | 'wash' | 'stone';
  /** Storeys of the bay; 0 for a flat front. */
  storeys: number;
  gables: boolean;
  hungTiles: boolean;
  boundary: 'wall' | 'hedge' | 'rail';
  slate: string;
  wall: string;
}

const isMirrored = (front: HouseFront, index: number): boolean => (index + (front.flip ? 1 : 0)) % 2 !== 0;

function drawHouse(front: HouseFront, x: number, index: number, look: TerraceLook): void {
  const { drawing, dice, camera, wall, dress, scale } = front;
  const mirrored = isMirrored(front, index);
  const at = placed(x, WIDTH, mirrored);
  const surface = wallSurface(front, ({ brick: 'brick', wash: 'render', stone: 'ashlar' } as const)[look.built], wall);
  drawRoof(front, [x, x + WIDTH], [EAVE, 9.1], 7, surfaces.slate(look.slate, scale), { over: 0.02 });
  drawChimney(front, [mirrored ? x + WIDTH - 0.75 : x - 0.75, 7.9, 2.6], 1.5, 1.5, look.wall, 4);
  drawWallFace(front, x, 0, WIDTH, EAVE, surface);
  drawShadowUnder(front, x, EAVE, WIDTH);
  drawBand(front, x, EAVE - 0.3, WIDTH, 0.22, dress, { out: 0.02 });
  drawing.line([camera.point(x, 0), camera.point(x, EAVE)], tone(wall, -0.25), 1.4);
  drawBand(front, x, 3.18, WIDTH, 0.16, mix(dress, wall, 0.3), { out: 0.01 });
  if (look.storeys < 2) {
    drawWindow(front, at(0.75, 1), 3.85, 1, 1.75);
    drawWindow(front, at(1.95, 1), 3.85, 1, 1.75);
  }
  drawWindow(front, at(3.85, 0.95), 3.85, 0.95, 1.75);
  drawPorch(front, at(3.65, 1.3), index === 0 ? front.door : dice.pick(doors));
  if (look.storeys === 0) drawWindow(front, at(0.8, 1.9), 0.85, 1.9, 1.8, { bars: [3, 1], flowers: dice.chance(0.3) });
  else {
    const bay = { x: at(0.45, 2.75), width: 2.75, storeys: look.storeys, storey: 3.1, out: 0.75, cant: 0.62 };
    const top = drawBay(front, { ...bay, surface, colour: wall });
    if (look.gables) {
      const left = at(0.35, 2.95);
      const face = look.hungTiles ? surfaces.tiles('#a9684e', scale) : wallSurface(front, 'render', '#f3eddf');
      drawGable(front, [left, left + 2.95], [top, top + 2.1], -0.5, face, { over: 0.18 });
    } else drawBayRoof(front, at(0.45, 2.75), top, look.slate);
  }
  drawFrontGarden(front, at, surface, look);
}

function drawPorch(front: HouseFront, x: number, colour: string): void {
  const { drawing, dice, camera, dress, wall, scale } = front;
  const { X, Y, W, H } = camera.frame(x, 0, 1.3, 2.55);
  const foot = Y + H;
  const arch = (edge: number, rise: number): string =>
    `M${X - edge} ${foot}V${Y}A${W / 2 + edge} ${rise * scale} 0 0 1 ${X + W + edge} ${Y}V${foot}z`;
  drawing.path(arch(7, 0.62), drawing.linear([tone(dress, 0.2), tone(dress, -0.12)]));
  drawing.path(arch(0, 0.5), drawing.linear([tone(wall, -0.62), tone(wall, -0.42)]));
  drawDoor(front, x + 0.16, 0.98, 2.12, { z: 0.25, fan: 0.4, colour, glazed: dice.chance(0.6), y: 0.1 });
  camera.box([x - 0.05, 0, -0.3], [1.4, 0.12, 0.6], { front: '#b9b0a1', side: '#8f887c', top: '#d8d0c2' });
}

function drawBayRoof({ camera, scale }: HouseFront, x: number, top: number, slate: string): void {
  const right: Place[] = [
    [x + 2.2, top, -0.85],
    [x + 2.85, top, 0],
    [x + 2.3, top + 0.75, 0],
  ];
  const left: Place[] = [
    [x + 0.45, top + 0.75, 0],
    [x - 0.1, top, 0],
    [x + 0.55, top, -0.85],
  ];
  camera.polygon([...left, ...right], surfaces.slate(slate, scale));
  camera.polygon(right, ink, { opacity: 0.3 });
}

function drawFrontGarden(
  front: HouseFront,
  at: Placed,
  surface: Parameters<typeof drawWall>[5],
  look: TerraceLook,
): void {
  const { camera, dress, wall } = front;
  const edge = at(-0.05, 3.55);
  if (look.boundary === 'hedge') drawHedge(front, edge, edge + 3.55, -2.3, 1, 0.4);
  else drawBorder(front, at(0.3, 3.2), at(0.3, 3.2) + 3.2, -1.4);
  if (look.boundary === 'rail') drawFence(front, edge, edge + 3.55, -2.4, 1, 'rail', '#33353a');
  const left = at(-0.1, 3.6);
  drawWall(front, left, left + 3.6, -2.5, look.boundary === 'wall' ? 0.75 : 0.4, surface, wall);
  for (const offset of [3.5, 5.1]) {
    const x = at(offset, 0.3);
    camera.box([x, 0, -2.6], [0.32, 1.05, 0.32], { front: surface, side: tone(wall, -0.4), light: tone(wall, 0.1) });
    const cap = { front: dress, side: tone(dress, -0.3), top: tone(dress, 0.3) };
    camera.box([x - 0.05, 1.05, -2.65], [0.42, 0.12, 0.42], cap);
  }
}

function drawGround(front: HouseFront): void {
  const { camera } = front;
  camera.floor(-30, -2.6, 70, 2.6, '#b9ad98');
  drawStreet(front, -2.6);
  alongTerrace(WIDTH, (x, index) => {
    const left = x + (isMirrored(front, index) ? 0.4 : 3.7);
    for (let row = 0; row < 9; row++) {
      for (let column = 0; column < 4; column++) {
        const tile = (row + column) % 2 ? '#4a4b50' : '#d9c9ae';
        camera.floor(left + column * 0.3, -2.6 + row * 0.29, 0.3, 0.29, tile);
      }
    }
  });
}
