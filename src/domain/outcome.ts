import type { FieldErrors } from './validation';

/** The result of sending a form. */
export type Outcome = { readonly sent: true } | NotSent;

/** Why a form was not sent, in words for the visitor. */
export interface NotSent {
  readonly sent: false;
  /** Errors of the whole form, one per line. */
  readonly messages: readonly string[];
  /** Errors of single fields. */
  readonly errors?: Readonly<FieldErrors>;
  /** Names of fields to clear, such as a refused password; the first is focused. */
  readonly clear?: readonly string[];
  /** It may have arrived all the same. */
  readonly isUnconfirmed?: boolean;
}

/** The form was sent. */
export const sent: Outcome = { sent: true };
