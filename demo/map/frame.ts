/** A position in degrees. */
export type Position = readonly [lat: number, lng: number];

/** A point on the map in Web Mercator, from 0 to 1 eastwards and southwards. */
export type Spot = readonly [x: number, y: number];

/** One tile: pixels on its side, and where it lies. */
export interface Frame {
  readonly z: number;
  /** What a tile shows of the whole map. */
  readonly west: number;
  readonly north: number;
  readonly size: number;
}

/** Pixels of a side. */
export const side = 256;
/** Pixels drawn beyond a tile's edges, so that lines continue across tiles. */
export const margin = 24;

/** A position's point on the map. */
export function spotOf([lat, lng]: Position): Spot {
  const angle = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180;
  return [lng / 360 + 0.5, 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI)];
}

/** The frame of a tile by zoom, x and y. */
export function frameOf(z: number, x: number, y: number): Frame {
  const size = 2 ** -z;
  return { z, west: x * size, north: y * size, size };
}

/** A point's pixels within a tile, from its top left corner. */
export const pixelsOf = ({ west, north, size }: Frame, [x, y]: Spot): Spot => [
  ((x - west) / size) * side,
  ((y - north) / size) * side,
];

/** The length of a kilometre on the map at a latitude. */
export const kilometre = (lat: number): number => 1 / (40075 * Math.cos((lat * Math.PI) / 180));

/** Whether a box overlaps a tile or its margin. */
export function isNear(frame: Frame, [west, north, east, south]: readonly [number, number, number, number]): boolean {
  const more = (frame.size * margin) / side;
  return (
    east >= frame.west - more &&
    west <= frame.west + frame.size + more &&
    south >= frame.north - more &&
    north <= frame.north + frame.size + more
  );
}

/** The bounding box of some points, enlarged by `more` on each side. */
export function boxOf(spots: readonly Spot[], more = 0): readonly [number, number, number, number] {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of spots) {
    west = Math.min(west, x);
    north = Math.min(north, y);
    east = Math.max(east, x);
    south = Math.max(south, y);
  }
  return [west - more, north - more, east + more, south + more];
}
