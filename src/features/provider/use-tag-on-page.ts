import { useEffect } from 'react';

import { currentHash } from '../../core/path';

/** Whether the page itself shows the tag for its route; brings it into view when it is further down or up. */
export function useTagOnPage(tag: string | false | undefined, path: string) {
  const element = tag ? shownOnPage(tag) : undefined;
  useEffect(() => {
    if (!element) return;
    bringIntoView(element);
    const listen = ({ target }: MouseEvent) => {
      // A link to the route that the page is at already changes nothing.
      if (target instanceof Element && target.closest('a')?.hash === currentHash()) bringIntoView(element);
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
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom <= 0 || top >= innerHeight) element.scrollIntoView();
}
