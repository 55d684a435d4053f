import { use, useEffect, type ReactNode } from 'react';

import { classes } from './classes';
import { useUniqueId } from '../core/use-unique-id';
import { Icon } from './icon';
import { warning } from './icons/signs';
import { FormContext } from './form-context';
import { Words } from './words';

/** Props of every field. */
export interface FieldProps {
  /** Its name in the form data. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** The error; inside a form it is set automatically. */
  error?: string | undefined;
  /** Marks the label as optional. */
  optional?: boolean;
}

/** Attributes a field passes to its control. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldProps {
  /** Radio buttons, of which one is chosen, or checkboxes: a group gets a legend instead of a label. */
  group?: 'one' | 'many';
  /** Ids of further descriptions of the control. */
  describedBy?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control: label, hint and error above it, in that order. */
export function Field({ label, optional, group, children, ...given }: Props) {
  const { hint } = given;
  const { control, error, hintId, errorId, className } = useField(given);
  const Box = group ? 'fieldset' : 'div';
  const words = (
    <>
      {label}
      {optional && <span className="agency-label-optional"> (optional)</span>}
    </>
  );
  return (
    <Box
      className={className}
      {...(group && { 'aria-describedby': control['aria-describedby'] })}
      // A group of checkboxes has no state of its own.
      {...(group === 'one' && { role: 'radiogroup', 'aria-invalid': control['aria-invalid'] })}
    >
      {group ? (
        <legend className="agency-label">{words}</legend>
      ) : (
        <label className="agency-label" htmlFor={control.id}>
          {words}
        </label>
      )}
      {hint && (
        <p className="agency-hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {children(group ? { ...control, 'aria-describedby': undefined } : control)}
    </Box>
  );
}

/** The error message of a field. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p className="agency-field-error" id={id}>
      <Icon path={warning} />
      <span className="agency-field-error-words">
        <span className="agency-visually-hidden">Error: </span>
        <Words>{children}</Words>
      </span>
    </p>
  );
}

/** The attributes of a field's control, which the form knows by its id, and of the hint and error that describe it. */
export function useField({
  name,
  hint,
  describedBy,
  error: own,
}: Pick<Props, 'name' | 'hint' | 'describedBy' | 'error'>) {
  const id = useUniqueId();
  const { register } = use(FormContext);
  const error = useFieldError(name, own);
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;

  useEffect(() => register(name, id), [register, name, id]);
  const control: ControlProps = {
    id,
    'aria-describedby': [hint && hintId, describedBy, error && errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { control, error, hintId, errorId, className: classes('agency-field', error && 'agency-field-invalid') };
}

/** The error of a field: its own, or the one the form found. */
export function useFieldError(name: string, own: string | undefined) {
  const { errors } = use(FormContext);
  return own ?? (Object.hasOwn(errors, name) ? errors[name] : undefined);
}
