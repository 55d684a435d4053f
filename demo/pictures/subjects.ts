import { seasons, skies } from './drawing/seasons';
import { drawGarden } from './gardens/garden';
import { drawStreetView } from './gardens/street';
import { houseFront, houseStyles } from './houses/house';
import type { HouseStyleName } from './houses/house';
import type { HourName, SeasonName, WeatherChoice } from './outdoors/weather';
import { drawEnergyChart, energyChartSheet } from './plans/energy-chart';
import { drawFloorplan, floorplanSheet } from './plans/floorplan';
import { homeLayouts, planHome } from './plans/home';
import type { HomeLayout } from './plans/home';
import { drawPortrait } from './portraits/portrait';
import { drawRoom, roomNames } from './rooms/room';
import type { RoomName } from './rooms/room';
import { widest } from './sizes';

/** How a picture fills a box of another aspect ratio. */
export type Framing = 'centre' | 'face' | 'whole';

/** The subject of a slug. */
export interface Subject {
  framing: Framing;
  /** Width of the original in pixels: the widest that pages show. */
  width: number;
  /** The sheet of a plan or a chart, whose proportions are its own; all others are as a page frames them. */
  sheet?(): { width: number; height: number };
  /** Draws it as SVG. */
  draw(): string;
}

const portraitWidth = 768;

const names = <Name extends string>(list: readonly Name[]): string => list.join('|');
const SEED = '([1-9]\\d{0,3})';
const AIR = `(?:-(${names(Object.keys(seasons))}))?(?:-(${names(Object.keys(skies))}))?`;
const pattern = (text: string): RegExp => new RegExp(`^${text}$`);

const readers: readonly [RegExp, (parts: readonly (string | undefined)[]) => Subject | undefined][] = [
  [
    pattern(`house-(${names(houseStyles)})-${SEED}${AIR}`),
    ([style, seed, ...air]) => scene(() => houseFront(style as HouseStyleName, Number(seed), weatherOf(air))),
  ],
  [
    pattern(`room-(${names(roomNames)})-${SEED}`),
    ([name, seed]) => scene(() => drawRoom(name as RoomName, Number(seed))),
  ],
  [pattern(`garden-${SEED}${AIR}`), ([seed, ...air]) => scene(() => drawGarden(Number(seed), weatherOf(air)))],
  [pattern(`street-${SEED}${AIR}`), ([seed, ...air]) => scene(() => drawStreetView(Number(seed), weatherOf(air)))],
  [
    pattern(`portrait-${SEED}`),
    ([seed]) => ({
      framing: 'face',
      width: portraitWidth,
      draw: () => drawPortrait(Number(seed)),
    }),
  ],
  [pattern('epc-(\\d{1,3})-(\\d{1,3})'), ([current, potential]) => energyChart(Number(current), Number(potential))],
  [
    pattern(`floorplan-${SEED}-(\\d)bed(?:-(${names(Object.keys(homeLayouts))}))?`),
    ([seed, bedrooms, layout]) => floorplan(Number(seed), Number(bedrooms), layout as HomeLayout | undefined),
  ],
];

/** The subject of a picture's slug; undefined for an unknown slug. */
export function readSlug(slug: string): Subject | undefined {
  for (const [reader, subject] of readers) {
    const found = reader.exec(slug);
    if (found) return subject(found.slice(1));
  }
  return undefined;
}

/** The usual layout of a home with this many bedrooms. */
function usualLayout(bedrooms: number): HomeLayout {
  if (bedrooms < 2) return 'flat';
  return bedrooms < 4 ? 'terrace' : 'detached';
}

const scene = (draw: () => string): Subject => ({ framing: 'centre', width: widest, draw });
const weatherOf = ([season, time]: readonly (string | undefined)[]): WeatherChoice => ({
  ...(season && { season: season as SeasonName }),
  ...(time && { time: time as HourName }),
});

function energyChart(current: number, potential: number): Subject | undefined {
  const valid = [current, potential].every((rating) => rating >= 1 && rating <= 100);
  if (!valid) return undefined;
  return {
    framing: 'whole',
    width: widest,
    sheet: () => energyChartSheet,
    draw: () => drawEnergyChart(current, potential),
  };
}

function floorplan(seed: number, bedrooms: number, layout = usualLayout(bedrooms)): Subject | undefined {
  const [fewest, most] = homeLayouts[layout];
  if (bedrooms < fewest || bedrooms > most) return undefined;
  const floors = () => planHome(seed, layout, bedrooms);
  const sheet = () => floorplanSheet(floors());
  return { framing: 'whole', width: widest, sheet, draw: () => drawFloorplan(floors()) };
}
