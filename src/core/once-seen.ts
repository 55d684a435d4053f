/**
 * Does a job once the visitor sees what was just drawn, or before the next key or press of theirs reaches the page,
 * whichever is first; returns how to give it up. For what must be done, and need not keep anybody waiting.
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
