const OPENER = '.hfview__open';
const EVENT = 'rda_viewing';

/** Listens for a request for the platform's older viewing calendar: a click on its opener, or an event of the page. */
export function onViewingAsked(listener: (asked: unknown) => void) {
  const press = (event: Event) => {
    if (!(event.target as Element).closest?.(OPENER)) return;
    event.preventDefault();
    listener(event);
  };
  // On the window in the capture phase, so before the page's own listeners.
  addEventListener('click', press, true);
  addEventListener(EVENT, listener, true);
  const platform = Reflect.get(globalThis, 'Homeflow') as { registerEvent?: unknown } | undefined;
  if (typeof platform?.registerEvent === 'function') platform.registerEvent(EVENT, listener);
}
