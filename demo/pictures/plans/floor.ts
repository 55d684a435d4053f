import { placeWindows } from './floor-windows';
import { INNER_WALL, rounded } from './plan';
import type { PlanDoor, PlanFloor } from './plan';
import type { Column, FloorWish, Placed, Wanted } from './wish';

const DOOR = 0.8;

/** Lays out a floor so that all its rooms fit; sizes follow from the columns and strips. */
export function layFloor(wish: FloorWish): PlanFloor {
  const { hall, left, right, rear = [], front = [], behindHall } = wish;
  const rooms: Placed[] = [];
  const doors: PlanDoor[] = [];
  const middle = Math.max(columnDepth(left), columnDepth(right), hall.depth ?? 0);
  const hallX = left ? left.width + INNER_WALL : 0;
  const width = rounded(hallX + hall.width + (right ? INNER_WALL + right.width : 0));

  let y = layStrip(rooms, rear, 'rear', 0, width);
  layColumn(rooms, doors, left, { x: 0, y, depth: middle, hallOnRight: true });
  layColumn(rooms, doors, right, { x: hallX + hall.width + INNER_WALL, y, depth: middle, hallOnRight: false });
  let hallY = y;
  if (behindHall) {
    rooms.push(place(behindHall, hallX, y, hall.width, behindHall.depth));
    hallY += behindHall.depth + INNER_WALL;
    doors.push({ x: hallX + hall.width / 2 - 0.4, y: hallY - INNER_WALL, upright: false, swing: -1 });
  }
  const hallDepth = middle - (hallY - y);
  rooms.push({
    name: hall.name,
    use: 'hall',
    x: hallX,
    y: hallY,
    width: rounded(hall.width),
    depth: rounded(hallDepth),
  });
  y = layStrip(rooms, front, 'front', y + middle + INNER_WALL, width);
  const depth = rounded(y - INNER_WALL);

  doors.push(...stripDoors(rooms, hallX, hall.width, behindHall !== undefined));
  if (wish.entry) doors.push({ x: hallX + hall.width / 2 - 0.45, y: depth, upright: false, swing: -1, outer: true });
  const stairs = wish.stairs && {
    x: hallX + (hall.width > 1.8 ? hall.width - 0.95 : 0.05),
    y: hallY + (behindHall ? 0.1 : 0.5),
    width: 0.9,
    depth: Math.min(2.9, hallDepth - 1.3),
  };
  return {
    name: wish.name,
    width,
    depth,
    rooms: rooms.map(({ name, use, x, y, width, depth }) => ({ name, use, x, y, width, depth })),
    doors,
    windows: placeWindows(rooms, width, depth, wish),
    ...(stairs && { stairs }),
  };
}

const columnDepth = (column?: Column): number =>
  column ? column.rooms.reduce((sum, { depth }) => sum + depth + INNER_WALL, -INNER_WALL) : 0;

const place = (wanted: Wanted, x: number, y: number, width: number, depth: number): Placed => ({
  name: wanted.name,
  use: wanted.use,
  x,
  y,
  width: rounded(width),
  depth: rounded(depth),
  wanted,
});

/** Lays rooms side by side across the house; returns where the next ones begin. */
function layStrip(rooms: Placed[], strip: readonly Wanted[], name: 'rear' | 'front', y: number, width: number): number {
  const [first] = strip;
  if (!first) return y;
  const free = width - INNER_WALL * (strip.length - 1);
  const shares = strip.reduce((sum, { share = 1 }) => sum + share, 0);
  let x = 0;
  for (const wanted of strip) {
    const part = (free * (wanted.share ?? 1)) / shares;
    rooms.push({ ...place(wanted, x, y, part, first.depth), strip: name });
    x += part + INNER_WALL;
  }
  return y + first.depth + INNER_WALL;
}

interface ColumnPlace {
  x: number;
  y: number;
  depth: number;
  hallOnRight: boolean;
}

/** Lays rooms from rear to front; the last one takes the rest. */
function layColumn(rooms: Placed[], doors: PlanDoor[], column: Column | undefined, where: ColumnPlace): void {
  if (!column) return;
  const { x, hallOnRight } = where;
  let y = where.y;
  column.rooms.forEach((wanted, index) => {
    const last = index === column.rooms.length - 1;
    const depth = last ? where.y + where.depth - y : wanted.depth;
    rooms.push(place(wanted, x, y, column.width, depth));
    if (wanted.ensuite) doors.push({ x: x + column.width - 1, y: y - INNER_WALL, upright: false, swing: 1 });
    else {
      const wall = hallOnRight ? column.width : x - INNER_WALL;
      doors.push({ x: wall, y: y + (index ? 0.2 : depth - 1.05), upright: true, swing: hallOnRight ? -1 : 1 });
    }
    y += depth + INNER_WALL;
  });
}

/** A strip's rooms open from the hall where they touch it, else from the room beside them. */
function stripDoors(rooms: readonly Placed[], hallX: number, hallWidth: number, rearBlocked: boolean): PlanDoor[] {
  return rooms
    .filter(({ strip }) => strip)
    .map((room) => {
      const from = Math.max(room.x, hallX);
      const to = Math.min(room.x + room.width, hallX + hallWidth);
      const rear = room.strip === 'rear';
      const touches = to - from > 0.9 && !(rearBlocked && rear);
      const beside = rooms.some(({ strip, x, width }) => strip === room.strip && x + width < room.x);
      if (!touches && beside) {
        const y = rear ? room.y + room.depth - 1.1 : room.y + 0.3;
        return { x: room.x - INNER_WALL, y, upright: true, swing: 1 };
      }
      const aside = room.x > hallX ? room.x + 0.25 : room.x + room.width - 1.1;
      const x = touches ? (from + to) / 2 - DOOR / 2 : aside;
      return { x, y: rear ? room.y + room.depth : room.y - INNER_WALL, upright: false, swing: rear ? -1 : 1 };
    });
}
