/** Whether a press on a link follows it: the right button opens a menu instead. */
export const follows = ({ button }: { button: number }) => button < 2;

/**
 * Calls back with the path of every link within this site that is followed, in this tab or another; returns a function
 * to stop.
 */
export function onLinkFollowed(listener: (path: string) => void) {
  const hear = (event: MouseEvent) => {
    // From the event's path: inside another library's shadow root, `event.target` is the host element.
    const [target] = event.composedPath();
    const link = follows(event) && target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === origin) listener(link.pathname);
  };
  // In the capture phase, since page scripts may stop the click later.
  document.addEventListener('click', hear, { capture: true });
  document.addEventListener('auxclick', hear, { capture: true });
  return () => {
    document.removeEventListener('click', hear, { capture: true });
    document.removeEventListener('auxclick', hear, { capture: true });
  };
}
