import { doors, slates, stones, stuccos, tone, trim } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import { drawFence } from '../outdoors/boundaries';
import { foliage } from '../outdoors/foliage';
import { drawStreet } from '../outdoors/ground';
import { drawChimney } from './chimneys';
import { drawDoor } from './doors';
import { alongTerrace, setLook, wallSurface } from './front';
import type { HouseFront, HouseStyle } from './front';
import { drawRoof } from './roofs';
import { drawBand, drawPlane, drawWallFace } from './walls';
import { drawWindow } from './windows';

const WIDTH = 6.6;
const SLATE = slates[0];
const IRON = '#2f3137';
const washes = ['#e9d9b8', '#dfe4dc', '#e8cfc0', '#cfdbe0', '#efe3c6', '#d9d3c0'];

/** A terrace of tall town houses in Bath stone, brick or colour wash. */
export const georgian: HouseStyle = {
  scale: 44,
  base: 700,
  eye: 2.1,
  distance: 26,
  width: WIDTH,
  detached: false,
  draw(front) {
    const { dice } = front;
    const built = dice.weighted({ stone: 5, brick: 4, wash: 3 });
    const brick = dice.pick(['#b98e63', '#a9754f', '#b4715a', '#c19f75']);
    const stone = dice.pick([stones.bath, stones.portland, '#e3d3b0']);
    const top = dice.pick([10.4, 11.2]);
    const look: TerraceLook = {
      top,
      stuccoed: built === 'brick' && dice.chance(0.6),
      rusticated: built === 'stone' && dice.chance(0.8),
      balconies: dice.weighted({ none: 4, windows: 4, run: 3 }),
      pilasters: dice.chance(0.5),
      boxTrees: dice.chance(0.7),
      dormers: dice.pick([[1.9, 4.7], [1.9, 4.7], [3.3], []]),
    };
    const dress = built === 'brick' ? '#efe8d8' : tone(stone, 0.25);
    const head = built === 'brick' ? 'gauged' : 'frame';
    setLook(front, {
      dress,
      head,
      sash: true,
      bars: dice.pick([
        [3, 4],
        [2, 4],
        [2, 2],
      ]),
      frame: trim,
      roof: SLATE,
    });
    alongTerrace(WIDTH, (x, index) => {
      const colour = built === 'brick' ? brick : built === 'stone' ? stone : dice.pick(washes);
      setLook(front, { wall: colour });
      drawHouse(front, x, index === 0, look, built);
    });
    return { ground: () => drawStreet(front, -1.4) };
  },
};

interface TerraceLook {
  top: number;
  stuccoed: boolean;
  rusticated: boolean;
  balconies: 'none' | 'windows' | 'run';
  pilasters: boolean;
  boxTrees: boolean;
  dormers: number[];
}

function drawHouse(front: HouseFront, x: number, forSale: boolean, look: TerraceLook, built: string): void {
  const { drawing, dice, camera, dress, wall, scale } = front;
  const { top, stuccoed, rusticated } = look;
  const surface = wallSurface(front, built === 'brick' ? 'brick' : built === 'stone' ? 'ashlar' : 'render', wall);
  drawRoof(front, [x, x + WIDTH], [top + 0.1, top + 2.1], 3, surfaces.slate(SLATE, scale), { over: 0 });
  for (const at of look.dormers) drawDormer(front, x + at, top);
  const stack = built === 'stone' ? tone(wall, -0.12) : built === 'brick' ? wall : '#b98e63';
  drawChimney(front, [x - 0.7, top + 1.1, 1.3], 1.4, 1.7, stack, 4);
  drawWallFace(front, x, 0, WIDTH, top, surface);
  if (stuccoed) drawPlane(front, x, 0, WIDTH, 3.55, drawing.linear([tone(stuccos[0], 0.1), stuccos[2]]));
  if (stuccoed || rusticated) {
    for (let y = 0.5; y < 3.5; y += 0.5) {
      drawing.line([camera.point(x, y), camera.point(x + WIDTH, y)], tone(stuccoed ? stuccos[2] : wall, -0.22), 1.3);
    }
    drawBand(front, x, 3.55, WIDTH, 0.2, dress);
  }
  drawBand(front, x, top - 0.75, WIDTH, 0.3, dress, { out: 0.12 });
  drawPlane(front, x, top - 0.1, WIDTH, 0.14, tone(dress, 0.2));
  drawing.line([camera.point(x, 0), camera.point(x, top)], tone(wall, -0.3), 1.2);

  const doorX = front.flip ? 0.75 : WIDTH - 1.95;
  for (const middle of [1.35, 3.3, 5.25]) {
    const left = x + middle;
    drawWindow(front, left - 0.55, 4.2, 1.1, 2.5, { flowers: forSale && dice.chance(0.25) });
    drawWindow(front, left - 0.53, 7.65, 1.06, top > 11 ? 1.85 : 1.6);
    if (Math.abs(middle - doorX - 0.6) > 1) {
      drawWindow(front, left - 0.55, 1.15, 1.1, 2, { head: stuccoed ? null : front.head });
    }
    if (look.balconies === 'windows') drawBalcony(front, left - 0.8, 1.6);
  }
  if (look.balconies === 'run') drawBalcony(front, x + 0.3, WIDTH - 0.6);
  drawEntrance(front, x, doorX, forSale ? front.door : dice.pick(doors), look);
}

function drawDormer(front: HouseFront, x: number, top: number): void {
  front.camera.box([x - 0.62, top + 0.4, 0.5], [1.24, 1.25, 1], { front: trim, side: tone(SLATE, -0.3), light: SLATE });
  drawWindow(front, x - 0.42, top + 0.5, 0.84, 1, { z: 0.5, head: null, sill: false, bars: [3, 2] });
}

function drawBalcony(front: HouseFront, x: number, width: number): void {
  drawPlane(front, x - 0.05, 3.98, width + 0.1, 0.09, '#3c3d42', -0.4);
  const raised = { ...front, camera: front.camera.raised(4.05) };
  drawFence(raised, x, x + width, -0.4, 0.8, 'rail', '#33353b');
}

function drawEntrance(front: HouseFront, x: number, doorX: number, colour: string, look: TerraceLook): void {
  const { drawing, camera, dress, weather } = front;
  const left = x + doorX;
  if (look.pilasters) {
    for (const at of [-0.32, 1.1]) {
      drawPlane(front, left + at, 0.45, 0.24, 3, drawing.linear([tone(dress, 0.3), tone(dress, -0.2)], 1, 0));
    }
    drawBand(front, left - 0.42, 3.3, 2, 0.26, dress);
  }
  drawDoor(front, left, 1.02, 2.25, { y: 0.45, fan: 0.5, round: true, colour });
  for (let step = 0; step < 3; step++) {
    const size = [1.5 + step * 0.1, 0.45 - step * 0.15, 0.35] as const;
    camera.box([left - 0.25 - step * 0.05, 0, -0.35 - step * 0.3], size, {
      front: '#cdc5b5',
      side: '#9d9788',
      top: '#e5decf',
    });
  }
  drawFence(front, x + 0.02, left - 0.4, -1.3, 1.15, 'rail', IRON);
  drawFence(front, left + 1.4, x + WIDTH, -1.3, 1.15, 'rail', IRON);
  if (!look.boxTrees) return;
  for (const at of [-0.55, 1.55]) {
    const [X, Y] = camera.point(left + at, 0, -0.8);
    drawing.rect(X - 12, Y - 26, 24, 26, '#46484c');
    foliage(front, X, Y - 50, 20, 26, weather.hedge, { lobes: 9, leaves: 0.6 });
  }
}
