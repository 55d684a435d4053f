import { defineElement } from '../src/core/element';
import { InstantValuation } from '../src/features/instant-valuation/instant-valuation';

/**
 * An instant estimate of what a home could fetch, from its postcode, type and number of bedrooms, with a link to book a
 * valuation visit. Opens as a dialog at `#/valuation`, on any page; where the tag is written into the page, the route
 * shows it there.
 *
 * @example On a page with its own h2
 * <agency-instant-valuation heading-level="3"></agency-instant-valuation>
 */
export default defineElement('agency-instant-valuation', InstantValuation, {
  attributes: {
    /**
     * Level of the element's heading.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
    /**
     * Shown in its route's dialog, which has the heading.
     * @internal Set by the page's routes.
     */
    inDialog: 'boolean',
  },
});
