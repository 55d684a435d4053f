import { defineElement } from '../src/core/element';
import { Profile } from '../src/features/profile/profile';

/**
 * What the agency knows of the visitor, in sentences or as a form; for anybody else, the ways to get an account.
 *
 * @example In sentences
 * <agency-profile></agency-profile>
 * @example As a form
 * <agency-profile editing></agency-profile>
 */
export default defineElement('agency-profile', Profile, {
  attributes: {
    /** Shows the form that changes it, in place of the sentences. */
    editing: 'boolean',
    /**
     * Level of its heading in the page.
     * @default 2
     */
    headingLevel: ['2', '3', '4'],
  },
});
