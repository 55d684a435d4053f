import { useEffect, useRef } from 'react';

import { hasMovedOn } from './has-moved-on';

/**
 * A retry whose button goes once it succeeds: then, when the content `isShown`, the focus moves to the element that
 * `find` returns. Returns what the button does.
 */
export function useRetry(isShown: boolean, find: () => HTMLElement | null | undefined, again: () => unknown) {
  const isRetried = useRef(false);
  useEffect(() => {
    if (!isShown || !isRetried.current) return;
    isRetried.current = false;
    const target = find();
    if (!hasMovedOn(target)) target?.focus();
  });
  return () => {
    isRetried.current = true;
    again();
  };
}
