import { useCallback, useLayoutEffect, useRef } from 'react';

import { focusedBeside } from '../../core/focused';

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
    const at = root.current && focusedBeside(root.current);
    if (root.current?.contains(at)) had.current = at;
  }, []);
  const toLogo = useCallback(() => logo.current?.focus({ preventScroll: true }), []);
  return { root, logo, onGone, toLogo };
}
