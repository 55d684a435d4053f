import { defineElement } from '../src/core/element';
import { MarketingPreferences } from '../src/features/marketing-preferences/marketing-preferences';

/**
 * Lets a signed-in visitor choose whether to receive marketing. Asks a signed-out visitor to sign in first. Opens in
 * the account panel at `#/user/marketing-preferences`.
 *
 * @example On its own page
 * <agency-marketing-preferences></agency-marketing-preferences>
 */
export default defineElement('agency-marketing-preferences', MarketingPreferences, {
  attributes: {
    /**
     * Level of the element's heading.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
  },
});
