import { useLayoutEffect, type RefObject } from 'react';

const GAP = 8;
const DIALOG_HEAD = '.agency-dialog[open] > .agency-dialog-head';

/**
 * Moves the messages away from what they would hide, where there is room: the head of an open dialog with its close
 * button, then the button that sends the form being filled in, then the focused element. At the top of the viewport they
 * move down, at the bottom up, also above a phone's on-screen keyboard.
 */
export function useClearView(card: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const place = card.current?.closest<HTMLElement>('.agency-toasts');
    if (!place) return;
    const move = () => {
      const focused = document.activeElement;
      // While a message has the focus it must not move, or a click on it would miss.
      if (place.contains(focused)) return;
      place.style.translate = '';
      const messages = place.getBoundingClientRect();
      const isAtFoot = messages.top + messages.bottom > innerHeight;
      let distance = isAtFoot ? Math.min(0, bottomInSight() - GAP - messages.bottom) : 0;
      for (const each of [...document.querySelectorAll(DIALOG_HEAD), ...inUse(focused)])
        distance = clearOf(messages, distance, each.getBoundingClientRect(), isAtFoot);
      if (distance !== 0) place.style.translate = `0 ${distance}px`;
    };
    move();
    // A dialog that slides in reaches its position only when its animation ends.
    const events = ['focusin', 'animationend'];
    events.forEach((event) => document.addEventListener(event, move));
    visualViewport?.addEventListener('resize', move);
    return () => {
      events.forEach((event) => document.removeEventListener(event, move));
      visualViewport?.removeEventListener('resize', move);
    };
  }, [card]);
}

/** The focused element, after the button that sends its form. */
function inUse(focused: Element | null): readonly Element[] {
  if (!focused || focused === document.body) return [];
  const send = focused.closest('form')?.querySelector('[type=submit]');
  return send ? [send, focused] : [focused];
}

/** The bottom of the visual viewport, above an on-screen keyboard. Ignored when zoomed in: visitors pan themselves. */
function bottomInSight() {
  const { scale = 1, offsetTop = 0, height = innerHeight } = visualViewport ?? {};
  return scale > 1 ? innerHeight : offsetTop + height;
}

/** How far messages must move so as not to hide `other`, given how far they have moved already. */
function clearOf({ top, bottom, left, right }: DOMRect, moved: number, other: DOMRect, isAtFoot: boolean) {
  const isHidden = other.top < bottom + moved && other.bottom > top + moved && other.left < right && other.right > left;
  const distance = isAtFoot ? other.top - GAP - bottom : other.bottom + GAP - top;
  const isRoomy = top + distance >= 0 && bottom + distance <= innerHeight;
  return isHidden && isRoomy ? distance : moved;
}
