import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { feature } from 'topojson-client';

import { clipArea, pathOf, smooth } from './clip';
import { boxOf, isNear, margin, pixelsOf, side, spotOf, type Frame, type Spot } from './frame';

/** Countries drawn on the map, by ISO number. */
const countries = ['826', '372', '833', '250', '056', '528', '831', '832', '276', '442'];
const smoothFrom = 9;

interface Land {
  ring: readonly Spot[];
  rounder: readonly Spot[];
  box: readonly [number, number, number, number];
}

let lands: readonly Land[] | undefined;

/** A tile's sea as a path: the whole tile minus the land. */
export function seaPath(frame: Frame): { sea: string; hasCoast: boolean } {
  lands ??= readLands();
  const isFine = frame.z >= smoothFrom;
  const parts = lands
    .filter(({ box }) => isNear(frame, box))
    .map(({ ring, rounder }) => clipArea((isFine ? rounder : ring).map((spot) => pixelsOf(frame, spot))))
    .filter((part) => part.length >= 3);
  const [from, to] = [-margin, side + margin];
  // Clipping land around a bay can leave corners only at the tile's edge, without any land inside.
  if (parts.some((part) => Math.abs(areaOf(part)) > (to - from) ** 2 - 1)) return { sea: '', hasCoast: false };
  const all = `M${from} ${from}H${to}V${to}H${from}Z`;
  return { sea: all + parts.map((part) => pathOf(part, true)).join(''), hasCoast: parts.length > 0 };
}

const areaOf = (points: readonly Spot[]) =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

/** Read with the first tile, because it is slow. */
function readLands(): readonly Land[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof feature>[0];
  const found = feature(atlas, atlas.objects['countries']!);
  const features = found.type === 'FeatureCollection' ? found.features : [found];
  return features
    .filter(({ id }) => countries.includes(String(id)))
    .flatMap(({ geometry }) =>
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [],
    )
    .map(([outer = []]) => {
      const ring = outer.slice(0, -1).map(([lng = 0, lat = 0]) => spotOf([lat, lng]));
      return { ring, rounder: smooth(ring, { turns: 2, closed: true }), box: boxOf(ring) };
    });
}
