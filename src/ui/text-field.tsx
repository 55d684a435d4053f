import type { ComponentProps } from 'react';

import { Field, type ControlProps, type FieldProps } from './field';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | keyof ControlProps | 'className'> {
  type?: keyof typeof manners;
}

/** Default keyboard and autofill attributes of each type. */
const manners = {
  text: {},
  search: {},
  date: {},
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { inputMode: 'tel', autoComplete: 'tel' },
} as const satisfies Record<string, ComponentProps<'input'>>;

/** Attributes of a field for a person's name. */
export const asName = { spellCheck: false, autoCapitalize: 'words' } as const;

/** A single-line text field. */
export function TextField({ name, label, hint, error, optional, type = 'text', ...input }: Props) {
  return (
    <Field name={name} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <input {...manners[type]} {...input} {...control} type={type} name={name} className="agency-input" />
      )}
    </Field>
  );
}
