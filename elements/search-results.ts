import { defineElement } from '../src/core/element';
import { SearchResults } from '../src/features/search-results/search-results';
// The cards of the list: fetched with it, not after it.
import './property-card';

/**
 * The homes that the page's search found, as cards, as rows or beside a map; how many there are is said by
 * `agency-search-summary`. What the server prints into the tag is shown until it is drawn. Where there is room the map
 * stands beside the list; on phones it opens over it.
 *
 * @cssproperty [--agency-results-top=0px] - Height of what the page keeps at the top of the screen, such as a menu; the map begins below it.
 * @example What the page found
 * <agency-search-results></agency-search-results>
 * @example One page after the other in one list
 * <agency-search-results paging="load-more" default-view="list"></agency-search-results>
 */
export default defineElement('agency-search-results', SearchResults, {
  attributes: {
    /**
     * How further homes are reached: by links to pages, by a button, or by scrolling.
     * @default `pages`
     */
    paging: ['pages', 'load-more', 'infinite'],
    /**
     * How the homes are shown, until the visitor chooses or the address says `#/grid`, `#/list` or `#/map`.
     * @default `map` where there is room for it beside the homes, else `grid`
     */
    defaultView: ['grid', 'list', 'map'],
    /**
     * Level of the headings that hold the addresses.
     * @default 3
     */
    headingLevel: ['2', '3', '4', '5', '6'],
  },
});
