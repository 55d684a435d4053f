import { defineElement } from '../src/core/element';
import { Profile } from '../src/features/profile/profile';

/**
 * The details the agency holds about the visitor, as text or as a form. Shows a signed-out visitor how to sign in or
 * register. Opens in the account panel at `#/user` and `#/user/edit`.
 *
 * @example As text
 * <agency-profile></agency-profile>
 * @example As a form
 * <agency-profile editing></agency-profile>
 */
export default defineElement('agency-profile', Profile, {
  attributes: {
    /** Shows the form to change the details. */
    editing: 'boolean',
    /**
     * Level of the element's heading.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
  },
});
