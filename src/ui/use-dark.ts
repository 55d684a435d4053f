import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the page is dark where an element is. The element has the class `agency-map-probe`, whose colour depends on
 * that and changes by a transition, so that every cause of a change is heard: the system, the page, a part of it.
 */
export function useDark(probe: RefObject<HTMLElement | null>) {
  const [isDark, setDark] = useState<boolean>();

  useEffect(() => {
    const element = probe.current;
    if (!element) return;
    const read = () => setDark(getComputedStyle(element).color === 'rgb(255, 255, 255)');
    read();
    element.addEventListener('transitionend', read);
    return () => element.removeEventListener('transitionend', read);
  }, [probe]);
  return isDark;
}
