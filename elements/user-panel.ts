import { defineElement } from '../src/core/element';
import { UserPanel } from '../src/features/user-panel/user-panel';

/**
 * The visitor's account in tabs: their details, saved properties and saved searches. Opens as a panel over the page at
 * `#/user`; where the tag is written into the page, the account routes show their views there.
 *
 * @example On its own page
 * <agency-user-panel></agency-user-panel>
 */
export default defineElement('agency-user-panel', UserPanel, {
  attributes: {
    /** Omits its heading, when the page has its own. */
    withoutHeading: 'boolean',
  },
});
