import { defineElement } from '../src/core/element';
import { SearchForm } from '../src/features/search-form/search-form';

/**
 * What a visitor looks for: where, to buy or to rent, prices, bedrooms, distance and every other filter, with the
 * number of homes that fit so far. On a page with results these change in place, elsewhere the visitor goes
 * to them. A plain form as its content serves whoever has no script.
 *
 * @example To buy or to rent, with tags to choose from
 * <agency-search-form tags="garden, parking, new home, balcony, fireplace, no chain"></agency-search-form>
 * @example One line above results, for rents only
 * <agency-search-form compact channels="lettings" tags="furnished, unfurnished, parking"></agency-search-form>
 */
export default defineElement('agency-search-form', SearchForm, {
  attributes: {
    /**
     * Chosen at first, where the address of the page says nothing: homes to buy or to rent.
     * @default `sales`
     */
    channel: ['sales', 'lettings'],
    /**
     * What the visitor may choose between, with commas between them.
     * @default `sales,lettings`
     */
    channels: 'string',
    /**
     * Tags of your homes that the visitor may choose, with commas between them.
     * @default none
     */
    tags: 'string',
    /** What the text for the place says while it is empty. */
    placeholder: 'string',
    /** One line without labels above it, as at the top of results; on a phone everything but the place is in a drawer. */
    compact: 'boolean',
    /** The key / leads to the place from anywhere on the page. */
    shortcut: 'boolean',
  },
  events: {
    /** The visitor searches. Detail: the query string of the search. Cancel it to go there yourself. */
    onSearch: 'agency-search',
  },
});
