import { defineElement } from '../src/core/element';
import { SearchResults } from '../src/features/search-results/search-results';
// The cards of the list are fetched with it, not after it.
import './property-card';

/**
 * The homes found by the page's search, as a grid, a list or with a map: beside the homes where there is room, over
 * them on phones. `agency-search-summary` shows how many there are. Its content is shown until the element is drawn,
 * and is the fallback for visitors without JavaScript.
 *
 * @cssproperty [--agency-results-top=0px] - Height of what is fixed at the top of the window, such as a menu; the map begins below it.
 * @example The results of the page's search
 * <agency-search-results></agency-search-results>
 * @example One list, with a button to load more
 * <agency-search-results paging="load-more" default-view="list"></agency-search-results>
 */
export default defineElement('agency-search-results', SearchResults, {
  attributes: {
    /**
     * How the visitor reaches further homes: by links to pages, by a button, or by scrolling.
     * @default `pages`
     */
    paging: ['pages', 'load-more', 'infinite'],
    /**
     * The view shown until the visitor chooses one or the address says `#/grid`, `#/list` or `#/map`; `map` only where
     * there is room for it beside the homes.
     * @default `map` where there is room, otherwise `grid`
     */
    defaultView: ['grid', 'list', 'map'],
    /**
     * Level of the headings with the addresses.
     * @default 3
     */
    headingLevel: ['2', '3', '4', '5', '6'],
  },
});
