import { useEffect, useRef } from 'react';

/** Moves the focus after the next render, to the element `find` returns then, such as a list that a click opened. */
export function useFocusAfter() {
  const target = useRef<() => HTMLElement | null>(undefined);
  useEffect(() => {
    const element = target.current?.();
    target.current = undefined;
    element?.focus();
  });
  return (find: () => HTMLElement | null) => {
    target.current = find;
  };
}
