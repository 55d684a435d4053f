import { random } from '../pictures/drawing/random';
import { towns } from '../seed/towns';
import { boxOf, kilometre, spotOf, type Position, type Spot } from './frame';

/** A settlement, as a soft shape with a name. */
export interface Settlement {
  name: string;
  /** Naming priority; lower ranks are named first. */
  rank: 0 | 1 | 2 | 3;
  centre: Spot;
  /** Its radius as a fraction of the map. */
  radius: number;
  outline: readonly Spot[];
  box: readonly [number, number, number, number];
  reach(angle: number): number;
}

const corners = 40;
const radii = [4.2, 1.9, 0.95, 0.95] as const;

/** Other towns in the region, for orientation. */
const others: readonly (readonly [name: string, lat: number, lng: number, rank: 0 | 1 | 2])[] = [
  ['London', 51.507, -0.128, 0],
  ['Birmingham', 52.48, -1.9, 0],
  ['Glasgow', 55.86, -4.25, 0],
  ['Southampton', 50.905, -1.404, 0],
  ['Plymouth', 50.375, -4.14, 0],
  ['Swansea', 51.62, -3.94, 0],
  ['Newport', 51.588, -2.997, 0],
  ['Gloucester', 51.864, -2.244, 0],
  ['Worcester', 52.192, -2.22, 0],
  ['Hereford', 52.056, -2.716, 0],
  ['Swindon', 51.558, -1.782, 0],
  ['Reading', 51.454, -0.973, 0],
  ['Bournemouth', 50.72, -1.88, 0],
  ['Portsmouth', 50.8, -1.09, 0],
  ['Winchester', 51.063, -1.308, 0],
  ['Torquay', 50.462, -3.525, 0],
  ['Weston-super-Mare', 51.346, -2.977, 0],
  ['Trowbridge', 51.32, -2.209, 1],
  ['Melksham', 51.372, -2.138, 1],
  ['Warminster', 51.205, -2.18, 1],
  ['Westbury', 51.26, -2.19, 1],
  ['Devizes', 51.352, -1.995, 1],
  ['Calne', 51.438, -2.006, 1],
  ['Malmesbury', 51.585, -2.098, 1],
  ['Keynsham', 51.415, -2.5, 1],
  ['Midsomer Norton', 51.285, -2.482, 1],
  ['Shepton Mallet', 51.19, -2.547, 1],
  ['Glastonbury', 51.147, -2.718, 1],
  ['Street', 51.126, -2.738, 1],
  ['Bridgwater', 51.128, -3, 1],
  ['Yeovil', 50.942, -2.633, 1],
  ['Clevedon', 51.438, -2.854, 1],
  ['Portishead', 51.485, -2.768, 1],
  ['Thornbury', 51.61, -2.522, 1],
  ['Yate', 51.54, -2.418, 1],
  ['Nailsea', 51.434, -2.76, 1],
  ['Cheddar', 51.278, -2.776, 2],
  ['Minehead', 51.205, -3.478, 1],
  ['Wellington', 50.979, -3.227, 1],
  ['Tiverton', 50.903, -3.488, 1],
  ['Exmouth', 50.62, -3.413, 1],
  ['Newton Abbot', 50.53, -3.611, 1],
  ['Barnstaple', 51.08, -4.06, 1],
  ['Dorchester', 50.715, -2.437, 1],
  ['Shaftesbury', 51.005, -2.198, 1],
  ['Andover', 51.208, -1.48, 1],
  ['Newbury', 51.401, -1.323, 1],
  ['Hungerford', 51.415, -1.516, 1],
  ['Abingdon', 51.67, -1.283, 1],
  ['Chepstow', 51.642, -2.675, 1],
  ['Abergavenny', 51.824, -3.018, 1],
  ['Ross-on-Wye', 51.914, -2.582, 1],
  ['Dursley', 51.68, -2.353, 1],
  ['Nailsworth', 51.694, -2.22, 2],
  ['Tewkesbury', 51.992, -2.157, 1],
  ['Evesham', 52.092, -1.947, 1],
  ['Stow-on-the-Wold', 51.93, -1.723, 2],
  ['Burford', 51.808, -1.637, 2],
  ['Bridgend', 51.504, -3.577, 1],
  ['Barry', 51.4, -3.27, 1],
  ['Caerphilly', 51.576, -3.218, 1],
  ['Dundee', 56.462, -2.97, 0],
  ['Stirling', 56.117, -3.937, 1],
  ['Dunfermline', 56.071, -3.452, 1],
  ['Livingston', 55.9, -3.52, 1],
];

function settle(
  name: string,
  position: Position,
  rank: Settlement['rank'],
  kilometres: number = radii[rank],
): Settlement {
  const dice = random(`map/${name}`);
  const [two, three, five] = [dice.range(0, 6.3), dice.range(0, 6.3), dice.range(0, 6.3)];
  const radius = kilometres * kilometre(position[0]);
  const reach = (angle: number) =>
    radius *
    (1 + 0.16 * Math.sin(2 * angle + two) + 0.11 * Math.sin(3 * angle + three) + 0.07 * Math.sin(5 * angle + five));
  const centre = spotOf(position);
  const outline = Array.from({ length: corners }, (_, index): Spot => {
    const angle = (index / corners) * 2 * Math.PI;
    return [centre[0] + Math.cos(angle) * reach(angle), centre[1] + Math.sin(angle) * reach(angle)];
  });
  return { name, rank, centre, radius, outline, box: boxOf(outline), reach };
}

/** All settlements, sorted by rank. */
export const settlements: readonly Settlement[] = [
  ...towns.map(({ name, lat, lng, isCity, weight }) =>
    settle(name, [lat, lng], isCity ? 0 : 1, isCity ? 1.2 + weight * 0.3 : undefined),
  ),
  ...others.map(([name, lat, lng, rank]) => settle(name, [lat, lng], rank)),
  ...towns.flatMap(({ isCity, areas }) => areas.map(({ name, lat, lng }) => settle(name, [lat, lng], isCity ? 3 : 2))),
].sort((one, other) => one.rank - other.rank);

/** Whether a point is built up, given the settlements around it. */
export const isBuiltUp = ([x, y]: Spot, around: readonly Settlement[]): boolean =>
  around.some(({ centre, reach }) => {
    const [east, south] = [x - centre[0], y - centre[1]];
    return Math.hypot(east, south) < reach(Math.atan2(south, east));
  });
