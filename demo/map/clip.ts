import { margin, side, type Spot } from './frame';

const [least, most] = [-margin, side + margin];

type Edge = readonly [axis: 0 | 1, limit: number, sign: 1 | -1];
const edges: readonly Edge[] = [
  [0, least, 1],
  [0, most, -1],
  [1, least, 1],
  [1, most, -1],
];

/** The part of a polygon within a tile, in pixels (Sutherland–Hodgman clipping). */
export function clipArea(ring: readonly Spot[]): readonly Spot[] {
  return edges.reduce<readonly Spot[]>((points, edge) => cut(points, edge), ring);
}

function cut(points: readonly Spot[], [axis, limit, sign]: Edge): readonly Spot[] {
  const isIn = (point: Spot) => (point[axis] - limit) * sign >= 0;
  const kept: Spot[] = [];
  points.forEach((point, index) => {
    const before = points.at(index - 1)!;
    if (isIn(point) !== isIn(before))
      kept.push(between(before, point, (limit - before[axis]) / (point[axis] - before[axis])));
    if (isIn(point)) kept.push(point);
  });
  return kept;
}

/** The parts of a line near a tile, in pixels: whole segments, so that its vertices do not move. */
export function clipLine(line: readonly Spot[]): readonly (readonly Spot[])[] {
  const parts: Spot[][] = [];
  let part: Spot[] = [];
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1]!, line[index]!];
    if (isAway(from, to)) {
      part = [];
      continue;
    }
    if (part.length === 0) parts.push((part = [from]));
    part.push(to);
  }
  return parts;
}

const isAway = (from: Spot, to: Spot): boolean =>
  edges.some(([axis, limit, sign]) => (from[axis] - limit) * sign < 0 && (to[axis] - limit) * sign < 0);

const between = ([x, y]: Spot, [toX, toY]: Spot, part: number): Spot => [x + (toX - x) * part, y + (toY - y) * part];

/** An SVG path of pixel points; points closer than half a pixel are dropped. */
export function pathOf(points: readonly Spot[], closed = false): string {
  let [lastX, lastY] = [NaN, NaN];
  let path = '';
  points.forEach(([x, y], index) => {
    const isEnd = index === points.length - 1;
    if (!isEnd && Math.abs(x - lastX) < 0.5 && Math.abs(y - lastY) < 0.5) return;
    path += `${path ? 'L' : 'M'}${round(x)} ${round(y)}`;
    [lastX, lastY] = [x, y];
  });
  return closed && path ? `${path}Z` : path;
}

/** Rounds to a tenth of a pixel, which is fine enough for a map. */
export const round = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Rounds a line's corners (Chaikin's algorithm). */
export function smooth(points: readonly Spot[], { turns = 1, closed = false } = {}): readonly Spot[] {
  if (turns === 0 || points.length < 3) return points;
  const ends = closed ? [] : [points[0]!];
  const rounder = points.flatMap((point, index): Spot[] => {
    const next = points[index + 1] ?? (closed ? points[0]! : undefined);
    return next ? [between(point, next, 0.25), between(point, next, 0.75)] : [];
  });
  return smooth([...ends, ...rounder, ...(closed ? [] : [points.at(-1)!])], { turns: turns - 1, closed });
}
