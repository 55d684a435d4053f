import { formatPounds } from './money';
import { resultsWords } from './results-words';
import { withFilters, withoutTag, withQuery, type Search } from './search';
import { distanceSteps } from './search-steps';

/** A less restrictive search, and the label of what it drops. */
export interface LooserSearch {
  readonly label: string;
  readonly search: Search;
}

const { without } = resultsWords;

/**
 * Variants of a search, each without one of its filters, to offer when nothing was found. Where the site has a default
 * status, any status is a choice of its own: without one, an address means the default.
 */
export function looserSearches(search: Search, defaultStatus = ''): readonly LooserSearch[] {
  const { maxPrice, minPrice, minBeds, maxBeds, minSquareFeet, maxSquareFeet, minAcreage, maxAcreage } = search;
  const { text, status, auctionDate, createdAgo, updatedAgo, area, pets, shortLets } = search;
  const unset = (label: string | undefined | 0 | false, ...names: readonly (keyof Search)[]) =>
    label ? [{ label, search: withFilters(search, Object.fromEntries(names.map((name) => [name, undefined]))) }] : [];
  const anyStatus = { status: defaultStatus ? 'all' : undefined };
  return [
    ...unset(maxPrice && without.maxPrice(formatPounds(maxPrice)), 'maxPrice'),
    ...unset(minPrice && without.minPrice(formatPounds(minPrice)), 'minPrice'),
    ...unset((minBeds ?? maxBeds) !== undefined && without.bedrooms, 'minBeds', 'maxBeds'),
    ...unset(text && without.words(text), 'text'),
    ...search.tags.map((tag) => ({ label: without.tag(tag), search: withoutTag(search, tag) })),
    ...unset((minSquareFeet ?? maxSquareFeet) && without.floorArea, 'minSquareFeet', 'maxSquareFeet'),
    ...unset((minAcreage ?? maxAcreage) && without.land, 'minAcreage', 'maxAcreage'),
    ...unset((createdAgo ?? updatedAgo) && without.age, 'createdAgo', 'updatedAgo'),
    ...(status && status !== 'all' ? [{ label: without.status(status), search: withFilters(search, anyStatus) }] : []),
    ...unset(auctionDate && without.auction, 'auctionDate'),
    ...unset(area && without.area, 'area'),
    ...unset(pets && without.pets, 'pets'),
    ...unset(shortLets && without.shortLets, 'shortLets'),
  ];
}

/** The search with a wider radius around its place; undefined without a place or at the widest radius. */
export function widerSearch(search: Search): LooserSearch | undefined {
  if (!search.placeId && !search.q) return undefined;
  const now = distanceSteps.findIndex((distance) => distance === search.within);
  const wider = distanceSteps[Math.max(now + 1, distanceSteps.indexOf('3-miles'))];
  const isOwn = search.within !== undefined && now < 0;
  return wider && !isOwn
    ? { label: resultsWords.within(parseInt(wider)), search: withFilters(search, { within: wider }) }
    : undefined;
}

/** The search everywhere instead of for the words that say where; undefined if no words do. */
export function searchWithoutWords(search: Search): LooserSearch | undefined {
  const text = placeWords(search);
  if (!text) return undefined;
  return { label: without.query(text), search: withQuery(withFilters(search, { within: undefined }), '') };
}

/** The words that say where to search; '' where a place, a drawn area or a branch does. */
export const placeWords = ({ q = '', isQuerySearch }: Search) => (isQuerySearch ? q.trim() : '');
