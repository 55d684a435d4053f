import { useEffect, useRef, useState } from 'react';

/** The first field that can be changed, or of a group the one that is chosen. */
const FIRST = ':is(input, textarea, select):enabled:not([type=hidden], [type=radio]:not(:checked))';

/** A ref for the place of a form, and a function that focuses its first field once the form is rendered there. */
export function useFormFocus() {
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) place.current?.querySelector<HTMLElement>(FIRST)?.focus();
  }, [asked]);
  return { place, focusForm: () => setAsked((count) => count + 1) };
}
