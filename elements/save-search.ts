import { defineElement } from '../src/core/element';
import { SaveSearch } from '../src/features/save-search/save-search';

/**
 * The button that saves the search of the page: on this device, and in the visitor's account once they are signed in,
 * where new homes are mailed to them as often as they choose.
 *
 * @example The search of the page
 * <agency-save-search></agency-save-search>
 * @example A search of its own, as a bell beside any text
 * <agency-save-search search="channel=lettings&q=Bath&fragment=from-2-bed" look="icon"></agency-save-search>
 */
export default defineElement('agency-save-search', SaveSearch, {
  attributes: {
    /**
     * The search to save, as the query string of its results' address.
     * @default the search of the page
     */
    search: 'string',
    /**
     * A button with words, or its icon alone.
     * @default `button`
     */
    look: ['button', 'icon'],
  },
  events: {
    /** The visitor pressed the button; cancel to leave the list as it is. Detail: `{ query, saved }`. */
    onSaveChange: 'agency-save-change',
  },
});
