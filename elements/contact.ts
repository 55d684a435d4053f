import { defineElement } from '../src/core/element';
import { Contact } from '../src/features/contact/contact';

/**
 * Writes to the agency: to the person named by `staff-member-id`, else to whoever looks after the page's home, to its
 * department or to its branch. Opens over the page at `#/contact-office` and `#contact-staff-member/12`; nothing where
 * the page knows nobody to write to.
 *
 * @example To the branch with this id
 * <agency-contact branch-id="1" heading-level="3"></agency-contact>
 */
export default defineElement('agency-contact', Contact, {
  attributes: {
    /** A person of the page data; without one the message goes to an office. */
    staffMemberId: 'string',
    /**
     * The branch to write to, by its id.
     * @default the branch of the page
     */
    branchId: 'string',
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
     * It lies over the page in a dialog, which has its heading and is closed where there is nobody to write to.
     * @internal Set by the routes of the page.
     */
    inDialog: 'boolean',
  },
  events: {
    /** A message was sent. Detail: `{ to, id }`, a `person`, `branch` or `department`, and nothing of who wrote. */
    onSent: 'agency-contact-sent',
  },
});
