import { isNear, margin, pixelsOf, side, type Frame, type Spot } from './frame';
import { pathOf } from './clip';
import type { Look } from './look';
import { isBuiltUp, type Settlement } from './settlements';

/** The lattice is rotated, so that fields and streets do not run due north. */
const [cosine, sine] = [Math.cos(0.46), Math.sin(0.46)];
const fieldLevel = 15.4;
const woodLevel = 12.6;
const streetLevel = 17.4;

/** Fields at high zooms, woods at lower ones too; random by position, so the same at every zoom. */
export function ground(frame: Frame, look: Look, around: readonly Settlement[]): string {
  return (frame.z >= 13 ? fields(frame, look, around) : '') + (frame.z >= 10 ? woods(frame, look, around) : '');
}

/** The streets of the settlements in a tile, and their parks. */
export function streets(frame: Frame, look: Look, around: readonly Settlement[]): string {
  const near = around.filter(({ box }) => isNear(frame, box));
  if (frame.z < 13 || near.length === 0) return '';
  const lattice = latticeOf(frame, streetLevel);
  const corner = (column: number, row: number) => lattice.corner(column, row, 0.3);
  const isTown = memo((column: number, row: number) => isBuiltUp(corner(column, row), near));
  const lanes: string[] = [];
  const avenues: string[] = [];
  const parks: string[] = [];
  lattice.each((column, row) => {
    if (!isTown(column, row)) return;
    const here = pixelsOf(frame, corner(column, row));
    for (const [aside, down] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const isAvenue = (aside ? row : column) % 5 === 0;
      if (!isTown(column + aside, row + down)) continue;
      if (!isAvenue && chance(column, row, aside + 2 * down) < 0.24) continue;
      const there = pixelsOf(frame, corner(column + aside, row + down));
      (isAvenue ? avenues : lanes).push(pathOf([here, there]));
    }
    if (chance(column, row, 9) < 0.045) {
      const block = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ].map(([aside = 0, down = 0]) => pixelsOf(frame, corner(column + aside, row + down)));
      parks.push(pathOf(block, true));
    }
  });
  const width = Math.max(0.8, 1.1 * 1.7 ** (frame.z - 14));
  const line = (paths: readonly string[], wide: number) =>
    paths.length === 0
      ? ''
      : `<path d="${paths.join('')}" fill="none" stroke="${look.street}" stroke-width="${Math.min(11, wide).toFixed(1)}" stroke-linecap="round"/>`;
  return (
    (parks.length > 0 ? `<path d="${parks.join('')}" fill="${look.park}"/>` : '') +
    (frame.z >= 14 ? line(lanes, width) : '') +
    line(avenues, width * 1.6)
  );
}

function fields(frame: Frame, look: Look, around: readonly Settlement[]): string {
  const near = around.filter(({ box }) => isNear(frame, box));
  const lattice = latticeOf(frame, fieldLevel);
  const tints = look.fields.map(() => '');
  lattice.each((column, row) => {
    const ring = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].map(([aside = 0, down = 0]) => lattice.corner(column + aside, row + down, 0.34));
    if (isBuiltUp(ring[0]!, near)) return;
    tints[Math.floor(chance(column, row, 5) * tints.length)] += pathOf(
      ring.map((spot) => pixelsOf(frame, spot)),
      true,
    );
  });
  return tints
    .map(
      (path, index) =>
        path && `<path d="${path}" fill="${look.fields[index]}" stroke="${look.hedge}" stroke-width=".8"/>`,
    )
    .join('');
}

function woods(frame: Frame, look: Look, around: readonly Settlement[]): string {
  const lattice = latticeOf(frame, woodLevel);
  let path = '';
  lattice.each((column, row) => {
    if (chance(column, row, 1) > 0.4) return;
    const centre = lattice.corner(column, row, 0.45);
    if (isBuiltUp(centre, around)) return;
    const wide = lattice.size * (0.08 + 0.16 * chance(column, row, 2));
    const [turn, waves] = [chance(column, row, 3) * 6.3, 2 + Math.floor(chance(column, row, 4) * 3)];
    const ring = Array.from({ length: 18 }, (_, index): Spot => {
      const angle = (index / 18) * 2 * Math.PI;
      const reach = wide * (1 + 0.3 * Math.sin(waves * angle + turn) + 0.16 * Math.sin(5 * angle - turn));
      return pixelsOf(frame, [centre[0] + Math.cos(angle) * reach * 1.5, centre[1] + Math.sin(angle) * reach]);
    });
    path += pathOf(ring, true);
  });
  return path && `<path d="${path}" fill="${look.wood}"/>`;
}

/** A rotated lattice over the whole map with cells the size of a zoom's tiles, and the cells that a tile may show. */
function latticeOf(frame: Frame, level: number) {
  const size = 2 ** -level;
  const toLattice = ([x, y]: Spot): Spot => [(x * cosine + y * sine) / size, (y * cosine - x * sine) / size];
  const more = (frame.size * margin) / side;
  const [west, north, east, south] = [
    frame.west - more,
    frame.north - more,
    frame.west + frame.size + more,
    frame.north + frame.size + more,
  ];
  const ends = (
    [
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ] as const
  ).map(toLattice);
  const columns = ends.map(([column]) => column);
  const rows = ends.map(([, row]) => row);
  return {
    size,
    /** A cell's corner, displaced randomly by up to a fraction of the cell. */
    corner(column: number, row: number, loose: number): Spot {
      const aside = column + (chance(column, row, 7) - 0.5) * 2 * loose + 0.9 * Math.sin(row / 6.1);
      const down = row + (chance(column, row, 8) - 0.5) * 2 * loose + 0.9 * Math.sin(column / 7.3);
      return [(aside * cosine - down * sine) * size, (aside * sine + down * cosine) * size];
    },
    each(visit: (column: number, row: number) => void) {
      for (let row = Math.floor(Math.min(...rows)) - 2; row <= Math.max(...rows) + 1; row += 1)
        for (let column = Math.floor(Math.min(...columns)) - 2; column <= Math.max(...columns) + 1; column += 1)
          visit(column, row);
    },
  };
}

/** A pseudo-random number from 0 to 1 that depends only on the cell. */
function chance(column: number, row: number, salt: number): number {
  let mixed = Math.imul(column, 374761393) ^ Math.imul(row, 668265263) ^ Math.imul(salt + 1, 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 2246822519);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}

function memo(test: (column: number, row: number) => boolean) {
  const known = new Map<string, boolean>();
  return (column: number, row: number): boolean => {
    const key = `${column},${row}`;
    const value = known.get(key) ?? test(column, row);
    known.set(key, value);
    return value;
  };
}
