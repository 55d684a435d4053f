import { priceLabel } from './price-label';
import type { Property } from './property';
import { cardWords, comparisonWords as words } from './property-words';

/** The most homes that fit side by side. */
export const mostCompared = 4;

/** One row of a comparison: the name of a fact and its value for each home; '' where unknown. */
export interface ComparisonRow {
  readonly name: string;
  readonly values: readonly string[];
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' });

/** Compares the facts of homes; facts known of none are left out. */
export function compare(
  homes: readonly Property[],
  settings: Parameters<typeof priceLabel>[1] = {},
): readonly ComparisonRow[] {
  const row = (name: string, valueOf: (home: Property) => string) => ({ name, values: homes.map(valueOf) });
  return [
    row(words.price, (home) => priceIn(home, settings)),
    row(words.status, ({ status }) => status),
    row(words.type, ({ propertyType }) => propertyType),
    row(words.bedrooms, ({ bedrooms }) => figure(bedrooms)),
    row(words.bathrooms, ({ bathrooms }) => figure(bathrooms)),
    row(words.receptionRooms, ({ receptionRooms }) => figure(receptionRooms)),
    row(words.land, ({ acreage }) => (acreage ? `${figure(acreage)} ${cardWords.acres(acreage)}` : '')),
    row(words.added, ({ createdAt }) => (createdAt ? day.format(Date.parse(createdAt)) : '')),
  ].filter(({ values }) => values.some((value) => value !== ''));
}

function priceIn(home: Property, settings: Parameters<typeof priceLabel>[1]) {
  const { amount, qualifier } = priceLabel(home, settings);
  return [amount, qualifier].filter(Boolean).join(' ');
}

const figure = (count?: number) => (count ? count.toLocaleString('en-GB') : '');
