/**
 * Runs a job once what was just drawn has been painted, or before the visitor's next key or press reaches the page,
 * whichever is first; returns a function that cancels it. For work that must be done but should not delay the visitor.
 */
export function onceSeen(job: () => void) {
  const hurry = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));

  function stop() {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    hurry.abort();
  }
  function act() {
    stop();
    job();
  }
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, act, { capture: true, signal: hurry.signal });
  return stop;
}
