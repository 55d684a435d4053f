/**
 * Listens for changes of an element's size, one frame later: a listener that changes sizes within the observer itself
 * would raise an error on the page. Returns a function to stop.
 */
export function onResized(element: Element, listener: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(listener);
  });
  observer.observe(element);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
