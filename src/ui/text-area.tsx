import type { ComponentProps } from 'react';

import { Field, type ControlProps, type FieldProps } from './field';

interface Props
  extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps | keyof ControlProps | 'className'> {}

/** A multi-line text field that grows with its content. */
export function TextArea({ name, label, hint, error, optional, ...area }: Props) {
  return (
    <Field name={name} label={label} hint={hint} error={error} optional={optional}>
      {(control) => <textarea {...area} {...control} name={name} className="agency-input agency-input-area" />}
    </Field>
  );
}
