import { useLayoutEffect, useState, type RefObject } from 'react';

import { onResized } from '../../core/resized';

const GAP = 16;
const COVERED = '--agency-covered';

/**
 * Makes room for a box over the bottom of the viewport: the page can be scrolled past it, focused elements are scrolled
 * clear of it, and where that is impossible it moves to the other end. Returns whether it is at the top.
 */
export function useRoom(box: RefObject<HTMLElement | null>) {
  const [isAbove, setAbove] = useState(false);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const { paddingBlockEnd, scrollPaddingBlockEnd } = style;
    // The room stays while the box is at the top: all elements inherit the variable, so that changing it makes the
    // browser recalculate the styles of the whole page, before it shows the answer to the key that moved the box.
    const stop = onResized(box.current!, () => {
      const room = `${box.current!.offsetHeight + edgeOf(box.current!) + GAP}px`;
      style.setProperty(COVERED, room);
      // On the root element: below the whole page, so that nothing moves.
      Object.assign(style, { paddingBlockEnd: room, scrollPaddingBlockEnd: room });
    });
    return () => {
      stop();
      style.removeProperty(COVERED);
      Object.assign(style, { paddingBlockEnd, scrollPaddingBlockEnd });
    };
  }, [box]);

  // A layout effect, so that no animation frame runs after the box is removed.
  useLayoutEffect(() => {
    let frame = 0;
    const look = () => {
      const target = document.activeElement;
      const isApart = !target || target === document.body || target.closest('[data-agency-layer]');
      if (isApart || box.current!.contains(target)) return;
      const here = box.current!.getBoundingClientRect();
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
    // Wait a frame: the browser may scroll to the focused element after `focusin`.
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

/** The distance of a box from its end of the viewport. */
const edgeOf = (box: HTMLElement) =>
  Math.min(...[getComputedStyle(box).top, getComputedStyle(box).bottom].map((edge) => Math.abs(parseFloat(edge))));
