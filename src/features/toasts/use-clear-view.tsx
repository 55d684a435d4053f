import { useLayoutEffect, type RefObject } from 'react';

const GAP = 8;
const DIALOG_HEAD = '.agency-dialog[open] > .agency-dialog-head';

/**
 * Moves the messages below what they would hide, as long as there is room for them: the head of an open dialog, where
 * its close button is, then what has the focus.
 */
export function useClearView(card: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const place = card.current?.closest<HTMLElement>('.agency-toasts');
    if (!place) return;
    const move = () => {
      const focused = document.activeElement;
      // Under a press on a message it must not move, or the press would miss.
      if (place.contains(focused)) return;
      place.style.translate = '';
      const messages = place.getBoundingClientRect();
      const distance = [...document.querySelectorAll(DIALOG_HEAD), ...(isElement(focused) ? [focused] : [])]
        .map((each) => each.getBoundingClientRect())
        .reduce((moved, other) => clearOf(messages, moved, other), 0);
      if (distance > 0) place.style.translate = `0 ${distance}px`;
    };
    move();
    // A dialog that slides in lies elsewhere until it has arrived.
    const events = ['focusin', 'animationend'];
    events.forEach((event) => document.addEventListener(event, move));
    return () => events.forEach((event) => document.removeEventListener(event, move));
  }, [card]);
}

const isElement = (focused: Element | null): focused is Element => focused !== null && focused !== document.body;

/** How far messages are to move so as not to hide something, when they have moved so far already. */
function clearOf({ top, bottom, left, right }: DOMRect, moved: number, other: DOMRect) {
  const isHidden = other.top < bottom + moved && other.bottom > top + moved && other.left < right && other.right > left;
  const distance = other.bottom + GAP - top;
  return isHidden && bottom + distance <= innerHeight ? distance : moved;
}
