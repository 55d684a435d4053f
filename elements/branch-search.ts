import { defineElement } from '../src/core/element';
import { BranchSearch } from '../src/features/branch-search/branch-search';

/**
 * The branches of the agency, with their numbers, addresses and departments, and a form that narrows them by name and
 * department. The branches are the page's own, from its page data; what is looked for stands in the address.
 *
 * @example Every branch of the page
 * <agency-branch-search></agency-branch-search>
 * @example With the list that visitors without scripts see
 * <agency-branch-search><p><a href="/branches/bath">Bath</a>, 01632 960140</p></agency-branch-search>
 */
export default defineElement('agency-branch-search', BranchSearch, {
  attributes: {
    /**
     * Level of the headings that hold the names.
     * @default 3
     */
    headingLevel: ['2', '3', '4', '5', '6'],
  },
  standsAlone: true,
});
