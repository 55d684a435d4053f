import { defineElement } from '../src/core/element';
import { Register } from '../src/features/register/register';

/**
 * The registration form. Whoever registers is signed in, and keeps what they saved before.
 *
 * @example With links to the agency's terms and privacy policy
 * <agency-register terms-link="/terms" privacy-link="/privacy"></agency-register>
 */
export default defineElement('agency-register', Register, {
  attributes: {
    /**
     * Where the terms are.
     * @default `terms_link` of the page data
     */
    termsLink: 'string',
    /**
     * Where the privacy policy is.
     * @default `privacy_link` of the page data
     */
    privacyLink: 'string',
    /**
     * Level of its heading in the page.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
  },
});
