import { defineElement } from '../src/core/element';
import { BackToSearch } from '../src/features/back-to-search/back-to-search';

/**
 * A link back to the visitor's latest search; on a property page, to the results that led there. A visitor without a
 * search gets a link to the search page. Its content is the fallback for visitors without JavaScript.
 *
 * @example With a fallback link for visitors without JavaScript
 * <agency-back-to-search><a href="/search">Search homes</a></agency-back-to-search>
 */
export default defineElement('agency-back-to-search', BackToSearch, { attributes: {}, standsAlone: true });
