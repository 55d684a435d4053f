import { defineElement, numberWithin } from '../src/core/element';
import { PropertyMap } from '../src/features/property-map/property-map';

/**
 * A map of one property, with a link to directions. Without attributes it shows the page's property; shows nothing when
 * it knows neither a property nor coordinates.
 *
 * @cssproperty [--agency-map-height=360px] - Height of the map.
 * @example A home by its coordinates
 * <agency-property-map lat="51.3811" lng="-2.359"></agency-property-map>
 * @example An approximate location
 * <agency-property-map lat="51.3811" lng="-2.359" approximate radius="500"></agency-property-map>
 */
export default defineElement('agency-property-map', PropertyMap, {
  attributes: {
    /** The property's id, when it is not the page's property. */
    propertyId: 'string',
    /** Latitude in degrees, when the page data does not give it. */
    lat: numberWithin({ min: -85, max: 85 }),
    /** Longitude in degrees, when the page data does not give it. */
    lng: numberWithin({ min: -180, max: 180 }),
    /**
     * Shows a circle around a rough place instead of a pin, as for every property without a `display_address`. The
     * coordinates in the page itself stay exact: to keep them secret, give rounded ones.
     */
    approximate: 'boolean',
    /**
     * Radius in metres of the circle shown by `approximate`.
     * @default 400
     */
    radius: numberWithin({ min: 0 }),
  },
  mount: 'visible',
});
