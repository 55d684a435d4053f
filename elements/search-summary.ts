import { defineElement } from '../src/core/element';
import { SearchSummary } from '../src/features/search-summary/search-summary';

/**
 * The heading of the results, with the number of homes found by the page's search, and a chip to remove each active
 * filter. The search is that of the page's address; the number comes from the page data or from later responses. A page
 * title that contains the heading follows it.
 *
 * @example The heading of a results page
 * <agency-search-summary heading-level="2"></agency-search-summary>
 */
export default defineElement('agency-search-summary', SearchSummary, {
  attributes: {
    /**
     * Level of the heading.
     * @default 1
     */
    headingLevel: ['1', '2', '3', '4', '5', '6'],
  },
});
