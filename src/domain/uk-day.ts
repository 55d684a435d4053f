import { readMoment } from './reading';

const options = { timeZone: 'Europe/London', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
/** Made once it is needed: that takes a phone 50 ms. */
let parts: Intl.DateTimeFormat | undefined;

/** The day of a moment in the UK, such as '2026-11-24'. */
export function ukDay(moment: Date): string {
  // Never more than an hour ahead of UTC.
  if (moment.getUTCHours() < 23) return moment.toISOString().slice(0, 10);
  parts ??= new Intl.DateTimeFormat('en-GB', options);
  // Assembled from parts: no locale formats a date like this in every browser.
  const { year, month, day } = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}

/** The names and numbers of a day such as '2026-11-24'. */
export function partsOfDay(day: string) {
  const date = new Date(day);
  return {
    weekday: weekdays[date.getUTCDay()]!,
    date: date.getUTCDate(),
    month: months[date.getUTCMonth()]!,
    year: date.getUTCFullYear(),
  };
}

/** A day in words: '2025-04-01' is '1 April 2025'. */
export function longDate(day: string): string {
  const { date, month, year } = partsOfDay(day);
  return `${date} ${month} ${year}`;
}

/** A day in short words: '2025-04-01' is '1 Apr 2025'. */
export function shortDate(day: string): string {
  const { date, month, year } = partsOfDay(day);
  return `${date} ${month.slice(0, 3)} ${year}`;
}

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const months = 'January February March April May June July August September October November December'.split(' ');

/** Reads a day from a date in any form that page data may have; undefined for anything else. */
export function readUkDay(value: unknown): string | undefined {
  const moment = readMoment(value);
  return moment && ukDay(new Date(moment));
}
