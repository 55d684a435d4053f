import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/** Calls `onEnd` when the time is up; the timer stops while paused and while the tab is hidden. */
export function useCountdown(milliseconds: number, isPaused: boolean, onEnd: () => void) {
  const left = useRef(milliseconds);
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden);
  const end = useEffectEvent(onEnd);
  const rests = isPaused || isHidden;

  useEffect(() => {
    if (rests) return;
    const start = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [rests]);
}

function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
