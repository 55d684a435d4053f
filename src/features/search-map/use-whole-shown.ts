import { useEffect, useEffectEvent } from 'react';

import type { MapView } from '../../core/map/map-view';
import type { MapSettings } from '../../domain/map-settings';
import type { Point } from '../../domain/polygon';
import type { Search } from '../../domain/search';
import { cornersOf } from '../../domain/viewport';

/** Zoom levels: the nearest at which all homes are shown, and that of the site's own centre. */
const NEAREST = 16;
const CENTRE_ZOOM = 11;

interface Options {
  view: MapView | undefined;
  /** The points of the whole search. */
  whole: readonly Point[];
  search: Search;
  /** Whether this part of the map is searched because the map was moved there. */
  isOwn: (part: readonly number[]) => boolean;
  /** Called when the map shows all that is searched, and nothing else. */
  onShown: () => void;
  settings: MapSettings;
}

/**
 * Shows the whole search whenever it changes, or without homes the site's own centre; returns how to do so again. A map
 * that opens on the search of a part shows that part, and so does one whose page comes back to that. A filter moves no
 * map that shows a part.
 */
export function useWholeShown({ view, whole, search, isOwn, onShown, settings }: Options) {
  const isPart = search.viewport.length > 0;
  const { customMapCentreLat: lat, customMapCentreLng: lng } = settings;

  function show() {
    if (whole.length > 0) view?.show(whole, NEAREST);
    else if (lat !== undefined && lng !== undefined) view?.centreOn([lat, lng], CENTRE_ZOOM);
    else return;
    onShown();
  }
  const fit = useEffectEvent(show);
  const fitPart = useEffectEvent(() => {
    if (isOwn(search.viewport)) return;
    view?.showPart(cornersOf(search.viewport));
    onShown();
  });
  const part = search.viewport.join();
  useEffect(() => fitPart(), [view, part]);
  useEffect(() => {
    if (!isPart) fit();
  }, [view, whole, isPart]);
  return show;
}
