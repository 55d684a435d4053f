import { defineElement } from '../src/core/element';
import { SearchForm } from '../src/features/search-form/search-form';

/**
 * The search form: location, to buy or to rent, prices, bedrooms, distance and all other filters, with a live count of
 * matching homes. On a results page it updates the results in place; elsewhere it leads to them. Its content is the
 * fallback for visitors without JavaScript.
 *
 * @example To buy or to rent, with tags to choose from
 * <agency-search-form tags="garden, parking, new home, balcony, fireplace, no chain"></agency-search-form>
 * @example One line above results, lettings only
 * <agency-search-form compact channels="lettings" tags="furnished, unfurnished, parking"></agency-search-form>
 */
export default defineElement('agency-search-form', SearchForm, {
  attributes: {
    /**
     * Homes to buy or to rent, selected at first on pages that are not search results.
     * @default `sales`
     */
    channel: ['sales', 'lettings'],
    /**
     * The channels that the visitor can choose from, separated by commas.
     * @default `sales,lettings`
     */
    channels: 'string',
    /**
     * Property tags that the visitor can filter by, separated by commas.
     * @default none
     */
    tags: 'string',
    /**
     * Placeholder of the location field.
     * @default `Bath, BA1 …`
     */
    placeholder: 'string',
    /** One line without visible labels, for the top of results; on a phone all but the location is in a drawer. */
    compact: 'boolean',
    /** The / key moves the focus to the location field from anywhere on the page. */
    shortcut: 'boolean',
  },
  events: {
    /**
     * The visitor searches. Detail: the query string of the search. Cancel it to handle the search yourself.
     * @detail string
     */
    onSearch: 'agency-search',
  },
});
