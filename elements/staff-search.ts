import { defineElement } from '../src/core/element';
import { StaffSearch } from '../src/features/staff-search/staff-search';

/**
 * The people of the agency, with a form that looks for them by name, location and service. The people are the page's
 * own, from its page data; the form and the pages of the list lead to the server, which chooses them.
 *
 * @example The people of the page
 * <agency-staff-search></agency-staff-search>
 * @example With the list that visitors without scripts see
 * <agency-staff-search><p><a href="/staff/ruth-abrahams">Ruth Abrahams</a>, lettings manager</p></agency-staff-search>
 */
export default defineElement('agency-staff-search', StaffSearch, {
  attributes: {
    /**
     * Level of its heading, of which the others are parts.
     * @default 2
     */
    headingLevel: ['1', '2', '3', '4'],
  },
  standsAlone: true,
});
