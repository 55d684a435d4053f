import { useEffect, useRef } from 'react';

/** Moves the focus once the next drawing is there, such as to the list that a press brought; asks where to only then. */
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
