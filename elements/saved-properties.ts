import { defineElement } from '../src/core/element';
import { SavedProperties } from '../src/features/saved-properties/saved-properties';
// The cards of the list: fetched with it, not after it.
import './property-card';

/**
 * The properties the visitor saved: on this device, and in their account once they are signed in.
 * Rows in a narrow place such as the account panel, cards where there is room. Up to four stand side by side on request.
 *
 * @example Everything that was saved
 * <agency-saved-properties></agency-saved-properties>
 */
export default defineElement('agency-saved-properties', SavedProperties, {
  attributes: {
    /**
     * Level of the headings that hold the addresses.
     * @default 3
     */
    headingLevel: ['2', '3', '4', '5', '6'],
  },
});
