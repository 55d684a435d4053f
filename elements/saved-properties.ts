import { defineElement } from '../src/core/element';
import { SavedProperties } from '../src/features/saved-properties/saved-properties';
// The cards of the list are fetched with it, not after it.
import './property-card';

/**
 * The visitor's saved properties: on this device, and in their account once they are signed in. Shown as rows in a
 * narrow space such as the account panel, otherwise as cards; the visitor can compare up to four side by side. Opens in
 * the account panel at `#/user/saved-properties`.
 *
 * @example All saved properties
 * <agency-saved-properties></agency-saved-properties>
 */
export default defineElement('agency-saved-properties', SavedProperties, {
  attributes: {
    /**
     * Level of the headings with the addresses.
     * @default 3
     */
    headingLevel: ['2', '3', '4', '5', '6'],
  },
});
