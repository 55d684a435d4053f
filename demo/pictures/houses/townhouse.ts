import type { Fill } from '../drawing/drawing';
import { bricks, doors, ink, renders, slates, tone } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import { drawFence } from '../outdoors/boundaries';
import { drawStreet } from '../outdoors/ground';
import { drawBorder } from '../outdoors/planting';
import { drawTree } from '../outdoors/trees';
import { drawChimney } from './chimneys';
import { drawDoor } from './doors';
import { alongTerrace, setLook, wallSurface } from './front';
import type { HouseFront, HouseStyle } from './front';
import { drawGable, drawRoof } from './roofs';
import { drawBand, drawPlane, drawShadowUnder, drawWallFace } from './walls';
import { drawWindow } from './windows';

const WIDTH = 5;

interface RowLook {
  storeys: number;
  gabled: boolean;
  balconies: boolean;
  garages: boolean;
  /** A second surface on the upper floors. */
  upper: 'cladding' | 'render' | 'board' | null;
}

/** A row of recent town houses with tall windows, some with Juliet balconies or garages. */
export const townhouse: HouseStyle = {
  scale: 58,
  base: 678,
  eye: 1.9,
  distance: 22,
  width: WIDTH,
  detached: false,
  draw(front) {
    const { dice, camera } = front;
    const wall = dice.pick([...bricks, '#c9a986', '#8e8a86', '#d6c3a0']);
    const frame = dice.pick(['#3f444a', '#f4f2ec', '#5f6c70']);
    const look: RowLook = {
      storeys: dice.pick([2, 3, 3]),
      gabled: dice.chance(0.4),
      balconies: dice.chance(0.55),
      garages: dice.chance(0.3),
      upper: dice.pick(['cladding', 'render', 'board', null, null]),
    };
    setLook(front, { wall, frame, roof: dice.pick(slates), head: null, dress: tone(wall, 0.25), bars: [2, 1] });
    setLook(front, { gutter: '#3a3c40' });
    alongTerrace(WIDTH, (x, index) => drawHouse(front, x, index === 0 ? front.door : dice.pick(doors), look));
    return {
      ground: () => drawStreet(front, -2.2),
      foreground() {
        if (dice.chance(0.4)) return;
        const [X, Y] = camera.point(front.flip ? -4.2 : 9.6, 0, -3.2);
        drawTree(front, X, Y, dice.range(240, 330), { kind: dice.pick(['young', 'birch', 'tall']) });
      },
    };
  },
};

function drawHouse(front: HouseFront, x: number, colour: string, look: RowLook): void {
  const { dice, drawing, camera, wall, roof, scale } = front;
  const eave = look.storeys * 2.75 + 0.3;
  const surface = wallSurface(front, 'brick', wall);
  const upperColour = dice.pick(look.upper === 'cladding' ? ['#b08a62', '#8f8a80'] : renders);
  const upper: Fill = look.upper ? wallSurface(front, look.upper, upperColour) : surface;
  drawRoof(front, [x, x + WIDTH], [eave, eave + 2.6], 7, surfaces.slate(roof, scale), { over: 0.02 });
  if (dice.chance(0.3)) drawChimney(front, [x - 0.5, eave + 1.6, 2.4], 0.9, 1.2, wall, 1);
  drawWallFace(front, x, 0, WIDTH, 2.95, surface);
  drawWallFace(front, x, 2.95, WIDTH, eave - 2.95, upper);
  drawShadowUnder(front, x, eave, WIDTH);
  drawing.line([camera.point(x, 0), camera.point(x, eave)], tone(wall, -0.3), 1.4);
  if (look.upper) drawBand(front, x, 2.9, WIDTH, 0.1, tone(wall, 0.2), { out: 0.01 });
  if (look.gabled) drawGable(front, [x + 0.1, x + WIDTH - 0.1], [eave, eave + 2.4], -0.1, upper, { boards: '#4a4d52' });
  for (let floor = 1; floor < look.storeys; floor++) {
    const y = floor * 2.75;
    if (floor === 1 && look.balconies) drawJuliet(front, x + 0.6, y + 0.3);
    else drawWindow(front, x + 0.6, y + 0.85, 1.6, 1.45);
    drawWindow(front, x + 3, y + 0.85, 1.3, 1.45);
  }
  if (look.gabled) drawWindow(front, x + WIDTH / 2 - 0.4, eave + 0.5, 0.8, 0.9, { z: -0.1, bars: [1, 1] });
  drawGroundFloor(front, x, colour, look.garages);
}

function drawJuliet({ ...front }: HouseFront, x: number, y: number): void {
  drawWindow(front, x, y, 1.7, 2.1, { bars: [2, 1], sill: false });
  drawFence({ ...front, camera: front.camera.raised(y) }, x - 0.05, x + 1.75, -0.12, 1, 'rail', '#3a3d42');
}

function drawGroundFloor(front: HouseFront, x: number, colour: string, garage: boolean): void {
  const { camera, drawing, frame } = front;
  const doorX = x + 3.2;
  drawDoor(front, doorX, 1, 2.1, { colour, glazed: true, frame, y: 0.1 });
  drawShadowUnder(front, doorX - 0.3, 2.55, 1.6);
  camera.box([doorX - 0.35, 2.5, -0.7], [1.7, 0.12, 0.7], { front: '#4a4d51', side: '#33363a', light: '#666a6e' });
  if (garage) {
    const { X, Y, W, H } = camera.frame(x + 0.4, 0, 2.4, 2.1);
    drawing.rect(X - 4, Y - 4, W + 8, H + 4, tone(frame, -0.1));
    drawing.rect(X, Y, W, H, tone(colour, 0.1));
    for (let panel = 1; panel < 6; panel++) drawing.rect(X, Y + (H * panel) / 6, W, 1.5, tone(colour, -0.35));
    drawing.rect(X, Y, W, 8, ink, { opacity: 0.3 });
  } else drawWindow(front, x + 0.6, 0.7, 1.9, 1.55, { bars: [3, 1] });
  drawPlane(front, x, 0, WIDTH, 0.28, tone(front.wall, -0.18));
  drawBorder(front, x + (garage ? 4.4 : 0.3), x + (garage ? 4.9 : 2.9), -0.9, 0.6, 1.4);
}
