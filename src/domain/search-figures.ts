import { formatPounds } from './money';
import { formatNumber } from './numbers';
import { readMoment } from './reading';
import { longDate } from './uk-day';

const formats = { pounds: formatPounds, figure: formatNumber };

/** A pair of limits in words: 'from £300,000', 'up to 2 acres'; a limit of 0 is none. Pounds are whole. */
export function limitsInWords(
  least: number | undefined,
  most: number | undefined,
  format: keyof typeof formats,
  unit: string,
): string | undefined {
  const write = formats[format];
  if (least && most) return `${write(least)} to ${write(most)}${unit}`;
  if (least) return `from ${write(least)}${unit}`;
  return most ? `up to ${write(most)}${unit}` : undefined;
}

/** How many bedrooms: '2', '2 to 4', '2+' or 'up to 3'; 0 for studios, and undefined when any number will do. */
export function bedroomRange(least: number | undefined, most: number | undefined): string | undefined {
  if (most === 0) return '0';
  if (least && most) return least === most ? String(least) : `${least} to ${most}`;
  if (least) return `${least}+`;
  return most ? `up to ${most}` : undefined;
}

/** Miles as written in an address: 1 for '1-mile' and 0.25 for '0-25-miles'; undefined for others. */
export function parseMiles(within = ''): number | undefined {
  const [, whole, part = 0] = /^(\d{1,4})(?:-(\d{1,3}))?-miles?$/.exec(within) ?? [];
  return whole ? Number(`${whole}.${part}`) : undefined;
}

/** A distance from an address in words: '1-mile' is '1 mile' and '0-25-miles' '¼ mile'; undefined for others. */
export function distanceInWords(within?: string): string | undefined {
  const miles = parseMiles(within);
  return miles === undefined ? undefined : `${fractions.get(miles) ?? miles} ${miles <= 1 ? 'mile' : 'miles'}`;
}

/** A date from an address in words: '2026-12-01' is '1 December 2026'; other text stays as it is. */
export function dateInWords(text: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) && readMoment(text);
  return day ? longDate(day) : text;
}

/** A number of days to follow 'the last': '7 days', or 'day' for 1. */
export function inDays(count: number): string {
  return count === 1 ? 'day' : `${count} days`;
}

const fractions: ReadonlyMap<number, string> = new Map([
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
]);
