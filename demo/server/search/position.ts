import { sql, type SQL } from 'drizzle-orm';

import type { Ring } from '../../../src/domain/polygon';
import { properties } from '../schema';

/** A position in degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** A bounding box in degrees. */
interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

const earthRadiusKm = 6371;
const kmOfOneDegree = 111.2;

const position = sql`point(${properties.lng}, ${properties.lat})`;

/** Homes within the box. */
export function inBox({ west, south, east, north }: Box): SQL {
  return sql`${position} <@ box(point(${west}, ${south}), point(${east}, ${north}))`;
}

/** Homes within the polygon; PostgreSQL takes longitude first, as x. */
export function inPolygon(ring: Ring): SQL {
  const polygon = `(${ring.map(([lat, lng]) => `(${lng},${lat})`).join(',')})`;
  return sql`${position} <@ ${polygon}::polygon`;
}

/** Homes within a radius in kilometres; the index is used for the circle's bounding box. */
export function near({ lat, lng }: Position, km: number): SQL {
  const height = km / kmOfOneDegree;
  const width = height / Math.cos((lat * Math.PI) / 180);
  const box = inBox({ west: lng - width, south: lat - height, east: lng + width, north: lat + height });
  return sql`(${box} and ${distanceKm({ lat, lng }, properties.lat, properties.lng)} <= ${km})`;
}

/** Great-circle distance in kilometres from the position to a row's. */
export function distanceKm({ lat, lng }: Position, rowLat: unknown, rowLng: unknown): SQL<number> {
  const square = sql`power(sin(radians(${rowLat} - ${lat}::float8) / 2), 2)
    + cos(radians(${lat}::float8)) * cos(radians(${rowLat})) * power(sin(radians(${rowLng} - ${lng}::float8) / 2), 2)`;
  return sql<number>`${2 * earthRadiusKm}::float8 * asin(least(1, sqrt(${square})))`;
}
