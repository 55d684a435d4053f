import { defineElement } from '../src/core/element';
import { ValuationLink } from '../src/features/valuation-link/valuation-link';

/**
 * Asks owners what their home is worth, with a link to `#/book-a-valuation`. Shows nothing on any page but the home
 * page, whose path is `/`, so that it can be in the template of every page. Its content is the fallback for visitors
 * without JavaScript.
 *
 * @example On the home page
 * <agency-valuation-link></agency-valuation-link>
 */
export default defineElement('agency-valuation-link', ValuationLink, {
  attributes: {
    /**
     * Text of the link.
     * @default `Book a valuation`
     */
    label: 'string',
    /**
     * Level of the element's heading.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
  },
  standsAlone: true,
});
