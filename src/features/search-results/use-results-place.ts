import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

import { cameFrom, keepInEntry, keptInEntry } from '../../core/path';
import { onResized } from '../../core/resized';
import { readId, readNumber, readRecord } from '../../domain/reading';
import { showPageReachedAtom, type Results } from '../../state/results';
import { searchHistoryAtom } from '../../state/search-history';
import { pageOf } from './use-marks';

/** Where somebody is in the list: which home stands where on the screen. */
interface Place {
  readonly id: string;
  /** Pixels from the top of the screen to the top of the home. */
  readonly top: number;
  /** The home that the keyboard was in. */
  readonly focused?: string;
}

/** Keeps the place in the list while the list changes. */
export interface ResultsPlace {
  /** Homes are about to be added: those that are looked at stay where they are. */
  hold: () => void;
  /** Another page follows: this one's place is kept for the way back. */
  leave: () => void;
}

const name = 'agencyResultsPlace';
/** Milliseconds without scrolling after which the place is kept. */
const rest = 200;
/** Milliseconds until all cards on the screen are drawn. */
const settling = 1_000;

/**
 * Keeps with each entry of the tab's history which home stood where, and puts it there again after back, forward and
 * reload; also for somebody who returns from a home by a link. Anchored to a home, it holds when the list is longer.
 */
export function useResultsPlace(list: RefObject<HTMLElement | null>, results: Results): ResultsPlace {
  const showPage = useSetAtom(showPageReachedAtom);
  const clicked = useAtomValue(searchHistoryAtom)[0]?.clickedProperty;
  const held = useRef<Place>(undefined);
  const restoredFor = useRef<Results['pages'][number]>(undefined);
  const isTurned = useRef(false);
  const isAskedToReturn = useRef(false);
  const { pages, isLoading } = results;

  const keep = useEffectEvent(() => {
    const place = isLoading ? undefined : placeIn(list.current!);
    if (!place) return;
    showPage(pageOf(results, place.id));
    keepInEntry(name, place);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      // Whoever scrolls on while homes are added wants to stay where they are then.
      if (held.current) held.current = placeIn(list.current!);
      clearTimeout(timer);
      timer = setTimeout(keep, rest);
    };
    const now = () => keep();
    addEventListener('scroll', later, { passive: true });
    addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', later);
      removeEventListener('pagehide', now);
    };
  }, [list]);

  useLayoutEffect(() => {
    const goal = held.current ?? (isTurned.current ? undefined : readPlace(keptInEntry(name)));
    if (isLoading || restoredFor.current === pages[0]) return;
    restoredFor.current = pages[0];
    held.current = undefined;
    isTurned.current = false;
    return goal && stayAt(list.current!, goal);
  }, [list, pages, isLoading]);
  useEffect(() => {
    if (!clicked || isAskedToReturn.current) return;
    isAskedToReturn.current = true;
    if (keptInEntry(name) || !cameFrom()?.startsWith(`/properties/${clicked}/`)) return;
    itemOf(list.current!, clicked)?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [list, clicked]);

  return {
    hold: () => void (held.current = placeIn(list.current!)),
    leave: () => {
      isTurned.current = true;
      keep();
    },
  };
}

/** The first home that is on the screen. */
function placeIn(list: HTMLElement): Place | undefined {
  for (const item of list.querySelectorAll<HTMLElement>('[data-property-id]')) {
    const { top, bottom } = item.getBoundingClientRect();
    if (bottom <= 0) continue;
    const focused = list.querySelector(':focus-visible')?.closest<HTMLElement>('[data-property-id]')?.dataset[
      'propertyId'
    ];
    return { id: item.dataset['propertyId']!, top: Math.round(top), ...(focused && { focused }) };
  }
  return undefined;
}

/**
 * Puts a home back, and again while the cards around it take their own height, until the visitor does something; returns
 * how to end that.
 */
function stayAt(list: HTMLElement, goal: Place) {
  putBack(list, goal);
  const stopFollowing = onResized(list, () => putBack(list, goal));
  const end = new AbortController();
  const timer = setTimeout(stop, settling);
  for (const type of ['keydown', 'pointerdown', 'touchmove', 'wheel'])
    addEventListener(type, stop, { capture: true, passive: true, signal: end.signal });

  function stop() {
    stopFollowing();
    clearTimeout(timer);
    end.abort();
  }
  return stop;
}

function putBack(list: HTMLElement, { id, top, focused }: Place) {
  const item = itemOf(list, id);
  if (item) scrollBy({ top: item.getBoundingClientRect().top - top, behavior: 'instant' });
  if (focused && document.activeElement === document.body) itemOf(list, focused)?.focus({ preventScroll: true });
}

const itemOf = (list: HTMLElement, id: string) =>
  list.querySelector<HTMLElement>(`[data-property-id="${CSS.escape(id)}"]`);

function readPlace(value: unknown): Place | undefined {
  const raw = readRecord(value);
  const id = readId(raw?.['id']);
  const top = readNumber(raw?.['top']);
  const focused = readId(raw?.['focused']);
  return id === undefined || top === undefined ? undefined : { id, top, ...(focused && { focused }) };
}
