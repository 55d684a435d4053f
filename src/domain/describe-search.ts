import { formatPounds } from './money';
import { placeName, type Search } from './search';

/** A search as a sentence: '2+ bedroom homes for sale in Bath, Somerset, up to £400,000'. Prices in whole pounds. */
export function describeSearch(search: Search): string {
  const homes = [bedrooms(search), 'homes', search.channel === 'lettings' ? 'to let' : 'for sale', where(search)];
  const beginning = homes.filter(Boolean).join(' ');
  const text = [beginning, ...filters(search)].filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function bedrooms({ minBeds, maxBeds }: Search): string {
  if (maxBeds === 0) return 'studio';
  const range = rangeOf(minBeds, maxBeds, String);
  return range && `${range} bedroom`;
}

function where({ isQuerySearch, q, place, poly, within }: Search): string {
  const name = q?.trim() || (place && placeName(place));
  const distance = /^(\d{1,4})(?:-(\d{1,3}))?-miles?$/.exec(within ?? '');
  const miles = distance && `within ${[distance[1], distance[2]].filter(Boolean).join('.')} miles of`;
  if (poly && !isQuerySearch) return 'in the area drawn on the map';
  return name ? `${miles || 'in'} ${name}` : '';
}

function filters(search: Search): readonly (string | undefined)[] {
  const { minPrice, maxPrice, channel, minSquareFeet, maxSquareFeet, minAcreage, maxAcreage, createdAgo, updatedAgo } =
    search;
  const rent = channel === 'lettings' ? ' a month' : '';
  return [
    amount(minPrice, maxPrice, formatPounds, rent),
    amount(minSquareFeet, maxSquareFeet, grouped, ' sq ft'),
    amount(minAcreage, maxAcreage, grouped, ' acres'),
    ...search.tags.filter((tag) => !tag.startsWith('!')).map((tag) => tag.replaceAll('-', ' ')),
    search.text && `with the words “${search.text}”`,
    search.status?.replaceAll('-', ' '),
    search.auctionDate && `auction on ${search.auctionDate}`,
    createdAgo && `added in the last ${days(createdAgo)}`,
    updatedAgo && `updated in the last ${days(updatedAgo)}`,
    search.shortLets && 'short lets',
    search.pets && 'pets allowed',
  ].map((part) => part || undefined);
}

function amount(least: number | undefined, most: number | undefined, format: (value: number) => string, unit: string) {
  if (least && most) return `${format(least)} to ${format(most)}${unit}`;
  if (least) return `from ${format(least)}${unit}`;
  return most ? `up to ${format(most)}${unit}` : undefined;
}

function rangeOf(least: number | undefined, most: number | undefined, format: (value: number) => string): string {
  if (least && most) return least === most ? format(least) : `${format(least)} to ${format(most)}`;
  if (least) return `${format(least)}+`;
  return most ? `up to ${format(most)}` : '';
}

function days(count: number): string {
  return count === 1 ? 'day' : `${count} days`;
}

function grouped(value: number): string {
  return value.toLocaleString('en-GB');
}
