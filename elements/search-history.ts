import { defineElement, numberWithin } from '../src/core/element';
import { SearchHistory } from '../src/features/search-history/search-history';

/**
 * The last searches made in this browser, at most ten, each described in words and linked to its results. Shows nothing
 * when there are none; `data-state` is then `empty`, so that a page can hide its heading too.
 *
 * @example The last searches
 * <agency-search-history></agency-search-history>
 */
export default defineElement('agency-search-history', SearchHistory, {
  attributes: {
    /**
     * Maximum number of searches shown.
     * @default all that are kept, at most 10
     */
    limit: numberWithin({ min: 0 }),
  },
  standsAlone: true,
});
