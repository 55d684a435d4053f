import { useState, type FormEvent } from 'react';

import { Combobox } from './combobox';
import type { FieldProps } from './field';
import { mostPartsOfMillion, retype } from './retype';
import { formatTyped, numberTyped } from './typed-number';
import type { Option } from './use-suggestions';

interface Props extends FieldProps {
  value: number | undefined;
  onValue: (value: number | undefined) => void;
  /** Figures to choose from; any other can be typed. */
  steps: readonly number[];
  /** Shown before the figure, such as £; with a prefix, 300k and 1.5m can be typed. */
  prefix?: string;
  /** Label of the option for no figure; also the placeholder. */
  none: string;
  /** Formats the figure while the field is not focused. */
  atRest?: (figure: string) => string;
}

const longest = 11;

/** A number chosen from a list of usual ones, or typed. */
export function StepField({ value, onValue, steps, prefix = '', none, atRest = (figure) => figure, ...field }: Props) {
  const [isInside, setInside] = useState(false);
  const [typed, setTyped] = useState('');
  const write = (figure: number) => prefix + formatTyped(String(figure), 0, longest);
  const whole = (text: string) => numberTyped(formatTyped(text, 0, longest));
  const figure = value === undefined ? '' : write(value);

  const find = async (text: string): Promise<readonly Option[]> => {
    const digits = text.replace(/\D/g, '');
    const isWhole = digits === '' || steps.includes(Number(digits));
    const offered = isWhole ? steps : steps.filter((step) => String(step).startsWith(digits));
    return [
      ...(isWhole ? [{ value: '', label: none }] : []),
      ...offered.map((step) => ({ value: String(step), label: write(step) })),
    ];
  };
  const type = (event: FormEvent<HTMLInputElement>) => {
    // Enough decimals to type 1.275m; the value itself is a whole number.
    const figure = { isPounds: prefix !== '', decimals: mostPartsOfMillion, digits: longest, prefix };
    const text = retype(event, figure);
    setTyped(text);
    onValue(whole(text));
  };
  const enter = (box: HTMLInputElement) => {
    box.value = figure;
    setTyped(figure);
    box.select();
    // WebKit does not scroll to a field whose text is selected as it gets the focus.
    box.scrollIntoView({ block: 'nearest' });
    setInside(true);
  };

  return (
    <Combobox
      {...field}
      inputMode="numeric"
      placeholder={none}
      minimum={0}
      pause={0}
      nothing=""
      value={isInside ? (whole(typed) === value ? typed : figure) : figure && atRest(figure)}
      find={find}
      onPick={({ value: chosen }) => onValue(chosen === '' ? undefined : Number(chosen))}
      onInput={type}
      onFocus={({ currentTarget }) => enter(currentTarget)}
      onBlur={() => setInside(false)}
      onPress={(box) => {
        box.select();
        return '';
      }}
    />
  );
}
