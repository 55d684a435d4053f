import { useEffect, useEffectEvent, useRef } from 'react';

/** Holds a call back while something else is going on, and makes it once afterwards. */
export function useHeldBack(isHeldBack: boolean, act: () => void) {
  const isOwed = useRef(false);
  const catchUp = useEffectEvent(() => {
    if (isHeldBack || !isOwed.current) return;
    isOwed.current = false;
    act();
  });
  useEffect(() => catchUp(), [isHeldBack]);

  return () => {
    if (isHeldBack) isOwed.current = true;
    else act();
  };
}
