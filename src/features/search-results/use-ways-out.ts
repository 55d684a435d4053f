import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';

import { looserSearches, searchWithoutWords, widerSearch, type LooserSearch } from '../../domain/looser-searches';
import type { Search } from '../../domain/search';
import { pageAtom } from '../../state/page';
import { countHomes } from '../../state/results';

/** A looser search with results, and their number where the server tells. */
interface WayOut extends LooserSearch {
  readonly count?: number;
}

const mostAsked = 6;
const mostOffered = 4;

/**
 * Looser alternatives to a search without results, in its part of the map, most homes first and uncounted ones last;
 * empty until the server has counted. Where the server knows no place by the search's words, one is without them.
 */
export function useWaysOut(search: Search, isUnknown: boolean): readonly WayOut[] {
  const { defaultSearchStatus } = useAtomValue(pageAtom).preferences;
  const [ways, setWays] = useState<readonly WayOut[]>([]);
  useEffect(() => {
    const left = new AbortController();
    const elsewhere = [isUnknown ? searchWithoutWords(search) : undefined, widerSearch(search)].filter(
      (way) => way !== undefined,
    );
    const candidates = [...elsewhere, ...looserSearches(search, defaultSearchStatus)];
    void countAll(candidates, left.signal).then((counted) => left.signal.aborted || setWays(counted));
    return () => left.abort();
  }, [search, isUnknown, defaultSearchStatus]);
  return ways;
}

async function countAll(candidates: readonly LooserSearch[], signal: AbortSignal): Promise<readonly WayOut[]> {
  const counted = await Promise.all(
    candidates.slice(0, mostAsked).map(async (way) => {
      const found = await countHomes(way.search, signal);
      return found && found.count !== 0 ? [{ ...way, ...found }] : [];
    }),
  );
  return counted
    .flat()
    .sort((one, other) => (other.count ?? 0) - (one.count ?? 0))
    .slice(0, mostOffered);
}
