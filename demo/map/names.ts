import { kilometre, pixelsOf, side, spotOf, type Frame, type Position, type Spot } from './frame';
import { round } from './clip';
import { rivers, roads } from './lines';
import type { Look } from './look';
import { settlements } from './settlements';

type Kind = 'city' | 'town' | 'village' | 'county' | 'water' | 'hills' | 'motorway' | 'road' | 'river';

interface Name {
  text: string;
  kind: Kind;
  spot: Spot;
  /** Half its width and height, in pixels. */
  wide: number;
  high: number;
}

/** For each kind: zoom range, font size and mean letter width in pixels. */
const kinds: Readonly<Record<Kind, { from: number; to: number; size: number; letter: number }>> = {
  city: { from: 5, to: 18, size: 15, letter: 8.2 },
  town: { from: 9, to: 18, size: 12.5, letter: 6.8 },
  village: { from: 11, to: 18, size: 11.5, letter: 6.2 },
  county: { from: 8, to: 10, size: 11, letter: 10 },
  water: { from: 7, to: 12, size: 13, letter: 7.4 },
  hills: { from: 9, to: 12, size: 11.5, letter: 6.6 },
  motorway: { from: 8, to: 18, size: 10, letter: 7 },
  road: { from: 10, to: 18, size: 10, letter: 7 },
  river: { from: 11, to: 18, size: 11, letter: 6.2 },
};

const counties: readonly (readonly [string, number, number])[] = [
  ['Somerset', 51.1, -2.82],
  ['Wiltshire', 51.29, -1.93],
  ['Gloucestershire', 51.79, -2.1],
  ['Oxfordshire', 51.82, -1.37],
  ['Devon', 50.78, -3.8],
  ['Dorset', 50.81, -2.3],
  ['Hampshire', 51.14, -1.25],
  ['Berkshire', 51.45, -1.2],
  ['Monmouthshire', 51.76, -2.86],
  ['Vale of Glamorgan', 51.43, -3.36],
  ['Perthshire', 56.47, -3.75],
  ['Fife', 56.24, -3.15],
  ['Lothian', 55.88, -3],
];
const waters: readonly (readonly [string, number, number])[] = [
  ['Bristol Channel', 51.33, -3.45],
  ['English Channel', 50.3, -2.6],
  ['Lyme Bay', 50.6, -2.95],
  ['Firth of Forth', 56.08, -3],
  ['Irish Sea', 53.6, -4.9],
  ['Celtic Sea', 50.9, -6.4],
  ['North Sea', 55.6, 0.9],
];
/** Hills with their half axes in kilometres, east-west and north-south. */
const hills: readonly (readonly [name: string, lat: number, lng: number, wide: number, high: number])[] = [
  ['Mendip Hills', 51.27, -2.66, 17, 4],
  ['Cotswolds', 51.72, -2.06, 9, 20],
  ['Salisbury Plain', 51.23, -1.93, 15, 7],
  ['Exmoor', 51.13, -3.63, 20, 8],
  ['Quantock Hills', 51.14, -3.22, 4, 8],
  ['Dartmoor', 50.58, -3.92, 13, 15],
  ['Blackdown Hills', 50.9, -3.12, 10, 5],
  ['Marlborough Downs', 51.48, -1.78, 11, 5],
  ['Brecon Beacons', 51.88, -3.42, 24, 6],
  ['Forest of Dean', 51.79, -2.56, 6, 8],
  ['Cranborne Chase', 51, -2.08, 12, 5],
  ['Pentland Hills', 55.85, -3.33, 6, 6],
  ['Ochil Hills', 56.22, -3.65, 16, 4],
];

const shieldEvery = 420;
const known = new Map<number, readonly Name[]>();

/** The names in a tile, including those that cross its edges, which both tiles draw. */
export function names(frame: Frame, look: Look): string {
  return namesAt(frame.z)
    .flatMap((name) => {
      const [x, y] = pixelsOf(frame, name.spot);
      const isSeen = x + name.wide > 0 && x - name.wide < side && y + name.high > 0 && y - name.high < side;
      return isSeen ? [write(name, round(x), round(y), look)] : [];
    })
    .join('');
}

function namesAt(z: number): readonly Name[] {
  const found = known.get(z) ?? choose(z);
  known.set(z, found);
  return found;
}

/** The names at a zoom that do not overlap. */
function choose(z: number): readonly Name[] {
  const place = (kind: Kind, text: string, spot: Spot): Name => {
    const { size, letter } = kinds[kind];
    return { text, kind, spot, wide: (text.length * letter) / 2 + 4, high: size / 2 + 4 };
  };
  const at =
    (kind: Kind) =>
    ([text, lat, lng]: readonly [string, number, number, ...unknown[]]) =>
      place(kind, kind === 'county' ? text.toUpperCase() : text, spotOf([lat, lng]));
  const ranks = ['city', 'town', 'village', 'village'] as const;
  const wanted = [
    ...waters.map(at('water')),
    ...settlements.map(({ name, rank, centre }) => place(ranks[rank], name, centre)),
    ...counties.map(at('county')),
    ...hills.map(at('hills')),
    ...roads.flatMap(({ name, kind, route }) => along(z, route).map((spot) => place(kind as Kind, name, spot))),
    ...rivers.flatMap(({ name, route }) => along(z, route, 1.6).map((spot) => place('river', name, spot))),
  ];
  const taken: { x: number; y: number; wide: number; high: number }[] = [];
  return wanted.filter(({ kind, spot, wide, high }) => {
    if (z < kinds[kind].from || z > kinds[kind].to) return false;
    const [x, y] = spot.map((part) => part * side * 2 ** z) as [number, number];
    if (taken.some((each) => Math.abs(each.x - x) < each.wide + wide && Math.abs(each.y - y) < each.high + high))
      return false;
    taken.push({ x, y, wide, high });
    return true;
  });
}

/** Points along a route at even distances on screen. */
function along(z: number, route: readonly Position[], rarer = 1): readonly Spot[] {
  const every = (shieldEvery * rarer) / (side * 2 ** z);
  const spots = route.map(spotOf);
  const found: Spot[] = [];
  let left = every / 2;
  for (let index = 1; index < spots.length; index += 1) {
    const [[x, y], [toX, toY]] = [spots[index - 1]!, spots[index]!];
    const length = Math.hypot(toX - x, toY - y);
    for (; left < length; left += every) {
      const part = left / length;
      found.push([x + (toX - x) * part, y + (toY - y) * part]);
    }
    left -= length;
  }
  return found;
}

function write({ text, kind, wide }: Name, x: number, y: number, look: Look): string {
  const { size } = kinds[kind];
  const words = text.replaceAll('&', '&amp;');
  if (kind === 'motorway' || kind === 'road') {
    const half = round(wide - 2);
    const [ground, ink, edge] =
      kind === 'road' ? [look.road, look.ink, look.roadEdge] : [look.shield, look.shieldInk, look.halo];
    return `<rect x="${round(x - half)}" y="${round(y - 7.5)}" width="${round(half * 2)}" height="15" rx="4" fill="${ground}" stroke="${edge}"/><text x="${x}" y="${round(y + 3.6)}" font-size="${size}" font-weight="600" fill="${ink}">${words}</text>`;
  }
  const isWater = kind === 'water' || kind === 'river';
  const ink = isWater ? look.waterInk : kind === 'city' || kind === 'town' ? look.ink : look.quietInk;
  const more = [
    isWater || kind === 'hills' ? ' font-style="italic"' : '',
    kind === 'county' ? ' letter-spacing="3" opacity=".8"' : '',
    kind === 'city' ? ' font-weight="600"' : kind === 'town' ? ' font-weight="500"' : '',
  ].join('');
  const halo =
    kind === 'water' ? '' : ` stroke="${look.halo}" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke"`;
  return `<text x="${x}" y="${round(y + size * 0.35)}" font-size="${size}" fill="${ink}"${halo}${more}>${words}</text>`;
}

/** Half axes of the hills as fractions of the map. */
export const hillShapes = hills.map(([, lat, lng, wide, high]) => ({
  centre: spotOf([lat, lng]),
  wide: wide * kilometre(lat),
  high: high * kilometre(lat),
}));
