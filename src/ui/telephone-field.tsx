import type { ComponentProps, FormEvent } from 'react';

import { TextField } from './text-field';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'onInput'>;

const letters = /\p{L}/u;
const allLetters = /\p{L}/gu;

/** A telephone field that drops letters as they are typed; spaces and punctuation stay. */
export function TelephoneField(props: Props) {
  return <TextField {...props} type="tel" onInput={withoutLetters} />;
}

function withoutLetters({ currentTarget: box, nativeEvent }: FormEvent<HTMLInputElement>) {
  // Setting the value during IME composition would end the composition.
  if ((nativeEvent as InputEvent).isComposing || !letters.test(box.value)) return;
  const caret = box.value.slice(0, box.selectionStart ?? box.value.length).replace(allLetters, '').length;
  box.value = box.value.replace(allLetters, '');
  box.setSelectionRange(caret, caret);
}
