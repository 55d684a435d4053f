import { defineElement } from '../src/core/element';
import { Password } from '../src/features/password/password';

/**
 * For a forgotten password: asks for the email address that a link is mailed to. A visitor who is signed in, as that
 * link signs them in, is asked for a new password instead.
 *
 * @example Alone on a page
 * <agency-password></agency-password>
 * @example With a rule of the site's own
 * <agency-password pattern=".{12,}" pattern-title="At least 12 characters"></agency-password>
 */
export default defineElement('agency-password', Password, {
  attributes: {
    /**
     * What a new password must look like, as the `pattern` of an input.
     * @default `password_pattern` of the page data
     */
    pattern: 'string',
    /**
     * The rule of `pattern` in words.
     * @default `password_title` of the page data
     */
    patternTitle: 'string',
    /**
     * Level of its heading in the page.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
  },
});
