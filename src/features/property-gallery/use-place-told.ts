import { useEffect, useEffectEvent, useRef } from 'react';

interface Turning {
  current: number;
  /** The picture that was asked for, at first and since. */
  start: number;
  onStart: () => void;
  onTurn: (index: number) => void;
}

/** Milliseconds that a picture stays before its turn is told: browsers limit how often an address may change. */
const REST = 300;

/** Tells to which picture the visitor has turned, and shows the one that is asked for meanwhile. */
export function usePlaceTold({ current, start, onStart, onTurn }: Turning) {
  const told = useRef(start);
  const tell = useEffectEvent(() => {
    if (current === told.current) return;
    told.current = current;
    onTurn(current);
  });
  const turn = useEffectEvent(() => {
    if (start === told.current) return;
    told.current = start;
    onStart();
  });

  useEffect(() => {
    const timer = setTimeout(() => tell(), REST);
    return () => clearTimeout(timer);
  }, [current]);
  useEffect(() => turn(), [start]);
}
