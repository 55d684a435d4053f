import { defineElement } from '../src/core/element';
import { SignIn } from '../src/features/sign-in/sign-in';

/**
 * The sign-in form. What the visitor saved on this device is joined with what is in their account.
 *
 * @example Alone on a page
 * <agency-sign-in></agency-sign-in>
 */
export default defineElement('agency-sign-in', SignIn, {
  attributes: {
    /**
     * Level of its heading in the page.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
  },
});
