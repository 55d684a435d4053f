import type { Channel } from './property-channel';
import { withFilters, type Search } from './search';
import { searchFormWords } from './search-words';

/** Filters that no home of the channel meets. */
const never = {
  sales: { pets: undefined, shortLets: undefined },
  lettings: { auctionDate: undefined },
} as const;

/**
 * Changes the channel and clears the price limits, since sale prices and rents do not compare, and the filters that no
 * home of the channel meets; a status that it does not have becomes the site's default.
 */
export function withChannel(search: Search, channel: Channel, defaultStatus = ''): Search {
  if (search.channel === channel) return search;
  const isOffered = Object.hasOwn(searchFormWords.statuses[channel], search.status ?? '');
  return withFilters(search, {
    channel,
    minPrice: undefined,
    maxPrice: undefined,
    ...(!isOffered && { status: defaultStatus || undefined }),
    ...never[channel],
  });
}
