import { defineElement } from '../src/core/element';
import { Valuation } from '../src/features/valuation/valuation';

/**
 * Books a valuation in three steps: contact details and address, time, and confirmation. With the site setting
 * `singleStepValuationForm` it is a single form that asks for no time. Opens as a dialog at `#/book-a-valuation`, on
 * any page; where the tag is written into the page, the route shows it there.
 *
 * @example On a page with its own h2
 * <agency-valuation heading-level="3"></agency-valuation>
 */
export default defineElement('agency-valuation', Valuation, {
  attributes: {
    /**
     * Whether the owner is selling or letting, selected at first.
     * @default the channel of the page's property, otherwise `selling`
     */
    channel: ['selling', 'letting'],
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
     * Shown in its route's dialog, which has the heading and closes on going back from the first step.
     * @internal Set by the page's routes.
     */
    inDialog: 'boolean',
  },
  events: {
    /**
     * A valuation was booked. Detail: `{ channel, branchId }`; nothing about the person.
     * @detail { channel: 'selling' | 'letting'; branchId: string | undefined }
     */
    onBooked: 'agency-valuation-booked',
  },
});
