import { atom } from 'jotai/vanilla';

import { onConfigured } from '../core/page-data';
import { currentHash, onPath, pageLocation, routeHash, routeHref, showAddress, visit } from '../core/path';
import { savedSearchKey } from '../domain/saved-search';
import type { Place, Search } from '../domain/search';
import { formatSearchAddress, formatSearchQuery, isSearchAddress, startSearch } from '../domain/search-address';
import { pageAtom } from './page';
import { pageBlockAtom } from './page-subject';

const mapHash = '#/map';
/** The address that the server rendered the page for. */
const printed = atom((get) => {
  get(pageBlockAtom);
  return pageLocation();
});
/** The page of results that the server rendered. */
export const printedPageAtom = atom((get) => startSearch(get(printed)).page);
const moved = atom<ReturnType<typeof pageLocation>>();
moved.onMount = (set) => {
  const update = () =>
    set((before) => {
      const now = pageLocation();
      return before && isSame(now, before) ? before : now;
    });
  update();
  const stops = [onPath(update), onConfigured(update)];
  return () => stops.forEach((stop) => stop());
};
const address = atom((get) => get(moved) ?? get(printed));

const places = atom<ReadonlyMap<string, Place>>(new Map());
const view = atom<{ readonly of?: string; readonly viewport: readonly number[] }>({ viewport: [] });
const hosts = atom(0);

/** Whether the page is still at the address the server rendered it for, and so shows its own homes. */
export const isPrintedAddressAtom = atom((get) => isSame(get(address), get(printed)));

/** Whether the page's address contains a search. */
export const isSearchAtom = atom((get) => isSearchAddress(get(address).path, get(address).query));

/** The search of this page: from its address and, while that is the one the server rendered, from the page data. */
export const searchAtom = atom((get): Search => {
  const where = get(address);
  const { place, branchId, preferences } = get(pageAtom);
  const context = { ...where, defaultStatus: preferences.defaultSearchStatus };
  const known = get(isPrintedAddressAtom)
    ? { ...(place && { place: nameOf(place) }), ...(branchId && { branchId }) }
    : {};
  const told = startSearch({ ...context, ...known });
  const named = (told.placeId && get(places).get(told.placeId)) || undefined;
  const search = named && !told.place ? startSearch({ ...context, ...known, place: named }) : told;
  const { of, viewport } = get(view);
  return of === savedSearchKey(search) ? { ...search, viewport } : search;
});

/** Registers or unregisters a list of results: while there is one, searches change it in place. */
export const hostResultsAtom = atom(null, (get, set, isHost: boolean) => set(hosts, get(hosts) + (isHost ? 1 : -1)));

/** Whether the page shows results itself, so that a search need not navigate. */
export const showsResultsAtom = atom((get) => get(hosts) > 0);

/**
 * Applies a search: in place where the page shows results, else by navigating to them. From a map it leads to a map,
 * which the server is told too.
 */
export const applySearchAtom = atom(null, (get, set, search: Search, options?: { replace?: boolean }) => {
  if (search.place) set(rememberPlaceAtom, search.place);
  const onMap = routeHash() === mapHash;
  if (!get(showsResultsAtom))
    return visit(`/search?${formatSearchQuery(search, { onMap })}${onMap ? routeHref(mapHash) : ''}`);
  showAddress(formatSearchAddress(search) + currentHash(), options);
  set(moved, pageLocation());
});

/** Remembers the name of a place: an address has only its id. */
export const rememberPlaceAtom = atom(null, (get, set, place: Place) =>
  set(places, new Map([...get(places), [place.placeId, place]])),
);

/**
 * Narrows the search to a viewport (west, south, east, north) until it is another search: its pages and orders stay
 * there. Without one, clears it.
 */
export const showViewportAtom = atom(null, (get, set, viewport: readonly number[] = []) =>
  set(view, { of: savedSearchKey(get(searchAtom)), viewport }),
);

/** A place without its map data, since searches are stored. */
function nameOf({ placeId, name, countyName }: Place): Place {
  return { placeId, name, countyName };
}

function isSame(one: { path: string; query: string }, other: { path: string; query: string }) {
  return one.path === other.path && one.query === other.query;
}
