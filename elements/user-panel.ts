import { defineElement } from '../src/core/element';
import { UserPanel } from '../src/features/user-panel/user-panel';

/**
 * The visitor's account in tabs: their details, their saved properties, their saved searches. Opens over the page by
 * itself when the address ends in `#/user`; written into a page it shows the same views in their place.
 *
 * @example A page for the account
 * <agency-user-panel></agency-user-panel>
 */
export default defineElement('agency-user-panel', UserPanel, {
  attributes: {
    /** Leaves its heading out, where the page has one. */
    withoutHeading: 'boolean',
  },
});
