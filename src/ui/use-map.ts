import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { Hint } from '../core/map/gestures';
import { loadMapKit, type MapKit } from '../core/map/load';
import type { MapView } from '../core/map/map-view';
import type { MapPoint } from '../core/map/projection';

interface Options {
  /** Nothing is fetched until this is true. */
  isWanted: boolean;
  minZoom: number;
  maxZoom: number;
  onMoved?: (byVisitor: boolean) => void;
  onTap?: (point: MapPoint) => void;
}

/** A component's map: its container, its state and how to retry. */
export type UsedMap = ReturnType<typeof useMap>;

/** Milliseconds until the visitor is told that the map does not load. */
const PATIENCE = 8_000;
/** Milliseconds for which a hint about keys or gestures is shown. */
const HINT_FOR = 1_800;

/** Fetches the map library and opens a map in the element with the ref `place`. */
export function useMap({ isWanted, minZoom, maxZoom, onMoved, onTap }: Options) {
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<{ kit: MapKit; view: MapView }>();
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [hint, setHint] = useState<Hint>();
  const hear = useEffectEvent((byVisitor: boolean) => onMoved?.(byVisitor));
  const tap = useEffectEvent((point: MapPoint) => onTap?.(point));

  useEffect(() => {
    if (!isWanted) return;
    let view: MapView | undefined;
    let isOver = false;
    let hintTimer: number | undefined;
    const timer = setTimeout(setFailed, PATIENCE, true);
    const start = (kit: MapKit) => {
      clearTimeout(timer);
      if (isOver || !place.current) return;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      view = kit.openMap(place.current, {
        minZoom,
        maxZoom,
        isStill,
        onMoved: (byVisitor) => hear(byVisitor),
        onTap: (point) => tap(point),
        onHint(wanted) {
          setHint(wanted);
          clearTimeout(hintTimer);
          hintTimer = window.setTimeout(setHint, HINT_FOR, undefined);
        },
      });
      setFailed(false);
      setOpen({ kit, view });
    };
    loadMapKit()
      .then(start)
      .catch((error: unknown) => {
        clearTimeout(timer);
        console.error('The map did not load.', error);
        if (!isOver) setFailed(true);
      });
    return () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(hintTimer);
      view?.close();
      setOpen(undefined);
    };
  }, [isWanted, attempt, minZoom, maxZoom]);

  return {
    place,
    view: open?.view,
    kit: open?.kit,
    isFailed,
    /** Trying again failed too. Firefox and Safari may never refetch a file that failed, so that only a reload helps. */
    needsReload: isFailed && attempt > 0,
    hint,
    retry() {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
