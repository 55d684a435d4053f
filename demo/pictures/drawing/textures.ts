import type { Surface } from './drawing';
import { fine } from './look';
import { tone } from './palette';
import { random } from './random';

/** How blocks lie in rows; lengths are in pixels. */
interface Courses {
  colour: string;
  joint: string;
  block: number;
  row: number;
  gap: number;
  /** Variation in tone between blocks. */
  spread: number;
  /** Random offset of joints, as a fraction of a block. */
  wander?: number;
  /** Shade along the lower edge of each row, in pixels. */
  lip?: number;
}

/** Rows of blocks, each offset by half a block from the row below. */
export function courses({ colour, joint, block, row, gap, spread, wander = 0, lip = 0 }: Courses): Surface {
  return {
    colour,
    texture(drawing, box) {
      const first = Math.floor(box.y / row);
      const last = Math.ceil((box.y + box.height) / row);
      const right = box.x + box.width;
      const chance = random(`${colour}${fine(box.x)}/${fine(box.y)}`);
      const tints = ['', '', ''];
      const ticks = ['', ''];
      let beds = '';
      let lips = '';

      for (let course = first; course < last; course++) {
        const y = course * row;
        const top = Math.max(y, box.y);
        const height = Math.min(y + row, box.y + box.height) - top;
        if (height <= 0) continue;
        const start = course % 2 ? block / 2 : 0;
        beds += `M${fine(box.x)} ${fine(y)}H${fine(right)}`;
        if (lip) lips += `M${fine(box.x)} ${fine(y + row - gap)}H${fine(right)}`;
        if (!wander) ticks[course & 1] += `M${fine(box.x)} ${fine(top + height / 2)}H${fine(right)}`;

        const shift = (at: number): number => (wander ? wander * block * Math.sin(at * 12.9 + course * 78.2) : 0);
        for (let at = Math.floor((box.x - start) / block); start + at * block < right; at++) {
          const from = Math.max(box.x, start + at * block + shift(at));
          const to = Math.min(right, start + (at + 1) * block + shift(at + 1));
          if (to <= from) continue;
          if (wander) ticks[0] += `M${fine(from)} ${fine(top)}v${fine(height)}`;
          if (chance.chance(0.34)) {
            const shape = `M${fine(from)} ${fine(top)}H${fine(to)}v${fine(height)}H${fine(from)}z`;
            tints[chance.int(0, 2)] += shape;
          }
        }
      }

      [spread, -spread, -spread * 0.5].forEach((part, index) => {
        if (tints[index]) drawing.path(tints[index], tone(colour, part));
      });
      drawing.path(beds, 'none', { stroke: joint, strokeWidth: gap });
      if (lip) drawing.path(lips, 'none', { stroke: tone(colour, -0.35), strokeWidth: lip, opacity: 0.45 });
      if (wander) drawing.path(ticks[0] ?? '', 'none', { stroke: joint, strokeWidth: gap });
      else {
        ticks.forEach((outline, odd) => {
          if (!outline) return;
          // One dashed line per row draws all its upright joints; the offset keeps neighbours aligned.
          const strokeDashoffset = (((box.x - (odd ? block / 2 : 0) + gap / 2) % block) + block) % block;
          const strokeDasharray = `${fine(gap)} ${Math.round((block - fine(gap)) * 1000) / 1000}`;
          drawing.path(outline, 'none', { stroke: joint, strokeWidth: row, strokeDasharray, strokeDashoffset });
        });
      }
    },
  };
}

/** Marks scattered evenly in a few tones, with a density per 10,000 square pixels. */
export function strewn(
  base: string,
  colour: string,
  perArea: number,
  tones: readonly number[],
  opacity: number,
  mark: (x: number, y: number, chance: ReturnType<typeof random>) => string,
): Surface {
  return {
    colour: base,
    texture(drawing, box) {
      const chance = random(`${colour}${fine(box.x)}/${fine(box.y)}`);
      const x0 = Math.max(0, box.x);
      const y0 = Math.max(0, box.y);
      const x1 = Math.min(drawing.width, box.x + box.width);
      const y1 = Math.min(drawing.height, box.y + box.height);
      if (x1 <= x0 || y1 <= y0) return;
      const count = Math.round((((x1 - x0) * (y1 - y0)) / 10_000) * perArea);
      for (const part of tones) {
        let outline = '';
        for (let made = 0; made < count / tones.length; made++) {
          outline += mark(chance.range(x0, x1), chance.range(y0, y1), chance);
        }
        drawing.path(outline, tone(colour, part), { opacity });
      }
    },
  };
}

/** Parallel boards of one width, lying or standing. */
export function boards(colour: string, width: number, upright: boolean): Surface {
  return {
    colour,
    texture(drawing, box) {
      const [start, end] = upright ? [box.x, box.x + box.width] : [box.y, box.y + box.height];
      const chance = random(`${colour}${fine(start)}`);
      const tints = ['', ''];
      let joints = '';
      for (let at = Math.floor(start / width) * width; at < end; at += width) {
        const from = Math.max(at, start);
        const size = Math.min(at + width, end) - from;
        if (size <= 0) continue;
        joints += upright
          ? `M${fine(from)} ${fine(box.y)}v${fine(box.height)}`
          : `M${fine(box.x)} ${fine(from)}h${fine(box.width)}`;
        tints[chance.int(0, 1)] += upright
          ? `M${fine(from)} ${fine(box.y)}h${fine(size)}v${fine(box.height)}h${fine(-size)}z`
          : `M${fine(box.x)} ${fine(from)}h${fine(box.width)}v${fine(size)}h${fine(-box.width)}z`;
      }
      tints.forEach((outline, index) => {
        if (outline) drawing.path(outline, tone(colour, index ? 0.05 : -0.05));
      });
      drawing.path(joints, 'none', { stroke: tone(colour, -0.42), strokeWidth: 1.5, opacity: 0.6 });
    },
  };
}

/** The outline of a grain or pebble. */
export const speck = (x: number, y: number, rx: number, ry: number): string =>
  `M${fine(x - rx)} ${fine(y)}a${fine(rx)} ${fine(ry)} 0 1 0 ${fine(2 * rx)} 0a${fine(rx)} ${fine(ry)} 0 1 0 ${fine(-2 * rx)} 0z`;

/** The outline of a blade of grass or straw. */
export const blade = (x: number, y: number, lean: number, height: number): string =>
  `M${fine(x - 0.5)} ${fine(y)}l${fine(lean + 0.5)} ${fine(-height)}l${fine(0.5 - lean)} ${fine(height)}z`;
