import { useEffect, useEffectEvent, useRef } from 'react';

interface Turning {
  current: number;
  /** The picture that was asked for, at first and since. */
  start: number;
  onStart: () => void;
  onTurn: (index: number) => void;
}

/** Milliseconds that a picture stays before its turn is reported: browsers limit how often an address may change. */
const REST = 300;

/** Reports to which picture the visitor has turned, and shows the one that is asked for meanwhile. */
export function useTurnsReported({ current, start, onStart, onTurn }: Turning) {
  const reported = useRef(start);
  const report = useEffectEvent(() => {
    if (current === reported.current) return;
    reported.current = current;
    onTurn(current);
  });
  const turn = useEffectEvent(() => {
    if (start === reported.current) return;
    reported.current = start;
    onStart();
  });

  useEffect(() => {
    const timer = setTimeout(() => report(), REST);
    return () => clearTimeout(timer);
  }, [current]);
  useEffect(() => turn(), [start]);
}
