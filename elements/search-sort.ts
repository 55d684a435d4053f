import { defineElement } from '../src/core/element';
import { SearchSort } from '../src/features/search-sort/search-sort';

/**
 * A select for the sort order of the results. Changing the order returns to the first page.
 *
 * @example Most recent first, and six other orders
 * <agency-search-sort></agency-search-sort>
 */
export default defineElement('agency-search-sort', SearchSort, { attributes: {}, standsAlone: true });
