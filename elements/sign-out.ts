import { defineElement } from '../src/core/element';
import { SignOut } from '../src/features/sign-out/sign-out';

/**
 * The button that signs the visitor out in all tabs. Shows nothing when the visitor is not signed in.
 *
 * @example In a menu
 * <agency-sign-out></agency-sign-out>
 */
export default defineElement('agency-sign-out', SignOut, { attributes: {} });
