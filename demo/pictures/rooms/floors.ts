import { tone } from '../drawing/palette';
import type { Room } from './interior';

/** How far the floor runs towards the viewer, in metres. */
export const NEAR = -3.4;

/** The floors a room can have. */
export type FloorKind = 'boards' | 'herringbone' | 'tiles' | 'checks' | 'carpet';

/** Boards, herringbone, tiles or carpet. */
export function drawFloor(room: Room, kind: FloorKind, [light, dark]: readonly [string, string]): void {
  const { drawing, camera, width, dice, colours } = room;
  const left = -width / 2;
  const right = width / 2;
  const ground = kind === 'carpet' ? tone(colours.wall, -0.08) : colours.floor;
  camera.floor(left, NEAR, width, -NEAR, drawing.linear([tone(ground, 0.16), tone(ground, -0.12)]));
  if (kind === 'carpet') return;
  if (kind === 'boards') {
    for (let x = left; x < right; x += 0.19) {
      camera.floor(x, NEAR, 0.19, -NEAR, tone(ground, dice.range(-0.09, 0.13)), { opacity: 0.75 });
      drawing.line([camera.point(x, 0, 0), camera.point(x, 0, NEAR)], tone(ground, -0.3), 0.9);
      const end = dice.range(NEAR, 0);
      drawing.line([camera.point(x, 0, end), camera.point(x + 0.19, 0, end)], tone(ground, -0.35), 1);
    }
    return;
  }
  if (kind === 'herringbone') {
    drawHerringbone(room, ground);
    return;
  }
  const size = kind === 'checks' ? 0.4 : 0.5;
  for (let x = left, column = 0; x < right; x += size, column++) {
    for (let z = 0, row = 0; z > NEAR; z -= size, row++) {
      const shaded = kind === 'checks' && (column + row) % 2 === 1;
      const colour = shaded ? dark : tone(light, dice.range(-0.03, 0.05));
      const joint = { stroke: tone(light, -0.2), strokeWidth: 0.8 };
      camera.floor(x, z - size, Math.min(size, right - x), size, colour, joint);
    }
  }
}

function drawHerringbone({ camera, width, dice }: Room, ground: string): void {
  const step = 0.34;
  for (let x = -width / 2; x < width / 2; x += step) {
    for (let z = 0; z > NEAR; z -= step / 2) {
      for (const half of [0, 1]) {
        const start = x + (half * step) / 2;
        const lean = half ? -step / 2 : step / 2;
        camera.polygon(
          [
            [start, 0, z - (half ? 0 : step / 2)],
            [start + step / 2, 0, z - (half ? step / 2 : 0)],
            [start + step / 2, 0, z - (half ? step / 2 : 0) - step / 2],
            [start, 0, z - (half ? 0 : step / 2) - step / 2],
          ],
          tone(ground, dice.range(-0.1, 0.12) + lean * 0.3),
        );
      }
    }
  }
}
