import type { ComponentProps } from 'react';

import { Field, type ControlProps, type FieldProps } from './field';
import { Icon } from './icon';
import { chevronDown } from './icons/directions';

interface Props
  extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps | keyof ControlProps | 'className'> {}

/** A select; the options are its children. */
export function SelectField({ name, label, hint, error, optional, children, ...select }: Props) {
  return (
    <Field name={name} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="agency-select-box">
          <select {...select} {...control} name={name} className="agency-input agency-select">
            {children}
          </select>
          <Icon path={chevronDown} />
        </div>
      )}
    </Field>
  );
}
