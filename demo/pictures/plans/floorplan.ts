import { Drawing } from '../drawing/drawing';
import type { Point } from '../drawing/drawing';
import { writeText } from '../drawing/lettering';
import { furnish } from './furniture';
import type { Sheet } from './furniture';
import { drawLabel } from './labels';
import { drawBay, drawDoor, drawStairs, drawWindow, tints, WALL } from './marks';
import { OUTER_WALL } from './plan';
import type { PlanFloor, PlanRoom } from './plan';

const PAPER = '#fdfbf6';

const GAP = 1.6;

const MARGIN = 60;

/** Space under the floors for a bay and their names. */
const FOOT = 110;

const BAY = 0.9;

/** The sheet that a home's floors need side by side. */
export function floorplanSheet(floors: readonly PlanFloor[]) {
  const across = floors.reduce((sum, { width }) => sum + width + 2 * OUTER_WALL, 0) + GAP * (floors.length - 1);
  const deep = Math.max(...floors.map(({ depth }) => depth + 2 * OUTER_WALL));
  const scale = Math.min(1080 / across, 650 / (deep + BAY));
  const width = Math.min(1200, Math.max(840, Math.round(across * scale + 2 * MARGIN)));
  const height = Math.max(600, Math.round(MARGIN + (deep + BAY) * scale + FOOT));
  return { width, height, across, scale };
}

/** Draws a home's floors side by side as SVG. */
export function drawFloorplan(floors: readonly PlanFloor[]): string {
  const { width, height, across, scale } = floorplanSheet(floors);
  const drawing = new Drawing(width, height);
  drawing.rect(0, 0, width, height, PAPER);
  const foot = height - FOOT - BAY * scale;
  let left = (width - across * scale) / 2;
  for (const floor of floors) {
    const top = foot - (floor.depth + 2 * OUTER_WALL) * scale;
    const x0 = left;
    const sheet: Sheet = {
      drawing,
      scale,
      x: (metres) => x0 + (metres + OUTER_WALL) * scale,
      y: (metres) => top + (metres + OUTER_WALL) * scale,
    };
    drawFloor(sheet, floor);
    left += (floor.width + 2 * OUTER_WALL + GAP) * scale;
  }
  return drawing.svg();
}

function drawFloor(sheet: Sheet, floor: PlanFloor): void {
  const { drawing, scale } = sheet;
  const outer = [(floor.width + 2 * OUTER_WALL) * scale, (floor.depth + 2 * OUTER_WALL) * scale] as const;
  const x = sheet.x(-OUTER_WALL);
  const y = sheet.y(-OUTER_WALL);
  drawing.rect(x + 6, y + 7, ...outer, WALL, { opacity: 0.07 });
  for (const window of floor.windows) if (window.kind === 'bay') drawBay(sheet, window, floor.depth);
  drawing.rect(x, y, ...outer, WALL);
  for (const room of floor.rooms) drawRoom(sheet, room);
  for (const room of floor.rooms) furnish(sheet, room);
  for (const window of floor.windows) drawWindow(sheet, window);
  if (floor.stairs) drawStairs(sheet, floor.stairs);
  for (const door of floor.doors) drawDoor(sheet, door);
  for (const room of floor.rooms) drawLabel(sheet, room, floor);
  const middle = sheet.x(floor.width / 2);
  writeText(drawing, middle, drawing.height - 58, floor.name, 12, WALL, { weight: 0.15 });
  writeText(drawing, middle, drawing.height - 34, `${Math.round(floor.width * floor.depth)} SQ M`, 9, '#6d747c');
}

function drawRoom({ drawing, scale, ...sheet }: Sheet, { x, y, width, depth, use }: PlanRoom): void {
  drawing.rect(sheet.x(x), sheet.y(y), width * scale, depth * scale, tints[use]);
  if (use !== 'bathroom') return;
  for (let at = 0.4; at < width; at += 0.4) {
    const line: Point[] = [
      [sheet.x(x + at), sheet.y(y)],
      [sheet.x(x + at), sheet.y(y + depth)],
    ];
    drawing.line(line, '#cfdcdd', 0.8);
  }
}
