import { useAtomValue } from 'jotai/react';
import { useState } from 'react';

import type { Channel } from '../../domain/property';
import { isDrawn, withPage, type Search } from '../../domain/search';
import { formatSearchQuery } from '../../domain/search-address';
import { withChannel } from '../../domain/search-channel';
import { filtersOf } from '../../domain/search-filters';
import { searchFormWords as words } from '../../domain/search-words';
import { isSearchAtom, searchAtom } from '../../state/search';

/** What a change removed beyond what the visitor meant to change. */
export interface Loss {
  words: string;
  /** Restores it. */
  undo?: () => void;
}

interface Edited {
  /** The page's search at the time. */
  key: string;
  search: Search;
  loss: Loss | undefined;
  /** The visitor chose a search that is not of the part of the map, such as a recent one. */
  isLeft: boolean;
}

/**
 * The search as edited by the visitor, before it becomes the page's. Starts with the search in the URL, and starts
 * again when that changes, but not when the visitor only turns or scrolls to another page of its results, or moves the
 * map: a changed filter stays in the part of the map that is searched.
 */
export function useEditedSearch(channels: readonly Channel[], preferred: Channel | undefined) {
  const page = useAtomValue(searchAtom);
  const isSearch = useAtomValue(isSearchAtom);
  const wanted = isSearch ? page.channel : (preferred ?? page.channel);
  const start = withChannel(page, channels.includes(wanted) ? wanted : channels[0]!);
  const key = formatSearchQuery(withPage(start, 1));
  const [changed, setChanged] = useState<Edited>();
  const isChanged = changed?.key === key;
  // Discard unsent changes once the page's search changes, even if it changes back.
  if (changed && !isChanged) setChanged(undefined);
  const isLeft = isChanged && changed.isLeft;
  const search = isChanged ? { ...changed.search, viewport: isLeft ? [] : page.viewport } : start;
  const keep = (next: Search, loss?: Loss) => {
    const leaves = search.viewport.length > 0 && next.viewport.length === 0;
    setChanged({ key, search: next, loss, isLeft: isLeft || leaves });
  };

  return {
    search,
    isChanged,
    loss: isChanged ? changed.loss : undefined,
    change: (next: Search) => {
      // Keep showing a loss during further changes, until it no longer applies.
      const before = isChanged && changed.loss && !next.poly ? changed.loss : undefined;
      keep(next, lossOf(search, next, () => keep(search)) ?? before);
    },
  };
}

function lossOf(before: Search, after: Search, undo: () => void): Loss | undefined {
  const isElsewhere = after.q !== undefined || after.placeId !== undefined;
  if (isDrawn(before) && !after.poly && isElsewhere) return { words: words.areaCleared, undo };
  return before.channel === after.channel ? undefined : lossOfChannel(before, after);
}

function lossOfChannel(before: Search, after: Search): Loss | undefined {
  const kept = filtersOf(after).map(({ field }) => field);
  const gone = filtersOf(before).filter(({ field }) => !kept.includes(field) && byChannel.has(field));
  const others = gone.flatMap(({ field, words: said }) => (field === 'minPrice' ? [] : said));
  const said = [
    gone.length > others.length && words.pricesCleared,
    others.length > 0 && words.filtersCleared(others),
  ].filter(Boolean);
  return said.length > 0 ? { words: said.join(' ') } : undefined;
}

/** Fields that a change of the channel clears. */
const byChannel: ReadonlySet<keyof Search> = new Set(['minPrice', 'status', 'auctionDate', 'pets', 'shortLets']);
