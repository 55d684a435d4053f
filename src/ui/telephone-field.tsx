import type { ComponentProps, FormEvent } from 'react';

import { TextField } from './text-field';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'onInput'>;

const letters = /\p{L}/u;
const allLetters = /\p{L}/gu;

/** A telephone number, into which no letters can be typed; spaces and what is pasted in between stay. */
export function TelephoneField(props: Props) {
  return <TextField {...props} type="tel" onInput={withoutLetters} />;
}

function withoutLetters({ currentTarget: box, nativeEvent }: FormEvent<HTMLInputElement>) {
  // To rewrite text that is still being composed would end the composition.
  if ((nativeEvent as InputEvent).isComposing || !letters.test(box.value)) return;
  const caret = box.value.slice(0, box.selectionStart ?? box.value.length).replace(allLetters, '').length;
  box.value = box.value.replace(allLetters, '');
  box.setSelectionRange(caret, caret);
}
