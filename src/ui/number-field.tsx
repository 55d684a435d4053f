import { useLayoutEffect, useRef, type ComponentProps, type FocusEvent, type FormEvent } from 'react';

import { useUniqueId } from '../core/use-unique-id';
import { Field, type ControlProps, type FieldProps } from './field';
import { retype } from './retype';
import { formatTyped, numberTyped } from './typed-number';

type Taken = keyof FieldProps | keyof ControlProps | 'className' | 'prefix' | 'value' | 'defaultValue' | 'type';

interface Props extends FieldProps, Omit<ComponentProps<'input'>, Taken> {
  /** A unit before the figure, such as £; pounds may be typed in thousands or millions, as 450k. */
  prefix?: string;
  /** A unit after the figure, such as % or years. */
  suffix?: string;
  /** How many decimals may be typed. */
  decimals?: number;
  /** How many digits before the point may be typed. */
  digits?: number | undefined;
  /** Sets the field to this figure when it differs from the typed one. */
  value?: number | undefined;
  /** Called with the typed figure; undefined while there is none. */
  onValue?: (value: number | undefined) => void;
}

/** A number field, shown with thousands separators during typing and submitted without them. */
export function NumberField({ name, label, hint, error, optional, decimals = 0, digits, ...rest }: Props) {
  const { prefix, suffix, value, onValue, ...input } = rest;
  const unit = useUniqueId();
  const shown = useRef<HTMLInputElement>(null);
  const answer = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    if (numberTyped(formatTyped(shown.current!.value, decimals, digits)) === value) return;
    shown.current!.value = formatTyped(value === undefined ? '' : String(value), decimals, digits);
    answer.current!.value = String(value ?? '');
  }, [value, decimals, digits]);

  const type = (event: FormEvent<HTMLInputElement>) => {
    const text = retype(event, { isPounds: prefix === '£', decimals, digits });
    const typed = numberTyped(formatTyped(text, decimals, digits));
    answer.current!.value = String(typed ?? '');
    onValue?.(typed);
  };

  /** A decimal point in pounds may be the one in 1.5m, until the visitor leaves the field. */
  const finish = ({ currentTarget: box }: FocusEvent<HTMLInputElement>) => {
    box.value = formatTyped(box.value, decimals, digits);
  };

  const described = [prefix && `${unit}-before`, suffix && `${unit}-after`].filter(Boolean).join(' ');
  return (
    <Field name={name} label={label} hint={hint} error={error} optional={optional} describedBy={described}>
      {(control) => (
        <div className="agency-affix">
          {prefix && (
            <span className="agency-affix-unit" id={`${unit}-before`}>
              {prefix}
            </span>
          )}
          <input
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            {...input}
            {...control}
            ref={shown}
            type="text"
            className="agency-input agency-figures"
            onInput={type}
            onBlur={finish}
          />
          <input ref={answer} type="hidden" name={name} />
          {suffix && (
            <span className="agency-affix-unit agency-affix-unit-after" id={`${unit}-after`}>
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
