import type { Channel } from './property-channel';
import type { Search } from './search';

/** Prices to choose from, in pounds; rents are monthly. */
export const priceSteps: Readonly<Record<Channel, readonly number[]>> = {
  sales: [
    50_000, 100_000, 125_000, 150_000, 175_000, 200_000, 225_000, 250_000, 275_000, 300_000, 325_000, 350_000, 375_000,
    400_000, 450_000, 500_000, 550_000, 600_000, 650_000, 700_000, 750_000, 800_000, 900_000, 1_000_000, 1_250_000,
    1_500_000, 1_750_000, 2_000_000, 2_500_000, 3_000_000, 5_000_000,
  ],
  lettings: [
    300, 400, 500, 600, 700, 800, 900, 1_000, 1_100, 1_200, 1_300, 1_400, 1_500, 1_750, 2_000, 2_250, 2_500, 2_750,
    3_000, 3_500, 4_000, 5_000, 7_500, 10_000,
  ],
};

/** Numbers of bedrooms to choose from; 0 is a studio. */
export const bedSteps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10] as const;

/** Floor areas to choose from, in square feet. */
export const squareFeetSteps = [300, 500, 750, 1_000, 1_250, 1_500, 1_750, 2_000, 2_500, 3_000, 4_000, 5_000, 10_000];

/** Land sizes to choose from, in acres. */
export const acreSteps = [1, 2, 3, 5, 10, 20, 50, 100, 250, 500];

/** Distances around a place, as written in an address. */
export const distanceSteps = [
  '0-25-miles',
  '0-5-miles',
  '1-mile',
  '3-miles',
  '5-miles',
  '10-miles',
  '15-miles',
  '20-miles',
  '30-miles',
  '40-miles',
] as const;

/** Ages to choose from, in days. */
export const ageSteps = [1, 3, 7, 14, 30, 90] as const;

const pairs = [
  ['minPrice', 'maxPrice'],
  ['minBeds', 'maxBeds'],
  ['minSquareFeet', 'maxSquareFeet'],
  ['minAcreage', 'maxAcreage'],
] as const;

/** The lower field of every pair of limits whose lower limit is above the upper. */
export function crossedPairs(search: Search): readonly (typeof pairs)[number][0][] {
  return pairs.filter(([least, most]) => isAbove(search[least], search[most])).map(([least]) => least);
}

function isAbove(least: number | undefined, most: number | undefined): boolean {
  return least !== undefined && most !== undefined && least > most;
}
