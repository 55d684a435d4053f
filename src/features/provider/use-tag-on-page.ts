import { useEffect, useRef } from 'react';

import { currentHash } from '../../core/path';

/**
 * Whether the page itself shows the tag for its route; brings it into view when it is further down or up. A link from
 * elsewhere leads to its beginning, and takes the focus there too.
 */
export function useTagOnPage(tag: string | false | undefined, path: string) {
  const element = tag ? shownOnPage(tag) : undefined;
  const followed = useRef<HTMLAnchorElement>(undefined);
  useEffect(() => {
    const isFollowed = followed.current?.hash === currentHash();
    if (element) arrive(element, isFollowed ? followed.current : undefined);
    followed.current = undefined;
    const listen = ({ target }: MouseEvent) => {
      followed.current = (target instanceof Element && target.closest('a')) || undefined;
      // A link to the route that the page is at already changes nothing.
      if (element && followed.current?.hash === currentHash()) arrive(element, followed.current);
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

function arrive(element: Element, link: Element | undefined) {
  const { top, bottom } = element.getBoundingClientRect();
  const isFromElsewhere = link !== undefined && !element.contains(link);
  if (top >= innerHeight || (isFromElsewhere ? top < 0 : bottom <= 0)) element.scrollIntoView();
  if (!isFromElsewhere) return;
  // The heading of the view, or the place where it will be; else any heading.
  const places = ['.agency-view-heading', '[role=tabpanel]', 'h2, h3, h4'];
  const place = places.map((each) => element.querySelector<HTMLElement>(each)).find(Boolean);
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
