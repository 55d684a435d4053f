import { useLayoutEffect, useState, type RefObject } from 'react';

import { onResized } from '../../core/resized';

const GAP = 16;
const COVERED = '--agency-covered';

/**
 * Makes room for a box that lies over the end of the window: the page can be scrolled past it, what comes to have the
 * focus is scrolled clear of it, and where that cannot be it moves to the other end. Answers whether it is there.
 */
export function useRoom(box: RefObject<HTMLElement | null>) {
  const [isAbove, setAbove] = useState(false);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const { paddingBlockEnd, scrollPaddingBlockEnd } = style;
    const give = () => {
      const room = `${box.current!.offsetHeight + edgeOf(box.current!) + GAP}px`;
      style.setProperty(COVERED, isAbove ? '0px' : room);
      // Of the root element: below the whole page, so that nothing on it moves.
      Object.assign(style, { paddingBlockEnd: room, scrollPaddingBlockEnd: isAbove ? scrollPaddingBlockEnd : room });
    };
    give();
    const stop = onResized(box.current!, give);
    return () => {
      stop();
      style.removeProperty(COVERED);
      Object.assign(style, { paddingBlockEnd, scrollPaddingBlockEnd });
    };
  }, [box, isAbove]);

  // In the layout phase, so that no frame looks for a box that has just gone.
  useLayoutEffect(() => {
    let frame = 0;
    const look = () => {
      const target = document.activeElement;
      const here = box.current!.getBoundingClientRect();
      const isApart = !target || target === document.body || target.closest('[data-agency-layer]');
      if (isApart || box.current!.contains(target)) return;
      const edge = edgeOf(box.current!);
      const there = isAbove ? innerHeight - edge - here.height : edge;
      const focused = target.getBoundingClientRect();
      const meets = (top: number) =>
        focused.top < top + here.height &&
        focused.bottom > top &&
        focused.left < here.right &&
        focused.right > here.left;
      if (meets(here.top) && !meets(there)) setAbove(!isAbove);
    };
    // Once the browser has scrolled to what has the focus, which it may do after it tells.
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    lookSoon();
    document.addEventListener('focusin', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', lookSoon);
    };
  }, [box, isAbove]);
  return isAbove;
}

/** How far a box stands from the end of the window that it is at. */
const edgeOf = (box: HTMLElement) =>
  Math.min(...[getComputedStyle(box).top, getComputedStyle(box).bottom].map((edge) => Math.abs(parseFloat(edge))));
