import { attempt } from '../core/attempt';
import { polygonFromAddress, polygonToAddress } from './polygon';
import { distinctTags } from './property-tag';
import { readId, readText } from './reading';
import type { numberFields, Search, textFields } from './search';
import { isSortOption } from './sort-options';

/** Characters of a search's words; the rest is left out: an embedded PostgreSQL fails for good on ten thousand words. */
export const longestWords = 200;

/** Escapes text for one segment of an address. */
type Escape = (text: string) => string;

/** One field of a search as a segment of an address: a word with its value. */
interface Segment {
  readonly write: (search: Search, escape: Escape) => string | undefined;
  readonly read: (segment: string) => Partial<Search> | undefined;
}

/** Every segment, in the order they are written. */
const segments: readonly Segment[] = [
  number('minBeds', 'from-', '-bed'),
  number('maxBeds', 'up-to-', '-bed'),
  number('minPrice', 'from-'),
  number('maxPrice', 'up-to-'),
  number('minSquareFeet', 'min-sq-ft-'),
  number('maxSquareFeet', 'max-sq-ft-'),
  text('area', 'area-'),
  number('updatedAgo', 'updated-in-', '-days'),
  number('createdAgo', 'newer-than-', '-days'),
  text('status', 'status-'),
  number('minAcreage', 'from-', '-acres'),
  number('maxAcreage', 'up-to-', '-acres'),
  text('within', 'within-'),
  number('page', 'page-'),
  {
    write: ({ poly = '', isQuerySearch }) => (isQuerySearch ? undefined : prefixed('poly-', polygonToAddress(poly))),
    read: (segment) => valueOf('poly', polygonFromAddress(decode(after('poly-', segment)))),
  },
  text('text', 'text-'),
  flag('shortLets', 'short-lets'),
  {
    write: ({ tags }, escape) => prefixed('tag-', tags.map((tag) => escape(tag).replaceAll(',', '%2C')).join(',')),
    read: (segment) => {
      const tags = after('tag-', segment)
        .split(',')
        .map((tag) => readText(decode(tag)))
        .filter(Boolean);
      return valueOf('tags', tags.length > 0 ? distinctTags(tags) : undefined);
    },
  },
  text('auctionDate', 'auction-date-'),
  flag('pets', 'pets'),
  {
    write: ({ sorted }) => sorted,
    read: (segment) => (isSortOption(segment) ? { sorted: segment } : undefined),
  },
  {
    // Only read: the place is written into the query.
    write: () => undefined,
    read: (segment) => valueOf('placeId', readId(decode(after('gid-', segment)))),
  },
];

/** Writes the segments of a search in their fixed order; unset fields have none. */
export function writeSegments(search: Search, escape: Escape): readonly string[] {
  return segments.flatMap(({ write }) => write(search, escape) ?? []);
}

/** Reads one segment of a search; undefined for an unknown segment, such as the name of a place. */
export function readSegment(segment: string): Partial<Search> | undefined {
  for (const { read } of segments) {
    const found = read(segment);
    if (found) return found;
  }
  return undefined;
}

function number(field: (typeof numberFields)[number], prefix: string, suffix = ''): Segment {
  // Only the integer part counts: 1.5 acres are read as 1.
  const pattern = new RegExp(`^${prefix}(\\d{1,12})${suffix && '(?:\\.\\d{1,12})?'}${suffix}$`);
  const mayBeZero = suffix === '-bed';
  const isSet = (value: number) => Number.isFinite(value) && (value > 0 || (mayBeZero && value === 0));
  return {
    write: ({ [field]: value = NaN }) => (isSet(value) ? `${prefix}${Math.trunc(value)}${suffix}` : undefined),
    read: (segment) => {
      const value = Number(pattern.exec(segment)?.[1]);
      return valueOf(field, isSet(value) ? value : undefined);
    },
  };
}

function text(field: (typeof textFields)[number], prefix: string): Segment {
  return {
    write: ({ [field]: value }, escape) => prefixed(prefix, value && escape(value)),
    read: (segment) => valueOf(field, readText(decode(after(prefix, segment))).slice(0, longestWords) || undefined),
  };
}

function flag(field: 'shortLets' | 'pets', word: string): Segment {
  return {
    write: ({ [field]: isOn }) => (isOn ? word : undefined),
    read: (segment) => (segment === word ? { [field]: true } : undefined),
  };
}

function valueOf<Field extends keyof Search>(
  field: Field,
  value: Search[Field] | undefined,
): Partial<Search> | undefined {
  return value === undefined ? undefined : { [field]: value };
}

function prefixed(prefix: string, value: string | undefined): string | undefined {
  return value ? prefix + value : undefined;
}

function after(prefix: string, segment: string): string {
  return segment.startsWith(prefix) ? segment.slice(prefix.length) : '';
}

const decode = (text: string): string => attempt(() => decodeURIComponent(text)) ?? text;
