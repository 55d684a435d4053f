import type { Search } from '../../domain/search';
import { formatSearchQuery } from '../../domain/search-address';
import { countHomes } from '../../state/results';
import { useCounted } from '../../ui/use-counted';

/** Number of homes a search would find, counted after a pause; undefined until this search is counted. */
export const useCount = (search: Search | undefined) =>
  useCounted(search && formatSearchQuery(search), (signal) => countHomes(search!, signal));
