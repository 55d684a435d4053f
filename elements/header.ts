import { defineElement } from '../src/core/element';
import { Header } from '../src/features/header/header';
// Fetched with it, not after it.
import './user-link';

/**
 * The header of every page: logo, menus with two levels of dropdown, telephone and the link to the account; in windows
 * narrower than 1200 px a bar whose menu opens over the page. The menus are the site's own, from its page data. Plain
 * links as its content serve whoever has no script.
 *
 * @cssproperty [--agency-header-height=64px] - Height of the row with the logo; kept free until the element is there.
 * @cssproperty [--agency-header-edge=clamp(16px, 3vw, 40px)] - Space beside it.
 * @example The menus of the page
 * <agency-header></agency-header>
 * @example On a page that belongs to an item of the menu
 * <agency-header section="/properties/sales"></agency-header>
 * @example With the links that visitors without scripts see
 * <agency-header><a href="/properties/sales">Buy</a> <a href="/properties/lettings">Rent</a></agency-header>
 */
export default defineElement('agency-header', Header, {
  attributes: {
    /**
     * The `url` of the menu item to mark as current, on pages that are in no menu: `/properties/sales` on that of a home.
     * @default the page's own address
     */
    section: 'string',
  },
  standsAlone: true,
});
