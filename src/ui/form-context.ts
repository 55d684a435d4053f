import { createContext } from 'react';

import type { FormErrors } from './form-problems';

/** What a form provides to its fields. */
export interface FormState {
  /** Errors by field name. */
  errors: FormErrors;
  sending: boolean;
  /** Registers a control's id, so that the form can focus it; returns a function to unregister. */
  register: (name: string, id: string) => () => void;
}

/** The form around a field; fields also work without one. */
export const FormContext = createContext<FormState>({ errors: {}, sending: false, register: () => () => undefined });
