import { defineElement } from '../src/core/element';
import { SearchSort } from '../src/features/search-sort/search-sort';

/**
 * The order of the homes that were found. Another order begins at the first page again.
 *
 * @example Most recent first, and six more
 * <agency-search-sort></agency-search-sort>
 */
export default defineElement('agency-search-sort', SearchSort, { attributes: {}, standsAlone: true });
