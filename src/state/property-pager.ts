import { atom } from 'jotai/vanilla';

import { findProperties, type FoundHomes } from '../api/search';
import { newestOnly } from '../core/newest';
import type { Property } from '../domain/property';
import { withPage, type Search } from '../domain/search';
import { whileLoading } from './loading';
import { pageAtom } from './page';
import { lastSearchAtom } from './search-history';

/** The previous and next home in the search that led to this page. */
export interface Neighbours {
  readonly previous?: Property;
  readonly next?: Property;
  /** This home's position in the search, counted from 1, and the total; where the server counts them. */
  readonly place?: { readonly position: number; readonly total: number };
}

const found = atom<{ readonly of: string; readonly neighbours: Neighbours | undefined }>();
const newest = newestOnly();

/** This home's neighbours; undefined where no search led here, or the home is no longer in its results. */
export const neighboursAtom = atom((get) => {
  const { of, neighbours } = get(found) ?? {};
  return of === get(pageAtom).property?.propertyId ? neighbours : undefined;
});

/** Finds this home's neighbours in the search that led here; at the edge of a page of results, on the adjoining one. */
export const loadNeighboursAtom = atom(null, async (get, set) => {
  const signal = newest();
  const search = get(lastSearchAtom);
  const { property } = get(pageAtom);
  if (!search || !property) return set(found, undefined);
  const page = async (number: number) => {
    const reply = await findProperties(withPage(search, number), { signal });
    return reply.kind === 'found' ? reply.found : undefined;
  };
  const neighbours = await whileLoading(set, 'properties', () => around(property.propertyId, search, page));
  if (!signal.aborted) set(found, { of: property.propertyId, neighbours });
});

async function around(id: string, search: Search, page: (number: number) => Promise<FoundHomes | undefined>) {
  const here = await page(search.page ?? 1);
  const index = here?.properties.findIndex(({ propertyId }) => propertyId === id) ?? -1;
  if (!here || index < 0) return undefined;
  const { properties, pagination } = here;
  const { currentPage, hasNextPage, hasPrevPage, totalCount } = pagination;
  const isFirst = index === 0;
  const isLast = index === properties.length - 1;
  const [before, after] = await Promise.all([
    isFirst && hasPrevPage ? page(currentPage - 1) : undefined,
    isLast && hasNextPage ? page(currentPage + 1) : undefined,
  ]);
  const previous = isFirst ? before?.properties.at(-1) : properties[index - 1];
  const next = isLast ? after?.properties[0] : properties[index + 1];
  // The last page may be short, so its homes are counted from the end.
  const first = hasNextPage ? (currentPage - 1) * properties.length : totalCount - properties.length;
  const place = totalCount > 0 && { place: { position: first + index + 1, total: totalCount } };
  return { ...(previous && { previous }), ...(next && { next }), ...place };
}
