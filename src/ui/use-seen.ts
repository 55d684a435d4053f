import { useEffect, useRef, type RefObject } from 'react';

import { isFramedElsewhere } from '../core/foreign-frame';

/** With the property of Intersection Observer v2: nothing covers the element. */
interface Sight extends IntersectionObserverEntry {
  isVisible?: boolean;
}

/** Milliseconds: how long the element must have been visible, and how often the browser checks. */
const LONG_ENOUGH = 500;
const OFTEN_ENOUGH = 100;

/**
 * Protects against clickjacking. Returns a function that tells whether a click can be intended: inside another site's
 * frame, only if the element has been visible for half a second, and uncovered where the browser can tell. Elsewhere
 * always true, with no observer.
 */
export function useSeen(element: RefObject<Element | null>, isNeeded = true) {
  const since = useRef(-Infinity);

  useEffect(() => {
    if (!isNeeded || !isFramedElsewhere()) return;
    since.current = Infinity;
    const watch = (sights: Sight[]) => {
      const { isIntersecting, isVisible = isIntersecting } = sights.at(-1)!;
      since.current = isVisible ? Math.min(since.current, performance.now()) : Infinity;
    };
    const options = { threshold: 0.9, trackVisibility: true, delay: OFTEN_ENOUGH };
    const observer = new IntersectionObserver(watch, options);
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element, isNeeded]);
  return () => performance.now() - since.current >= LONG_ENOUGH;
}
