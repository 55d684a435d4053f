import { defineElement } from '../src/core/element';
import { SavedSearches } from '../src/features/saved-searches/saved-searches';

/**
 * The visitor's saved searches, each a sentence that links to its results: on this device, and once they are signed in,
 * in their account, where they choose how often new homes are emailed to them. Opens in the account panel at
 * `#/user/saved-searches`.
 *
 * @example All saved searches
 * <agency-saved-searches></agency-saved-searches>
 */
export default defineElement('agency-saved-searches', SavedSearches, {
  attributes: {
    /**
     * Level of the heading above the list; each search has a heading one level below.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
  },
});
