import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Goes through a strip of slides that snap into place, one at a time: by swipe, or step by step. */
export function useStrip<Strip extends HTMLElement>(total: number) {
  const strip = useRef<Strip>(null);
  const goal = useRef<number>(undefined);
  const [current, setCurrent] = useState(0);
  const [asked, setAsked] = useState(1);

  const show = (index: number) => {
    setCurrent(index);
    setAsked((before) => Math.max(before, index + 2));
  };
  const follow = () => {
    const { scrollLeft, clientWidth } = strip.current!;
    const index = Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1));
    // On the way to the slide that was asked for, others pass by.
    if (goal.current !== undefined && index !== goal.current) return;
    goal.current = undefined;
    if (index !== current) show(index);
  };
  return {
    strip,
    current,
    /** How many slides are needed so far: all that were seen and the next, which is one until somebody turns to it. */
    asked,
    wake: () => show(current),
    turn(step: 1 | -1) {
      const next = current + step;
      if (next < 0 || next >= total) return;
      // The slide must be there to be scrolled to.
      flushSync(() => show(next));
      goal.current = next;
      const slide = strip.current!.children[next] as HTMLElement;
      strip.current!.scrollTo({ left: slide.offsetLeft });
    },
    follow,
    settle() {
      goal.current = undefined;
      follow();
    },
  };
}
