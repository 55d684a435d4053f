import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { findProperties, type FoundHomes } from '../api/search';
import { newestOnly } from '../core/newest';
import type { FailureReason } from '../core/request';
import { completePagination, countOf } from '../domain/pagination';
import { withoutUnset } from '../domain/reading';
import { partOf, withPage, type Search } from '../domain/search';
import { formatSearchAddress, resultsKey } from '../domain/search-address';
import { whileLoading } from './loading';
import { pageAtom } from './page';
import { applySearchAtom, isPrintedAddressAtom, printedPageAtom, rememberPlaceAtom, searchAtom } from './search';

/** The homes of a search, as far as they are loaded. */
export interface Results extends FoundHomes {
  /** The latest search. */
  readonly search: Search;
  /** The pages shown, in order. */
  readonly pages: Pages;
  /** Whether the latest search is still loading, so that what is shown is older. */
  readonly isLoading: boolean;
  /** Why the latest request failed. */
  readonly failure?: Failure;
  /** Whether the latest search failed to load, so that what is shown is older. */
  readonly isOutdated: boolean;
  /** The side on which a page is being added. */
  readonly adding?: Side;
  /** The side on which the latest page was added. */
  readonly added?: Side;
  /** The side on which adding a page failed. */
  readonly failedToAdd?: Side;
}

/** Before the pages that are shown, or after them. */
export type Side = 'before' | 'after';
type Failure = Exclude<FailureReason, 'aborted'>;
type Pages = readonly [FoundHomes, ...FoundHomes[]];

/** The outcome of the latest request. */
type Status =
  | { readonly kind: 'shown' | 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'adding' | 'added'; readonly side: Side }
  | { readonly kind: 'failedToAdd'; readonly side: Side; readonly failure: Failure };

type Flags = Pick<Results, 'isLoading' | 'isOutdated' | 'failure' | 'adding' | 'added' | 'failedToAdd'>;

const foundAtom = atom<{ readonly key: string; readonly pages: Pages }>();
const statusAtom = atom<Status>({ kind: 'shown' });
const newest = newestOnly();

const printedPagesAtom = atom((get): Pages => {
  const { properties, pagination: given, place } = get(pageAtom);
  const pagination = completePagination(given, { page: get(printedPageAtom), shown: properties.length });
  return [{ properties, pagination, ...(place && { place }) }];
});

/** Whether the server rendered the homes of this address into the page, even if there are none. */
const isPrintedAtom = atom((get) => {
  const { pageRoute } = get(pageAtom);
  const isKnown = get(printedPagesAtom)[0].pagination.totalCount > 0 || pageRoute === 'properties#index';
  return isKnown && get(isPrintedAddressAtom) && get(searchAtom).viewport.length === 0;
});

/** The homes of the page's search in the server's order; the previous search's while the next is loading. */
export const resultsAtom = atom((get): Results => {
  const pages = get(foundAtom)?.pages ?? get(printedPagesAtom);
  const [first, ...further] = pages;
  const last = further.at(-1) ?? first;
  return {
    ...last,
    properties: pages.length > 1 ? pages.flatMap(({ properties }) => properties) : last.properties,
    pagination: { ...last.pagination, hasPrevPage: first.pagination.hasPrevPage },
    pages,
    search: get(searchAtom),
    ...flagsOf(get(statusAtom)),
  };
});

/** The addresses of the pages before and after those shown; undefined where there is none. */
export const pageLinksAtom = atom((get) => {
  const { search, pages, pagination } = get(resultsAtom);
  const link = (page: number) => formatSearchAddress(withPage(search, page));
  return {
    ...(pagination.hasPrevPage && { previous: link(pages[0].pagination.currentPage - 1) }),
    ...(pagination.hasNextPage && { next: link(pagination.currentPage + 1) }),
  };
});

/** Loads the homes of the page's search unless they are shown; only the latest request counts. */
export const loadResultsAtom = atom(null, async (get, set, { again = false } = {}) => {
  const search = get(searchAtom);
  if (!again && isShown(get, search)) return set(keepShownResultsAtom);
  newest();
  if (!again && get(isPrintedAtom)) {
    set(foundAtom, undefined);
    return set(statusAtom, { kind: 'shown' });
  }
  set(statusAtom, { kind: 'loading' });
  const reply = await ask(set, search);
  if (!reply) return;
  if (typeof reply === 'string') return set(statusAtom, { kind: 'failed', failure: reply });
  set(foundAtom, { key: resultsKey(search), pages: [reply] });
  set(statusAtom, { kind: 'shown' });
});

/** Keeps what is shown and cancels the request for another search, but not one that adds a page, nor its outcome. */
const keepShownResultsAtom = atom(null, (get, set) => {
  if ('side' in get(statusAtom)) return;
  newest();
  set(statusAtom, { kind: 'shown' });
});

/** Adds the page before or after those shown, unless these are of an older search. */
export const addPageAtom = atom(null, async (get, set, side: Side) => {
  const { search, pages, pagination, isLoading, isOutdated, adding } = get(resultsAtom);
  const exists = side === 'before' ? pagination.hasPrevPage : pagination.hasNextPage;
  if (isLoading || isOutdated || adding || !exists) return;
  const page = side === 'before' ? pages[0].pagination.currentPage - 1 : pagination.currentPage + 1;
  set(statusAtom, { kind: 'adding', side });
  const reply = await ask(set, withPage(search, page));
  if (!reply) return;
  if (typeof reply === 'string') return set(statusAtom, { kind: 'failedToAdd', side, failure: reply });
  const known = new Set(pages.flatMap(({ properties }) => properties.map(({ propertyId }) => propertyId)));
  const added = { ...reply, properties: reply.properties.filter(({ propertyId }) => !known.has(propertyId)) };
  set(foundAtom, { key: resultsKey(search), pages: side === 'before' ? [added, ...pages] : [...pages, added] });
  set(statusAtom, { kind: 'added', side });
});

/** Updates the address to the page of results in view, if that and the one it names are both shown. */
export const showPageReachedAtom = atom(null, (get, set, page: number) => {
  const search = get(searchAtom);
  const reached = withPage(search, page);
  if (search.page === reached.page || !isShown(get, search) || !isShown(get, reached)) return;
  set(applySearchAtom, reached, { replace: true, isOptional: true });
});

/** How many homes a search would find; without a count there are some, and undefined is a failure. */
export async function countHomes(search: Search, signal: AbortSignal): Promise<{ count?: number } | undefined> {
  const first = { ...withPage(search, 1), viewport: partOf(search) };
  const reply = await findProperties(first, { signal, count: 1 });
  return reply.kind === 'found' ? withoutUnset({ count: countOf(reply.found) }) : undefined;
}

const selectedAtom = atom<string>();

/** The id of the home whose pin and card are highlighted. */
export const selectedPropertyAtom = atom((get) => get(selectedAtom));

/** Highlights a home in list and map, or none. */
export const selectPropertyAtom = atom(null, (_get, set, id?: string) => set(selectedAtom, id));

/** No longer highlights a home, if it is the one that is. */
export const deselectPropertyAtom = atom(null, (get, set, id: string) => {
  if (get(selectedAtom) === id) set(selectedAtom, undefined);
});

/** What the latest request means for the homes shown. */
function flagsOf(status: Status): Flags {
  return {
    isLoading: status.kind === 'loading',
    isOutdated: status.kind === 'failed',
    ...('failure' in status && { failure: status.failure }),
    ...('side' in status && { [status.kind]: status.side }),
  };
}

/** The homes of one page, or why they failed to load; undefined when a newer question has taken its place. */
async function ask(set: Setter, search: Search): Promise<FoundHomes | Failure | undefined> {
  const signal = newest();
  const reply = await whileLoading(set, 'properties', () => findProperties(search, { signal }));
  if (signal.aborted) return undefined;
  if (reply.kind === 'failed') return reply.reason === 'aborted' ? undefined : reply.reason;
  if (reply.found.place) set(rememberPlaceAtom, reply.found.place);
  return reply.found;
}

/** Whether the requested page of a search is among the pages loaded for it. */
function isShown(get: Getter, search: Search) {
  const { key, pages } = get(foundAtom) ?? {};
  return key === resultsKey(search) && pages?.some(({ pagination }) => pagination.currentPage === (search.page ?? 1));
}
