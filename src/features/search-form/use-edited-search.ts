import { useAtomValue } from 'jotai/react';
import { useState } from 'react';

import type { Channel } from '../../domain/property-channel';
import { isDrawn, withFilters, withoutCentre, withPage, type Search } from '../../domain/search';
import { formatSearchQuery } from '../../domain/search-address';
import { withChannel } from '../../domain/search-channel';
import { filtersOf } from '../../domain/search-filters';
import { searchFormWords as words } from '../../domain/search-words';
import { pageAtom } from '../../state/page';
import { isSearchAtom, searchAtom } from '../../state/search';

/** What a change removed beyond what the visitor meant to change. */
export interface Loss {
  words: string;
  /** The current search with it restored. */
  undone?: (now: Search) => Search;
}

interface Edited {
  /** The page's search at the time. */
  from: Search;
  search: Search;
  loss: Loss | undefined;
  /** The visitor chose a search that is not of the part of the map, such as a recent one. */
  isLeft: boolean;
}

/**
 * The search as edited by the visitor, before it becomes the page's. Starts with the search in the URL, and starts
 * again when that changes, but not when the visitor only sorts its results, turns to another page of them, or moves the
 * map: a changed filter stays in the part of the map that is searched.
 */
export function useEditedSearch(channels: readonly Channel[], preferred: Channel | undefined) {
  const page = useAtomValue(searchAtom);
  const isSearch = useAtomValue(isSearchAtom);
  const { defaultSearchStatus: defaultStatus } = useAtomValue(pageAtom).preferences;
  const wanted = isSearch ? page.channel : (preferred ?? page.channel);
  const start = withChannel(page, channels.includes(wanted) ? wanted : channels[0]!, defaultStatus);
  const [edited, setEdited] = useState<Edited>();
  const changed = edited && carriedOver(edited, start);
  // Discard unsent changes once the page's search changes, even if it changes back.
  if (edited && !changed) setEdited(undefined);
  const isLeft = changed?.isLeft ?? false;
  const search = changed ? { ...changed.search, viewport: isLeft ? [] : page.viewport } : start;
  const keep = (next: Search, loss?: Loss) => {
    const leaves = search.viewport.length > 0 && next.viewport.length === 0;
    setEdited({ from: start, search: next, loss, isLeft: isLeft || leaves });
  };

  const change = (next: Search) => {
    // Keep showing a loss during further changes, until it no longer applies.
    const before = next.poly ? undefined : changed?.loss;
    keep(next, lossOf(search, next, defaultStatus) ?? before);
  };

  return {
    search,
    isChanged: changed !== undefined,
    loss: changed?.loss,
    change,
    changeChannel: (channel: Channel) => change(withChannel(search, channel, defaultStatus)),
    /** Restores what was lost. */
    undo: () => keep(changed?.loss?.undone?.(search) ?? search),
  };
}

/** The edits, applied to the page's current search; undefined once that has changed. */
function carriedOver(edited: Edited, page: Search): Edited | undefined {
  const { from, search } = edited;
  const sorted = search.sorted === from.sorted ? page.sorted : search.sorted;
  if (keyOf(page) === keyOf(from)) return { ...edited, search: { ...search, sorted } };
  // Moving the map leaves the place for the part in view; so does a search without one, after which nothing is unsent.
  if (keyOf(page) !== keyOf(withoutCentre(from)) || keyOf(page) === keyOf(search)) return undefined;
  const isThere = search.q === from.q && search.placeId === from.placeId;
  return { ...edited, search: { ...(isThere ? withoutCentre(search) : search), sorted } };
}

const keyOf = (search: Search) => formatSearchQuery({ ...withPage(search, 1), sorted: undefined });

function lossOf(before: Search, after: Search, defaultStatus: string): Loss | undefined {
  const isElsewhere = after.q !== undefined || after.placeId !== undefined;
  if (isDrawn(before) && !after.poly && isElsewhere) {
    const undone = (now: Search) => (keyOf(now) === keyOf(after) ? before : withAreaOf(now, before));
    return { words: words.areaCleared, undone };
  }
  return before.channel === after.channel ? undefined : lossOfChannel(before, after, defaultStatus);
}

/** Searches in the drawn area of another search, and keeps the filters chosen since. */
function withAreaOf(search: Search, { poly, q, place, placeId, within, branchId, isQuerySearch }: Search) {
  return withFilters(search, { poly, q, place, placeId, within, branchId, isQuerySearch });
}

function lossOfChannel(before: Search, after: Search, defaultStatus: string): Loss | undefined {
  const kept = filtersOf(after, defaultStatus).map(({ field }) => field);
  const gone = filtersOf(before, defaultStatus).filter(({ field }) => !kept.includes(field) && byChannel.has(field));
  const others = gone.flatMap(({ field, words: said }) => (field === 'minPrice' ? [] : said));
  const said = [
    gone.length > others.length && words.pricesCleared,
    others.length > 0 && words.filtersCleared(others),
  ].filter(Boolean);
  return said.length > 0 ? { words: said.join(' ') } : undefined;
}

/** Fields that a change of the channel clears. */
const byChannel: ReadonlySet<keyof Search> = new Set(['minPrice', 'status', 'auctionDate', 'pets', 'shortLets']);
