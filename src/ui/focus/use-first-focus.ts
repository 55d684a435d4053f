import { useEffect, useRef } from 'react';

/** Returns a focus handler that calls `prepare` once, with a signal that aborts on unmount. */
export function useFirstFocus(prepare: (signal: AbortSignal) => unknown) {
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  return () => {
    if (stop.current) return;
    stop.current = new AbortController();
    prepare(stop.current.signal);
  };
}
