import { useEffect, useRef } from 'react';

import { isFocusOutside } from './is-focus-outside';

/**
 * A retry whose button goes once it succeeds: then, when the content `isShown`, the focus moves to the element that
 * `find` returns. Returns what the button does.
 */
export function useFocusAfterRetry(isShown: boolean, find: () => HTMLElement | null | undefined, again: () => unknown) {
  const isRetried = useRef(false);
  useEffect(() => {
    if (!isShown || !isRetried.current) return;
    isRetried.current = false;
    const target = find();
    if (!isFocusOutside(target)) target?.focus();
  });
  return () => {
    isRetried.current = true;
    again();
  };
}
