import { useState } from 'react';

import type { FormValues } from '../../domain/form-values';
import { answerName, labelOf, type NewHomesElement } from '../../domain/new-homes-form';
import { TelephoneField } from '../../ui/telephone-field';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';

/** Autofill tokens by common field name. */
const autoComplete = new Map([
  ['first_name', 'given-name'],
  ['last_name', 'family-name'],
  ['email', 'email'],
  ['tel_home', 'tel'],
  ['tel_mobile', 'tel'],
  ['telephone', 'tel'],
  ['postcode', 'postal-code'],
]);

interface Props {
  element: NewHomesElement;
  /** Values entered earlier. */
  answers: FormValues;
}

/** One field defined by the page. */
export function FormElement({ element, answers }: Props) {
  const { fieldName, inputType, required, hidden, disabled, fieldPostion, value, error } = element;
  const name = answerName(fieldName);
  const before = answers[name] ?? value;
  const [isChanged, setChanged] = useState(before !== value);
  if (hidden) return <input type="hidden" name={name} value={value} />;
  const shared = {
    name,
    label: labelOf(element),
    defaultValue: disabled ? value : before,
    optional: !required && !disabled,
    required: required && !disabled,
    disabled,
    onInput: () => setChanged(true),
    ...(error && !isChanged && { error }),
  };
  const completed = autoComplete.get(fieldName);
  return (
    <div className={fieldPostion === 'full' ? 'agency-new-homes-full' : 'agency-new-homes-half'}>
      {inputType === 'textarea' ? (
        <TextArea {...shared} />
      ) : completed === 'tel' ? (
        <TelephoneField {...shared} />
      ) : (
        <TextField {...shared} type={completed === 'email' ? 'email' : 'text'} autoComplete={completed ?? 'off'} />
      )}
      {/* Browsers do not post disabled fields. */}
      {disabled && <input type="hidden" name={name} value={value} />}
    </div>
  );
}
