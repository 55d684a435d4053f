import { useSyncExternalStore } from 'react';

/** Pixels from which on the page counts as scrolled. */
const threshold = 30;

/** Whether the page was scrolled away from its top; never where that does not matter. */
export const useScrolled = (matters: boolean) => useSyncExternalStore(onScroll, () => matters && scrollY >= threshold);

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
