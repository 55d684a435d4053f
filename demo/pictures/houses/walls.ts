import type { Fill } from '../drawing/drawing';
import { ink, tone } from '../drawing/palette';
import type { HouseFront } from './front';

/** A flat part of the front, facing the viewer. */
export function drawPlane(
  front: HouseFront,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Fill,
  z = 0,
): void {
  front.camera.rect(x, y, width, height, z, fill);
}

/** A wall with light from the upper left and a darker foot. */
export function drawWallFace(
  front: HouseFront,
  x: number,
  y: number,
  width: number,
  height: number,
  surface: Fill,
  z = 0,
): void {
  const { drawing } = front;
  drawPlane(front, x, y, width, height, surface, z);
  const light = drawing.linear(
    [
      ['#fff2d4', 0.13],
      ['#fff2d4', 0, 0.45],
      [ink, 0.13],
    ],
    1,
    0.8,
  );
  drawPlane(front, x, y, width, height, light, z);
  drawPlane(front, x, y, width, Math.min(0.6, height), drawing.fade(ink, 0, 0.16), z);
}

/** The shadow under anything that projects. */
export function drawShadowUnder(
  { camera, drawing, weather }: HouseFront,
  x: number,
  y: number,
  width: number,
  drop = 0.5,
  z = 0,
  strength = 1,
): void {
  const opacity = weather.sky.shadow * strength;
  camera.polygon(
    [
      [x, y, z],
      [x + width, y, z],
      [x + width, y - drop * 0.7, z],
      [x + drop * 0.25, y - drop * 0.7, z],
      [x, y - drop * 0.55, z],
    ],
    drawing.fade(ink, opacity * 1.1, opacity * 0.35),
  );
}

/** A horizontal moulding with a lit top and a shadow below; `out` is how far it projects. */
export function drawBand(
  front: HouseFront,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  { z = 0, out = 0.08 }: { z?: number; out?: number } = {},
): void {
  drawShadowUnder(front, x, y, width, 0.12 + out * 2.2, z);
  const lit = front.drawing.linear([tone(colour, 0.35), [colour, 1, 0.3], tone(colour, -0.22)]);
  drawPlane(front, x - out, y, width + out * 2, height, lit, z);
}

/** The house's own long soft shadow, falling to the right. */
export function drawHouseShadow(
  { camera, drawing, weather }: HouseFront,
  [x0, x1]: readonly [number, number],
  height: number,
  depth: number,
): void {
  const opacity = weather.sky.shadow * 0.32;
  for (const part of [1, 0.85, 0.7]) {
    const reach = height * part;
    camera.polygon(
      [
        [x1, 0, 0],
        [x1 + reach * 0.75, 0, -reach * 0.22],
        [x1 + reach * 0.75, 0, depth],
        [x1, 0, depth],
      ],
      '#1d2740',
      { opacity },
    );
  }
  camera.floor(x0, -1.1, x1 - x0, 1.1, drawing.fade('#1d2740', 0.34, 0));
}
