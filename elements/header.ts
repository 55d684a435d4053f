import { defineElement } from '../src/core/element';
import { Header } from '../src/features/header/header';
// The account link is fetched with it, not after it.
import './user-link';

/**
 * The header of every page: logo, menus with two levels of dropdown, telephone number and account link; in windows
 * narrower than 1200 px, a bar with a menu that opens over the page. The menus come from the page data. Its content is
 * the fallback for visitors without JavaScript.
 *
 * @cssproperty [--agency-header-height=64px] - Height of the row with the logo; reserved until the element is drawn.
 * @cssproperty [--agency-header-edge=clamp(16px, 3vw, 40px)] - Space at the left and right edges.
 * @example The menus in the page data
 * <agency-header></agency-header>
 * @example On a page that belongs to a menu item
 * <agency-header section="/properties/sales"></agency-header>
 * @example With fallback links for visitors without JavaScript
 * <agency-header><a href="/properties/sales">Buy</a> <a href="/properties/lettings">Rent</a></agency-header>
 */
export default defineElement('agency-header', Header, {
  attributes: {
    /**
     * The `url` of the menu item to mark as current, for pages in no menu: `/properties/sales` on a property page.
     * @default the page's own address
     */
    section: 'string',
  },
  standsAlone: true,
});
