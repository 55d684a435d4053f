import { defineElement } from '../src/core/element';
import { UserLink } from '../src/features/user-link/user-link';

/**
 * A link to the visitor's account with the number of homes they have saved, for the header of every page.
 *
 * @example With a label
 * <agency-user-link></agency-user-link>
 * @example The icon only
 * <agency-user-link compact></agency-user-link>
 * @example With the site's own labels
 * <agency-user-link signed-out-label="My account" signed-in-label="My account"></agency-user-link>
 */
export default defineElement('agency-user-link', UserLink, {
  attributes: {
    /**
     * Label when the visitor is not signed in.
     * @default `Sign in`
     */
    signedOutLabel: 'string',
    /**
     * Label when the visitor is signed in.
     * @default their first name, otherwise `Your account`
     */
    signedInLabel: 'string',
    /** Shows only the icon and the count; screen readers still read the label. */
    compact: 'boolean',
  },
});
