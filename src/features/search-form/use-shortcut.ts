import { useEffect, useEffectEvent } from 'react';

import { isForBrowser } from '../../ui/arrow-keys';
import { isTyping } from '../../ui/typing';

/** Calls `onPress` when a key is pressed anywhere on the page except in a text field; does nothing without a key. */
export function useShortcut(key: string | undefined, onPress: () => void) {
  const press = useEffectEvent(onPress);

  useEffect(() => {
    if (key === undefined) return;
    const hear = (event: KeyboardEvent) => {
      const isOther = event.key !== key || isForBrowser(event) || event.defaultPrevented;
      if (isOther || isTyping(event.composedPath()[0])) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [key]);
}
