import { asc, eq, or, sql } from 'drizzle-orm';

import type { Services } from '../environment';
import { places, type Place } from '../schema';
import { distanceKm, type Position } from './position';

const mostSuggestions = 15;
const longestTerm = 100;
const inOrder = sql`array_position(array['city', 'town', 'county', 'village', 'suburb', 'postcode'], ${places.kind})`;

/** The place with this id. */
export async function findPlace({ database }: Pick<Services, 'database'>, id: string): Promise<Place | undefined> {
  const [place] = await database.select().from(places).where(eq(places.id, id));
  return place;
}

/** The place a visitor means by 'Bath' or 'Bath, Somerset'; towns win over other places of the same name. */
export async function findPlaceByName(
  { database }: Pick<Services, 'database'>,
  words: string,
): Promise<Place | undefined> {
  const [name = '', ...rest] = words.split(',').map((part) => part.trim().toLowerCase());
  const county = rest.join(', ');
  const [place] = await database
    .select()
    .from(places)
    .where(
      sql`lower(${places.name}) = ${name} and (${county} = '' or lower(coalesce(${places.countyName}, '')) = ${county})`,
    )
    .orderBy(inOrder, asc(places.id))
    .limit(1);
  return place;
}

/** Places with a word that starts with the typed text: names that start with it first, then towns before areas. */
export async function suggestPlaces({ database }: Pick<Services, 'database'>, typed: string): Promise<Place[]> {
  const term = typed
    .trim()
    .toLowerCase()
    .slice(0, longestTerm)
    .replace(/[\\%_]/g, '\\$&');
  if (term === '') return [];
  const startsSo = sql`lower(${places.name}) like ${`${term}%`}`;
  return database
    .select()
    .from(places)
    .where(or(startsSo, sql`lower(${places.name}) like ${`% ${term}%`}`))
    .orderBy(sql`${startsSo} desc`, inOrder, asc(places.name), asc(places.id))
    .limit(mostSuggestions);
}

/** The nearest places, nearest first. */
export async function placesNear({ database }: Pick<Services, 'database'>, position: Position): Promise<Place[]> {
  return database
    .select()
    .from(places)
    .orderBy(distanceKm(position, places.lat, places.lng), asc(places.id))
    .limit(mostSuggestions);
}
