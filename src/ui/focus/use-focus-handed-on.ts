import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

import { focusedBeside } from '../../core/focused';

/** Calls back when an element is removed with the focus in it, such as a row that another tab has removed. */
export function useFocusHandedOn(place: RefObject<HTMLElement | null>, onGone: () => void) {
  const handOn = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const element = place.current!;
    return () => {
      if (element.contains(focusedBeside(element))) handOn();
    };
  }, [place]);
}
