import { dangerousNames } from '../core/json';

/** An object of unknown shape. */
export type Raw = Readonly<Record<string, unknown>>;

const invisible = /(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const britishDate = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,?\s+(\d{1,2})(:\d\d(?::\d\d)?))?$/;
/** A day or a month, and after a day perhaps the hour, the rest of the time and the zone, if it names one. */
const isoDate =
  /^(\d{4}-\d\d(?:-\d\d)?)(?:(?<=-\d\d-\d\d)[T ](\d?\d)(:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|UTC|GMT|[+-]\d\d(?::?\d\d)?)?)?$/;
/** Made once it is needed: that takes a phone milliseconds. */
let ukHour: Intl.DateTimeFormat | undefined;
const identifier = /^[A-Za-z0-9_-]{1,64}$/;
const spellings = new Map<string, string>();

/** A snake_case name in camelCase: property_id becomes propertyId. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** A camelCase name in snake_case: address2 becomes address_2. */
export function snakeCase(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]|(?<=[a-z])\d/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The fields under the server's names: firstName becomes first_name. */
export function snakeCased(fields: object): Raw {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [snakeCase(name), value as unknown]));
}

/** The value as an object; undefined for anything else, including arrays. */
export function readRecord(value: unknown): Raw | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : undefined;
}

/** The values without the names that reach an object's prototype. */
export function withoutDangerousNames(raw: Raw): Raw {
  return Object.fromEntries(Object.entries(raw).filter(([name]) => !dangerousNames.has(name)));
}

/** The fields without those that are undefined. */
export function withoutUnset<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

/**
 * The first value given under one of the snake_case names or its camelCase spelling; empty text only where all others are
 * missing too. Inherited values do not count.
 */
export function pick(raw: Raw, ...names: readonly string[]): unknown {
  let empty: '' | undefined;
  for (const name of names) {
    const value = own(raw, name) ?? own(raw, otherSpelling(name));
    if (value === '') empty = '';
    else if (value != null) return value;
  }
  return empty;
}

const own = (raw: Raw, name: string) => (Object.hasOwn(raw, name) ? raw[name] : undefined);

/** Text or a number as text, without control and direction-changing characters; '' for anything else. */
export function readText(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  return typeof value === 'string' ? value.replace(invisible, '').trim() : '';
}

/** A finite number, also from text such as '7.5' or '£450,000'; undefined for anything else. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.length > 32) return undefined;
  const text = value.replace(/[£,\s]/g, '');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** A number that counts or measures something: undefined when missing or negative. */
export function readAmount(value: unknown): number | undefined {
  const amount = readNumber(value);
  return amount !== undefined && amount >= 0 ? amount : undefined;
}

/** The page of a list that text names, counted from 1; undefined for anything else. */
export function readPageNumber(text: string | null | undefined): number | undefined {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : undefined;
}

/** A boolean, also from 'true', 'false', '1', '0', 1 and 0; undefined for anything else. */
export function readFlag(value: unknown): boolean | undefined {
  if (value === true || value === 1) return true;
  if (value === false || value === 0) return false;
  const text = typeof value === 'string' ? value.trim().toLowerCase() : undefined;
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : undefined;
}

/** The items of a list; none for anything else. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Words from a list or comma-separated text; empty and invalid ones are left out. */
export function readWords(value: unknown): readonly string[] {
  const items = typeof value === 'string' ? value.split(',') : readList(value);
  return items.map(readText).filter((word) => word !== '');
}

/** An identifier of at most 64 letters, digits, hyphens and underscores, as text; undefined for anything else. */
export function readId(value: unknown): string | undefined {
  const id = readText(value);
  return identifier.test(id) ? id : undefined;
}

/**
 * An ISO 8601 date and time from ISO text, a British date (31/12/2026), also with a time, or seconds or
 * milliseconds since 1970; undefined for anything else. A date alone is in UTC, one with a time in UK time unless it names another zone.
 */
export function readMoment(value: unknown): string | undefined {
  const time = momentOf(readText(value).slice(0, 40));
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function momentOf(text: string): number {
  if (/^\d{9,14}$/.test(text)) return Number(text) * (text.length < 12 ? 1000 : 1);
  const [, day, month, year, ukHours, ukRest] = britishDate.exec(text) ?? [];
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}${ukHours ? ` ${ukHours}${ukRest}` : ''}`;
  const [, date = '', isoHour, rest, zone] = isoDate.exec(year ? iso : text) ?? [];
  // Browsers guess at any other text, each in its own way: the American month, a year out of '1', the visitor's midnight.
  if (!isOnCalendar(date)) return NaN;
  if (!isoHour) return Date.parse(date);
  const time = `${date}T${isoHour.padStart(2, '0')}${rest}`;
  if (!zone) return ukTime(Date.parse(`${time}Z`));
  const [, hours, minutes = '00'] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return Date.parse(time + (hours ? `${hours}:${minutes}` : 'Z'));
}

/** The moment when it is this time in the UK, from the moment when it is this time in UTC. */
function ukTime(utc: number): number {
  ukHour ??= new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: 'Europe/London' });
  const isSummerTime = !Number.isNaN(utc) && Number(ukHour.format(utc)) !== new Date(utc).getUTCHours();
  return isSummerTime ? utc - 3_600_000 : utc;
}

/** Whether the month has the day; some browsers count on into the next month. */
function isOnCalendar(iso: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(iso) ?? [];
  return !day || new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
}

/** The camelCase spelling of a name, cached: a list of homes looks up the same names thousands of times. */
function otherSpelling(name: string): string {
  const spelling = spellings.get(name) ?? camelCase(name);
  spellings.set(name, spelling);
  return spelling;
}
