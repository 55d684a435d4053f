/** Keeps only the newest of several requests: each call aborts the previous call's signal and returns its own. */
export function newestOnly() {
  let current = new AbortController();
  return () => {
    current.abort();
    current = new AbortController();
    return current.signal;
  };
}
