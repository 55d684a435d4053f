import { defineElement } from '../src/core/element';
import { BookViewing } from '../src/features/book-viewing/book-viewing';

/**
 * Asks to see the page's home. It is sent as a form of the page is: the server leads back and says whether it arrived.
 * Opens over the page of a home at `#/book-a-viewing`; nothing where the page has none.
 *
 * @example Inside a page that has a heading of its own
 * <agency-book-viewing heading-level="3"></agency-book-viewing>
 */
export default defineElement('agency-book-viewing', BookViewing, {
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
    /**
     * It lies over the page in a dialog, which has its heading and is closed where there is no home to see.
     * @internal Set by the routes of the page.
     */
    inDialog: 'boolean',
  },
});
