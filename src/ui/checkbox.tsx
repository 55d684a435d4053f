import type { ComponentProps, ReactNode } from 'react';

import { FieldError, useField, type FieldProps } from './field';

interface Props
  extends
    Omit<FieldProps, 'label' | 'optional'>,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'> {
  /** Text, optionally with a link. */
  label: ReactNode;
}

/** A checkbox; its form value is 'on', or absent. */
export function Checkbox({ name, label, hint, error: own, ...input }: Props) {
  const { control, error, hintId, errorId, className } = useField({ name, hint, error: own });
  return (
    <div className={className}>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <div className="agency-choice">
        <input {...input} {...control} type="checkbox" name={name} className="agency-choice-box" />
        <span className="agency-choice-words">
          <label className="agency-choice-label" htmlFor={control.id}>
            {label}
          </label>
          {hint && (
            <span className="agency-choice-hint" id={hintId}>
              {hint}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}
