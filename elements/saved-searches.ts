import { defineElement } from '../src/core/element';
import { SavedSearches } from '../src/features/saved-searches/saved-searches';

/**
 * The searches the visitor saved, each as a sentence that runs it: on this device, and in their account once they are
 * signed in, where they choose how often to be mailed about new homes.
 *
 * @example Everything that was saved
 * <agency-saved-searches></agency-saved-searches>
 */
export default defineElement('agency-saved-searches', SavedSearches, {
  attributes: {
    /**
     * Level of the heading above the list. The searches are one level below.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
  },
});
