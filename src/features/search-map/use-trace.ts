import { useEffect, useEffectEvent } from 'react';

import type { MapView } from '../../core/map/map-view';
import type { MapPoint } from '../../core/map/projection';

/** Pixels of movement from which a press is a line, not a point. */
const LINE_FROM = 12;

interface Options {
  view: MapView | undefined;
  isDrawing: boolean;
  onLine: (points: readonly MapPoint[]) => void;
  onPoint: (point: MapPoint) => void;
  onTraced: (points: readonly MapPoint[]) => void;
  /** Called when a line is given up, as where a second finger begins to zoom. */
  onLeft: () => void;
}

/** Listens for drawing by touch or mouse: a press is a point, a drag a line. Leaves two-finger gestures to the map. */
export function useTrace({ view, isDrawing, ...handlers }: Options) {
  const line = useEffectEvent(handlers.onLine);
  const point = useEffectEvent(handlers.onPoint);
  const traced = useEffectEvent(handlers.onTraced);
  const left = useEffectEvent(handlers.onLeft);

  useEffect(() => {
    if (!view || !isDrawing) return;
    const stop = new AbortController();
    const heard = { signal: stop.signal };
    let points: MapPoint[] | undefined;
    let start = { x: 0, y: 0 };
    let isLine = false;
    const leave = () => {
      if (points && isLine) left();
      points = undefined;
    };
    const begin = ({ target, clientX, clientY, isPrimary, button }: PointerEvent) => {
      leave();
      const isMeant = isPrimary && button === 0 && !view.isControl(target);
      points = isMeant ? [view.pointAt(clientX, clientY)] : undefined;
      start = { x: clientX, y: clientY };
      isLine = false;
    };
    const go = ({ clientX, clientY, isPrimary }: PointerEvent) => {
      if (!points || !isPrimary) return;
      isLine ||= Math.hypot(clientX - start.x, clientY - start.y) > LINE_FROM;
      points.push(view.pointAt(clientX, clientY));
      if (isLine) line(points);
    };
    const end = () => {
      const drawn = points;
      points = undefined;
      if (drawn && isLine) traced(drawn);
      else if (drawn) point(drawn[0]!);
    };
    view.container.addEventListener('pointerdown', begin, heard);
    addEventListener('pointermove', go, heard);
    addEventListener('pointerup', end, heard);
    addEventListener('pointercancel', leave, heard);
    view.setDrawing(true);
    return () => {
      leave();
      stop.abort();
      view.setDrawing(false);
    };
  }, [view, isDrawing]);
}
