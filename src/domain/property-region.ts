import type { Property } from './property';
import type { Region } from './stamp-duty-bands';

type Border = readonly (readonly [lat: number, lng: number])[];

/** From the Solway to the coast above Berwick; Scotland lies to the west. */
const scottishBorder: Border = [
  [54.6, -3.75],
  [54.87, -3.5],
  [54.96, -3.25],
  [54.98, -3.05],
  [55.04, -2.98],
  [55.11, -2.83],
  [55.26, -2.64],
  [55.35, -2.47],
  [55.43, -2.22],
  [55.48, -2.17],
  [55.58, -2.24],
  [55.63, -2.33],
  [55.65, -2.25],
  [55.72, -2.13],
  [55.81, -2.03],
];

/** From the Severn to the sea before the Dee; Wales lies to the west. */
const welshBorder: Border = [
  [51.3, -3.1],
  [51.4, -3.05],
  [51.5, -2.9],
  [51.58, -2.72],
  [51.62, -2.66],
  [51.8, -2.67],
  [51.84, -2.665],
  [51.85, -2.72],
  [51.86, -2.8],
  [51.98, -3.04],
  [52.08, -3.12],
  [52.27, -2.99],
  [52.35, -2.98],
  [52.5, -3.1],
  [52.6, -3.12],
  [52.8, -3.05],
  [52.87, -3.1],
  [52.93, -2.98],
  [53, -2.86],
  [53.08, -2.9],
  [53.17, -2.95],
  [53.25, -3.08],
  [53.4, -3.25],
  [53.5, -3.3],
];

/** Bounds of Northern Ireland in degrees, as two boxes beside Kintyre; it has the same tax as England. */
const northernIreland = [
  { south: 54, north: 55.2, west: -Infinity, east: -5.4 },
  { south: 55.2, north: 55.35, west: -Infinity, east: -5.95 },
];
/** The part of Wales that lies east of Ellesmere, where the border turns back. */
const maelor = { south: 52.915, north: 52.985, west: -2.92, east: -2.73 };

/**
 * The region whose tax applies to a UK property, from its coordinates; accurate to within about two miles of a border.
 * Undefined without coordinates. Northern Ireland counts as England.
 */
export function propertyRegion({ lat, lng }: Pick<Property, 'lat' | 'lng'>): Region | undefined {
  if (lat === undefined || lng === undefined) return undefined;
  const isIn = ({ south, north, west, east }: typeof maelor) => lat > south && lat < north && lng > west && lng < east;
  if (northernIreland.some(isIn)) return 'england';
  if (isIn(maelor)) return 'wales';
  if (lat > scottishBorder.at(-1)![0] || lng < borderAt(lat, scottishBorder)) return 'scotland';
  return lng < borderAt(lat, welshBorder) ? 'wales' : 'england';
}

/** The longitude of a border at a latitude; -Infinity beyond the ends of the border. */
function borderAt(lat: number, border: Border): number {
  const end = border.findIndex(([south]) => south > lat);
  if (end < 1) return -Infinity;
  const [[south, from], [north, to]] = [border[end - 1]!, border[end]!];
  return from + ((to - from) * (lat - south)) / (north - south);
}
