import { tone } from '../drawing/palette';
import { faces } from './interior';
import type { Room } from './interior';

/** A few jars and bottles in a row. */
export function drawJars(
  { drawing, camera, dice, colours }: Room,
  x: number,
  y: number,
  z: number,
  count: number,
): void {
  const glazes = [colours.accent, '#e9e1d0', '#7d8f86', colours.wood, '#b9c4c6'];
  for (let jar = 0; jar < count; jar++) {
    const height = dice.range(0.1, 0.26);
    const width = dice.range(0.06, 0.12);
    const shaded = dice.pick(['#9a8a74', '#b5a68e', '#7f8f8c']);
    const glaze = drawing.linear([tone(dice.pick(glazes), 0.2), shaded], 1, 0);
    camera.rect(x + jar * 0.16, y, width, height, z, glaze, 0.02);
  }
}

/** Shelves full of books. */
export function drawShelves(
  room: Room,
  x: number,
  width: number,
  height: number,
  { depth = 0.3, rows = 5 }: { depth?: number; rows?: number } = {},
): void {
  const { camera, dice, colours } = room;
  const { joinery } = colours;
  const spines = [colours.accent, colours.textile, '#e8dcc4', '#6b7d86', '#8d5e4f', '#c9b18a', '#4e5d57'];
  const z = -depth;
  camera.box([x, 0, z], [width, height, depth], faces(tone(joinery, -0.1)));
  camera.rect(x + 0.05, 0.05, width - 0.1, height - 0.1, z, tone(joinery, -0.3));
  const pitch = (height - 0.05) / rows;
  for (let row = 0; row < rows; row++) {
    const y = 0.05 + row * pitch;
    for (let at = x + 0.08; at < x + width - 0.16;) {
      if (dice.chance(0.12)) {
        at += dice.range(0.1, 0.25);
        continue;
      }
      const thickness = dice.range(0.03, 0.065);
      const colour = tone(dice.pick(spines), dice.range(-0.12, 0.15));
      camera.rect(at, y, thickness - 0.004, pitch * dice.range(0.5, 0.8), z, colour);
      at += thickness;
    }
    camera.rect(x, y - 0.035, width, 0.035, z - 0.01, tone(joinery, 0.1));
  }
  camera.rect(x, 0, 0.05, height, z, tone(joinery, 0.08));
  camera.rect(x + width - 0.05, 0, 0.05, height, z, tone(joinery, -0.05));
  camera.rect(x - 0.02, height, width + 0.04, 0.06, z, tone(joinery, 0.15));
}
