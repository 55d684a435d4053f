const OPENER = '.hfview__open';
const EVENT = 'rda_viewing';

/** Listens for a request for the platform's older viewing calendar: a click on its opener, or an event of the page. */
export function onViewingAsked(listener: (asked: unknown) => void) {
  const press = (event: Event) => {
    // Neither `target` nor `closest` sees through the shadow roots of a page's components.
    const target = event.composedPath().find((each) => (each as Element).matches?.(OPENER));
    if (!target) return;
    event.preventDefault();
    listener({ target });
  };
  // On the window in the capture phase, so before the page's own listeners.
  addEventListener('click', press, true);
  addEventListener(EVENT, listener, true);
  const platform = Reflect.get(globalThis, 'Homeflow') as { registerEvent?: unknown } | undefined;
  if (typeof platform?.registerEvent === 'function') platform.registerEvent(EVENT, listener);
}
