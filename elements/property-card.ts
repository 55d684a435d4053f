import { defineElement, json } from '../src/core/element';
import { readProperty } from '../src/domain/property';
import { PropertyCard } from '../src/features/property-card/property-card';

/**
 * One property of a list: pictures, price, address, rooms and a heart to save it.
 * Put several into an element with the class `agency-cards`, and they stand in one to four columns.
 *
 * @cssproperty [--agency-card-height=420px] - Height kept free for a card that has other content until it is drawn.
 * @example A home of the page data
 * <agency-property-card property-id="1001"></agency-property-card>
 * @example A home the page describes itself
 * <agency-property-card property='{"property_id":1002,"display_address":"Flat 2, 9 Great Pulteney Street, Bath BA2 4BR","property_channel":"lettings","price":"£1,950 pcm","bedrooms":2,"bathrooms":1,"status":"Let agreed","property_url":"#"}'></agency-property-card>
 */
export default defineElement('agency-property-card', PropertyCard, {
  attributes: {
    /** The agency's number of the property; its details come from the page data or the saved list. */
    propertyId: 'string',
    /** The whole property as JSON, where the page data does not have it. */
    property: json(readProperty),
    /**
     * Level of the heading that holds the address.
     * @default 3
     */
    headingLevel: ['2', '3', '4', '5', '6'],
  },
  events: {
    /** The visitor pressed the heart; cancel to leave the list as it is. Detail: `{ propertyId, saved }`. */
    onSaveChange: 'agency-save-change',
  },
  mount: 'visible',
});
