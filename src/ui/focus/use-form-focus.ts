import { useRef } from 'react';

import { useFocusAfterRender } from './use-focus-after-render';

/** The first field that can be changed, or of a group the one that is chosen. */
const FIRST = ':is(input, textarea, select):enabled:not([type=hidden], [type=radio]:not(:checked))';

/** A ref for the place of a form, and a function that focuses its first field once the form is rendered there. */
export function useFormFocus() {
  const place = useRef<HTMLDivElement>(null);
  const focusAfter = useFocusAfterRender();
  const focusForm = () => focusAfter(() => place.current?.querySelector<HTMLElement>(FIRST) ?? null);
  return { place, focusForm };
}
