import { and, eq, gte, inArray, isNotNull, lte } from 'drizzle-orm';

import { mostBedrooms, type HomeKind } from '../../src/domain/instant-valuation';
import type { Database } from './database';
import { postcodeDistrict } from './postcode-district';
import { properties } from './schema';
import { near } from './search/position';

/** Asking prices of comparable homes nearby, in whole pounds. */
export interface Comparison {
  low: number;
  middle: number;
  high: number;
  count: number;
}

/** The property types that each kind of home covers. */
const types: Readonly<Record<HomeKind, readonly string[]>> = {
  detached: ['Detached house', 'Country house', 'Barn conversion'],
  'semi-detached': ['Semi-detached house'],
  terraced: ['Terraced house', 'Town house'],
  bungalow: ['Bungalow'],
  cottage: ['Cottage'],
  flat: ['Flat', 'Studio', 'Apartment'],
};
/** How far to look, and by how many bedrooms a home may differ: tried in turn until enough homes are found. */
const rounds = [
  { km: 3, spread: 0 },
  { km: 8, spread: 0 },
  { km: 25, spread: 0 },
  { km: 25, spread: 1 },
] as const;
const fewest = 3;
const roundTo = 5_000;

/** Compares a home with those for sale around its postcode; undefined when there are too few. */
export async function compareHome(
  database: Database,
  postcode: string,
  kind: string,
  bedrooms: number,
): Promise<Comparison | undefined> {
  const district = await postcodeDistrict(database, postcode);
  if (!district || !Object.hasOwn(types, kind) || !Number.isInteger(bedrooms)) return undefined;
  const wanted = Math.min(Math.max(0, bedrooms), mostBedrooms);
  for (const { km, spread } of rounds) {
    const found = await database
      .select({ price: properties.priceValue })
      .from(properties)
      .where(
        and(
          eq(properties.channel, 'sales'),
          eq(properties.department, 'residential'),
          isNotNull(properties.priceValue),
          inArray(properties.propertyType, [...types[kind as HomeKind]]),
          gte(properties.bedrooms, wanted - spread),
          // The last choice is that many or more.
          wanted === mostBedrooms ? undefined : lte(properties.bedrooms, wanted + spread),
          near(district, km),
        ),
      )
      .orderBy(properties.priceValue);
    const prices = found.map(({ price }) => price!);
    if (prices.length >= fewest) return rangeOf(prices);
  }
  return undefined;
}

/** The middle half of the prices, so that outliers do not count. */
function rangeOf(prices: readonly number[]): Comparison {
  const at = (part: number) => Math.round(prices[Math.round(part * (prices.length - 1))]! / roundTo) * roundTo;
  return { low: at(0.25), middle: at(0.5), high: at(0.75), count: prices.length };
}
