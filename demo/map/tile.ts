import { clipLine, pathOf, round, smooth } from './clip';
import { seaPath } from './coast';
import { boxOf, frameOf, isNear, pixelsOf, side, spotOf, type Frame, type Spot } from './frame';
import { ground, streets } from './ground';
import { railways, rivers, roads, type Line } from './lines';
import { looks, type Look, type Theme } from './look';
import { hillShapes, names } from './names';
import { settlements } from './settlements';

/** Which tile is wanted. */
export interface TileOrder {
  z: number;
  x: number;
  y: number;
  theme: Theme;
}

/** The zooms at which there is a map. */
const zooms = { least: 4, most: 18 };

const font = `'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif`;
const lines = [...roads, ...rivers, ...railways].map((each) => {
  const spots = smooth(each.route.map(spotOf), { turns: 2 });
  return { ...each, spots, box: boxOf(spots) };
});

/** One tile of the agency's own map as SVG: not a street map, but enough to find the way between its towns. */
export function drawTile({ z, x, y, theme }: TileOrder): string {
  const frame = frameOf(z, x, y);
  const look = looks[theme];
  const around = settlements.filter(({ box }) => isNear(frame, box));
  const { sea, hasCoast } = seaPath(frame);
  const parts = [
    rect(look.land),
    uplands(frame, look),
    ground(frame, look, around),
    z >= 9 ? builtUp(frame, look) : '',
    streets(frame, look, around),
    sea &&
      `<path d="${sea}" fill="${look.sea}" fill-rule="evenodd"${hasCoast ? ` stroke="${look.shore}" stroke-width="1.2"` : ''}/>`,
    z >= 9 ? stroke(frame, 'river', look.river, riverWidth(z)) : '',
    z >= 11 ? stroke(frame, 'rail', look.rail, 1.1, '5 4') : '',
    z >= 9 ? stroke(frame, 'road', look.roadEdge, roadWidth(z) + 1.6) : '',
    stroke(frame, 'motorway', look.motorwayEdge, motorwayWidth(z) + 1.6),
    z >= 9 ? stroke(frame, 'road', look.road, roadWidth(z)) : '',
    stroke(frame, 'motorway', look.motorway, motorwayWidth(z)),
    `<g font-family="${font}" text-anchor="middle">${names(frame, look)}</g>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${parts.join('')}</svg>`;
}

const rect = (colour: string) => `<rect width="${side}" height="${side}" fill="${colour}"/>`;
const widening = (z: number, from: number, at: number, most: number) => Math.min(most, from * 1.45 ** (z - at));
const motorwayWidth = (z: number) => widening(z, 1.6, 8, 13);
const roadWidth = (z: number) => widening(z, 1.2, 9, 12);
const riverWidth = (z: number) => widening(z, 1, 9, 22);

function stroke(frame: Frame, kind: Line['kind'], colour: string, width: number, dashes = ''): string {
  const path = lines
    .filter((each) => each.kind === kind && isNear(frame, each.box))
    .flatMap(({ spots }) => clipLine(spots.map((spot) => pixelsOf(frame, spot))))
    .map((part) => pathOf(part))
    .join('');
  const dashed = dashes && ` stroke-dasharray="${dashes}"`;
  return (
    path &&
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linejoin="round" stroke-linecap="round"${dashed}/>`
  );
}

function builtUp(frame: Frame, look: Look): string {
  const path = settlements
    .filter(({ box }) => isNear(frame, box))
    .map(({ outline }) =>
      pathOf(
        outline.map((spot) => pixelsOf(frame, spot)),
        true,
      ),
    )
    .join('');
  return path && `<path d="${path}" fill="${look.urban}" stroke="${look.urban}" stroke-width="2"/>`;
}

function uplands(frame: Frame, look: Look): string {
  return hillShapes
    .filter(({ centre: [x, y], wide, high }) => isNear(frame, [x - wide, y - high, x + wide, y + high]))
    .map(({ centre, wide, high }) => {
      const ring = Array.from({ length: 36 }, (_, index): Spot => {
        const angle = (index / 36) * 2 * Math.PI;
        const loose = 1 + 0.09 * Math.sin(3 * angle + wide * 1e6) + 0.06 * Math.sin(7 * angle + high * 1e6);
        return pixelsOf(frame, [
          centre[0] + Math.cos(angle) * wide * loose,
          centre[1] + Math.sin(angle) * high * loose,
        ]);
      });
      return `<path d="${pathOf(smooth(ring, { closed: true }), true)}" fill="${look.upland}"/>`;
    })
    .join('');
}

/** Reads a path such as `/tiles/12/2021/1366.svg` or `/tiles/dark/12/2021/1366.svg`; undefined for any other. */
export function readTilePath(path: string): TileOrder | undefined {
  const found = /^\/tiles\/(?:(light|dark)\/)?(\d{1,2})\/(\d{1,6})\/(\d{1,6})\.svg$/.exec(path);
  if (!found) return undefined;
  const [z, x, y] = found.slice(2).map(Number) as [number, number, number];
  const isThere = z >= zooms.least && z <= zooms.most && x < 2 ** z && y < 2 ** z;
  return isThere ? { z, x, y, theme: found[1] === 'dark' ? 'dark' : 'light' } : undefined;
}
