import { defineElement } from '../src/core/element';
import { InstantValuation } from '../src/features/instant-valuation/instant-valuation';

/**
 * What a home could fetch, told at once from its postcode, kind and bedrooms, with the way to a valuation by somebody
 * who comes to see it. Opens over any page at `#/valuation`; written into a page it stands there.
 *
 * @example Inside a page that has a heading of its own
 * <agency-instant-valuation heading-level="3"></agency-instant-valuation>
 */
export default defineElement('agency-instant-valuation', InstantValuation, {
  attributes: {
    /**
     * Level of its heading in the page.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
    /**
     * It lies over the page in a dialog, which has its heading.
     * @internal Set by the routes of the page.
     */
    inDialog: 'boolean',
  },
});
