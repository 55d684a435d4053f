import type { MouseEvent } from 'react';

/** Follows a link on this page; with a modifier key the browser opens another tab or window, or downloads it. */
export const inPlace =
  <Link extends Element>(follow: (link: Link) => void) =>
  (event: MouseEvent<Link>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(event.currentTarget);
  };
