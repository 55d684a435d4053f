import { fine } from '../drawing/look';
import { tone } from '../drawing/palette';
import type { Sketch } from './site';

/** The outline of a disc. */
export const dot = (x: number, y: number, radius: number): string =>
  `M${fine(x - radius)} ${fine(y)}a${fine(radius)} ${fine(radius)} 0 1 0 ${fine(2 * radius)} 0` +
  `a${fine(radius)} ${fine(radius)} 0 1 0 ${fine(-2 * radius)} 0z`;

/** The outline of a leaf from (x, y) to (x + a, y + b). */
export const leaf = (x: number, y: number, a: number, b: number): string =>
  `M${fine(x)} ${fine(y)}q${fine(a * 0.5 - b * 0.4)} ${fine(b * 0.5 - a * 0.4)} ${fine(a)} ${fine(b)}` +
  `q${fine(-a * 0.5 + b * 0.4)} ${fine(-b * 0.5 + a * 0.4)} ${fine(-a)} ${fine(-b)}z`;

type Lobe = [x: number, y: number, radius: number];

interface Fullness {
  /** How many lobes make the outline. */
  lobes?: number;
  /** Number of single leaves, as a fraction of the usual. */
  leaves?: number;
}

/** A leafy mass, lit from the upper left. */
export function foliage(
  { drawing, dice }: Sketch,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  { lobes = 15, leaves = 1 }: Fullness = {},
): void {
  const size = Math.min(rx, ry);
  // A large mass is close to the viewer and needs more, smaller lobes to look like leaves.
  const near = Math.min(1, Math.max(0, (size - 30) / 70));
  const stretched = Math.max(1, (Math.max(rx, ry) / size) * 0.62);
  const count = Math.round(lobes * (1.9 + near * 1.6) * stretched);
  const round = 1 - near * 0.22;
  const parts = Array.from({ length: count }, (_, index): Lobe => {
    const angle = (index / count) * Math.PI * 2 + dice.range(-0.25, 0.25);
    const outer = index % 3 !== 0;
    const reach = outer ? dice.range(0.6, 0.9) : dice.range(0.05, 0.62);
    const radius = size * round * (outer ? dice.range(0.17, 0.31) : dice.range(0.34, 0.48) * Math.min(stretched, 1.35));
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach, radius];
  });
  const layer = (shift: number, grow: number, keep: (lobe: Lobe) => boolean): string =>
    parts
      .filter(keep)
      .map(([lobeX, lobeY, radius]) => dot(lobeX - size * shift, lobeY - size * shift * 1.15, radius * grow))
      .join('');

  drawing.path(
    layer(0, 1.05, () => true),
    tone(colour, -0.34),
  );
  drawing.path(
    layer(0.05, 0.93, ([, lobeY]) => lobeY < y + ry * 0.45),
    tone(colour, -0.14),
  );
  drawing.path(
    layer(0.1, 0.78, ([lobeX, lobeY]) => lobeY < y + ry * 0.15 && lobeX < x + rx * 0.55),
    colour,
  );
  drawing.path(
    layer(0.17, 0.52, ([lobeX, lobeY]) => lobeY < y - ry * 0.05 && lobeX < x + rx * 0.2),
    tone(colour, 0.14),
  );

  const length = Math.max(2.4, Math.min(11, size * 0.1));
  const number = Math.round(Math.min(260, 40 + size * 1.6) * leaves);
  const scatter = (keep: (x: number, y: number) => boolean, fill: string, opacity: number): void => {
    let outline = '';
    for (let made = 0; made < number; made++) {
      const [lobeX, lobeY, radius] = dice.pick(parts);
      const angle = dice.range(0, 6.28);
      const reach = radius * Math.sqrt(dice.range(0.05, 1.65));
      const leafX = lobeX + Math.cos(angle) * reach;
      const leafY = lobeY + Math.sin(angle) * reach;
      if (keep(leafX, leafY)) {
        outline += leaf(leafX, leafY, dice.range(-length, length), dice.range(-length, length * 0.6));
      }
    }
    if (outline) drawing.path(outline, fill, { opacity });
  };
  scatter(() => true, tone(colour, -0.3), 0.75);
  scatter((leafX, leafY) => leafX + leafY < x + y + size * 0.5, tone(colour, 0.06), 0.85);
  scatter((leafX, leafY) => leafX + leafY * 1.2 < x + y * 1.2 - size * 0.1, tone(colour, 0.3), 0.8);
}
