import { useState, type FormEvent } from 'react';

import { Combobox } from './combobox';
import type { FieldProps } from './field';
import { caretIn, formatTyped, readNumber } from './typed-number';
import type { Option } from './use-suggestions';

interface Props extends FieldProps {
  value: number | undefined;
  onValue: (value: number | undefined) => void;
  /** Figures to choose from; any other can be typed. */
  steps: readonly number[];
  /** Before the figure, such as £. */
  prefix?: string;
  /** The choice of no figure, also what the empty field says. */
  none: string;
  /** What the field says of a figure while nobody is in it. */
  atRest?: (figure: string) => string;
}

const longest = 11;

/** A figure that is chosen from a list of usual ones, or typed. */
export function StepField({ value, onValue, steps, prefix = '', none, atRest = (figure) => figure, ...field }: Props) {
  const [isInside, setInside] = useState(false);
  const write = (figure: number) => prefix + formatTyped(String(figure), 0, longest);
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
  const type = ({ currentTarget: box, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const { isComposing, inputType } = nativeEvent as InputEvent;
    const behind = box.value.slice(box.selectionEnd ?? box.value.length);
    const typed = readNumber(formatTyped(box.value, 0, longest));
    const text = typed === undefined ? '' : write(typed);
    if (text !== box.value && !isComposing) {
      box.value = text;
      const caret = Math.max(caretIn(text, behind, inputType === 'deleteContentForward'), text ? prefix.length : 0);
      box.setSelectionRange(caret, caret);
    }
    onValue(typed);
  };
  const enter = (box: HTMLInputElement) => {
    box.value = figure;
    box.select();
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
      value={figure && !isInside ? atRest(figure) : figure}
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
