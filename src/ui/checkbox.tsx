import type { ComponentProps, ReactNode } from 'react';

import { FieldError, useFieldError, useFieldId, type FieldProps } from './field';

interface Props
  extends
    Omit<FieldProps, 'label' | 'optional'>,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type'> {
  /** Text, optionally with a link. */
  label: ReactNode;
}

/** A checkbox; its form value is 'on', or absent. */
export function Checkbox({ name, label, hint, error: own, ...input }: Props) {
  const id = useFieldId(name);
  const error = useFieldError(name, own);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={error ? 'agency-field agency-field-invalid' : 'agency-field'}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="agency-choice">
        <input
          {...input}
          id={id}
          type="checkbox"
          name={name}
          className="agency-choice-box"
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        />
        <span className="agency-choice-words">
          <label className="agency-choice-label" htmlFor={id}>
            {label}
          </label>
          {hint && (
            <span className="agency-choice-hint" id={`${id}-hint`}>
              {hint}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}
