import { defineElement } from '../src/core/element';
import { CookieConsent } from '../src/features/cookie-consent/cookie-consent';

/**
 * Asks whether visits may be counted, and runs the site's analytics code once the visitor agrees; nothing of it is
 * fetched before. Write it once, first in the body; a link to `#/cookies` lets the visitor change the answer.
 *
 * @example A banner
 * <agency-cookie-consent policy-link="/privacy-policy"></agency-cookie-consent>
 * @example Before the page is used
 * <agency-cookie-consent theme="full-screen" policy-link="/privacy-policy"></agency-cookie-consent>
 */
export default defineElement('agency-cookie-consent', CookieConsent, {
  attributes: {
    /**
     * A banner at the foot of the window, or a question before the page is used.
     * @default `theme` of `cookie_consent_config`, else a banner
     */
    theme: ['banner', 'full-screen'],
    /**
     * Where the cookie policy is.
     * @default `content.href` of `cookie_consent_config`
     */
    policyLink: 'string',
  },
});
