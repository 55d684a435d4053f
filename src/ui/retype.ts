import type { FormEvent } from 'react';

import { caretIn, formatTyped, isByKey, pastedPounds, writtenOut } from './typed-number';

interface Figure {
  /** Pounds may be typed in thousands or millions, as 450k, and pasted with words around them. */
  isPounds: boolean;
  /** How many decimals are kept; typed pounds keep the decimals of a figure that may turn out to be in millions. */
  decimals: number;
  /** How many digits before the point are kept. */
  digits: number | undefined;
  /** Shown before the figure in the box itself. */
  prefix?: string;
}

/** Decimals of a figure that may turn out to be in millions, such as 1.125m. */
export const mostPartsOfMillion = 3;

/** Shows what was typed or pasted as a figure with thousands separators, keeps the caret, and returns the new text. */
export function retype({ currentTarget: box, nativeEvent }: FormEvent<HTMLInputElement>, figure: Figure): string {
  const { isPounds, decimals, digits, prefix = '' } = figure;
  const { isComposing, inputType = '' } = nativeEvent as InputEvent;
  const isTyped = isByKey(inputType);
  const behind = box.value.slice(box.selectionEnd ?? box.value.length);
  const given = isPounds ? (isTyped ? writtenOut : pastedPounds)(box.value, digits) : box.value;
  const formatted = formatTyped(given, isPounds && isTyped ? mostPartsOfMillion : decimals, digits);
  const text = formatted && prefix + formatted;
  // Text in IME composition counts, but rewriting it would end the composition.
  if (text !== box.value && !isComposing) {
    box.value = text;
    const caret = Math.max(caretIn(text, behind, inputType === 'deleteContentForward'), text ? prefix.length : 0);
    box.setSelectionRange(caret, caret);
  }
  return text;
}
