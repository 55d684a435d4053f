import type { Random } from '../pictures/drawing/random';
import type { PlanRoom } from '../pictures/plans/plan';
import { termOf } from './nations';
import { gardens, groundFloors, hearths, kitchens, openings, principals, yards } from './phrases';
import type { Home } from './home';
import { describeLand, describePremises } from './phrases-of-land';
import { capitalised, countedWithin, sizeOf, withArticle } from './wording';

/** A home's location in words: 'Larkhall, Bath'. */
const whereabouts = ({ area, town }: Home): string => (area ? `${area.name}, ${town.name}` : town.name);

/** The one-sentence summary for lists. */
export function summarise(home: Home): string {
  const { what, bedrooms, garden, acres, trade } = home;
  if (!home.plan) return `About ${acres} acres of ${what} near ${whereabouts(home)}.`;
  const rooms = bedrooms > 0 ? ` with ${countedWithin(bedrooms, 'bedroom')}` : '';
  const outside = acres ? ` and about ${acres} acres` : garden ? ' and a garden' : '';
  const joined = rooms || !outside ? outside : outside.replace(' and', ' with');
  const offered = trade.channel === 'lettings' ? ' to let' : '';
  return `${capitalised(withArticle(home.what))}${offered} in ${whereabouts(home)}${rooms}${joined}.`;
}

/** The description on a property page, in a negotiator's words. A home that is free says from when. */
export function describe(dice: Random, home: Home, tags: readonly string[], isFree: boolean): string[] {
  if (!home.plan) return describeLand(dice, home);
  if (home.trade.department === 'commercial') return describePremises(dice, home);
  const flat = home.plan.layout === 'flat';
  return [
    opening(dice, home),
    flat ? flatRooms(dice, home, tags) : groundFloor(dice, home, tags),
    ...(flat || home.floors.length === 1 ? [] : [upstairs(dice, home)]),
    outside(dice, home),
    terms(dice, home, tags, isFree),
  ].filter((paragraph) => paragraph !== '');
}

function opening(dice: Random, home: Home): string {
  const where = whereabouts(home);
  return capitalised(dice.pick(openings[home.age])(withArticle(home.what), where, home.what));
}

function groundFloor(dice: Random, home: Home, tags: readonly string[]): string {
  const [ground] = home.floors;
  const rooms = ground?.rooms ?? [];
  const sitting = rooms.find(({ use }) => use === 'living');
  const kitchen = rooms.find(({ use }) => use === 'kitchen');
  const others = rooms.filter((room) => ['dining', 'study', 'utility', 'garage'].includes(room.use));
  const sentences = [
    sitting && mainRoom(dice, home, tags, sitting),
    kitchen && dice.pick(kitchens[home.age])(nameOf(kitchen), sizeOf(kitchen)),
    others.length > 0 && `There ${others.length > 1 ? 'are' : 'is'} also ${listed(others.map(withSize))}.`,
    home.floors.length === 1 && bedroomsOnOneFloor(dice, home),
  ];
  return sentences.filter(Boolean).join(' ');
}

function flatRooms(dice: Random, home: Home, tags: readonly string[]): string {
  const rooms = home.floors.flatMap((floor) => floor.rooms);
  const main = rooms.find(({ use }) => use === 'living') ?? rooms.find(({ name }) => name === 'STUDIO ROOM');
  const kitchen = rooms.find(({ use }) => use === 'kitchen');
  const sentences = [
    main && mainRoom(dice, home, tags, main),
    kitchen && dice.pick(kitchens[home.age])(nameOf(kitchen), sizeOf(kitchen)),
    home.bedrooms > 0
      ? bedroomsOnOneFloor(dice, home)
      : 'A shower room and a hall with space for coats complete the flat.',
  ];
  return sentences.filter(Boolean).join(' ');
}

function mainRoom(dice: Random, { age }: Home, tags: readonly string[], room: PlanRoom): string {
  const phrases = tags.includes('fireplace') ? hearths : groundFloors[age];
  return dice.pick(phrases)(nameOf(room), sizeOf(room));
}

function bedroomsOnOneFloor(dice: Random, home: Home): string {
  const [first, ...others] = bedroomsOf(home);
  if (!first) return '';
  const bathrooms = countedWithin(home.bathrooms, 'bathroom');
  if (others.length === 0) return `The bedroom measures ${sizeOf(first)}, and the bathroom is next to it.`;
  const also = others.map((room) => sizeOf(room).split(' (')[0]).join(', ');
  const verb = others.length > 1 ? 'others are' : 'other is';
  return `${dice.pick(principals[home.age])(sizeOf(first))} The ${verb} ${also}, with ${bathrooms} between them.`;
}

function upstairs(dice: Random, home: Home): string {
  const [first, ...others] = bedroomsOf(home);
  if (!first) return '';
  const ensuite = home.floors.some(({ rooms }) => rooms.some(({ name }) => name === 'ENSUITE'));
  const rest =
    others.length === 0
      ? ''
      : `There ${others.length > 1 ? 'are' : 'is'} ${countedWithin(others.length, 'further bedroom')}${others.length > 1 ? ', the largest' : ', of'} ${sizeOf(largest(others))}.`;
  const baths = ensuite
    ? `The first bedroom has a bathroom of its own, and the ${home.bathrooms > 2 ? 'others share the rest' : 'others share another'}.`
    : `There ${home.bathrooms > 1 ? 'are' : 'is'} ${countedWithin(home.bathrooms, 'bathroom')}.`;
  const top = home.floors.length > 2 ? 'The second floor has the quietest rooms and the longest view.' : '';
  return [dice.pick(principals[home.age])(sizeOf(first)), rest, baths, top].filter(Boolean).join(' ');
}

function outside(dice: Random, { garden, acres, parking, surroundings }: Home): string {
  const ground = acres && acres >= 1 ? yards(dice, acres) : garden ? dice.pick(gardens[surroundings]) : '';
  return [ground, parking?.sentence].filter(Boolean).join(' ');
}

function terms(dice: Random, { trade, town, pets, plan }: Home, tags: readonly string[], isFree: boolean): string {
  if (trade.channel === 'sales') return `${town.known} ${dice.chance(0.6) ? town.living : ''}`.trim();
  if (trade.department === 'student-lets') {
    const whole = plan?.layout === 'flat' ? 'flat' : 'house';
    return `The rent is for the whole ${whole} and a joint agreement. Beds, desks and white goods stay, and the landlord mows.`;
  }
  const animals = pets ? 'The landlord is happy to consider a pet.' : 'Please ask us about pets.';
  const start = dice.pick(['Available from the first of next month', 'Available now', 'Available at short notice']);
  const offer = isFree ? start : 'The home has been let';
  const term = termOf(town.nation, tags.includes('short let'));
  return `${offer}${term}. The rent is paid monthly in advance. ${animals} ${town.living}`;
}

const bedroomsOf = ({ floors }: Home): PlanRoom[] =>
  floors
    .flatMap(({ rooms }) => rooms)
    .filter(({ name }) => name.startsWith('BEDROOM'))
    .sort((one, other) => one.name.localeCompare(other.name));

const largest = (rooms: readonly PlanRoom[]): PlanRoom =>
  rooms.reduce((best, room) => (room.width * room.depth > best.width * best.depth ? room : best));

function nameOf({ name, use }: PlanRoom): string {
  const text = name.toLowerCase().replace(' / ', ' and ');
  return use === 'kitchen' && text !== 'kitchen' ? `${text} room` : text;
}

const withSize = (room: PlanRoom): string => {
  const name = nameOf(room) === 'utility' ? 'utility room' : nameOf(room);
  return `${withArticle(name)} of ${sizeOf(room).split(' (')[0]}`;
};

/** 'one, two and three'. */
function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
