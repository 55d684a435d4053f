import { atom } from 'jotai/vanilla';

import type { SortOption } from '../domain/sort-options';
import { pageAtom } from './page';
import { searchAtom } from './search';

/** The server's sort order for a search without one, according to the site's preferences. */
export const usualSortAtom = atom((get): SortOption => {
  const { descendingPriceForSaleSearchResults: sales, descendingPriceForLettingSearchResults: lettings } =
    get(pageAtom).preferences;
  const isByPrice = get(searchAtom).channel === 'lettings' ? lettings : sales;
  return isByPrice ? 'most-expensive-first' : 'most-recent-first';
});
