import { atom } from 'jotai/vanilla';

import { findProperties, longestPage, type FoundHomes } from '../api/search';
import { newestOnly } from '../core/newest';
import type { Property } from '../domain/property';
import { withPage, type Search } from '../domain/search';
import { whileLoading } from './loading';
import { pageAtom } from './page';
import { lastSearchAtom } from './search-history';

/** A home beside this one, and the page of the results that holds it. */
export interface Neighbour {
  readonly home: Property;
  readonly page: number;
}

/** The previous and next home in the search that led to this page. */
export interface Neighbours {
  readonly previous?: Neighbour;
  readonly next?: Neighbour;
  /** This home's position in the search, counted from 1, and the total; where the server counts them. */
  readonly place?: { readonly position: number; readonly total: number };
}

type AskForPage = (page: number, asked?: { count: number }) => Promise<FoundHomes | undefined>;

const foundNeighboursAtom = atom<{ readonly of: string; readonly neighbours: Neighbours | undefined }>();
const newest = newestOnly();

/** This home's neighbours; undefined where no search led here, or the home is no longer in its results. */
export const neighboursAtom = atom((get) => {
  const { of, neighbours } = get(foundNeighboursAtom) ?? {};
  return of === get(pageAtom).property?.propertyId ? neighbours : undefined;
});

/** Finds this home's neighbours in the search that led here; at the edge of a page of results, on the adjoining one. */
export const loadNeighboursAtom = atom(null, async (get, set) => {
  const signal = newest();
  const search = get(lastSearchAtom);
  const { property } = get(pageAtom);
  if (!search || !property) return set(foundNeighboursAtom, undefined);
  const page: AskForPage = async (number, asked) => {
    const reply = await findProperties(withPage(search, number), { ...asked, signal });
    return reply.kind === 'found' ? reply.found : undefined;
  };
  const neighbours = await whileLoading(set, 'properties', () => around(property.propertyId, search, page));
  if (!signal.aborted) set(foundNeighboursAtom, { of: property.propertyId, neighbours });
});

async function around(id: string, search: Search, page: AskForPage): Promise<Neighbours | undefined> {
  const here = await pageWith(id, search.page ?? 1, page);
  if (!here) return undefined;
  const { properties, pagination } = here;
  const { currentPage, hasNextPage, hasPrevPage, totalCount } = pagination;
  const index = indexOf(id, here);
  const [before, after] = await Promise.all([
    index === 0 && hasPrevPage ? page(currentPage - 1) : undefined,
    index === properties.length - 1 && hasNextPage ? page(currentPage + 1) : undefined,
  ]);
  const previous = index === 0 ? numbered(before).at(-1) : numbered(here)[index - 1];
  const next = numbered(here)[index + 1] ?? numbered(after)[0];
  // The last page may be short, so its homes are counted from the end.
  const first = hasNextPage ? (currentPage - 1) * properties.length : totalCount - properties.length;
  const place = totalCount > 0 && { place: { position: first + index + 1, total: totalCount } };
  return { ...(previous && { previous }), ...(next && { next }), ...place };
}

/**
 * The page of the results with a home on it: the given one; an adjoining one, since the search is at a neighbour's page
 * after the browser's Back; or a further one, since a map shows more homes than one page.
 */
async function pageWith(id: string, number: number, page: AskForPage): Promise<FoundHomes | undefined> {
  const own = await page(number);
  if (!own || holds(id, own)) return own;
  const { currentPage, hasNextPage, hasPrevPage } = own.pagination;
  const others = await Promise.all([
    hasPrevPage ? page(currentPage - 1) : undefined,
    hasNextPage ? page(currentPage + 1) : undefined,
  ]);
  const [before] = others;
  const full = hasNextPage ? own : before;
  return others.find((other) => holds(id, other)) ?? (full && pageOnMap(id, full.properties.length, page));
}

/** The page of the results, each of so many homes, with a home on it that a map can show. */
async function pageOnMap(id: string, size: number, page: AskForPage): Promise<FoundHomes | undefined> {
  const onMap = await page(1, { count: longestPage });
  if (!onMap || !holds(id, onMap)) return undefined;
  const here = await page(Math.floor(indexOf(id, onMap) / size) + 1);
  return holds(id, here) ? here : undefined;
}

const holds = (id: string, found?: FoundHomes) => found !== undefined && indexOf(id, found) >= 0;

const indexOf = (id: string, { properties }: FoundHomes) => properties.findIndex(({ propertyId }) => propertyId === id);

const numbered = (found?: FoundHomes): readonly Neighbour[] =>
  found?.properties.map((home) => ({ home, page: found.pagination.currentPage })) ?? [];
