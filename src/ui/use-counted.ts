import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a change before homes are counted. */
const PAUSE = 400;

/** Number of homes for a key, counted after a pause; undefined without a key, on failure and until it is counted. */
export function useCounted<Key>(key: Key | undefined, count: (signal: AbortSignal) => Promise<number | undefined>) {
  const [known, setKnown] = useState<{ key: Key; homes: number | undefined }>();
  const ask = useEffectEvent(count);

  useEffect(() => {
    if (key === undefined) return;
    const stop = new AbortController();
    const { signal } = stop;
    const timer = setTimeout(async () => {
      const homes = await ask(signal);
      if (!signal.aborted) setKnown({ key, homes });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key]);
  return known && known.key === key ? known.homes : undefined;
}
