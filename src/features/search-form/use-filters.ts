import { useAtomValue } from 'jotai/react';

import type { Search } from '../../domain/search';
import { filtersOf, withoutFilters } from '../../domain/search-filters';
import { pageAtom } from '../../state/page';

/** The filters of a search, and the search without them, as this site sees it. */
export function useFilters(search: Search) {
  const { defaultSearchStatus } = useAtomValue(pageAtom).preferences;
  return { filters: filtersOf(search, defaultSearchStatus), cleared: withoutFilters(search, defaultSearchStatus) };
}
