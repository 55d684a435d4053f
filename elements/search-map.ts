import { defineElement } from '../src/core/element';
import { SearchMap } from '../src/features/search-map/search-map';
// A pin's card is fetched with the map, not after it.
import './property-card';

/**
 * The homes of the page's search on a map, with price pins, clusters, a card for each home, searching as the map moves,
 * and an area to draw. It fills the height of its container.
 *
 * @cssproperty [--agency-map-height=320px] - Height when its container has none of its own.
 * @example The homes of the page's search
 * <agency-search-map></agency-search-map>
 */
export default defineElement('agency-search-map', SearchMap, {
  attributes: {},
  mount: 'visible',
});
