import { defineElement } from '../src/core/element';
import { ValuationLink } from '../src/features/valuation-link/valuation-link';

/**
 * Asks owners what their home is worth, with a link to `#/book-a-valuation`: on the home page, whose path is `/`, and on
 * no other, so that it can be written into the template of every page. What stands in it serves whoever has no script.
 *
 * @example At the side of the home page
 * <agency-valuation-link></agency-valuation-link>
 */
export default defineElement('agency-valuation-link', ValuationLink, {
  attributes: {
    /**
     * What the link says.
     * @default `Book a valuation`
     */
    label: 'string',
    /**
     * Level of its heading in the page.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
  },
  standsAlone: true,
});
