import { useEffect, useEffectEvent, useState } from 'react';

import type { Search } from '../../domain/search';
import { formatSearchQuery } from '../../domain/search-address';
import { countHomes } from '../../state/results';

/** Milliseconds without a change before homes are counted. */
const PAUSE = 400;

/** Number of homes a search would find, counted after a pause; undefined until this search is counted. */
export function useCount(search: Search | undefined): number | undefined {
  const key = search && formatSearchQuery(search);
  const [known, setKnown] = useState<{ key: string; count: number | undefined }>();
  const count = useEffectEvent((signal: AbortSignal) => countHomes(search!, signal));

  useEffect(() => {
    if (key === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const found = await count(signal);
      if (!signal.aborted) setKnown({ key, count: found });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key]);
  return known && known.key === key ? known.count : undefined;
}
