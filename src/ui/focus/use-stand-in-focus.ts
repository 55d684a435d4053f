import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

import { isFocusLost } from '../../core/focused';

/**
 * A ref for the button of a placeholder for removed content: it takes the focus lost with that content, and passes it
 * to `place` when the placeholder unmounts.
 */
export function useStandInFocus(place: RefObject<HTMLElement | null>) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isFocusLost()) button.current?.focus();
  }, []);
  useLayoutEffect(() => {
    const [own, whole] = [button.current, place.current];
    return () => {
      if (isFocusLost() || document.activeElement === own) whole?.focus();
    };
  }, [place]);
  return button;
}
