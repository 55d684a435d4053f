import { useSyncExternalStore } from 'react';

/** Scroll offset in pixels from which the page counts as scrolled. */
const threshold = 30;

let isScrolled = false;

/** Whether the page is scrolled away from its top; always false unless `matters`. */
export const useScrolled = (matters: boolean) => useSyncExternalStore(onScroll, () => matters && isScrolled);

function onScroll(listener: () => void) {
  const look = () => {
    isScrolled = scrollY >= threshold;
    listener();
  };
  // Not while the header is drawn: reading it makes the browser lay out a page that is still changing.
  const frame = requestAnimationFrame(look);
  addEventListener('scroll', look, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', look);
  };
}
