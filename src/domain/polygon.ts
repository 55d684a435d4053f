import { attempt } from '../core/attempt';
import { sum } from './numbers';
import { decodeNumbers, encodeNumber } from './polyline';
import { readList, readNumber } from './reading';

/** A point on the map, in degrees. */
export type Point = readonly [lat: number, lng: number];

/** The corners of an area; the last joins the first. */
export type Ring = readonly Point[];

/** What is wrong with a drawn area. */
export type PolygonFault = 'too few points' | 'no area' | 'crosses itself';

/** Most corners a drawn area keeps. */
export const mostCorners = 100;

/** Steps of a degree: five decimals, about a metre. */
const precision = 1e5;
/** Characters; a longer one comes from no drawing and would only keep the page busy. */
const longestPolyline = 100_000;
/** Points of a drawn line that are weighed, which takes up to the square of their number: a finger draws fewer. */
const mostPoints = 2000;
/** Square degrees, about seven square metres in Britain: less is a line drawn there and back. */
const leastArea = 1e-9;

/** An area as an encoded polyline, the way map services write it: latitude first, five decimals. */
export function encodePolygon(ring: Ring): string {
  const steps = ring.map(([lat, lng]) => [Math.round(lat * precision), Math.round(lng * precision)] as const);
  return steps
    .map(([lat, lng], index) => {
      const [beforeLat, beforeLng] = steps[index - 1] ?? [0, 0];
      return encodeNumber(lat - beforeLat) + encodeNumber(lng - beforeLng);
    })
    .join('');
}

/**
 * Decodes an encoded polyline; undefined when it is malformed, has fewer than three points or lies outside the globe.
 */
export function decodePolygon(polyline: string): Ring | undefined {
  if (polyline.length > longestPolyline) return undefined;
  const numbers = decodeNumbers(polyline);
  if (!numbers || numbers.length < 6 || numbers.length % 2 === 1) return undefined;
  const ring: Point[] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index < numbers.length; index += 2) {
    lat += numbers[index]!;
    lng += numbers[index + 1]!;
    if (Math.abs(lat) > 90 * precision || Math.abs(lng) > 180 * precision) return undefined;
    ring.push([lat / precision, lng / precision]);
  }
  return ring;
}

/** An encoded polyline for an address: base64 with the URL-safe alphabet and padding; undefined when it is invalid. */
export function polygonToAddress(polyline: string): string | undefined {
  return decodePolygon(polyline) && btoa(polyline).replaceAll('+', '-').replaceAll('/', '_');
}

/** The encoded polyline in an address; undefined when it is invalid. */
export function polygonFromAddress(text: string): string | undefined {
  if (!/^[\w-]+={0,2}$/.test(text) || text.length > 2 * longestPolyline) return undefined;
  const polyline = attempt(() => atob(text.replaceAll('-', '+').replaceAll('_', '/')));
  return polyline !== undefined && decodePolygon(polyline) ? polyline : undefined;
}

/** An area from the longitude-first pairs of page data; undefined when they are malformed or fewer than three. */
export function ringFromPairs(value: unknown): Ring | undefined {
  if (!Array.isArray(value) || value.length > longestPolyline) return undefined;
  const ring = value.flatMap((pair: unknown): Point[] => {
    const [lng = NaN, lat = NaN] = readList(pair).map(readNumber);
    return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? [[lat, lng]] : [];
  });
  return ring.length === value.length && ring.length >= 3 ? ring : undefined;
}

/** Reduces an area to at most `corners` corners: those that shape it most. */
export function simplifyPolygon(ring: Ring, corners = mostCorners): Ring {
  const every = Math.ceil(ring.length / mostPoints);
  const points = withoutRepeats(ring.filter((_, index) => index % every === 0));
  if (points.length <= corners) return points;
  const weights = weightsOf(points);
  const kept = new Set([...points.keys()].sort((a, b) => weights[b]! - weights[a]!).slice(0, Math.max(3, corners)));
  return points.filter((_, index) => kept.has(index));
}

/** What is wrong with a drawn area; undefined when it can be searched in. */
export function polygonFault(ring: Ring): PolygonFault | undefined {
  const points = simplifyPolygon(ring);
  if (points.length < 3) return 'too few points';
  if (crossesItself(points)) return 'crosses itself';
  return Math.abs(areaOf(points)) < leastArea ? 'no area' : undefined;
}

/**
 * The Douglas–Peucker weight of each corner: its distance from the line between the corners that weigh more, going once
 * round the ring from its first corner, which always stays.
 */
function weightsOf(points: Ring): number[] {
  const weights = points.map(() => Infinity);
  const closed = [...points, ...points.slice(0, 1)];
  const spans: (readonly [start: number, end: number, most: number])[] = [[0, points.length, Infinity]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [start, end, most] = span;
    const distanceOf = distanceFrom(closed[start]!, closed[end]!);
    let farthest = -1;
    let distance = -1;
    for (let index = start + 1; index < end; index += 1) {
      const away = distanceOf(closed[index]!);
      if (away <= distance) continue;
      farthest = index;
      distance = away;
    }
    if (farthest < 0) continue;
    weights[farthest] = Math.min(distance, most);
    spans.push([start, farthest, weights[farthest]!], [farthest, end, weights[farthest]!]);
  }
  return weights;
}

/** Measures the distance of points from a line, or from a point when both its ends are the same. */
function distanceFrom([fromLat, fromLng]: Point, [toLat, toLng]: Point): (point: Point) => number {
  const [north, east] = [toLat - fromLat, toLng - fromLng];
  const length = Math.hypot(north, east);
  return length === 0
    ? ([lat, lng]) => Math.hypot(lat - fromLat, lng - fromLng)
    : ([lat, lng]) => Math.abs(north * (lng - fromLng) - east * (lat - fromLat)) / length;
}

function withoutRepeats(ring: Ring): Ring {
  const points = ring.filter((point, index) => index === 0 || !isSame(point, ring[index - 1]!));
  return points.length > 1 && isSame(points[0]!, points.at(-1)!) ? points.slice(0, -1) : points;
}

function isSame([lat, lng]: Point, [otherLat, otherLng]: Point): boolean {
  return lat === otherLat && lng === otherLng;
}

function areaOf(points: Ring): number {
  const parts = points.map(([lat, lng], index) => {
    const [nextLat, nextLng] = points[(index + 1) % points.length]!;
    return (lat * nextLng - nextLat * lng) / 2;
  });
  return sum(parts);
}

function crossesItself(points: Ring): boolean {
  const sides = points.map((point, index) => [point, points[(index + 1) % points.length]!] as const);
  return sides.some(([a, b]) =>
    // Adjacent sides share a corner, so one of their turns is 0 and they never count as crossing.
    sides.some(([c, d]) => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0),
  );
}

function turn([lat, lng]: Point, [toLat, toLng]: Point, [otherLat, otherLng]: Point): number {
  return Math.sign((toLat - lat) * (otherLng - lng) - (toLng - lng) * (otherLat - lat));
}
