import { defineElement } from '../src/core/element';
import { StaffSearch } from '../src/features/staff-search/staff-search';

/**
 * The agency's staff, with a form to find them by name, location and service. The staff come from the page data; the
 * form and the page links go to the server, which filters and pages the list. Its content is the fallback for visitors
 * without JavaScript.
 *
 * @example The staff in the page data
 * <agency-staff-search></agency-staff-search>
 * @example With a fallback list for visitors without JavaScript
 * <agency-staff-search><p><a href="/staff/ruth-abrahams">Ruth Abrahams</a>, lettings manager</p></agency-staff-search>
 */
export default defineElement('agency-staff-search', StaffSearch, {
  attributes: {
    /**
     * Level of the element's main heading; the others are one and two levels below.
     * @default 2
     */
    headingLevel: ['1', '2', '3', '4'],
  },
  standsAlone: true,
});
