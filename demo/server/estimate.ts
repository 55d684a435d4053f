import { and, eq, gte, inArray, isNotNull } from 'drizzle-orm';

import { mostBedrooms, type HomeKind } from '../../src/domain/instant-valuation';
import type { Database } from './database';
import { postcodeDistrict } from './postcode-district';
import { properties } from './schema';
import { near } from './search/position';

/** What homes like one are offered for nearby, in whole pounds. */
export interface Comparison {
  low: number;
  middle: number;
  high: number;
  count: number;
}

/** The kinds of home of our own list that an owner's kind stands for. */
const types: Readonly<Record<HomeKind, readonly string[]>> = {
  detached: ['Detached house', 'Country house', 'Barn conversion'],
  'semi-detached': ['Semi-detached house'],
  terraced: ['Terraced house', 'Town house'],
  bungalow: ['Bungalow'],
  cottage: ['Cottage'],
  flat: ['Flat', 'Studio', 'Apartment'],
};
/** As far as it takes to find enough of them. */
const distancesKm = [3, 8, 25];
const fewest = 3;
const roundTo = 5_000;

/** Compares a home with those for sale around its postcode; undefined where there are too few. */
export async function compareHome(
  database: Database,
  postcode: string,
  kind: string,
  bedrooms: number,
): Promise<Comparison | undefined> {
  const district = await postcodeDistrict(database, postcode);
  if (!district || !Object.hasOwn(types, kind) || !Number.isInteger(bedrooms)) return undefined;
  for (const km of distancesKm) {
    const found = await database
      .select({ price: properties.priceValue })
      .from(properties)
      .where(
        and(
          eq(properties.channel, 'sales'),
          eq(properties.department, 'residential'),
          isNotNull(properties.priceValue),
          inArray(properties.propertyType, [...types[kind as HomeKind]]),
          bedrooms >= mostBedrooms
            ? gte(properties.bedrooms, mostBedrooms)
            : eq(properties.bedrooms, Math.max(0, bedrooms)),
          near(district, km),
        ),
      )
      .orderBy(properties.priceValue);
    const prices = found.map(({ price }) => price!);
    if (prices.length >= fewest) return rangeOf(prices);
  }
  return undefined;
}

/** The middle half of the prices, since a single mansion is no measure. */
function rangeOf(prices: readonly number[]): Comparison {
  const at = (part: number) => Math.round(prices[Math.round(part * (prices.length - 1))]! / roundTo) * roundTo;
  return { low: at(0.25), middle: at(0.5), high: at(0.75), count: prices.length };
}
