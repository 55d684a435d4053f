import { useLayoutEffect, type RefObject } from 'react';

const GAP = 8;

/** Moves the messages below what has the focus when they would hide it, as long as there is room for them. */
export function useClearView(card: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const place = card.current?.closest<HTMLElement>('.agency-toasts');
    if (!place) return;
    const move = () => {
      const focused = document.activeElement;
      // Under a press on a message it must not move, or the press would miss.
      if (place.contains(focused)) return;
      place.style.translate = '';
      if (!focused || focused === document.body) return;
      const [ours, theirs] = [place.getBoundingClientRect(), focused.getBoundingClientRect()];
      const isHidden =
        theirs.top < ours.bottom && theirs.bottom > ours.top && theirs.left < ours.right && theirs.right > ours.left;
      const distance = theirs.bottom + GAP - ours.top;
      if (isHidden && ours.bottom + distance <= innerHeight) place.style.translate = `0 ${distance}px`;
    };
    move();
    document.addEventListener('focusin', move);
    return () => document.removeEventListener('focusin', move);
  }, [card]);
}
