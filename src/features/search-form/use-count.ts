import type { Search } from '../../domain/search';
import { resultsKey } from '../../domain/search-address';
import { countHomes } from '../../state/results';
import { useCounted } from '../../ui/use-counted';

/** Number of homes a search would find, counted after a pause; undefined until this search is counted. */
export function useCount(search: Search | undefined) {
  return useCounted(search && resultsKey(search), async (signal) => (await countHomes(search!, signal))?.count);
}
