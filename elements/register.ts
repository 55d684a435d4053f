import { defineElement } from '../src/core/element';
import { Register } from '../src/features/register/register';

/**
 * The registration form. A visitor who registers is signed in and keeps what they saved before. Opens in the account
 * panel at `#/user/register`.
 *
 * @example With links to the agency's terms and privacy policy
 * <agency-register terms-link="/terms" privacy-link="/privacy"></agency-register>
 */
export default defineElement('agency-register', Register, {
  attributes: {
    /**
     * Link to the terms.
     * @default `terms_link` of the page data
     */
    termsLink: 'string',
    /**
     * Link to the privacy policy.
     * @default `privacy_link` of the page data
     */
    privacyLink: 'string',
    /**
     * Level of the element's heading.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
  },
});
