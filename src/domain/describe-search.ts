import { formatNumber } from './numbers';
import { isDrawn, partOf, placeName, withoutTag, type Place, type Search } from './search';
import { bedroomRange, distanceInWords } from './search-figures';
import { capitalised, filtersOf } from './search-filters';
import { tradeOf, tradeTag } from './trades';

/** A search as a sentence: '2+ bedroom homes for sale in Bath, Somerset, up to £400,000'. Prices in whole pounds. */
export function describeSearch(search: Search): string {
  const { minBeds, maxBeds } = search;
  const beds = bedroomRange(minBeds, maxBeds);
  const size = beds && (maxBeds === 0 ? 'studio' : `${beds} bedroom`);
  const beginning = [size, kindOf(search), whereabouts(search)].filter(Boolean).join(' ');
  const tag = tradeTag(search);
  const rest = filtersOf(tag ? withoutTag(search, tag) : search).filter(({ field }) => !inBeginning.has(field));
  return capitalised([beginning, ...rest.map(({ words }) => words)].join(', '));
}

/**
 * A heading for the results: '47 homes for sale in Bath'. Without `total` it says only what is searched for. Text that
 * the server does not recognise as a place is in quotation marks.
 */
export function describeFound(search: Search, total?: number, found?: Pick<Place, 'name'>): string {
  const { q = '', place = found, within, isQuerySearch } = search;
  const name = (isQuerySearch ? found : place)?.name;
  const words = q.trim();
  const where = isDrawn(search)
    ? drawnArea
    : partOf(search).length > 0
      ? 'in this part of the map'
      : name
        ? `in ${within ? 'and around ' : ''}${name}`
        : words && (isQuerySearch ? `for “${words}”` : `in ${words.split(',')[0]}`);
  const count = total === undefined ? '' : total === 0 ? 'no' : formatNumber(total);
  return capitalised([count, kindOf(search, total), where].filter(Boolean).join(' '));
}

const drawnArea = 'in the area drawn on the map';
const inBeginning: ReadonlySet<keyof Search> = new Set(['poly', 'within', 'minBeds']);

function kindOf(search: Search, total = 0) {
  const { names, how } = tradeOf(search);
  return `${names[total === 1 ? 0 : 1]} ${how}`.trim();
}

function whereabouts(search: Search): string {
  const { q, place, within } = search;
  const name = q?.trim() || (place && placeName(place));
  const miles = distanceInWords(within);
  if (isDrawn(search)) return drawnArea;
  return name ? `${miles ? `within ${miles} of` : 'in'} ${name}` : '';
}
