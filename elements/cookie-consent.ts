import { defineElement } from '../src/core/element';
import { CookieConsent } from '../src/features/cookie-consent/cookie-consent';

/**
 * Asks for consent to count visits, and runs the site's analytics code once the visitor agrees; none of it is fetched
 * before. Write it once, first in the body. Shows nothing once the visitor has answered; a link to `#/cookies` lets
 * them change the answer.
 *
 * @example A banner
 * <agency-cookie-consent policy-link="/privacy-policy"></agency-cookie-consent>
 * @example Full screen, before the page can be used
 * <agency-cookie-consent theme="full-screen" policy-link="/privacy-policy"></agency-cookie-consent>
 */
export default defineElement('agency-cookie-consent', CookieConsent, {
  attributes: {
    /**
     * A banner at the foot of the window, or a full-screen question before the page can be used.
     * @default `theme` of `cookie_consent_config`, otherwise `banner`
     */
    theme: ['banner', 'full-screen'],
    /**
     * Link to the cookie policy.
     * @default `content.href` of `cookie_consent_config`, otherwise `privacy_link`, otherwise `/privacy-policy`
     */
    policyLink: 'string',
  },
});
