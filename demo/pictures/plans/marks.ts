import type { Point } from '../drawing/drawing';
import type { Sheet } from './furniture';
import { INNER_WALL, OUTER_WALL } from './plan';
import type { PlanDoor, PlanStairs, PlanWindow, RoomUse } from './plan';

/** The ink of walls and names. */
export const WALL = '#2f3640';

const FINE = '#8b8f94';

/** The floors of rooms by use. */
export const tints: Record<RoomUse, string> = {
  hall: '#f1ece2',
  bedroom: '#f8f3e8',
  bathroom: '#e3edee',
  utility: '#e6ebe3',
  kitchen: '#f3eadb',
  living: '#faf6ec',
  dining: '#f6f0e4',
  study: '#f8f3e8',
  garage: '#eeebe4',
  office: '#faf6ec',
};

/** A bay that projects to the street. */
export function drawBay({ drawing, scale, ...sheet }: Sheet, { x, length }: PlanWindow, depth: number): void {
  const outline: Point[] = [
    [sheet.x(x - 0.35), sheet.y(depth + 0.2)],
    [sheet.x(x + 0.15), sheet.y(depth + 0.85)],
    [sheet.x(x + length - 0.15), sheet.y(depth + 0.85)],
    [sheet.x(x + length + 0.35), sheet.y(depth + 0.2)],
  ];
  drawing.polygon(outline, tints.living, { stroke: WALL, strokeWidth: 0.2 * scale, strokeLinejoin: 'miter' });
  const pane: Point[] = [
    [sheet.x(x + 0.3), sheet.y(depth + 0.85)],
    [sheet.x(x + length - 0.3), sheet.y(depth + 0.85)],
  ];
  drawing.line(pane, '#ffffff', 0.1 * scale);
}

/** A window, or doors to the garden. */
export function drawWindow({ drawing, scale, ...sheet }: Sheet, { x, y, length, upright, kind }: PlanWindow): void {
  const [width, depth] = upright ? [OUTER_WALL, length] : [length, OUTER_WALL];
  drawing.rect(sheet.x(x), sheet.y(y), width * scale, depth * scale, kind === 'bay' ? tints.living : '#ffffff');
  if (kind !== 'bay') {
    for (const part of [0.02, 0.5, 0.98]) {
      const at = OUTER_WALL * part;
      const line: Point[] = upright
        ? [
            [sheet.x(x + at), sheet.y(y)],
            [sheet.x(x + at), sheet.y(y + length)],
          ]
        : [
            [sheet.x(x), sheet.y(y + at)],
            [sheet.x(x + length), sheet.y(y + at)],
          ];
      drawing.line(line, WALL, 1.3);
    }
  }
  if (kind !== 'french') return;
  const leaf = length * 0.5 * scale;
  const top = sheet.y(-OUTER_WALL);
  const meet = sheet.x(x + length / 2);
  for (const [hinge, sweep] of [
    [sheet.x(x), 1],
    [sheet.x(x + length), 0],
  ] as const) {
    const arc = `M${hinge} ${top}v${-leaf}A${leaf} ${leaf} 0 0 ${sweep} ${meet} ${top}`;
    drawing.path(arc, 'none', { stroke: FINE, strokeWidth: 1.4 });
  }
}

/** Stairs with an arrow up. */
export function drawStairs({ drawing, scale, ...sheet }: Sheet, { x, y, width, depth }: PlanStairs): void {
  const steps = 11;
  drawing.rect(sheet.x(x), sheet.y(y), width * scale, depth * scale, '#e8e1d3', { stroke: FINE });
  for (let step = 1; step < steps; step++) {
    const at = sheet.y(y + (depth * step) / steps);
    drawing.line(
      [
        [sheet.x(x), at],
        [sheet.x(x + width), at],
      ],
      FINE,
      1,
    );
  }
  const middle = sheet.x(x + width / 2);
  const tip = sheet.y(y + 0.2);
  const head = 0.1 * scale;
  const arrow = `M${middle} ${sheet.y(y + depth - 0.15)}V${tip}M${middle - head} ${tip + 2 * head}L${middle} ${tip}L${middle + head} ${tip + 2 * head}`;
  drawing.path(arrow, 'none', { stroke: WALL, strokeWidth: 1.4 });
}

/** A door with the arc it opens through. */
export function drawDoor({ drawing, scale, ...sheet }: Sheet, { x, y, upright, swing, outer = false }: PlanDoor): void {
  const wall = outer ? OUTER_WALL : INNER_WALL;
  const leaf = outer ? 0.9 : 0.8;
  const [width, depth] = upright ? [wall, leaf] : [leaf, wall];
  const left = sheet.x(x);
  const top = sheet.y(y);
  drawing.rect(left - 0.6, top - 0.6, width * scale + 1.2, depth * scale + 1.2, tints.hall);
  const radius = leaf * scale;
  const forward = swing > 0;
  const far = forward ? wall * scale : 0;
  const arc = upright
    ? `M${left + far} ${top}h${swing * radius}A${radius} ${radius} 0 0 ${forward ? 1 : 0} ${left + far} ${top + radius}`
    : `M${left} ${top + far}v${swing * radius}A${radius} ${radius} 0 0 ${forward ? 0 : 1} ${left + radius} ${top + far}`;
  drawing.path(arc, 'none', { stroke: FINE, strokeWidth: 1.5 });
}
