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
    /** Names the form to the server; `htmlFormId` of the page data unless told. */
    formId: 'string',
    /** The page of this site that follows; this one unless told. */
    returnTo: 'string',
    /** Where the terms are; `terms_link` of the page data unless told. */
    termsLink: 'string',
    /** Where the privacy policy is; `privacy_link` of the page data unless told. */
    privacyLink: 'string',
    /** Level of its heading in the page. */
    headingLevel: ['2', '3', '4'],
    /** It stands in the dialog of its route, which has its heading and closes where the page has no form. */
    inDialog: 'boolean',
  },
});
