import { defineElement } from '../src/core/element';
import { Contact } from '../src/features/contact/contact';

/**
 * A form to message the agency: the person in `staff-member-id`, or else an office, that of `branch-id`, the page's
 * department, or whoever answers for the page's property or branch. Shows nothing when the page data has none of these,
 * or not that person. Opens as a dialog at `#/contact-office` and `#/contact-staff-member/12`.
 *
 * @example To one branch
 * <agency-contact branch-id="1" heading-level="3"></agency-contact>
 */
export default defineElement('agency-contact', Contact, {
  attributes: {
    /** Id of a person in the page data; without one the message goes to an office. */
    staffMemberId: 'string',
    /**
     * Id of the branch to write to.
     * @default the page's branch
     */
    branchId: 'string',
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
     * Shown in its route's dialog, which has the heading and closes when there is nobody to write to.
     * @internal Set by the page's routes.
     */
    inDialog: 'boolean',
  },
  events: {
    /**
     * A message was sent. Detail: `{ to, id }`, a `person`, `branch` or `department`; nothing about the sender.
     * @detail { to: 'person' | 'branch' | 'department'; id: string | undefined }
     */
    onSent: 'agency-contact-sent',
  },
});
