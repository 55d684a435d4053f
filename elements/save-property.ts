import { defineElement, json } from '../src/core/element';
import { readProperty } from '../src/domain/property';
import { SaveProperty } from '../src/features/save-property/save-property';

/**
 * The heart that saves a property: on this device, and in the visitor's account once they are signed in.
 *
 * @example A heart beside any text
 * <agency-save-property property-id="1001"></agency-save-property>
 * @example A button with a word, for the page of a property
 * <agency-save-property property-id="1001" look="button"></agency-save-property>
 */
export default defineElement('agency-save-property', SaveProperty, {
  attributes: {
    /** The agency's number of the property; its details come from the page data or the saved list. */
    propertyId: 'string',
    /** The whole property as JSON, where the page data does not have it. */
    property: json(readProperty),
    /**
     * A heart alone, or a button with words.
     * @default `heart`
     */
    look: ['heart', 'button'],
  },
  events: {
    /** The visitor pressed the heart; cancel to leave the list as it is. Detail: `{ propertyId, saved }`. */
    onSaveChange: 'agency-save-change',
  },
});
