import { useSyncExternalStore } from 'react';

/** Scroll offset in pixels from which the page counts as scrolled. */
const threshold = 30;

/** Whether the page is scrolled away from its top; always false unless `matters`. */
export const useScrolled = (matters: boolean) => useSyncExternalStore(onScroll, () => matters && scrollY >= threshold);

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}
