const OPENER = '.hfview__open';
const EVENT = 'rda_viewing';

/** Hears that somebody asks for the platform's older calendar of viewings: by a press, or by an event of the page's. */
export function onViewingAsked(listener: (asked: unknown) => void) {
  const press = (event: Event) => {
    if (!(event.target as Element).closest?.(OPENER)) return;
    event.preventDefault();
    listener(event);
  };
  // On the window in the capture phase, so before any listener of the page's.
  addEventListener('click', press, true);
  addEventListener(EVENT, listener, true);
  const platform = Reflect.get(globalThis, 'Homeflow') as { registerEvent?: unknown } | undefined;
  if (typeof platform?.registerEvent === 'function') platform.registerEvent(EVENT, listener);
}
