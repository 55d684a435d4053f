/** Tells the newest of several questions: each call aborts the signal of the one before, and returns one of its own. */
export function newestOnly() {
  let current = new AbortController();
  return () => {
    current.abort();
    current = new AbortController();
    return current.signal;
  };
}
