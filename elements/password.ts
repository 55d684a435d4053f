import { defineElement } from '../src/core/element';
import { Password } from '../src/features/password/password';

/**
 * Password reset: asks for the email address, or for a new password when the visitor is signed in, as they are after
 * following the link in the reset email. Opens in the account panel at `#/user/forgotten_password`.
 *
 * @example On its own page
 * <agency-password></agency-password>
 * @example With the site's own password rule
 * <agency-password pattern=".{12,}" pattern-title="At least 12 characters"></agency-password>
 */
export default defineElement('agency-password', Password, {
  attributes: {
    /**
     * Pattern that a new password must match, like the `pattern` of an input.
     * @default `password_pattern` of the page data, otherwise the built-in rule
     */
    pattern: 'string',
    /**
     * The rule of `pattern` in words, shown to the visitor.
     * @default `password_title` of the page data, otherwise the built-in words
     */
    patternTitle: 'string',
    /**
     * Level of the element's heading.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
  },
});
