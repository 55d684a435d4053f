import type { RefObject } from 'react';

import { isFocusLost } from '../../core/focused';
import { useFocusAfterRender } from './use-focus-after-render';

/** For buttons that go away when pressed: the focus moves on to the map, unless the visitor has it elsewhere. */
export function useFocusMapAfter(place: RefObject<HTMLElement | null>) {
  const focusAfter = useFocusAfterRender();
  return (act: () => void) => {
    act();
    focusAfter(() => (isFocusLost() ? place.current : null));
  };
}
