import { defineElement } from '../src/core/element';
import { UserLink } from '../src/features/user-link/user-link';

/**
 * Leads to the visitor's account, and says how many homes they saved: a place in the header of every page.
 *
 * @example With words
 * <agency-user-link></agency-user-link>
 * @example A drawing only
 * <agency-user-link compact></agency-user-link>
 * @example Words of the site's own
 * <agency-user-link signed-out-label="My account" signed-in-label="My account"></agency-user-link>
 */
export default defineElement('agency-user-link', UserLink, {
  attributes: {
    /**
     * Its words while nobody is signed in.
     * @default `Sign in`
     */
    signedOutLabel: 'string',
    /**
     * Its words once somebody is signed in.
     * @default their first name
     */
    signedInLabel: 'string',
    /** Shows the drawing and the count only; the words are still read out. */
    compact: 'boolean',
  },
});
