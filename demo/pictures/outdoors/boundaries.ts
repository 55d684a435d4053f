import type { Fill } from '../drawing/drawing';
import { fine } from '../drawing/look';
import { tone, trim } from '../drawing/palette';
import { dot, leaf } from './foliage';
import type { Site } from './site';

/** A clipped hedge from x0 to x1 metres at depth z. */
export function drawHedge(site: Site, x0: number, x1: number, z: number, height: number, depth = 0.6): void {
  const { drawing, dice, camera, weather } = site;
  const colour = weather.season === 'autumn' && dice.chance(0.4) ? '#8a6a4b' : weather.hedge;
  const scale = camera.scaleAt(z);
  camera.shadow(x0, z, x1 - x0, depth, 0.07);
  const front = drawing.linear([tone(colour, 0.02), tone(colour, -0.36)]);
  const faces = { front, side: tone(colour, -0.45), light: tone(colour, 0.1), top: tone(colour, 0.2) };
  camera.box([x0, 0, z], [x1 - x0, height, depth], faces, 0.08);

  const [start, top] = camera.point(x0, height, z);
  const [end, foot] = camera.point(x1, 0, z);
  const left = Math.max(start, -40);
  const right = Math.min(end, drawing.width + 40);
  let crest = '';
  for (let x = left; x < right; x += scale * 0.16) {
    crest += dot(x + scale * 0.05, top + dice.range(-0.02, 0.05) * scale, scale * dice.range(0.09, 0.15));
  }
  drawing.path(crest, drawing.linear([tone(colour, 0.24), tone(colour, 0.02)]));

  const size = Math.max(3, scale * 0.09);
  const count = Math.min(260, (right - left) * 0.5);
  const layers: [fill: string, from: number, to: number][] = [
    [tone(colour, -0.25), 0, 1],
    [tone(colour, 0.1), -0.04, 0.75],
    [tone(colour, 0.28), -0.06, 0.3],
  ];
  for (const [fill, from, to] of layers) {
    let outline = '';
    for (let made = 0; made < count; made++) {
      const y = top + (foot - top) * dice.range(from, to);
      outline += leaf(dice.range(left, right), y, dice.range(-size, size), dice.range(-size, size * 0.5));
    }
    drawing.path(outline, fill, { opacity: 0.7 });
  }
}

/** A low wall with a coping; `colour` is its surface's own colour, for the faces in shade. */
export function drawWall(
  { drawing, camera }: Pick<Site, 'drawing' | 'camera'>,
  x0: number,
  x1: number,
  z: number,
  height: number,
  surface: Fill,
  colour: string,
): void {
  const cope = '#cfc6b4';
  camera.shadow(x0, z, x1 - x0, 0.3, 0.08);
  const faces = { front: surface, side: tone(colour, -0.4), light: tone(colour, 0.1) };
  camera.box([x0, 0, z], [x1 - x0, height, 0.25], faces);
  camera.rect(x0, 0, x1 - x0, height, z, drawing.fade('#1d2338', 0.1, 0.3));
  camera.box([x0 - 0.04, height, z - 0.04], [x1 - x0 + 0.08, 0.08, 0.33], {
    front: tone(cope, -0.12),
    side: tone(cope, -0.3),
    top: tone(cope, 0.2),
  });
}

/** The fences that can be drawn. */
type FenceKind = 'rail' | 'picket' | 'board';

const fences: Record<FenceKind, { gap: number; post: number; bar: number; point: number }> = {
  rail: { gap: 0.14, post: 0.028, bar: 0.04, point: 0.9 },
  picket: { gap: 0.17, post: 0.1, bar: 0.07, point: 0.9 },
  board: { gap: 0.16, post: 0.15, bar: 0.07, point: 0 },
};

/** A fence from x0 to x1 metres at depth z. */
export function drawFence(
  { drawing, camera }: Pick<Site, 'drawing' | 'camera'>,
  x0: number,
  x1: number,
  z: number,
  height: number,
  kind: FenceKind,
  colour = trim,
): void {
  const { gap, post, bar, point } = fences[kind];
  camera.rect(x0, height * 0.2, x1 - x0, bar, z, tone(colour, -0.2));
  camera.rect(x0, height * 0.8, x1 - x0, bar, z, tone(colour, -0.12));
  const half = (post * camera.scaleAt(z)) / 2;
  const rise = half * 2 * point;
  let outline = '';
  for (let x = x0; x <= x1; x += gap) {
    const [X, Y] = camera.point(x, height, z);
    if (X < -20 || X > drawing.width + 20) continue;
    const [, foot] = camera.point(x, 0, z);
    const tip = `l${fine(half)} ${fine(-rise)} ${fine(half)} ${fine(rise)}`;
    outline += `M${fine(X)} ${fine(foot)}V${fine(Y)}${tip}V${fine(foot)}z`;
  }
  const painted = kind === 'rail' ? colour : drawing.linear([tone(colour, 0.1), tone(colour, -0.2)]);
  drawing.path(outline, painted);
}
