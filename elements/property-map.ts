import { defineElement, numberWithin } from '../src/core/element';
import { PropertyMap } from '../src/features/property-map/property-map';

/**
 * Where one home is, with a way to directions. Without attributes it shows the property of the page.
 *
 * @cssproperty [--agency-map-height=360px] - Height of the map.
 * @example A home by its place
 * <agency-property-map lat="51.3811" lng="-2.359"></agency-property-map>
 * @example Only about where it is
 * <agency-property-map lat="51.3811" lng="-2.359" approximate radius="500"></agency-property-map>
 */
export default defineElement('agency-property-map', PropertyMap, {
  attributes: {
    /** The agency's number of the property, where it is not that of the page. */
    propertyId: 'string',
    /** Degrees north, where the page data does not tell them. */
    lat: numberWithin({ min: -85, max: 85 }),
    /** Degrees east. */
    lng: numberWithin({ min: -180, max: 180 }),
    /** The exact place is not to be shown: a circle instead of a pin. */
    approximate: 'boolean',
    /**
     * Radius in metres of the circle that `approximate` shows.
     * @default 400
     */
    radius: numberWithin({ min: 0 }),
  },
  mount: 'visible',
});
