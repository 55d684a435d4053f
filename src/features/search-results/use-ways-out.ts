import { useEffect, useState } from 'react';

import { looserSearches, widerSearch, type LooserSearch } from '../../domain/looser-searches';
import type { Search } from '../../domain/search';
import { countHomes } from '../../state/results';

/** A looser search with results, and their number. */
interface WayOut extends LooserSearch {
  readonly count: number;
}

const mostAsked = 6;
const mostOffered = 4;

/** Looser alternatives to a search without results, most homes first; empty until the server has counted. */
export function useWaysOut(search: Search): readonly WayOut[] {
  const [ways, setWays] = useState<readonly WayOut[]>([]);
  useEffect(() => {
    const left = new AbortController();
    void countAll(search, left.signal).then((counted) => left.signal.aborted || setWays(counted));
    return () => left.abort();
  }, [search]);
  return ways;
}

async function countAll(search: Search, signal: AbortSignal): Promise<readonly WayOut[]> {
  const wider = widerSearch(search);
  const candidates = [...(wider ? [wider] : []), ...looserSearches(search)].slice(0, mostAsked);
  const counted = await Promise.all(
    candidates.map(async (way) => ({ ...way, count: (await countHomes(way.search, signal)) ?? 0 })),
  );
  return counted
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostOffered);
}
