import type { Random } from '../pictures/drawing/random';
import type { HouseStyleName } from '../pictures/houses/house';
import { homeLayouts, planHome } from '../pictures/plans/home';
import type { HomeLayout } from '../pictures/plans/home';
import { squareFeetOf } from '../pictures/plans/plan';
import type { PlanFloor, PlanRoom, RoomUse } from '../pictures/plans/plan';
import { pickWeighted } from './chance';
import { builds } from './kinds';
import type { Age, Build, Surroundings, Trade } from './kinds';
import type { Area, Town } from './towns/town';

/** Parking, in the words of the features list and of the description. */
interface Parking {
  feature: string;
  sentence: string;
}

/** A home before it has an address, a price and a status. */
export interface Home {
  trade: Trade;
  town: Town;
  /** The area or village; undefined in the town centre. */
  area: Area | undefined;
  style: HouseStyleName;
  type: string;
  what: string;
  age: Age;
  surroundings: Surroundings;
  /** Its floors as in its floorplan; none for land. */
  floors: readonly PlanFloor[];
  plan: { seed: number; layout: HomeLayout } | undefined;
  bedrooms: number;
  bathrooms: number;
  receptions: number;
  /** 0 for land. */
  squareFeet: number;
  acres: number | undefined;
  garden: boolean;
  parking: Parking | undefined;
  pets: boolean;
  listed: boolean;
  /** Price per square foot relative to an ordinary house in the town. */
  price: number;
}

const mostPlans = 9999;
const students: readonly Build['style'][] = ['victorian', 'townhouse', 'semi', 'flats'];

/** Builds a home typical of the town for that kind of listing. */
export function buildHome(dice: Random, trade: Trade, town: Town): Home {
  if (trade.department === 'agriculture') return land(dice, trade, town);
  if (trade.department === 'commercial') return premises(dice, trade, town);
  const build = pickWeighted(dice, suitable(trade, town), ({ style, weight }) => weight * standing(town, style));
  const bedrooms = bedroomsOf(dice, build, trade);
  const plan = { seed: dice.int(1, mostPlans), layout: build.layout };
  const floors = planHome(plan.seed, plan.layout, bedrooms);
  const rooms = floors.flatMap((floor) => floor.rooms);
  const what =
    trade.department === 'new-homes' ? dice.pick(newHomes[build.layout] ?? build.words) : dice.pick(build.words);
  const country = build.surroundings === 'country';
  // Outlying areas have houses; only a city's have flats too.
  const mayBeFar = town.areas.length > 0 && (build.layout !== 'flat' || town.isCity);
  const far = mayBeFar && dice.chance(country ? 0.75 : 0.6);
  return {
    trade,
    town,
    area: far ? dice.pick(town.areas) : undefined,
    style: build.style,
    type: build.type,
    what,
    age: trade.department === 'new-homes' ? 'modern' : build.age,
    surroundings: build.surroundings,
    floors,
    plan,
    bedrooms,
    bathrooms: count(rooms, 'bathroom'),
    receptions: Math.max(1, count(rooms, 'living') + count(rooms, 'dining')),
    squareFeet: squareFeetOf(floors),
    acres: build.acres && dice.chance(0.7) ? Math.round(dice.range(...build.acres) * 10) / 10 : undefined,
    garden: dice.chance(build.garden),
    parking: parkingOf(dice, build),
    pets: trade.channel === 'lettings' && dice.chance(0.35),
    listed: /listed|Georgian|rectory/i.test(what) && build.age === 'period',
    price: build.price,
  };
}

const parkings: readonly Parking[] = [
  { feature: 'Parking for two cars', sentence: 'There is parking for two cars.' },
  { feature: 'Driveway parking', sentence: 'Cars stand on the drive beside the house.' },
  { feature: 'Off-street parking', sentence: 'There is a parking space off the street.' },
];
const flatParkings: readonly Parking[] = [
  { feature: 'Allocated parking space', sentence: 'One parking space goes with the flat.' },
  { feature: 'Residents’ parking', sentence: 'Residents park in the yard behind.' },
];

const newHomes: Partial<Record<HomeLayout, readonly string[]>> = {
  detached: ['newly built detached house', 'new four-square family house'],
  townhouse: ['newly built town house', 'new house over three floors'],
  flat: ['newly built flat', 'new flat with a balcony'],
};

/** The kinds of home for a kind of listing in this town. */
function suitable({ department }: Trade, town: Town): Build[] {
  if (department === 'new-homes')
    return builds.filter(({ style }) => ['newbuild', 'townhouse', 'flats'].includes(style));
  if (department === 'student-lets') {
    return builds.filter(({ style, bedrooms: [, most] }) => students.includes(style) && most > 2);
  }
  return builds.filter(({ style }) => town.styles.includes(style));
}

/** Weight of a style in a town: the styles are listed commonest first; unlisted ones are rare. */
function standing({ styles }: Town, style: HouseStyleName): number {
  const place = styles.indexOf(style);
  return place < 0 ? 1 : styles.length - place;
}

function bedroomsOf(dice: Random, { layout, bedrooms: [fewest, most] }: Build, { department }: Trade): number {
  const [least, greatest] = homeLayouts[layout];
  const low = Math.max(fewest, least, department === 'student-lets' ? Math.min(3, most) : 0);
  return dice.int(low, Math.min(most, greatest));
}

function parkingOf(dice: Random, { layout, surroundings }: Build): Parking | undefined {
  if (!dice.chance({ town: 0.3, grand: 0.35, suburb: 0.95, country: 0.9 }[surroundings])) return undefined;
  return dice.pick(layout === 'flat' ? flatParkings : parkings);
}

const count = (rooms: readonly PlanRoom[], use: RoomUse): number => rooms.filter((room) => room.use === use).length;

const bare = {
  age: 'period',
  floors: [],
  plan: undefined,
  bedrooms: 0,
  bathrooms: 0,
  receptions: 0,
  squareFeet: 0,
  acres: undefined,
  garden: false,
  parking: undefined,
  pets: false,
  listed: false,
  price: 1,
} as const;

function land(dice: Random, trade: Trade, town: Town): Home {
  const acres = trade.channel === 'lettings' ? dice.int(4, 60) : dice.int(4, 220);
  const what = dice.pick(['pasture', 'arable land', 'meadow and woodland', 'permanent pasture', 'mixed farmland']);
  return {
    ...bare,
    trade,
    town,
    area: town.areas.length > 0 ? dice.pick(town.areas) : undefined,
    style: 'farmland',
    type: trade.channel === 'lettings' ? 'Grazing' : acres > 120 ? 'Farm' : 'Land',
    what: trade.channel === 'lettings' ? 'grazing' : what,
    surroundings: 'country',
    acres,
  };
}

function premises(dice: Random, trade: Trade, town: Town): Home {
  const plan = { seed: dice.int(1, mostPlans), layout: 'office' } as const;
  const floors = planHome(plan.seed, plan.layout, 0);
  const shop = dice.chance(0.6);
  return {
    ...bare,
    trade,
    town,
    area: dice.chance(0.3) && town.areas.length > 0 ? dice.pick(town.areas) : undefined,
    style: shop ? 'shop' : 'flats',
    type: shop ? 'Shop' : 'Office',
    what: dice.pick(
      shop ? ['shop with storage behind', 'corner shop', 'double-fronted shop'] : ['office suite', 'floor of offices'],
    ),
    surroundings: 'town',
    floors,
    plan,
    squareFeet: squareFeetOf(floors),
    parking: dice.chance(0.4) ? { feature: 'Parking', sentence: 'There is parking behind.' } : undefined,
    price: 0.62,
  };
}
