import { bricks, clayTiles, mix, renders, slates, stones, tone, trim } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import { drawPath } from '../outdoors/ground';
import { drawBorder, drawShrub } from '../outdoors/planting';
import { drawTree } from '../outdoors/trees';
import { drawChimney } from './chimneys';
import { drawDoor } from './doors';
import { setLook, wallSurface } from './front';
import type { HouseFront, HouseStyle } from './front';
import { drawFlank, drawGable, drawRoof } from './roofs';
import { drawHouseShadow, drawPlane, drawShadowUnder, drawWallFace } from './walls';
import { drawWindow } from './windows';

const WIDTH = 13.2;
const EAVE = 2.75;
const GABLE_WIDTH = 4.7;
const GABLE_DEPTH = -0.8;

/** A bungalow with one gabled wing. */
export const bungalow: HouseStyle = {
  scale: 64,
  base: 610,
  eye: 1.8,
  distance: 18,
  width: 14,
  detached: true,
  draw(front) {
    const { dice, scale } = front;
    const kind = dice.weighted({ brick: 5, render: 4, ashlar: 2 });
    const wall = { brick: dice.pick(bricks), render: dice.pick(renders), ashlar: stones.bath }[kind];
    const roof = dice.pick([...clayTiles, slates[1]]);
    const hipped = dice.chance(0.5);
    setLook(front, { wall, head: null, dress: trim, bars: [3, 1], frame: dice.pick([trim, trim, '#5c6468']), roof });
    setLook(front, { gutter: '#4a4a4e' });
    const surface = wallSurface(front, kind, wall);
    const onLeft = dice.chance(0.5);
    const gableX = onLeft ? 0.6 : 7.8;
    const doorX = onLeft ? 6.6 : 6.2;

    drawHouseShadow(front, [0, WIDTH], 4, 8);
    drawFlank(front, [0, WIDTH], [EAVE, hipped ? null : 5.9], 8, surface);
    drawWallFace(front, 0, 0, WIDTH, EAVE, surface);
    drawShadowUnder(front, 0, EAVE, WIDTH, 0.55);
    drawRoof(front, [0, WIDTH], [EAVE, 6.3], 8, surfaces.tiles(roof, scale), { hip: hipped ? 3.2 : 0, over: 0.4 });
    drawChimney(front, [dice.range(4, 8), 5.3, 3.2], 1, 1.4, kind === 'brick' ? wall : '#a8614b');
    for (const middle of [2.4, 5.3, 10.4]) {
      if (middle > gableX - 0.6 && middle < gableX + GABLE_WIDTH + 0.5) continue;
      if (Math.abs(middle - doorX - 0.5) > 1.6) drawWindow(front, middle - 0.95, 0.85, 1.9, 1.35);
    }
    drawWallFace(front, gableX, 0, GABLE_WIDTH, EAVE, surface, GABLE_DEPTH);
    const gable = dice.pick([surface, surfaces.board('#e9e4d8', scale), surfaces.tiles(tone(roof, 0.1), scale)]);
    drawGable(front, [gableX, gableX + GABLE_WIDTH], [EAVE, 4.9], GABLE_DEPTH, gable, { over: 0.4 });
    const window = { z: GABLE_DEPTH, flowers: dice.chance(0.3) };
    if (dice.chance(0.5)) drawWindow(front, gableX + 0.85, 0.6, 3, 1.65, { ...window, bars: [4, 1] });
    else drawWindow(front, gableX + 1.1, 0.15, 2.5, 2.1, { ...window, bars: [2, 1], sill: false, flowers: false });
    drawEntrance(front, doorX);
    drawBorder(front, gableX + 0.1, gableX + GABLE_WIDTH, -1.2, 0.6, 1.5);
    drawBorder(front, onLeft ? 8.6 : 0.2, onLeft ? WIDTH : 5.6, -0.5, 0.55, 1.4);
    return {
      ground() {
        drawPath(front, onLeft ? WIDTH - 3.4 : 0.4, 3, [0, -12], '#c9bda9', onLeft ? 1 : -1);
        drawPath(front, doorX - 0.1, 1.3, [0, -12], '#d0c5b2', 0.2);
      },
      foreground() {
        drawBorder(front, doorX + 2.2, doorX + 5, -4.2, 0.55, 1.5);
        const [X, Y] = front.camera.point(onLeft ? -1.8 : WIDTH + 1.8, 0, -3);
        drawTree(front, X, Y, 260);
      },
    };
  },
};

function drawEntrance(front: HouseFront, x: number): void {
  const { camera, drawing, weather } = front;
  drawDoor(front, x, 1.05, 2.1, { glazed: true });
  drawPlane(front, x + 1.15, 0.1, 0.45, 2, mix(weather.sky.mid, '#36454f', 0.6));
  for (const at of [-0.5, 1.9]) {
    const [X, Y] = camera.point(x + at, 0, -0.5);
    drawing.path(`M${X - 15} ${Y - 26}h30l-5 26h-20z`, '#b5745a');
    drawShrub(front, X, Y - 22, 50);
  }
}
