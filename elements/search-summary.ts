import { defineElement } from '../src/core/element';
import { SearchSummary } from '../src/features/search-summary/search-summary';

/**
 * How many homes the page's search found, as the heading of the results, and every filter in force as a chip that
 * takes it off. The search is that of the page's address, the number that of the page data or of later answers.
 *
 * @example The heading of a page of results
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
