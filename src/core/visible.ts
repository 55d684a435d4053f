let observer: IntersectionObserver | undefined;
const waiting = new Map<Element, () => void>();

/**
 * Opens something when its element comes near the viewport, or when the page is printed; returns a function that closes
 * it.
 */
export function whenVisible(host: HTMLElement, open: () => () => void) {
  observer ??= watch();
  host.dataset.state = 'idle';
  let close: (() => void) | undefined;
  waiting.set(host, () => (close = open()));
  observer.observe(host);
  return () => {
    forget(host);
    delete host.dataset.state;
    close?.();
  };
}

function watch() {
  addEventListener('beforeprint', () => [...waiting.keys()].forEach(arrive));
  return new IntersectionObserver(
    (entries) => entries.forEach((entry) => entry.isIntersecting && arrive(entry.target)),
    { rootMargin: '300px' },
  );
}

function arrive(host: Element) {
  const open = waiting.get(host);
  forget(host);
  open?.();
}

function forget(host: Element) {
  observer?.unobserve(host);
  waiting.delete(host);
}
