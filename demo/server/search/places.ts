import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

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
  const { name, county } = patternsOf(words);
  const [place] = await database
    .select()
    .from(places)
    .where(and(isLike(places.name, name), county ? isLike(places.countyName, county) : undefined))
    .orderBy(inOrder, asc(places.id))
    .limit(1);
  return place;
}

/**
 * Places with a word that starts with the typed text: names that start with it first, then towns before areas. What
 * follows a comma is the start of the county.
 */
export async function suggestPlaces({ database }: Pick<Services, 'database'>, typed: string): Promise<Place[]> {
  const { name, county } = patternsOf(typed);
  if (name === '') return [];
  const startsSo = isLike(places.name, `${name}%`);
  const hasWord = or(startsSo, isLike(places.name, `% ${name}%`), isLike(places.name, `%-${name}%`));
  return database
    .select()
    .from(places)
    .where(and(hasWord, county ? isLike(places.countyName, `${county}%`) : undefined))
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

/** Patterns for a place and the county after its comma; visitors write spaces for hyphens, and the reverse. */
function patternsOf(words: string) {
  const [name = '', ...county] = words.slice(0, longestTerm).toLowerCase().split(',').map(patternOf);
  return { name, county: county.filter(Boolean).join(', ') };
}

function patternOf(words: string): string {
  return words
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    .replace(/[\\%_]/g, '\\$&')
    .replace(/[\s-]+/g, '_');
}

/** PostgreSQL's index serves a pattern as far as its beginning is plain. */
function isLike(column: PgColumn, pattern: string): SQL {
  return sql`lower(${column}) like ${pattern}`;
}
