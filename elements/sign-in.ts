import { defineElement } from '../src/core/element';
import { SignIn } from '../src/features/sign-in/sign-in';

/**
 * The sign-in form. Signing in merges what the visitor saved on this device into their account. Opens in the account
 * panel at `#/user/sign-in`.
 *
 * @example On its own page
 * <agency-sign-in></agency-sign-in>
 */
export default defineElement('agency-sign-in', SignIn, {
  attributes: {
    /**
     * Level of the element's heading.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
  },
});
