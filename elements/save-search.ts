import { defineElement } from '../src/core/element';
import { SaveSearch } from '../src/features/save-search/save-search';

/**
 * The button that saves the page's search: on this device, and once the visitor is signed in, in their account, where
 * they choose how often new homes are emailed to them.
 *
 * @example The page's search
 * <agency-save-search></agency-save-search>
 * @example A given search, as a bell icon
 * <agency-save-search search="channel=lettings&q=Bath&fragment=from-2-bed" look="icon"></agency-save-search>
 */
export default defineElement('agency-save-search', SaveSearch, {
  attributes: {
    /**
     * The search to save, as the query string of its results page.
     * @default the page's search
     */
    search: 'string',
    /**
     * A labelled button, or its icon alone.
     * @default `button`
     */
    look: ['button', 'icon'],
  },
  events: {
    /**
     * The visitor pressed the button. Detail: `{ query, saved }`: `saved` is whether the search will be saved, unless you
     * cancel the event, which leaves the list unchanged.
     * @detail { query: string; saved: boolean }
     */
    onSaveChange: 'agency-save-change',
  },
});
