/** Whether the browser knows that it has no connection. */
export const isOffline = () => !navigator.onLine;

/** Listens for the browser coming back online; returns a function to stop. */
export function onReturnOnline(listener: () => void) {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}
