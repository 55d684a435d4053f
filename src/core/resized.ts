/**
 * Hears of every size an element takes on, in the frame after it: to change sizes while they are observed is an error
 * that the page would hear of. Returns how to stop.
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
