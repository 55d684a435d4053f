import { mix, tone } from '../drawing/palette';
import { foliage } from '../outdoors/foliage';
import { faces } from './interior';
import type { Room } from './interior';

const FRAME = '#f8f5ed';

interface BackWindowChoice {
  bars?: readonly [columns: number, rows: number];
  curtains?: boolean;
}

/** A window in the back wall with a garden beyond it. */
export function drawBackWindow(
  room: Room,
  x: number,
  y: number,
  width: number,
  height: number,
  { bars: [columns, rows] = [2, 2], curtains = true }: BackWindowChoice = {},
): void {
  const { drawing, camera, dice, weather } = room;
  const { X, Y, W, H } = camera.frame(x, y, width, height);
  camera.rect(x - 0.09, y - 0.09, width + 0.18, height + 0.18, 0, FRAME);
  camera.rect(x, y, width, height, 0, drawing.linear([tone(weather.sky.top, 0.25), weather.sky.low]));
  drawing.clip(`<rect x="${X}" y="${Y}" width="${W}" height="${H}"/>`, () => {
    for (let bush = 0; bush < 5; bush++) {
      const green = mix(dice.pick(weather.leaf), weather.sky.haze, 0.35);
      const left = X + W * dice.range(-0.05, 1.05);
      const top = Y + H * dice.range(0.72, 1);
      foliage(room, left, top, W * dice.range(0.16, 0.3), H * dice.range(0.18, 0.4), green, { leaves: 0.5 });
    }
  });
  camera.rect(x, y, width, height, 0, '#fffdf2', 0, { opacity: 0.22 });
  for (let bar = 1; bar < columns; bar++) camera.rect(x + (width * bar) / columns - 0.02, y, 0.04, height, 0, FRAME);
  for (let bar = 1; bar < rows; bar++) camera.rect(x, y + (height * bar) / rows - 0.02, width, 0.04, 0, FRAME);
  camera.box([x - 0.15, y - 0.14, -0.12], [width + 0.3, 0.06, 0.12], faces('#f5f1e7'));
  if (curtains) drawCurtains(room, x, y + height, width);
}

function drawCurtains({ drawing, camera, colours }: Room, x: number, top: number, width: number): void {
  const cloth = colours.textile;
  const fold = drawing.linear([tone(cloth, 0.3), tone(cloth, 0.06), tone(cloth, -0.14)], 1, 0);
  camera.rect(x - 0.5, top + 0.16, width + 1, 0.035, -0.06, '#8a7350', 0.02);
  for (const left of [x - 0.42, x + width + 0.02]) {
    const { X, Y, W, H } = camera.frame(left, 0.06, 0.4, top + 0.1, -0.05);
    for (let part = 0; part < 5; part++) drawing.rect(X + (W * part) / 5, Y, W / 5 + 0.6, H, fold);
  }
}

/** Glazed doors in the back wall, from the floor up, with a garden beyond. */
export function drawGardenDoors(room: Room, x: number, width: number, height: number, leaves = 3): void {
  drawBackWindow(room, x, 0.06, width, height, { bars: [leaves, 1], curtains: false });
  const { camera, drawing } = room;
  camera.rect(x, 0.06, width, 0.12, 0, FRAME);
  for (let leaf = 1; leaf < leaves; leaf++) {
    const [X, Y] = camera.point(x + (width * leaf) / leaves + 0.08, 1.05);
    drawing.rect(X, Y, 3, 18, '#6b6a66');
  }
}
