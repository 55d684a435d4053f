import { createContext } from 'react';

/** What the form around a field tells it. */
export interface FormState {
  /** What is wrong, by the name of the field. */
  errors: Readonly<Partial<Record<string, string>>>;
  sending: boolean;
  /** Makes a control known by its id, so that the form can lead to it; returns how to forget it. */
  register: (name: string, id: string) => () => void;
}

/** The form around a field; a field also works without one. */
export const FormContext = createContext<FormState>({ errors: {}, sending: false, register: () => () => undefined });
