import type { Point, Ring } from './polygon';

/** Points of a line that are looked at, since every two segments are compared. */
const mostPoints = 400;
/** The part of a line that its loop must be at least; the rest is tails. */
const leastPart = 0.6;

/**
 * Removes from a loop drawn by hand the tails beyond the point where its ends cross. A line that crosses itself
 * elsewhere stays as it is, and the visitor is told.
 */
export function withoutTails(line: Ring): Ring {
  const every = Math.ceil(line.length / mostPoints);
  const points = line.filter((_, index) => index % every === 0 || index === line.length - 1);
  for (let length = points.length - 2; length >= points.length * leastPart; length -= 1) {
    for (let first = 0; first + length + 1 < points.length; first += 1) {
      const last = first + length;
      const meeting = crossing(points[first]!, points[first + 1]!, points[last]!, points[last + 1]!);
      if (meeting) return [meeting, ...points.slice(first + 1, last + 1)];
    }
  }
  return points;
}

/** The point where two segments cross; undefined when they do not: the parts of parallel ones are not finite. */
function crossing([lat, lng]: Point, to: Point, [otherLat, otherLng]: Point, otherTo: Point): Point | undefined {
  const [north, east] = [to[0] - lat, to[1] - lng];
  const [otherNorth, otherEast] = [otherTo[0] - otherLat, otherTo[1] - otherLng];
  const turn = north * otherEast - east * otherNorth;
  const part = ((otherLat - lat) * otherEast - (otherLng - lng) * otherNorth) / turn;
  const otherPart = ((otherLat - lat) * east - (otherLng - lng) * north) / turn;
  const isOn = (value: number) => value >= 0 && value <= 1;
  return isOn(part) && isOn(otherPart) ? [lat + north * part, lng + east * part] : undefined;
}
