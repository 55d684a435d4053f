/** Hears that the browser has a connection again; returns how to stop. */
export function onReturnOnline(listener: () => void) {
  addEventListener('online', listener);
  return () => removeEventListener('online', listener);
}
