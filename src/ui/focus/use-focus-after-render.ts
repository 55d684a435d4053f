import { useLayoutEffect, useRef } from 'react';

/** Moves the focus after the next render, to the element `find` returns then, such as a list that a click opened. */
export function useFocusAfterRender() {
  const target = useRef<() => HTMLElement | null>(undefined);
  // A layout effect: a passive one of the render before may run after the request, and use it up too early.
  useLayoutEffect(() => {
    const element = target.current?.();
    target.current = undefined;
    element?.focus();
  });
  return (find: () => HTMLElement | null) => {
    target.current = find;
  };
}
