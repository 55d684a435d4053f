import { defineElement } from '../src/core/element';
import { NewHomesEnquiry } from '../src/features/new-homes-enquiry/new-homes-enquiry';

/**
 * The form to register interest in new homes, with the fields that the page data defines. The browser posts it to the
 * agency's server. Shows nothing when the page data has no such form. Opens as a dialog at `#/new-homes-enquiry`; where
 * the tag is written into the page, the route shows it there.
 *
 * @example The form in the page data
 * <agency-new-homes-enquiry></agency-new-homes-enquiry>
 */
export default defineElement('agency-new-homes-enquiry', NewHomesEnquiry, {
  attributes: {
    /**
     * The form's id, sent to the server.
     * @default `html_form_id` of the page data's form
     */
    formId: 'string',
    /**
     * Path on this site to redirect to once the form is sent.
     * @default this page
     */
    returnTo: 'string',
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
     * Shown in its route's dialog, which has the heading and closes when the page has no form.
     * @internal Set by the page's routes.
     */
    inDialog: 'boolean',
  },
});
