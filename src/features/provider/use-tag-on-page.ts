import { useEffect, useRef } from 'react';

import { currentHash } from '../../core/path';

/**
 * Whether the page itself shows the tag for its route; brings it into view when its beginning is not. A link from
 * elsewhere that leads to the route takes the focus there too.
 */
export function useTagOnPage(tag: string | false | undefined, path: string) {
  const element = tag ? shownOnPage(tag) : undefined;
  const followed = useRef<HTMLAnchorElement>(undefined);
  useEffect(() => {
    if (element) bringIntoView(element);
    if (element && followed.current?.hash === currentHash()) focusIn(element, followed.current);
    followed.current = undefined;
    const listen = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      followed.current = link ?? undefined;
      // A link to the route that the page is at already changes nothing.
      if (!element || link?.hash !== currentHash()) return;
      bringIntoView(element);
      focusIn(element, link);
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, [path, element]);
  return element !== undefined;
}

/** The tag in the page itself, but for one in a closed tab or in a section that is hidden on phones. */
function shownOnPage(tag: string) {
  return [...document.querySelectorAll(tag)].find((element) => !element.closest('dialog') && isShown(element));
}

/** With `display: contents` only its parts have boxes. */
const isShown = (element: Element) =>
  [element, ...element.querySelectorAll('*')].some((part) => part.getClientRects().length > 0);

function bringIntoView(element: Element) {
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top >= innerHeight) element.scrollIntoView();
}

/** Moves the focus to the heading of the view, or to where the view waits; its own links move it themselves. */
function focusIn(element: Element, link: Element) {
  if (element.contains(link)) return;
  const place = ['.agency-view-heading', '[role=tabpanel]'].map((each) => element.querySelector<HTMLElement>(each));
  place.find(Boolean)?.focus({ preventScroll: true });
}
