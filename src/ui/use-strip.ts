import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far from its place a slide may be and yet count as there, as a part of the strip. */
const NEARLY = 0.1;

/** Goes through a strip of slides that snap into place, one at a time: by swipe, or step by step. */
export function useStrip<Strip extends HTMLElement>(total: number, start = 0) {
  const strip = useRef<Strip>(null);
  const goal = useRef<number>(undefined);
  const letGo = useRef(() => void (goal.current = undefined));
  const heldAt = useRef(0);
  const [current, setCurrent] = useState(start);
  const [asked, setAsked] = useState(start + 1);

  const show = (index: number) => {
    setCurrent(index);
    setAsked((before) => Math.max(before, index + 2));
  };
  const follow = () => {
    const { scrollLeft, clientWidth } = strip.current!;
    const place = Math.abs(scrollLeft) / Math.max(clientWidth, 1);
    const index = Math.round(place);
    // On the way to the slide that was asked for, others pass by.
    if (goal.current !== undefined && index !== goal.current) return;
    if (Math.abs(place - index) < NEARLY) goal.current = undefined;
    if (index !== current && index < total) show(index);
  };
  /** Brings a slide into view at once, as on opening. */
  const hold = (index = current) => {
    heldAt.current = strip.current?.clientWidth ?? 0;
    const slide = strip.current?.children[index] as HTMLElement | undefined;
    strip.current?.scrollTo({ left: slide?.offsetLeft ?? 0, behavior: 'instant' });
  };
  return {
    strip,
    current,
    /** How many slides are needed so far: all that were seen and the next, which is one until somebody turns to it. */
    asked,
    wake: () => show(current),
    hold,
    /** Holds the slide that is seen when the strip takes on another size; a swipe of the same moment goes on. */
    keep() {
      if (strip.current?.clientWidth !== heldAt.current) hold();
    },
    /** Turns to a slide; one beside this one is reached as the style sheet says, unless told. */
    go(next: number, behavior: ScrollBehavior = 'auto') {
      if (next < 0 || next >= total || next === current) return;
      // The slide must be there to be scrolled to.
      flushSync(() => show(next));
      goal.current = next;
      // A hand on the strip goes its own way.
      for (const type of ['pointerdown', 'wheel'])
        strip.current!.addEventListener(type, letGo.current, { once: true, passive: true });
      const slide = strip.current!.children[next] as HTMLElement;
      if (Math.abs(next - current) > 1) hold(next);
      else strip.current!.scrollTo({ left: slide.offsetLeft, behavior });
    },
    follow,
    settle() {
      // Browsers that snap the strip again, as to a slide that has just been drawn, can cut the way short.
      if (goal.current !== undefined) hold(goal.current);
      goal.current = undefined;
      follow();
    },
  };
}
