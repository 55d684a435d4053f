import { useEffect, useRef, type RefObject } from 'react';

import { isFramedElsewhere } from '../core/framed';

/** As browsers have it that can tell whether something else lies over an element. */
interface Sight extends IntersectionObserverEntry {
  isVisible?: boolean;
}

/** Milliseconds. */
const LONG_ENOUGH = 500;
const OFTEN_ENOUGH = 100;

/**
 * Whether a visitor can mean what they press: where another site shows the page inside its own, only what was in sight
 * for half a second, with nothing over it as far as the browser can tell. Anywhere else always, and nothing is watched.
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
