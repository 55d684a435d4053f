import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus when the header for one width takes the place of that for another: it goes to the link to the same
 * address, or else to the logo. What goes calls `onGone` before it does.
 */
export function useHandOver() {
  const root = useRef<HTMLElement>(null);
  const logo = useRef<HTMLAnchorElement>(null);
  const had = useRef<Element>(null);

  useLayoutEffect(() => {
    if (!had.current) return;
    const href = had.current.getAttribute('href');
    had.current = null;
    const same = [...root.current!.querySelectorAll('a')].find((link) => link.getAttribute('href') === href);
    (same ?? logo.current)?.focus({ preventScroll: true });
  });
  const onGone = useCallback(() => {
    if (root.current?.contains(document.activeElement)) had.current = document.activeElement;
  }, []);
  const toLogo = useCallback(() => logo.current?.focus({ preventScroll: true }), []);
  return { root, logo, onGone, toLogo };
}
