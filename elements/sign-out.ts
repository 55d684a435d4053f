import { defineElement } from '../src/core/element';
import { SignOut } from '../src/features/sign-out/sign-out';

/**
 * The button that signs the visitor out, here and in all tabs. Nothing while nobody is signed in.
 *
 * @example In a menu
 * <agency-sign-out></agency-sign-out>
 */
export default defineElement('agency-sign-out', SignOut, { attributes: {} });
