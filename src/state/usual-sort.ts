import { atom } from 'jotai/vanilla';

import type { SortOption } from '../domain/sort-options';
import { pageAtom } from './page';
import { searchAtom } from './search';

/** The order in which the server answers a search that asks for none, as far as the site says. */
export const usualSortAtom = atom((get): SortOption => {
  const { descendingPriceForSaleSearchResults: sales, descendingPriceForLettingSearchResults: lettings } =
    get(pageAtom).preferences;
  const isByPrice = get(searchAtom).channel === 'lettings' ? lettings : sales;
  return isByPrice ? 'most-expensive-first' : 'most-recent-first';
});
