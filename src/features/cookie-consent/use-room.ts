import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

import { onResized } from '../../core/resized';

const EDGE = 16;
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
      const room = `${box.current!.offsetHeight + 2 * EDGE}px`;
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

  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || box.current!.contains(target) || target.closest('[data-agency-layer]'))
        return;
      const here = box.current!.getBoundingClientRect();
      const there = isAbove ? innerHeight - EDGE - here.height : EDGE;
      const focused = target.getBoundingClientRect();
      const meets = (top: number) =>
        focused.top < top + here.height &&
        focused.bottom > top &&
        focused.left < here.right &&
        focused.right > here.left;
      if (meets(here.top) && !meets(there)) setAbove(!isAbove);
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [box, isAbove]);
  return isAbove;
}
