import { defineElement } from '../src/core/element';
import { BookViewing } from '../src/features/book-viewing/book-viewing';

/**
 * The form to request a viewing of the page's property. The browser posts it like a form of the page, and the server
 * redirects back with the outcome. Shows nothing when the page data has no property. Opens as a dialog at
 * `#/book-a-viewing`.
 *
 * @example On a page with its own h2
 * <agency-book-viewing heading-level="3"></agency-book-viewing>
 */
export default defineElement('agency-book-viewing', BookViewing, {
  attributes: {
    /**
     * Link to the terms.
     * @default `terms_link` of the page data, otherwise `/terms-of-use`
     */
    termsLink: 'string',
    /**
     * Link to the privacy policy.
     * @default `privacy_link` of the page data, otherwise `/privacy-policy`
     */
    privacyLink: 'string',
    /**
     * Level of the element's heading.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
    /**
     * Shown in its route's dialog, which has the heading and closes when the page has no property.
     * @internal Set by the page's routes.
     */
    inDialog: 'boolean',
  },
});
