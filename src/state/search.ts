import { atom } from 'jotai/vanilla';

import { onConfigured } from '../core/page-data';
import { currentHash, loadPage, onPath, pageLocation, routeHash, routeHref, showAddress } from '../core/path';
import { savedSearchKey } from '../domain/saved-search';
import { partOf, withCentreOf, type Place, type Search } from '../domain/search';
import { formatSearchAddress, formatSearchQuery, isSearchAddress, startSearch } from '../domain/search-address';
import { chooseMapPartAtom, mapPartAtom } from './map-part';
import { pageAtom } from './page';
import { pageBlockAtom } from './page-subject';

const mapHash = '#/map';

/** How to go to another address of this page. */
export interface HowToGo {
  /** In place of this entry of the tab's history. */
  replace?: boolean;
  /** Only so that it can be shared or bookmarked: the page already shows it. */
  isOptional?: boolean;
}

/** The address that the server rendered the page for. */
const printedAddressAtom = atom((get) => {
  get(pageBlockAtom);
  return pageLocation();
});
/** The page of results that the server rendered. */
export const printedPageAtom = atom((get) => startSearch(get(printedAddressAtom)).page);
const movedAddressAtom = atom<ReturnType<typeof pageLocation>>();
movedAddressAtom.onMount = (set) => {
  const update = () =>
    set((before) => {
      const now = pageLocation();
      return before && isSame(now, before) ? before : now;
    });
  update();
  const stops = [onPath(update), onConfigured(update)];
  return () => stops.forEach((stop) => stop());
};
const addressAtom = atom((get) => get(movedAddressAtom) ?? get(printedAddressAtom));

const placesAtom = atom<ReadonlyMap<string, Place>>(new Map());
const hostCountAtom = atom(0);

/** Whether the page is still at the address the server rendered it for, and so shows its own homes. */
export const isPrintedAddressAtom = atom((get) => isSame(get(addressAtom), get(printedAddressAtom)));

/** Whether the page's address contains a search. */
export const isSearchAtom = atom((get) => isSearchAddress(get(addressAtom).path, get(addressAtom).query));

/** The search of this page: from its address and, while that is the one the server rendered, from the page data. */
export const searchAtom = atom((get): Search => {
  const where = get(addressAtom);
  const { place, branchId, preferences } = get(pageAtom);
  const context = { ...where, defaultStatus: preferences.defaultSearchStatus };
  const known = get(isPrintedAddressAtom)
    ? { ...(place && { place: withoutMapData(place) }), ...(branchId && { branchId }) }
    : {};
  const told = startSearch({ ...context, ...known });
  const named = (told.placeId && get(placesAtom).get(told.placeId)) || undefined;
  const search = named && !told.place ? startSearch({ ...context, ...known, place: named }) : told;
  const part = get(mapPartAtom);
  return part.of === savedSearchKey(search) ? { ...search, viewport: part.viewport } : search;
});

/** Registers a list of results, so that searches change it in place; returns the function that removes it. */
export const hostResultsAtom = atom(null, (_get, set) => {
  set(hostCountAtom, (count) => count + 1);
  return () => set(hostCountAtom, (count) => count - 1);
});

/** Whether the page shows results itself, so that a search need not navigate. */
export const showsResultsAtom = atom((get) => get(hostCountAtom) > 0);

/**
 * Applies a search: in place where the page shows results, else by navigating to them. It stays in its part of the map
 * unless it says otherwise where to search. From a map it leads to a map, which the server is told too.
 */
export const applySearchAtom = atom(null, (get, set, search: Search, options?: HowToGo) => {
  if (search.place) set(rememberPlaceAtom, search.place);
  const onMap = routeHash() === mapHash;
  if (!get(showsResultsAtom))
    return loadPage(`/search?${formatSearchQuery(search, { onMap })}${onMap ? routeHref(mapHash) : ''}`);
  const { instead } = get(mapPartAtom);
  showAddress(formatSearchAddress(search) + currentHash(), options);
  set(movedAddressAtom, pageLocation());
  set(showViewportAtom, partOf(search), instead);
});

/** Remembers the name of a place: an address has only its id. */
export const rememberPlaceAtom = atom(null, (get, set, place: Place) =>
  set(placesAtom, new Map([...get(placesAtom), [place.placeId, place]])),
);

/**
 * Narrows the search to a viewport (west, south, east, north) until another search is applied that is not in it; the
 * page stays there when it is loaded again. Without one, clears it. `instead` is the query of the search that it
 * replaces.
 */
export const showViewportAtom = atom(null, (get, set, viewport: readonly number[] = [], instead?: string) => {
  const of = savedSearchKey(get(searchAtom));
  const before = get(mapPartAtom);
  const known = instead ?? (before.of === of ? before.instead : '');
  set(chooseMapPartAtom, { of, viewport, instead: viewport.length > 0 ? known : '' });
});

/** The search without its part of the map: where the visitor searched before that, with the current filters. */
export const wholeSearchAtom = atom((get): Search => {
  const search = get(searchAtom);
  const { instead } = get(mapPartAtom);
  if (search.viewport.length === 0) return search;
  return withCentreOf(search, instead ? startSearch({ path: '', query: instead }) : search);
});

/** Searches without the viewport again, as the visitor did before it. */
export const searchEverywhereAtom = atom(null, (get, set, options?: HowToGo) => {
  const isElsewhere = get(mapPartAtom).instead !== '';
  if (get(searchAtom).viewport.length > 0)
    set(applySearchAtom, get(wholeSearchAtom), isElsewhere ? options : { replace: true });
});

/** A place without its map data, since searches are stored. */
function withoutMapData({ placeId, name, countyName }: Place): Place {
  return { placeId, name, countyName };
}

function isSame(one: { path: string; query: string }, other: { path: string; query: string }) {
  return one.path === other.path && one.query === other.query;
}
