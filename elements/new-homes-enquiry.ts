import { defineElement } from '../src/core/element';
import { NewHomesEnquiry } from '../src/features/new-homes-enquiry/new-homes-enquiry';

/**
 * The form by which somebody registers their interest in new homes, with the fields that its page data defines. The
 * browser itself posts it to the agency's server. Opens over any page at `#/new-homes-enquiry`; written into a page it
 * stands there.
 *
 * @example The form of the page
 * <agency-new-homes-enquiry></agency-new-homes-enquiry>
 */
export default defineElement('agency-new-homes-enquiry', NewHomesEnquiry, {
  attributes: {
    /**
     * Names the form to the server.
     * @default `htmlFormId` of the page data
     */
    formId: 'string',
    /**
     * The page of this site that the visitor comes to once it is sent.
     * @default this page
     */
    returnTo: 'string',
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
     * It stands in the dialog of its route, which has its heading and closes where the page has no form.
     * @internal Set by the routes of the page.
     */
    inDialog: 'boolean',
  },
});
