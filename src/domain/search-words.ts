import { counted } from './counted';
import type { Search } from './search';
import { distanceInWords } from './search-figures';
import { tradeOf } from './trades';

/** A count of what a search looks for. */
const found = (search: Search, count: number) => counted(count, tradeOf(search).names);

/** What a status in an address means, in words that continue a sentence. */
export const statusWords: Readonly<Partial<Record<string, string>>> = {
  available: 'available only',
  all: 'including sold and under offer',
  'for-sale': 'for sale',
  'to-let': 'to let',
  'under-offer': 'under offer',
  'let-agreed': 'let agreed',
  sstc: 'sold subject to contract',
};

/** What the form and the summary call the part of the map that is searched. */
const mapPart = 'This part of the map';

/** Words of the search form. */
export const searchFormWords = {
  form: 'Homes',
  channel: 'Buy or rent',
  channels: { sales: 'Buy', lettings: 'Rent' },
  place: 'Town, postcode or street',
  placeholder: 'Bath, BA1 …',
  drawnArea: 'Area drawn on the map',
  mapPart,
  recent: 'Recent searches',
  places: 'Towns and areas',
  postcodes: 'Postcodes',
  noPlace: 'No place by that name; we will search our homes for these words instead.',
  placesFailed: 'No suggestions at the moment; you can still search for what you typed.',
  distance: 'Distance',
  noDistance: 'This area',
  within: (within: string) => `Within ${distanceInWords(within) ?? within.replaceAll('-', ' ')}`,
  price: 'Price',
  rent: 'Monthly rent',
  least: (what: string) => `${what} from`,
  most: (what: string) => `${what} to`,
  noLeast: 'No min',
  noMost: 'No max',
  /** Where the labels are not in sight. */
  noneOf: {
    sales: { least: 'No min price', most: 'No max price' },
    lettings: { least: 'No min rent', most: 'No max rent' },
  },
  from: (figure: string) => `From ${figure}`,
  upTo: (figure: string) => `Up to ${figure}`,
  leastBeds: 'Bedrooms',
  mostBeds: 'Maximum bedrooms',
  anyBeds: 'Any',
  anyBedrooms: 'Any bedrooms',
  bedroomsFrom: (count: number) => `${count}+ bedrooms`,
  bedsFrom: (count: number) => `${count} or more`,
  bedsTo: (count: number) => (count === 0 ? 'Studio only' : String(count)),
  filters: 'Filters',
  inUse: (count: number) => `, ${count} in use`,
  search: 'Search',
  show: (search: Search, count?: number) =>
    `Show ${count === undefined ? tradeOf(search).names[1] : found(search, count)}`,
  fit: (search: Search, count: number) =>
    count === 0
      ? `No ${tradeOf(search).names[1]} match`
      : `${found(search, count)} ${count === 1 ? 'matches' : 'match'}`,
  tags: 'Must have',
  floorArea: 'Square feet',
  squareFeet: (figure: string) => `${figure} sq ft`,
  land: 'Acres',
  acres: (figure: string) => (figure === '1' ? '1 acre' : `${figure} acres`),
  area: 'District or county',
  text: 'Words in the description',
  textExample: 'Sea view, annexe …',
  added: 'Added',
  updated: 'Updated',
  anyTime: 'At any time',
  inTheLast: (days: number) => (days === 1 ? 'In the last 24 hours' : `In the last ${days} days`),
  statuses: {
    sales: {
      label: 'Sold and under offer',
      all: 'Included',
      available: 'Excluded',
      'under-offer': 'Only under offer',
      sstc: 'Only sold subject to contract',
    },
    lettings: { label: 'Let agreed', all: 'Included', available: 'Excluded', 'let-agreed': 'Only let agreed' },
  },
  auctionDate: 'Auction on',
  shortLets: 'Short lets only',
  pets: 'Pets allowed',
  crossed: {
    minPrice: 'The lowest price must not be above the highest',
    minBeds: 'The minimum number of bedrooms must not be above the maximum',
    minSquareFeet: 'The smallest floor area must not be above the largest',
    minAcreage: 'The smallest area of land must not be above the largest',
  },
  pricesCleared: 'We cleared your prices, since rents and sale prices cannot be compared.',
  filtersCleared: (filters: readonly string[]) => `We cleared filters that no longer apply: ${filters.join(', ')}.`,
  areaCleared: 'You are searching by words now, so the area you drew no longer applies.',
  undo: 'Undo',
  clearAll: 'Clear all',
} as const;

/** Words about using the visitor's location. */
export const locationWords = {
  use: 'Use my location',
  why: 'To find the nearest town, we ask your browser for your location once. We do not keep it.',
  proceed: 'Continue',
  notNow: 'Not now',
  finding: 'Finding you…',
  found: (name: string) => `The nearest place is ${name}.`,
  denied: 'Your browser did not let us see where you are. You can type a place instead.',
  unknown: 'We could not find out where you are. Please type a place instead.',
} as const;

/** Words of the summary of a search. */
export const searchSummaryWords = {
  filters: 'Filters in use',
  mapPart,
  clearAll: 'Clear all',
} as const;

/** Words of the search history. */
export const searchHistoryWords = {
  clearAll: 'Clear all',
  cleared: 'Your recent searches have been cleared.',
  undo: 'Undo',
  newSearch: 'Search homes',
} as const;
