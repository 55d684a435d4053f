import { formatNumber } from './numbers';
import { oneOf, shape } from './page-shape';
import { priceLine } from './price-label';
import type { Property } from './property';
import { labelTones, propertyStatus } from './property-status';
import { cardWords, comparisonWords as words } from './property-words';
import { readWords } from './reading';
import { shortDate, ukDay } from './uk-day';

/** The most homes that fit side by side. */
export const mostCompared = 4;

const stages = ['list', 'choosing', 'comparing'] as const;

/** How far a comparison has come: not begun, homes being chosen, or side by side; and the ids of the homes. */
export interface ComparisonStage {
  readonly stage: (typeof stages)[number];
  readonly ids: readonly string[];
}

/** Reads a comparison that was kept; undefined for anything else. */
export const readComparison = shape({ stage: oneOf(...stages), ids: readWords }, { needed: 'stage' });

/** One row of a comparison: the name of a fact and its value for each home; '' where unknown. */
export interface ComparisonRow {
  readonly name: string;
  readonly values: readonly string[];
}

type Settings = Parameters<typeof priceLine>[1] & Parameters<typeof propertyStatus>[1];

/** Compares the facts of homes; facts known of none are left out. */
export function compare(homes: readonly Property[], settings: Settings = {}): readonly ComparisonRow[] {
  const row = (name: string, valueOf: (home: Property) => string) => ({ name, values: homes.map(valueOf) });
  return [
    row(words.price, (home) => priceLine(home, settings)),
    row(words.status, (home) => statusIn(home, settings)),
    row(words.type, ({ propertyType }) => propertyType),
    row(words.bedrooms, ({ bedrooms }) => figure(bedrooms)),
    row(words.bathrooms, ({ bathrooms }) => figure(bathrooms)),
    row(words.receptionRooms, ({ receptionRooms }) => figure(receptionRooms)),
    row(words.land, ({ acreage }) => (acreage ? `${figure(acreage)} ${cardWords.acres(acreage)}` : '')),
    row(words.added, ({ createdAt }) => (createdAt ? shortDate(ukDay(new Date(createdAt))) : '')),
  ].filter(({ values }) => values.some((value) => value !== ''));
}

/** A home's status as on its card, or as the agency writes it where the card has no label for it. */
function statusIn(home: Property, settings: Settings) {
  const { labels } = propertyStatus(home, settings);
  return labels.find((label) => !labelTones.has(label)) ?? home.status;
}

const figure = (count?: number) => (count ? formatNumber(count) : '');
