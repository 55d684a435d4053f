import { plainTag } from './property-tag';
import { withoutUnset } from './reading';
import { bedroomRange, dateInWords, distanceInWords, inDays, limitsInWords } from './search-figures';
import { decidesByQuery, hasCentre, isDrawn, withFilters, withoutTag, withPolygon, type Search } from './search';
import { statusWords } from './search-words';

/** An active filter: its words, which continue a sentence, and the search without it. */
export interface SearchFilter {
  /** The first of the search fields it covers. */
  readonly field: keyof Search;
  readonly words: string;
  readonly without: Search;
}

type Row = readonly [words: string | false | 0 | undefined, ...fields: (keyof Search)[]];

/**
 * The active filters of a search, without its place and sort order. Prices are in whole pounds, and a pair of limits is
 * one filter. Not listed: the site's default status, and tags that exclude homes ('!…').
 */
export function filtersOf(search: Search, defaultStatus = ''): readonly SearchFilter[] {
  return [
    ...(isDrawn(search) ? [{ field: 'poly', words: 'drawn area', without: withoutArea(search) } as const] : []),
    ...(isOfBranch(search)
      ? [{ field: 'branchId', words: 'of one branch', without: withoutBranch(search) } as const]
      : []),
    ...filled(search, sizes(search)),
    ...search.tags
      .filter((tag) => !isExclusion(tag))
      .map((tag) => ({ field: 'tags', words: plainTag(tag), without: withoutTag(search, tag) }) as const),
    ...filled(search, circumstances(search, defaultStatus)),
  ];
}

/** The search without filters: it keeps the channel, place, sort order, default status and excluding tags. */
export function withoutFilters(search: Search, defaultStatus = ''): Search {
  const fields = [...sizes(search), ...circumstances(search, '')].flatMap(([, ...names]) => names);
  return withFilters(without(withoutBranch(withoutArea(search)), fields), {
    tags: search.tags.filter(isExclusion),
    status: defaultStatus || undefined,
  });
}

/** Capitalises the first letter. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function sizes(search: Search): readonly Row[] {
  const { channel, within, minPrice, maxPrice, minBeds, maxBeds, minAcreage, maxAcreage } = search;
  const miles = distanceInWords(within);
  const rent = channel === 'lettings' ? ' a month' : '';
  const beds = bedroomRange(minBeds, maxBeds);
  const acres = (maxAcreage || minAcreage) === 1 ? ' acre' : ' acres';
  return [
    [hasCentre(search) && miles && `within ${miles}`, 'within'],
    [limitsInWords(minPrice, maxPrice, 'pounds', rent), 'minPrice', 'maxPrice'],
    [beds && `${beds} ${maxBeds === 1 ? 'bedroom' : 'bedrooms'}`, 'minBeds', 'maxBeds'],
    [limitsInWords(search.minSquareFeet, search.maxSquareFeet, 'figure', ' sq ft'), 'minSquareFeet', 'maxSquareFeet'],
    [limitsInWords(minAcreage, maxAcreage, 'figure', acres), 'minAcreage', 'maxAcreage'],
  ];
}

function circumstances(search: Search, defaultStatus: string): readonly Row[] {
  const { area, text, status = '', auctionDate, createdAgo, updatedAgo, shortLets, pets } = search;
  const isOwn = status !== defaultStatus && (status !== 'all' || defaultStatus !== '');
  return [
    [area && `area ${plainTag(area)}`, 'area'],
    [text && `with the words “${text}”`, 'text'],
    [isOwn && statusInWords(status), 'status'],
    [auctionDate && `auction on ${dateInWords(auctionDate)}`, 'auctionDate'],
    [createdAgo && `added in the last ${inDays(createdAgo)}`, 'createdAgo'],
    [updatedAgo && `updated in the last ${inDays(updatedAgo)}`, 'updatedAgo'],
    [shortLets && 'short lets', 'shortLets'],
    [pets && 'pets allowed', 'pets'],
  ];
}

const statusInWords = (status: string) =>
  (Object.hasOwn(statusWords, status) && statusWords[status]) || plainTag(status);

const isExclusion = (tag: string) => tag.startsWith('!');

/** A query text leaves the branch out. */
const isOfBranch = ({ branchId, isQuerySearch }: Search) => Boolean(branchId) && !isQuerySearch;

/** Without its branch, what else the search says of where decides. */
function withoutBranch(search: Search): Search {
  const { placeId, poly, isQuerySearch } = search;
  return withFilters(search, {
    branchId: undefined,
    isQuerySearch: isQuerySearch || decidesByQuery(withoutUnset({ placeId, poly })),
  });
}

const withoutArea = (search: Search) => (isDrawn(search) ? withPolygon(search, undefined) : search);

const filled = (search: Search, rows: readonly Row[]) =>
  rows.flatMap(([words, ...fields]): SearchFilter[] =>
    words ? [{ field: fields[0]!, words, without: without(search, fields) }] : [],
  );

const without = (search: Search, fields: readonly (keyof Search)[]) =>
  withFilters(search, Object.fromEntries(fields.map((field) => [field, undefined])));
