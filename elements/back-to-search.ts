import { defineElement } from '../src/core/element';
import { BackToSearch } from '../src/features/back-to-search/back-to-search';

/**
 * A link back to the visitor's latest search: from the page of a property to the results that led there. Who comes
 * from elsewhere finds a link to the search instead. A plain link as its content serves whoever has no script.
 *
 * @example The way back
 * <agency-back-to-search><a href="/search">Search homes</a></agency-back-to-search>
 */
export default defineElement('agency-back-to-search', BackToSearch, { attributes: {}, standsAlone: true });
