import type { ComponentProps, FormEvent, InputEventHandler } from 'react';

import { TextField } from './text-field';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'ref'>;

const letters = /\p{L}/u;
const allLetters = /\p{L}/gu;

/** A telephone field that drops letters as they are typed; spaces and punctuation stay. */
export function TelephoneField({ onInput, ...field }: Props) {
  const type: InputEventHandler<HTMLInputElement> = (event) => {
    withoutLetters(event);
    onInput?.(event);
  };
  return <TextField {...field} type="tel" ref={hearComposition} onInput={type} />;
}

/** Chromium sends no input event once a composition is over. */
function hearComposition(box: HTMLInputElement | null) {
  box?.addEventListener('compositionend', () => box.dispatchEvent(new Event('input', { bubbles: true })));
}

function withoutLetters({ currentTarget: box, nativeEvent }: FormEvent<HTMLInputElement>) {
  // Setting the value during IME composition would end the composition.
  if ((nativeEvent as InputEvent).isComposing || !letters.test(box.value)) return;
  const caret = box.value.slice(0, box.selectionStart ?? box.value.length).replace(allLetters, '').length;
  box.value = box.value.replace(allLetters, '');
  box.setSelectionRange(caret, caret);
}
