import type { RefObject } from 'react';

import { isFocusLost } from '../core/focused';
import { useFocusAfter } from './use-focus-after';

/** For buttons that go away when pressed: the focus moves on to the map, unless the visitor has it elsewhere. */
export function useGoOnToMap(place: RefObject<HTMLElement | null>) {
  const focusAfter = useFocusAfter();
  return (act: () => void) => {
    act();
    focusAfter(() => (isFocusLost() ? place.current : null));
  };
}
