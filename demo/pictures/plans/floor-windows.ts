import { OUTER_WALL } from './plan';
import type { PlanWindow } from './plan';
import type { FloorWish, Placed } from './wish';

/** Gives each room windows in the outer walls it touches. */
export function placeWindows(rooms: readonly Placed[], width: number, depth: number, wish: FloorWish): PlanWindow[] {
  const windows: PlanWindow[] = [];
  for (const room of rooms) {
    const { use, wanted } = room;
    if (use === 'garage') continue;
    const most = use === 'bathroom' || use === 'utility' ? 0.7 : use === 'hall' ? 0.8 : 2.1;
    const long = (length: number, limit = most): number => Math.min(limit, Math.max(0.6, length * 0.5));
    const across = long(room.width);
    const x = room.x + (room.width - across) / 2;
    let lit = false;
    if (room.y < 0.01) {
      windows.push({ x, y: -OUTER_WALL, length: across, upright: false, kind: wanted?.french ? 'french' : 'plain' });
      lit = true;
    }
    if (Math.abs(room.y + room.depth - depth) < 0.06 && !(wish.entry && use === 'hall')) {
      const bay = wanted?.bay && across > 1.5;
      windows.push({ x, y: depth, length: across, upright: false, kind: bay ? 'bay' : 'plain' });
      lit = true;
    }
    if (use === 'hall' || (lit && !wish.sideWindows)) continue;
    const up = long(room.depth, lit ? 1 : most);
    const y = room.y + (room.depth - up) / 2;
    if (room.x < 0.01) windows.push({ x: -OUTER_WALL, y, length: up, upright: true, kind: 'plain' });
    else if (Math.abs(room.x + room.width - width) < 0.06) {
      windows.push({ x: width, y, length: up, upright: true, kind: 'plain' });
    }
  }
  return windows;
}
