import { use, useState, type ComponentProps, type KeyboardEvent } from 'react';

import { Button } from './button';
import { Field, type ControlProps, type FieldProps } from './field';
import { FormContext } from './form-context';
import { Live } from './live';

type Taken = keyof FieldProps | keyof ControlProps | 'className' | 'type';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, Taken> {
  autoComplete: 'current-password' | 'new-password';
}

const capsLock = 'Caps lock is on';

/** A password field that can be revealed; hidden again while the form is sent. */
export function PasswordField({ name, label, hint, error, optional, ...input }: Props) {
  const { sending } = use(FormContext);
  const [shown, setShown] = useState(false);
  const [capitals, setCapitals] = useState(false);
  if (sending && shown) setShown(false);

  const words = label.toLowerCase();
  const watchCapitals = (event: KeyboardEvent) => setCapitals(event.getModifierState('CapsLock'));
  return (
    <Field name={name} label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <>
          <div className="agency-affix">
            <input
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...control}
              type={shown ? 'text' : 'password'}
              name={name}
              className="agency-input"
              onKeyDown={watchCapitals}
              onKeyUp={watchCapitals}
              onBlur={() => setCapitals(false)}
            />
            <Button
              look="plain"
              className="agency-affix-button"
              aria-label={`${shown ? 'Hide' : 'Show'} ${words}`}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Hide' : 'Show'}
            </Button>
          </div>
          {capitals && (
            <p className="agency-hint" aria-hidden="true">
              {capsLock}
            </p>
          )}
          <Live>{capitals ? capsLock : shown && `Your ${words} is visible`}</Live>
        </>
      )}
    </Field>
  );
}
