import { counted } from './counted';
import { formatNumber } from './numbers';
import type { Trade } from './trades';

const homes = (count: number) => counted(count);

/** Words of the list of results. */
export const resultsWords = {
  title: (found: string, page: number) => (page > 1 ? `${found}, page ${page}` : found),
  heading: (page: number, pages: number) => (pages > 1 ? `Homes, page ${page} of ${pages}` : 'Homes'),
  range: (first: number, last: number, total: number, { names }: Trade) =>
    first === 1 && last === total ? counted(total, names) : `${first}–${last} of ${counted(total, names)}`,
  pages: 'Pages of homes',
  views: 'Show the homes as',
  view: { grid: 'Grid', list: 'List', map: 'Map' },
  loading: 'Looking for homes…',
  stalled: 'Still looking. This is taking longer than usual…',
  failed: 'The homes did not load',
  kept: 'The previous results are shown below.',
  offline: 'You appear to be offline. The homes will load as soon as you are back online.',
  whyFailed: 'Please try again, or call us and we will gladly read them out.',
  tryAgain: 'Try again',
  more: 'Load more homes',
  previous: 'Load previous homes',
  adding: 'Loading…',
  added: (count: number, shown: number, total: number, { names }: Trade) =>
    `${counted(count, names)} added, ${total ? `${shown} of ${formatNumber(total)}` : shown} shown.`,
  notAdded: 'More homes did not load.',
  seen: 'Seen',
  map: 'Map',
  openMap: 'Show the map',
  mapOf: (count?: number) => `Map of ${count === undefined ? 'homes' : homes(count)}`,
  skipMap: 'Skip the map',
  none: 'No homes match all of that at the moment',
  noMatch: (text: string) => `No homes match “${text}”`,
  respell: 'Check the spelling, or try a town or the first half of a postcode.',
  noPage: 'This page of homes does not exist',
  whyNoPage: 'There may be fewer homes now than before.',
  firstPage: 'Go to the first page',
  noneHere: 'No matching homes in this part of the map',
  everywhere: 'Back to the whole search',
  whyNone: 'Leave out one of these and there may be some:',
  with: (label: string, count?: number) => (count === undefined ? label : `${label}: ${homes(count)}`),
  without: {
    maxPrice: (price: string) => `Without “up to ${price}”`,
    minPrice: (price: string) => `Without “from ${price}”`,
    bedrooms: 'With any number of bedrooms',
    words: (text: string) => `Without the words “${text}”`,
    tag: (tag: string) =>
      tag.startsWith('!') ? `With “${tag.slice(1).replaceAll('-', ' ')}” too` : `Without “${tag.replaceAll('-', ' ')}”`,
    floorArea: 'With any floor area',
    land: 'With any size of land',
    age: 'Added at any time',
    status: (status: string) => `Not only “${status.replaceAll('-', ' ')}”`,
    auction: 'On any auction day',
    area: 'In any area',
    query: (text: string) => `Without “${text}”`,
    pets: 'Whether or not pets are welcome',
    shortLets: 'For any length of stay',
  },
  within: (miles: number) => `Within ${miles} miles`,
  alert: 'New homes come in every week. Let us tell you when one matches:',
  orAlert: 'Or let us tell you when one comes in:',
  ask: 'Some homes are sold before they are advertised.',
  call: (number: string) => `Call ${number}`,
  askBranch: 'Ask a branch',
} as const;

/** Words of the sort order menu. */
export const sortWords = { label: 'Sort by' } as const;

/** Words of the links to the previous and next home. */
export const propertyPagerWords = {
  label: 'Homes in your search',
  previous: 'Previous',
  next: 'Next',
  position: (position: number, total: number) => `Home ${position} of ${formatNumber(total)}`,
  previousHome: (home: string) => `Previous home: ${home}`,
  nextHome: (home: string) => `Next home: ${home}`,
} as const;
