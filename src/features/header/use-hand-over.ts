import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus when the header for one width takes the place of that for another: it goes to the link to the same
 * address, or else to the logo. Returns what the one that goes calls before it does.
 */
export function useHandOver(root: RefObject<HTMLElement | null>, logo: RefObject<HTMLElement | null>) {
  const had = useRef<Element>(null);

  useLayoutEffect(() => {
    if (!had.current) return;
    const href = had.current.getAttribute('href');
    had.current = null;
    const same = [...root.current!.querySelectorAll('a')].find((link) => link.getAttribute('href') === href);
    (same ?? logo.current)?.focus({ preventScroll: true });
  });
  return useCallback(() => {
    const { activeElement: at } = document;
    if (root.current?.contains(at)) had.current = at;
  }, [root]);
}
