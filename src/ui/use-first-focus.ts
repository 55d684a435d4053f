import { useEffect, useRef } from 'react';

/** Prepares something when the focus first comes to a part of the page, and gives it up when that part goes away. */
export function useFirstFocus(prepare: (signal: AbortSignal) => unknown) {
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  return () => {
    if (stop.current) return;
    stop.current = new AbortController();
    prepare(stop.current.signal);
  };
}
