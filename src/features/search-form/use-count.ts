import { useAtomValue } from 'jotai/react';

import { savedSearchKey } from '../../domain/saved-search';
import type { Search } from '../../domain/search';
import { formatSearchQuery } from '../../domain/search-address';
import { countHomes } from '../../state/results';
import { searchAtom } from '../../state/search';
import { useCounted } from '../../ui/use-counted';

/** Number of homes a search would find, counted after a pause; undefined until this search is counted. */
export function useCount(search: Search | undefined) {
  const page = useAtomValue(searchAtom);
  // Another search leads out of the part of the map that is shown.
  const isOther = search && savedSearchKey(search) !== savedSearchKey(page);
  const counted = isOther ? { ...search, viewport: [] } : search;
  const key = counted && `${formatSearchQuery(counted)} ${counted.viewport.join()}`;
  return useCounted(key, (signal) => countHomes(counted!, signal));
}
