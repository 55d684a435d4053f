import { defineElement, json } from '../src/core/element';
import { readProperty } from '../src/domain/property';
import { PropertyCard } from '../src/features/property-card/property-card';

/**
 * One property of a list: pictures, price, address, rooms and a heart to save it. Several in an element with the class
 * `agency-cards` form one to four columns. Shows nothing when neither `property` nor the page data describes the
 * property.
 *
 * @cssproperty [--agency-card-height=420px] - Height reserved for a card with fallback content until it is drawn.
 * @example A property in the page data
 * <agency-property-card property-id="1001"></agency-property-card>
 * @example A property described in the attribute
 * <agency-property-card property='{"property_id":1002,"display_address":"Flat 2, 9 Great Pulteney Street, Bath BA2 4BR","property_channel":"lettings","price":"£1,950 pcm","bedrooms":2,"bathrooms":1,"status":"Let agreed","property_url":"#"}'></agency-property-card>
 */
export default defineElement('agency-property-card', PropertyCard, {
  attributes: {
    /** The property's id; its details come from the page data or the saved list. */
    propertyId: 'string',
    /** The whole property as JSON, when it is not in the page data. */
    property: json(readProperty),
    /**
     * Level of the heading with the address.
     * @default 3
     */
    headingLevel: ['2', '3', '4', '5', '6'],
  },
  events: {
    /**
     * The visitor pressed the heart. Detail: `{ propertyId, saved }`: `saved` is whether the home will be saved, unless
     * you cancel the event, which leaves the list unchanged.
     * @detail { propertyId: string; saved: boolean }
     */
    onSaveChange: 'agency-save-change',
  },
  mount: 'visible',
});
