import { defineElement } from '../src/core/element';
import { BranchSearch } from '../src/features/branch-search/branch-search';

/**
 * The agency's branches, with telephone numbers, addresses and departments, and a form that filters them by name and
 * department. The branches come from the page data; the filters are kept in the page's address. Its content is the
 * fallback for visitors without JavaScript.
 *
 * @example The branches in the page data
 * <agency-branch-search></agency-branch-search>
 * @example With a fallback list for visitors without JavaScript
 * <agency-branch-search><p><a href="/branches/bath">Bath</a>, 01632 960140</p></agency-branch-search>
 */
export default defineElement('agency-branch-search', BranchSearch, {
  attributes: {
    /**
     * Level of the headings with the names.
     * @default 3
     */
    headingLevel: ['2', '3', '4', '5', '6'],
  },
  standsAlone: true,
});
