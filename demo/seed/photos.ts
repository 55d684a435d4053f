import type { Random } from '../pictures/drawing/random';
import type { HourName, SeasonName } from '../pictures/outdoors/weather';
import type { PlanRoom, RoomUse } from '../pictures/plans/plan';
import type { RoomName } from '../pictures/rooms/room';
import type { Picture } from '../server/schema';
import type { Home } from './home';

/** Number of drawings of each kind; homes share rooms, but rarely a front. */
const drawings = { house: 900, room: 90, garden: 160, street: 60 };
const hours: Partial<Record<HourName, number>> = { noon: 40, morning: 28, golden: 18, overcast: 8, dusk: 6 };
const seasons: Partial<Record<SeasonName, number>> = { summer: 46, spring: 32, autumn: 16, winter: 6 };
const withNone = 0.015;
const withOne = 0.02;
const withMany = 0.06;
const many = 22;

const roomPictures: Record<RoomUse, RoomName | undefined> = {
  hall: 'hallway',
  living: 'living',
  dining: 'dining',
  kitchen: 'kitchen',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
  utility: 'utility',
  study: 'study',
  office: 'office',
  garage: undefined,
};
/** The order of rooms in a viewing. */
const walk: readonly RoomUse[] = [
  'living',
  'kitchen',
  'dining',
  'hall',
  'office',
  'bedroom',
  'bathroom',
  'study',
  'utility',
];

/** The address of a drawn picture. */
export const media = (slug: string): string => `/media/${slug}.webp`;

/** A room's name for captions, such as 'Kitchen and breakfast room'. */
function roomCaption({ name, use }: PlanRoom): string {
  const text = name.toLowerCase().replace(' / ', ' and ');
  const full = use === 'kitchen' && text !== 'kitchen' ? `${text} room` : text === 'dressing' ? 'dressing room' : text;
  return full.charAt(0).toUpperCase() + full.slice(1);
}

/** The pictures of a home: its front, then its rooms in the order of a viewing, then outside. */
export function photograph(dice: Random, home: Home): Picture[] {
  const air = `${dice.weighted(seasons)}-${dice.weighted(hours)}`;
  const used = new Set<string>();
  const shot = (kind: string, count: number, caption: string, weather = ''): Picture => {
    let slug: string;
    do slug = `${kind}-${dice.int(1, count)}${weather}`;
    while (used.has(slug));
    used.add(slug);
    return { url: media(slug), caption };
  };
  const front = shot(`house-${home.style}`, drawings.house, frontCaption(home), `-${air}`);
  const rooms = roomsOf(home).flatMap((room) => {
    const picture = roomPictures[room.use];
    return picture ? [shot(`room-${picture}`, drawings.room, roomCaption(room))] : [];
  });
  const garden = home.garden ? [shot('garden', drawings.garden, 'Garden', `-${air}`)] : [];
  const street = dice.chance(0.35) && home.plan ? [shot('street', drawings.street, 'The street', `-${air}`)] : [];
  const fields = home.plan ? [] : [1, 2, 3].map(() => shot('house-farmland', drawings.house, 'The land', `-${air}`));
  const all = [front, ...rooms, ...garden, ...street, ...fields];
  if (dice.chance(withNone)) return [];
  if (dice.chance(withOne)) return [front];
  if (home.bedrooms > 2 && dice.chance(withMany)) {
    const rooms = roomsOf(home).filter(({ use }) => use === 'living' || use === 'kitchen' || use === 'bedroom');
    while (all.length < many) {
      const room = dice.pick(rooms);
      const caption = `Another view of the ${roomCaption(room).toLowerCase()}`;
      all.push(shot(`room-${roomPictures[room.use]}`, drawings.room, caption));
    }
  }
  return all;
}

/** The rooms to picture, in the order of a viewing; at most one hall, and no hall for a flat. */
function roomsOf({ floors, plan }: Home): PlanRoom[] {
  const flat = plan?.layout === 'flat';
  const rooms = floors.flatMap((floor, level) =>
    floor.rooms.filter(({ use }) => use !== 'hall' || (level === 0 && !flat)),
  );
  const inOrder = (use: RoomUse): PlanRoom[] =>
    rooms.filter((room) => room.use === use).sort((one, other) => one.name.localeCompare(other.name));
  return walk.flatMap(inOrder);
}

function frontCaption({ plan, style, bedrooms }: Home): string {
  if (!plan) return 'The land from the gate';
  if (style === 'shop') return 'Front of the shop';
  return plan.layout === 'flat' || bedrooms === 0 ? 'Front of the building' : 'Front of the house';
}
