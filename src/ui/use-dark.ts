import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the colour scheme is dark at an element of class `agency-map-probe`. Its colour follows the scheme through a
 * transition, so that any change fires an event: by the system, the page or a part of it.
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
