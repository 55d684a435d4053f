import { defineElement, json } from '../src/core/element';
import { readProperty } from '../src/domain/property';
import { SaveProperty } from '../src/features/save-property/save-property';

/**
 * The heart that saves a property: on this device, and in the visitor's account once they are signed in. Shows nothing
 * without `property-id` or `property`.
 *
 * @example A heart beside any text
 * <agency-save-property property-id="1001"></agency-save-property>
 * @example A labelled button, for a property page
 * <agency-save-property property-id="1001" look="button"></agency-save-property>
 */
export default defineElement('agency-save-property', SaveProperty, {
  attributes: {
    /** The property's id; its details come from the page data or the saved list. */
    propertyId: 'string',
    /** The whole property as JSON, when it is not in the page data. */
    property: json(readProperty),
    /**
     * A heart alone, or a labelled button.
     * @default `heart`
     */
    look: ['heart', 'button'],
  },
  events: {
    /**
     * The visitor pressed the heart. Detail: `{ propertyId, saved }`: `saved` is whether the home will be saved, unless
     * you cancel the event, which leaves the list unchanged.
     * @detail { propertyId: string; saved: boolean }
     */
    onSaveChange: 'agency-save-change',
  },
});
