import { readMoment } from './reading';

const options = { timeZone: 'Europe/London', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
/** Made once it is needed: that takes a phone milliseconds. */
let parts: Intl.DateTimeFormat | undefined;

/** The day of a moment in the UK, such as '2026-11-24'. */
export function ukDay(moment: Date): string {
  parts ??= new Intl.DateTimeFormat('en-GB', options);
  // Assembled from parts: no locale formats a date like this in every browser.
  const { year, month, day } = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}

/** Reads a day from a date in any form that page data may have; undefined for anything else. */
export function readUkDay(value: unknown): string | undefined {
  const moment = readMoment(value);
  return moment && ukDay(new Date(moment));
}
