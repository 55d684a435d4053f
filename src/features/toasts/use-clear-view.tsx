import { useLayoutEffect, type RefObject } from 'react';

const GAP = 8;
const DIALOG_HEAD = '.agency-dialog[open] > .agency-dialog-head';

/**
 * Moves the messages away from what they would hide, as long as there is room for them: the head of an open dialog,
 * where its close button is, then what has the focus. From the top of the window they move down, from its foot up,
 * there above the keyboard of a phone too.
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
      const isAtFoot = messages.top + messages.bottom > innerHeight;
      const start = isAtFoot ? Math.min(0, bottomInSight() - GAP - messages.bottom) : 0;
      const distance = [...document.querySelectorAll(DIALOG_HEAD), ...(isElement(focused) ? [focused] : [])]
        .map((each) => each.getBoundingClientRect())
        .reduce((moved, other) => clearOf(messages, moved, other, isAtFoot), start);
      if (distance !== 0) place.style.translate = `0 ${distance}px`;
    };
    move();
    // A dialog that slides in lies elsewhere until it has arrived.
    const events = ['focusin', 'animationend'];
    events.forEach((event) => document.addEventListener(event, move));
    visualViewport?.addEventListener('resize', move);
    return () => {
      events.forEach((event) => document.removeEventListener(event, move));
      visualViewport?.removeEventListener('resize', move);
    };
  }, [card]);
}

const isElement = (focused: Element | null): focused is Element => focused !== null && focused !== document.body;

/** How far down the window is seen: the keyboard of a phone may lie over its foot. Who zooms in moves about by hand. */
function bottomInSight() {
  const { scale = 1, offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  return scale > 1 ? innerHeight : offsetTop + height;
}

/** How far messages are to move so as not to hide something, when they have moved so far already. */
function clearOf({ top, bottom, left, right }: DOMRect, moved: number, other: DOMRect, isAtFoot: boolean) {
  const isHidden = other.top < bottom + moved && other.bottom > top + moved && other.left < right && other.right > left;
  const distance = isAtFoot ? other.top - GAP - bottom : other.bottom + GAP - top;
  const isRoomy = top + distance >= 0 && bottom + distance <= innerHeight;
  return isHidden && isRoomy ? distance : moved;
}
