import { bricks, doors, mix, renders, slates, stones, tone, trim } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import { drawStreet } from '../outdoors/ground';
import { drawShrub } from '../outdoors/planting';
import { drawChimney } from './chimneys';
import { drawDoor } from './doors';
import { alongTerrace, setLook, wallSurface } from './front';
import type { Bars, HouseFront, HouseStyle } from './front';
import { drawRoof } from './roofs';
import { drawBand, drawPlane, drawShadowUnder, drawWallFace } from './walls';
import { drawWindow } from './windows';

const WIDTH = 6.4;
const goods = ['#d7b58a', '#c98b6a', '#8fa39a', '#efe3cc', '#7c8b95'];
const awnings = ['#b3543f', '#3f6657', '#c69a4c', '#50667a'];

/** A row of shops with flats above. */
export const shop: HouseStyle = {
  scale: 62,
  base: 690,
  eye: 1.9,
  distance: 22,
  width: WIDTH,
  detached: false,
  draw(front) {
    alongTerrace(WIDTH, (x, index) => drawHouse(front, x, index === 0 ? front.door : front.dice.pick(doors)));
    return { ground: () => drawStreet(front, -0.1) };
  },
};

function drawHouse(front: HouseFront, x: number, colour: string): void {
  const { drawing, dice, camera, scale } = front;
  const kind = dice.weighted({ brick: 4, render: 3, ashlar: 3 });
  const wall = { brick: dice.pick(bricks), render: dice.pick(renders), ashlar: stones.bath }[kind];
  const eave = dice.pick([8.6, 9, 9.4]);
  const roof = dice.pick(slates);
  const bars = dice.pick<Bars>([
    [2, 2],
    [3, 4],
    [1, 1],
  ]);
  setLook(front, { wall, roof, bars, head: kind === 'brick' ? 'gauged' : 'frame', dress: '#efe7d6', sash: true });
  setLook(front, { frame: trim });
  drawRoof(front, [x, x + WIDTH], [eave, eave + 2], 6, surfaces.slate(roof, scale), { over: 0.02 });
  drawChimney(front, [x - 0.6, eave + 0.6, 2], 1.2, 1.5, kind === 'brick' ? wall : '#a8614b', 3);
  drawWallFace(front, x, 0, WIDTH, eave, wallSurface(front, kind, wall));
  drawBand(front, x, eave - 0.3, WIDTH, 0.26, front.dress, { out: 0.02 });
  drawing.line([camera.point(x, 0), camera.point(x, eave)], tone(wall, -0.3), 1.4);
  for (const at of dice.chance(0.6) ? [0.8, 2.7, 4.6] : [1.2, 4]) {
    drawWindow(front, x + at, 4.25, 1.1, 1.7, { flowers: dice.chance(0.25) });
    drawWindow(front, x + at, 6.9, 1.1, 1.35);
  }
  drawShopfront(front, x, colour);
}

function drawShopfront(front: HouseFront, x: number, colour: string): void {
  const { drawing, dice, camera } = front;
  const doorRight = dice.chance(0.5);
  const doorX = x + (doorRight ? 4.75 : 0.6);
  const windowX = x + (doorRight ? 0.55 : 1.75);
  drawPlane(front, x + 0.1, 0, WIDTH - 0.2, 3.7, drawing.linear([tone(colour, 0.08), tone(colour, -0.12)]));
  drawBand(front, x + 0.1, 3.62, WIDTH - 0.2, 0.16, tone(colour, 0.12), { out: 0.06 });
  drawPlane(front, x + 0.3, 3, WIDTH - 0.6, 0.58, tone(colour, -0.22));
  drawPlane(front, x + 1.4, 3.24, WIDTH - 2.8, 0.09, '#d9c08a');
  const pilaster = drawing.linear([tone(colour, 0.22), tone(colour, -0.1)], 1, 0);
  for (const at of [0.12, WIDTH - 0.42]) drawPlane(front, x + at, 0, 0.3, 3.05, pilaster);
  drawDisplay(front, windowX, colour);
  drawDoor(front, doorX, 1, 2.2, { colour, glazed: true, frame: tone(colour, 0.15), fan: 0.4 });
  if (dice.chance(0.6)) drawAwning(front, x, dice.pick(awnings));
  if (dice.chance(0.6)) {
    for (const at of [0.4, 3.6]) {
      const [X, Y] = camera.point(windowX + at, 0, -0.4);
      drawing.rect(X - 13, Y - 26, 26, 26, '#6b5d50');
      drawShrub(front, X, Y - 22, 52);
    }
  }
}

function drawDisplay(front: HouseFront, x: number, colour: string): void {
  const { drawing, dice, camera, weather, scale } = front;
  const { X, Y, W, H } = camera.frame(x, 0.65, 4, 2.2);
  const lit = weather.sky.glow > 0.5;
  const dim = drawing.linear(['#5f6d73', [mix('#4a5257', '#d9b98a', 0.35), 1, 0.6], '#4b4a49']);
  drawing.rect(X, Y, W, H, lit ? drawing.linear(['#ffe3ae', '#eda861']) : dim);
  for (let item = 0; item < 9; item++) {
    const height = H * dice.range(0.18, 0.42);
    const left = X + W * (0.05 + item * 0.105);
    drawing.rect(left, Y + H - height, W * 0.07, height, dice.pick(goods), { opacity: 0.75 });
  }
  drawing.rect(X, Y + H, W, 0.14 * scale, tone(colour, -0.2));
  drawPlane(front, x, 0, 4, 0.62, tone(colour, -0.06));
  for (let bar = 1; bar < 4; bar++) drawing.rect(X + (W * bar) / 4, Y, 4, H, tone(colour, 0.08));
  drawing.rect(X, Y + H * 0.22, W, 3.5, tone(colour, 0.08));
  drawing.polygon(
    [
      [X + 20, Y + H],
      [X + 110, Y],
      [X + 160, Y],
      [X + 70, Y + H],
    ],
    '#ffffff',
    { opacity: 0.12 },
  );
}

function drawAwning(front: HouseFront, x: number, colour: string): void {
  for (let stripe = 0; stripe < 10; stripe++) {
    const left = x + 0.3 + stripe * 0.58;
    const right = left + 0.58;
    const cloth = stripe % 2 ? '#f4eddd' : colour;
    front.camera.polygon(
      [
        [left, 3, 0],
        [right, 3, 0],
        [right, 2.45, -1.1],
        [left, 2.45, -1.1],
      ],
      cloth,
    );
    front.camera.rect(left, 2.25, 0.58, 0.2, -1.1, tone(cloth, -0.15));
  }
  drawShadowUnder(front, x + 0.3, 2.6, 5.8, 0.7);
}
