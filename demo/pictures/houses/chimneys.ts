import type { Place } from '../drawing/camera';
import type { Stop } from '../drawing/drawing';
import { ink, tone } from '../drawing/palette';
import { surfaces } from '../drawing/surfaces';
import type { HouseFront } from './front';
import type { Corner } from './roofs';

/** A brick chimney with its pots; (x, y, z) is its lower left corner. */
export function drawChimney(
  { camera, drawing, scale }: HouseFront,
  [x, y, z]: Corner,
  width: number,
  height: number,
  colour: string,
  pots = 2,
): void {
  const top = y + height;
  const shaded = { side: tone(colour, -0.45), light: tone(colour, 0.1), below: null };
  camera.box([x, y, z], [width, height, 0.6], { front: surfaces.brick(colour, scale), ...shaded });
  const light: Stop[] = [
    ['#fff0cf', 0.15],
    [ink, 0.25],
  ];
  camera.rect(x, y, width, height, z, drawing.linear(light, 1, 0.3));
  camera.box([x - 0.07, top, z - 0.05], [width + 0.14, 0.14, 0.7], {
    front: tone(colour, -0.1),
    side: tone(colour, -0.45),
    light: colour,
  });
  for (let pot = 0; pot < pots; pot++) {
    const middle = x + (width * (pot + 0.5)) / pots;
    const shape: Place[] = [
      [middle - 0.13, top + 0.14, z],
      [middle - 0.1, top + 0.6, z],
      [middle + 0.1, top + 0.6, z],
      [middle + 0.13, top + 0.14, z],
    ];
    camera.polygon(shape, drawing.linear(['#c98a62', '#8d543c'], 1, 0));
  }
}
