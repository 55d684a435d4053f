import { defineElement } from '../src/core/element';
import { MarketingPreferences } from '../src/features/marketing-preferences/marketing-preferences';

/**
 * Asks a signed-in visitor whether they want to hear of marketing.
 *
 * @example Alone on a page
 * <agency-marketing-preferences></agency-marketing-preferences>
 */
export default defineElement('agency-marketing-preferences', MarketingPreferences, {
  attributes: {
    /**
     * Level of its heading in the page.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
  },
});
