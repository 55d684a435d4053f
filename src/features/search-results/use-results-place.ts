import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

import { isFocusLost } from '../../core/focused';
import { cameFrom, keepInEntry, keptInEntry } from '../../core/path';
import { onResized } from '../../core/resized';
import { readId, readNumber, readRecord } from '../../domain/reading';
import { showPageReachedAtom, type Results } from '../../state/results';
import { searchHistoryAtom } from '../../state/search-history';
import { pageOf } from './use-marks';

/** A position in the list: a home and its offset on the screen. */
interface Place {
  readonly id: string;
  /** Pixels from the top of the screen to the top of the home. */
  readonly top: number;
  /** The home with the keyboard focus. */
  readonly focused?: string;
}

/** Keeps the scroll position while the list changes. */
export interface ResultsPlace {
  /** Call before homes are added: those on screen stay where they are. */
  hold: () => void;
  /** Call before turning to another page: saves the position for going back. */
  leave: () => void;
}

const name = 'agencyResultsPlace';
/** Milliseconds without scrolling after which the position is saved. */
const rest = 200;
/** Milliseconds until all cards on screen are rendered. */
const settling = 1_000;

/**
 * Saves the position in each history entry and restores it after back, forward and reload; also finds the home again
 * when the visitor returns from it by a link. Anchored to a home, it still holds when the list is longer.
 */
export function useResultsPlace(list: RefObject<HTMLElement | null>, results: Results): ResultsPlace {
  const showPage = useSetAtom(showPageReachedAtom);
  const clicked = useAtomValue(searchHistoryAtom)[0]?.clickedProperty;
  const held = useRef<Place>(undefined);
  const restoredFor = useRef<Results['pages'][number]>(undefined);
  const isTurned = useRef(false);
  const isAskedToReturn = useRef(false);
  const { pages, isLoading } = results;

  const keep = () => {
    const place = isLoading ? undefined : placeIn(list.current!);
    if (!place) return;
    showPage(pageOf(results, place.id));
    keepInEntry(name, place);
  };
  const keepLatest = useEffectEvent(keep);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      // A visitor who scrolls while homes are added stays at the new position.
      if (held.current) held.current = placeIn(list.current!);
      clearTimeout(timer);
      timer = setTimeout(keepLatest, rest);
    };
    const now = () => keepLatest();
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

/** The position of the first home on the screen. */
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
 * Scrolls a home back to its place, repeatedly while the cards around it settle, until the visitor acts; returns a
 * function to stop.
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
  if (focused && isFocusLost()) itemOf(list, focused)?.focus({ preventScroll: true });
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
