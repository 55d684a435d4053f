import type { Place } from '../drawing/camera';
import type { Fill } from '../drawing/drawing';
import { bricks, clayTiles, doors, ink, renders, stones, tone, trim } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import { drawHedge, drawWall } from '../outdoors/boundaries';
import { drawPath } from '../outdoors/ground';
import { drawBorder } from '../outdoors/planting';
import { drawBay } from './bays';
import { drawChimney } from './chimneys';
import { drawDoor } from './doors';
import { placed, setLook, wallSurface } from './front';
import type { HouseFront, HouseStyle } from './front';
import { drawFlank, drawGable, drawRoof } from './roofs';
import { drawBand, drawHouseShadow, drawPlane, drawShadowUnder, drawWallFace } from './walls';
import { drawWindow } from './windows';

const WIDTH = 6.3;
const EAVE = 5.2;

/** A pair of houses between the wars: bays, render or hung tiles, an arched porch. */
export const semi: HouseStyle = {
  scale: 58,
  base: 640,
  eye: 2.1,
  distance: 21,
  width: 2 * WIDTH,
  detached: true,
  draw(front) {
    const { drawing, dice, camera, scale } = front;
    const tile = dice.pick(clayTiles);
    const upper = dice.weighted({ render: 4, tiles: 2, brick: 3, stone: 2 });
    const brick = upper === 'stone' ? dice.pick([stones.bath, stones.york]) : dice.pick(bricks);
    const render = dice.pick(renders);
    const plain = wallSurface(front, upper === 'stone' ? 'ashlar' : 'brick', brick);
    const faces = { render: wallSurface(front, 'render', render), tiles: surfaces.tiles(tone(tile, 0.08), scale) };
    const look: PairLook = {
      brick,
      tile,
      lower: plain,
      upper: upper === 'render' || upper === 'tiles' ? faces[upper] : plain,
      upperColour: upper === 'render' ? render : brick,
      band: upper === 'render' ? trim : tone(brick, 0.1),
      topping: dice.weighted({ gable: 5, hip: 4, plain: 2 }),
      timbered: dice.chance(0.55),
      round: dice.chance(0.6),
    };
    setLook(front, { wall: brick, head: null, dress: upper === 'brick' ? '#efe8d9' : trim, bars: [3, 1], frame: trim });
    setLook(front, { roof: tile, gutter: '#3b3b3e' });
    drawHouseShadow(front, [0, 2 * WIDTH], EAVE + 2, 8);
    drawFlank(front, [0, 2 * WIDTH], [EAVE, null], 8, look.upper);
    drawRoof(front, [0, 2 * WIDTH], [EAVE, 8.7], 8, surfaces.tiles(tile, scale), { hip: 3.1, over: 0.4 });
    drawChimney(front, [WIDTH - 0.8, 7.6, 3.2], 1.6, 1.7, brick, 4);
    drawHouse(front, false, front.flip ? dice.pick(doors) : front.door, look);
    drawHouse(front, true, front.flip ? front.door : dice.pick(doors), look);
    drawing.line([camera.point(WIDTH, 0), camera.point(WIDTH, EAVE)], tone(brick, -0.3), 1.6);
    return {
      ground() {
        drawPath(front, 0.4, 2, [0, -15], '#cbbfa9', -1);
        drawPath(front, 2 * WIDTH - 2.4, 2, [0, -15], '#cbbfa9', 1);
      },
      foreground: () => drawFrontEdge(front, plain, brick),
    };
  },
};

interface PairLook {
  brick: string;
  tile: string;
  lower: Fill;
  upper: Fill;
  upperColour: string;
  band: string;
  topping: 'gable' | 'hip' | 'plain';
  timbered: boolean;
  /** Whether the porch is framed in brick instead of white joinery. */
  round: boolean;
}

function drawHouse(front: HouseFront, right: boolean, colour: string, look: PairLook): void {
  const x = right ? WIDTH : 0;
  const at = placed(x, WIDTH, right);
  drawWallFace(front, x, 0, WIDTH, 2.75, look.lower);
  drawWallFace(front, x, 2.75, WIDTH, EAVE - 2.75, look.upper);
  drawShadowUnder(front, x, EAVE, WIDTH, 0.6);
  drawBand(front, x, 2.7, WIDTH, 0.12, look.band, { out: 0.02 });
  drawWindow(front, at(0.75, 1), 3.35, 1, 1.25, { bars: [2, 1] });
  drawPorch(front, at(0.65, 1.5), look);
  drawDoor(front, at(0.9, 0.98), 0.98, 2, { y: 0.08, z: 0.2, colour, glazed: true });

  const bayX = at(2.75, 3.15);
  const size = { x: bayX, width: 3.15, storeys: 2, storey: 2.62, out: 0.75, cant: 0.6, headHeight: 2.2 };
  const top = drawBay(front, {
    ...size,
    sillHeight: 0.85,
    surface: look.upper,
    colour: look.upperColour,
    bars: [3, 1],
    flat: false,
  });
  drawPlane(front, bayX + 0.62, 2.58, 1.9, 0.72, surfaces.tiles(tone(look.tile, 0.05), front.scale), -0.76);
  if (look.topping === 'gable') drawBayGable(front, bayX, top, look);
  else drawBayHip(front, bayX, top, look);
  drawBorder(front, at(2.6, 3.5), at(2.6, 3.5) + 3.5, -1.2, 0.65);
}

function drawPorch({ drawing, camera, scale }: HouseFront, x: number, { brick, round }: PairLook): void {
  const { X, Y, W, H } = camera.frame(x, 0, 1.5, 2.2);
  const foot = Y + H;
  const spring = Y + 0.2 * scale;
  const arch = (edge: number, rise: number): string =>
    `M${X - edge} ${foot}V${spring}A${W / 2 + edge} ${rise * scale} 0 0 1 ${X + W + edge} ${spring}V${foot}z`;
  drawing.path(arch(9, 0.62), tone(round ? brick : trim, 0.14));
  drawing.path(arch(0, 0.5), drawing.linear([tone(brick, -0.6), tone(brick, -0.4)]));
}

function drawBayGable(front: HouseFront, x: number, top: number, look: PairLook): void {
  const dark = '#4a3f38';
  const face = look.timbered ? wallSurface(front, 'render', '#f5efe2') : look.upper;
  const boards = look.timbered ? dark : trim;
  drawGable(front, [x - 0.2, x + 3.35], [top - 0.05, top + 1.75], -0.75, face, { boards });
  if (!look.timbered) return;
  for (let post = -2; post <= 2; post++) {
    drawPlane(front, x + 1.5 + post * 0.55, top - 0.05, 0.13, 1.4 - Math.abs(post) * 0.52, dark, -0.76);
  }
}

function drawBayHip({ camera, scale }: HouseFront, x: number, top: number, { tile, topping }: PairLook): void {
  const rise = topping === 'plain' ? 0.6 : 1.5;
  const peak: Place = [x + 1.57, top + rise, topping === 'plain' ? 0 : 1.2];
  const left: Place[] = [
    [x - 0.25, top, 0],
    [x + 0.5, top, -1],
  ];
  const right: Place[] = [
    [x + 2.65, top, -1],
    [x + 3.4, top, 0],
  ];
  camera.polygon([...left, ...right, peak], surfaces.tiles(tile, scale));
  camera.polygon([...right, peak], ink, { opacity: 0.28 });
  camera.polygon([...left, peak], '#fff0cf', { opacity: 0.12 });
}

function drawFrontEdge(front: HouseFront, surface: Fill, colour: string): void {
  const hedged = front.dice.chance(0.5);
  for (const [from, to] of [
    [-9, -0.6],
    [2.3, 10.3],
    [13.2, 22],
  ] as const) {
    if (hedged) drawHedge(front, from, to, -6.5, 0.7, 0.5);
    else {
      drawBorder(front, from, to, -6, 0.5, 1);
      drawWall(front, from, to, -6.5, 0.45, surface, colour);
    }
  }
}
