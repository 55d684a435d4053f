import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far off a slide may be and still count as reached, as a fraction of the strip's width. */
const NEARLY = 0.1;

/** A scroll-snapping strip that shows one slide at a time, moved by swipe or by `go`. */
export function useStrip<Strip extends HTMLElement>(total: number, start = 0) {
  const strip = useRef<Strip>(null);
  const goal = useRef<number>(undefined);
  const dropGoal = useRef(() => void (goal.current = undefined));
  const widthAtJump = useRef(0);
  const [current, setCurrent] = useState(start);
  const [slidesToLoad, setSlidesToLoad] = useState(start + 1);

  const show = (index: number) => {
    setCurrent(index);
    setSlidesToLoad((before) => Math.max(before, index + 2));
  };
  const onScroll = () => {
    const { scrollLeft, clientWidth } = strip.current!;
    const place = Math.abs(scrollLeft) / Math.max(clientWidth, 1);
    const index = Math.round(place);
    // Ignore the slides passed on the way to the goal.
    if (goal.current !== undefined && index !== goal.current) return;
    if (Math.abs(place - index) < NEARLY) goal.current = undefined;
    if (index !== current && index < total) show(index);
  };
  /** Scrolls to a slide at once, without animation. */
  const jumpTo = (index: number) => {
    widthAtJump.current = strip.current?.clientWidth ?? 0;
    const slide = strip.current?.children[index] as HTMLElement | undefined;
    strip.current?.scroll({ left: slide?.offsetLeft ?? 0, behavior: 'instant' });
  };
  return {
    strip,
    current,
    /** Up to one past the furthest seen; just the first until `loadNext` or a turn. */
    slidesToLoad,
    loadNext: () => show(current),
    jumpTo,
    /** Keeps the current slide in view when the strip's width changes; otherwise does not interrupt a swipe. */
    keepInView() {
      if (strip.current?.clientWidth !== widthAtJump.current) jumpTo(current);
    },
    /** Turns to a slide: a neighbour with `behavior`, by default as CSS says, any other at once. */
    go(next: number, behavior: ScrollBehavior = 'auto') {
      if (next < 0 || next >= total || next === current) return;
      // The slide must be rendered before it can be scrolled to.
      flushSync(() => show(next));
      goal.current = next;
      // Once the visitor drags or scrolls the strip, the goal no longer applies.
      for (const type of ['pointerdown', 'wheel'])
        strip.current!.addEventListener(type, dropGoal.current, { once: true, passive: true });
      const slide = strip.current!.children[next] as HTMLElement;
      if (Math.abs(next - current) > 1) jumpTo(next);
      else strip.current!.scroll({ left: slide.offsetLeft, behavior });
    },
    onScroll,
    onScrollEnd() {
      // A browser that re-snaps the strip, such as after rendering a slide, can stop short of the goal.
      if (goal.current !== undefined) jumpTo(goal.current);
      goal.current = undefined;
      onScroll();
    },
  };
}
