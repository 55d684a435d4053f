/** A place on the globe in degrees. */
export type Position = readonly [lat: number, lng: number];

/** A place on the whole map, from 0 to 1 eastwards and southwards (Web Mercator). */
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
/** Pixels around a tile that are drawn as well, so that lines go on in the next one. */
export const margin = 24;

/** Where a position lies on the whole map. */
export function spotOf([lat, lng]: Position): Spot {
  const angle = (Math.max(-85, Math.min(85, lat)) * Math.PI) / 180;
  return [lng / 360 + 0.5, 0.5 - Math.log(Math.tan(Math.PI / 4 + angle / 2)) / (2 * Math.PI)];
}

/** The tile of that number at a zoom. */
export function frameOf(z: number, x: number, y: number): Frame {
  const size = 2 ** -z;
  return { z, west: x * size, north: y * size, size };
}

/** Pixels of a spot within a tile, from its top left corner. */
export const pixelsOf = ({ west, north, size }: Frame, [x, y]: Spot): Spot => [
  ((x - west) / size) * side,
  ((y - north) / size) * side,
];

/** How much of the whole map a kilometre is, at a latitude. */
export const kilometre = (lat: number): number => 1 / (40075 * Math.cos((lat * Math.PI) / 180));

/** Whether anything of a box can be seen in a tile or at its margin. */
export function isNear(frame: Frame, [west, north, east, south]: readonly [number, number, number, number]): boolean {
  const more = (frame.size * margin) / side;
  return (
    east >= frame.west - more &&
    west <= frame.west + frame.size + more &&
    south >= frame.north - more &&
    north <= frame.north + frame.size + more
  );
}

/** The box around some spots, wider by as much as told. */
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
