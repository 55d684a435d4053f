import { useEffect, useEffectEvent } from 'react';

import type { MapView } from '../../core/map/map-view';
import type { MapSettings } from '../../domain/map-settings';
import type { Point, Ring } from '../../domain/polygon';

/** Zoom levels: the nearest at which all homes are shown, and that of the site's own centre. */
const NEAREST = 16;
const CENTRE_ZOOM = 11;

interface Options {
  view: MapView | undefined;
  /** The points of the whole search. */
  whole: readonly Point[];
  /** The corners of the part that is searched; none for the whole search. */
  part: Ring;
  settings: MapSettings;
}

/**
 * Shows the whole search whenever it changes, or without homes the site's own centre; returns how to do so again. A map
 * that opens on the search of a part shows that part.
 */
export function useWholeShown({ view, whole, part, settings }: Options) {
  const isPart = part.length > 0;
  const { customMapCentreLat: lat, customMapCentreLng: lng } = settings;

  function show() {
    if (whole.length > 0) view?.show(whole, NEAREST);
    else if (lat !== undefined && lng !== undefined) view?.centreOn([lat, lng], CENTRE_ZOOM);
  }
  const fit = useEffectEvent(show);
  const fitPart = useEffectEvent(() => view?.showPart(part));
  useEffect(() => fitPart(), [view]);
  useEffect(() => {
    if (!isPart) fit();
  }, [view, whole, isPart]);
  return show;
}
