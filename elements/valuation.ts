import { defineElement } from '../src/core/element';
import { Valuation } from '../src/features/valuation/valuation';

/**
 * Books a valuation in three steps: who and where, when, and a last look at it all. With the site setting
 * `singleStepValuationForm` it is one form that asks for no time. Opens over any page at `#/book-a-valuation`; written
 * into a page it stands there.
 *
 * @example Inside a page that has a heading of its own
 * <agency-valuation heading-level="3"></agency-valuation>
 */
export default defineElement('agency-valuation', Valuation, {
  attributes: {
    /**
     * What the owner thinks of, chosen at first: to sell or to let.
     * @default as the page's property is offered, else `selling`
     */
    channel: ['selling', 'letting'],
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
     * It lies over the page in a dialog, which has its heading and is left by going back from the first step.
     * @internal Set by the routes of the page.
     */
    inDialog: 'boolean',
  },
  events: {
    /** A valuation was booked. Detail: `{ channel, branchId }`, nothing of the person. */
    onBooked: 'agency-valuation-booked',
  },
});
