/**
 * Listens for the page coming back into use after a time in which it heard nothing of other tabs: from the back/forward
 * cache, or first shown after the browser had prerendered it. Returns a function to stop.
 */
export function onBack(listener: () => void) {
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener('pageshow', restored);
  document.addEventListener('prerenderingchange', listener);
  return () => {
    removeEventListener('pageshow', restored);
    document.removeEventListener('prerenderingchange', listener);
  };
}

/** Runs once somebody sees the page: a browser may prerender one that is never visited. */
export function onceVisited(run: () => void) {
  if (Reflect.get(document, 'prerendering') === true)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
