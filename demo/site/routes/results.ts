import { Hono, type Context } from 'hono';

import { describeFound } from '../../../src/domain/describe-search';
import { firstShown } from '../../../src/domain/pagination';
import { readChannel } from '../../../src/domain/property-channel';
import { readText } from '../../../src/domain/reading';
import { resultsWords } from '../../../src/domain/results-words';
import { decidesByQuery, placeName, type Search } from '../../../src/domain/search';
import { formatSearchQuery, parseSearchPath, startSearch } from '../../../src/domain/search-address';
import { withChannel } from '../../../src/domain/search-channel';
import { longestWords } from '../../../src/domain/search-segments';
import { sortOptions } from '../../../src/domain/sort-options';
import { tradeOf } from '../../../src/domain/trades';
import { branchJson } from '../../server/branch-json';
import type { Environment } from '../../server/environment';
import { placeJson } from '../../server/place-json';
import type { Place } from '../../server/schema';
import { usualOrder } from '../../server/search/order';
import { searchProperties, type Found } from '../../server/search/search-properties';
import { allBranches } from '../agency-data';
import { cardData } from '../page-data';
import { resultsPage } from '../pages/results';
import type { Press } from '../press';

const fallbackFields = { min_price: 'minPrice', max_price: 'maxPrice', min_beds: 'minBeds' } as const;

/** Search results, at `/search?…` and at any path with a word for sales or lettings in it. */
export function resultRoutes(press: Press) {
  const show = async (c: Context<Environment>) => {
    const { pathname, search: query } = new URL(c.req.url);
    const search = startSearch({ path: placeless(pathname), query: query.slice(1) });
    const asked = { ...search, q: search.q ?? placeInPath(c.req.path) };
    const found = await searchProperties(press.services, asked);
    const heading = describeFound(asked, found.pagination.total_count, found.place ?? undefined);
    const address = (changes: Partial<Search>) => `/search?${formatSearchQuery({ ...asked, ...changes })}`;
    const sorted = asked.sorted ?? usualOrder;
    const { current_page: page, page_count: pageCount } = found.pagination;
    const branch = await branchOf(press, asked, found);
    return press.print(c, {
      route: 'properties#index',
      title: resultsWords.title(heading, page),
      canonical: address({ page: page > 1 ? page : undefined }),
      // Whoever links to it chooses the words of its heading, and there is nothing else on it.
      isUnlisted: asked.q !== undefined && found.properties.length === 0,
      description: heading,
      section: `/properties/${asked.channel}`,
      data: {
        properties: cardData(press.services.agency, found.properties),
        pagination: found.pagination,
        place: found.place && placeJson(found.place),
        ...(asked.branchId && { branch_id: asked.branchId }),
        ...(branch && { branch: branchJson(branch) }),
      },
      body: resultsPage({
        search: { ...asked, q: asked.q ?? nameOf(found.place) },
        heading,
        range: rangeOf(found, asked),
        properties: found.properties,
        pages: {
          current: page,
          count: pageCount,
          url: (other) => address({ page: other === 1 ? undefined : other }),
        },
        sort: {
          token: sorted,
          options: (['most-recent-first', 'least-expensive-first', 'most-expensive-first'] as const).map((token) => ({
            token,
            label: sortOptions[token],
            url: address({ sorted: token, page: undefined }),
          })),
        },
      }),
    });
  };

  return new Hono<Environment>()
    .get('/search', (c) => {
      const { searchParams, search: query } = new URL(c.req.url);
      const tidy = fallbackFormAddress(searchParams) ?? mapAddress(query.slice(1));
      return tidy === undefined ? show(c) : c.redirect(tidy, 303);
    })
    .get('*', (c, next) => (parseSearchPath(c.req.path).channel ? show(c) : next()));
}

/** The canonical search address for the query parameters of the fallback form; undefined for any other query. */
function fallbackFormAddress(pairs: URLSearchParams) {
  if (!Object.keys(fallbackFields).some((name) => pairs.has(name))) return undefined;
  const asked = startSearch({ path: '', query: pairs.toString() });
  const isPlace = (asked.q ?? '') === readText(pairs.get('place_name'));
  const where = { ...asked, q: isPlace ? undefined : asked.q, placeId: isPlace ? asked.placeId : undefined };
  const numbers = Object.entries(fallbackFields).map(([name, field]) => [field, Number(pairs.get(name)) || undefined]);
  const search = {
    ...where,
    ...Object.fromEntries(numbers),
    channel: readChannel(pairs.get('from_channel') ?? asked.channel),
    isQuerySearch: decidesByQuery(where),
  };
  return `/search?${formatSearchQuery(withChannel(search, asked.channel))}`;
}

function rangeOf({ properties, pagination }: Found, asked: Search) {
  const { current_page: firstPage, has_next_page: hasNextPage, total_count: totalCount } = pagination;
  const shown = properties.length;
  const first = firstShown({ totalCount, hasNextPage }, { firstPage, shown });
  return shown > 0 ? resultsWords.range(first, first + shown - 1, totalCount, tradeOf(asked)) : '';
}

/** A search sent from the map redirects back to it, at an address that visitors can share. */
function mapAddress(query: string) {
  const pairs = query.split('&');
  const others = pairs.filter((pair) => pair !== 'hashbang=map');
  return others.length < pairs.length ? `/search?${others.join('&')}#/map` : undefined;
}

/** The branch to contact: the one in the search, or the one in the place searched. */
async function branchOf({ services }: Press, { branchId }: Search, { place }: Found) {
  const branches = await allBranches(services);
  return branches.find(({ id, town }) => (branchId ? String(id) === branchId : town === place?.name));
}

const isChannelPath = /^\/(?:properties|search)\//;

/** The words before the channel in a decoded path name a place: `/somerset/bath/sales` looks in Bath. */
function placeInPath(path: string) {
  if (isChannelPath.test(path)) return undefined;
  const parts = readText(path).split('/').filter(Boolean);
  const channelAt = parts.findIndex((part) => parseSearchPath(part).channel);
  return channelAt > 0 ? parts[channelAt - 1]!.replaceAll('-', ' ').slice(0, longestWords) : undefined;
}

const nameOf = (place: Place | undefined) => place && placeName({ ...place, countyName: place.countyName ?? '' });

const placeless = (path: string) => (path === '/search' ? '' : path);
