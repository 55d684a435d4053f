import { atom } from 'jotai/vanilla';

import { findProperties, longestPage, type FoundHomes } from '../api/search';
import { newestOnly } from '../core/newest';
import { announce } from '../core/page-data';
import { noDrawing } from '../domain/draw';
import { totalOf } from '../domain/pagination';
import { isPlaced } from '../domain/placed';
import { encodePolygon, type Ring } from '../domain/polygon';
import { hasCentre, isDrawn, withoutCentre, withPage, withPolygon } from '../domain/search';
import { formatSearchQuery, resultsKey } from '../domain/search-address';
import { whileLoading } from './loading';
import { loadResultsAtom, resultsAtom, selectPropertyAtom } from './results';
import { applySearchAtom, searchAtom, showViewportAtom, type HowToGo } from './search';

interface MapHomes {
  readonly key: string;
  readonly found: FoundHomes;
}

/** The drawing that was unfinished when the map was closed, as the sheet of a phone is: the next map goes on with it. */
export const leftDrawingAtom = atom(noDrawing);

const foundAtom = atom<MapHomes>();
const statusAtom = atom({ isLoading: false, isFailed: false });
const newest = newestOnly();

const knownAtom = atom((get) => get(foundAtom)?.found ?? get(resultsAtom));
const propertiesAtom = atom((get) => get(knownAtom).properties);
/** A separate atom, since a map that is given a new list shows all of it again. */
const placedAtom = atom((get) => get(propertiesAtom).filter(isPlaced));

/** The homes a map shows: more of the results than one page of the list, as far as they are known. */
export const mapHomesAtom = atom((get) => {
  const search = get(searchAtom);
  const { properties, pagination, geonames } = get(knownAtom);
  const total = totalOf(pagination, properties.length);
  return {
    homes: get(placedAtom),
    /** Undefined when the server does not count them and there are more. */
    total: total && Math.max(total, properties.length),
    /** Whether all of them are known, even those without a place on the map. */
    isWhole: total !== undefined && total <= properties.length,
    /** No element shows them; the specification keeps them with the list. */
    geonames: geonames ?? [],
    /** Whether they belong to the current search. */
    isCurrent: get(foundAtom)?.key === resultsKey(search),
    ...get(statusAtom),
  };
});

/** Loads the homes of the page's search for the map; only the latest request counts. */
export const loadMapHomesAtom = atom(null, async (get, set, { again = false } = {}) => {
  const search = withPage(get(searchAtom), 1);
  const signal = newest();
  if (!again && get(foundAtom)?.key === resultsKey(search))
    return set(statusAtom, { isLoading: false, isFailed: false });
  if (again && get(resultsAtom).isOutdated) void set(loadResultsAtom, { again });
  set(statusAtom, { isLoading: true, isFailed: false });
  const reply = await whileLoading(set, 'propertiesMap', () => findProperties(search, { signal, count: longestPage }));
  if (signal.aborted) return;
  set(statusAtom, { isLoading: false, isFailed: reply.kind === 'failed' });
  if (reply.kind === 'failed') return;
  set(foundAtom, { key: resultsKey(search), found: reply.found });
  announce('draggable_map_updated', reply.found.properties);
});

/**
 * Searches the map's viewport (west, south, east, north) from its first page, and clears the place, the text and the
 * distance from them; does nothing within a drawn area.
 */
export const searchHereAtom = atom(null, (get, set, viewport: readonly number[], options?: HowToGo) => {
  const { page, ...search } = get(searchAtom);
  announce('before_draggable_map_updated');
  if (isDrawn(search)) return;
  const isElsewhere = hasCentre(search);
  if (isElsewhere) set(applySearchAtom, withoutCentre(search), options);
  else if (page) set(applySearchAtom, search, { replace: true });
  set(showViewportAtom, viewport, isElsewhere ? formatSearchQuery(search) : undefined);
});

/** Searches within a drawn area, or removes it. */
export const searchInAreaAtom = atom(null, (get, set, area: Ring | undefined, options?: HowToGo) =>
  set(applySearchAtom, withPolygon(get(searchAtom), area && encodePolygon(area)), options),
);

/** Selects a home after a press on its pin. */
export const pressPinAtom = atom(null, (_get, set, id: string) => {
  set(selectPropertyAtom, id);
  announce('map_marker_clicked', id);
});
