import { defineElement } from '../src/core/element';
import { SearchMap } from '../src/features/search-map/search-map';
// The card of a pin: fetched with the map, not after it.
import './property-card';

/**
 * The homes of the page's search on a map: price pins, groups, a card for each, a search that follows the map, and
 * an area to draw. It fills the height of what it is in.
 *
 * @cssproperty [--agency-map-height=320px] - Height where what it is in has none of its own.
 * @example The homes of the page
 * <agency-search-map></agency-search-map>
 */
export default defineElement('agency-search-map', SearchMap, {
  attributes: {},
  mount: 'visible',
});
