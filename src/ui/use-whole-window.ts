import { useLayoutEffect, type RefObject } from 'react';

import { stopScrolling } from '../core/scroll-lock';

/** While an element fills the window, makes the rest of the page inert and stops it scrolling. */
export function useWholeWindow(element: RefObject<HTMLElement | null>, isFilling: boolean) {
  useLayoutEffect(() => {
    if (!isFilling || !element.current) return;
    const silenced = besides(element.current).filter((node) => !node.inert);
    for (const node of silenced) node.inert = true;
    const letScroll = stopScrolling();
    return () => {
      for (const node of silenced) node.inert = false;
      letScroll();
    };
  }, [element, isFilling]);
}

/** The siblings of an element and its ancestors, except dialogs and messages, which lie above it and stay usable. */
function besides(element: Element): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  const beside = [...parentElement.children].filter(
    (node): node is HTMLElement =>
      node instanceof HTMLElement && node !== element && !node.matches('[data-agency-layer], script, style, link'),
  );
  return [...beside, ...besides(parentElement)];
}
