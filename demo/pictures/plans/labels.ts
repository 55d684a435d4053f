import { textWidth, writeText } from '../drawing/lettering';
import { fitsBed } from './furniture';
import type { Sheet } from './furniture';
import { tints, WALL } from './marks';
import { feet } from './plan';
import type { PlanFloor, PlanRoom } from './plan';

const SMALL = '#59616b';

/** Writes a room’s name and size where its furniture leaves space. */
export function drawLabel({ drawing, scale, ...sheet }: Sheet, room: PlanRoom, floor: PlanFloor): void {
  const { x, y, width, depth, name, use } = room;
  const size = Math.min(14, (width * scale * 0.86) / textWidth(name, 1), 0.27 * scale);
  const middle = sheet.x(x + width / 2);
  const foot = sheet.y(y + depth);
  if (use === 'hall') {
    const entry = floor.doors.some(({ outer }) => outer) ? 0.95 * scale : 0;
    writeText(drawing, middle, foot - size * 2.2 - entry, name, Math.max(6, size), WALL);
    return;
  }
  const bed = use === 'bedroom' && fitsBed(room) ? Math.min(1.6, width * 0.5, depth * 0.45) : 0;
  const part = bed ? ((depth - bed) / depth) * 0.42 : use === 'dining' ? 0.56 : 0.47;
  const line = sheet.y(y + depth * part);
  const metric = `${width.toFixed(2)}m x ${depth.toFixed(2)}m`;
  const small = width < 1.7 || depth * scale < size * 5.6;
  if (!small) {
    const wide = Math.max(textWidth(name, size), textWidth(metric, size * 0.82)) + 14;
    const top = Math.max(line - size * 1.9, sheet.y(y));
    drawing.rect(middle - wide / 2, top, wide, Math.min(size * 5.4, foot - top), tints[use], { opacity: 0.86, rx: 4 });
  }
  writeText(drawing, middle, line, name, size, WALL, { weight: 0.15 });
  if (small) return;
  writeText(drawing, middle, line + size * 1.6, metric, size * 0.8, SMALL);
  writeText(drawing, middle, line + size * 3, `${feet(width)} x ${feet(depth)}`, size * 0.8, SMALL);
}
