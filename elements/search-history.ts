import { defineElement, numberWithin } from '../src/core/element';
import { SearchHistory } from '../src/features/search-history/search-history';

/**
 * The last searches made in this browser, at most ten, each a link in plain words to its results. Nothing is shown
 * while there are none; `data-state` is then `empty`, so that a page can hide its heading too.
 *
 * @example The last searches
 * <agency-search-history></agency-search-history>
 */
export default defineElement('agency-search-history', SearchHistory, {
  attributes: {
    /**
     * How many searches are shown at most.
     * @default all that are kept, ten
     */
    limit: numberWithin({ min: 0 }),
  },
  standsAlone: true,
});
