import { atom } from 'jotai/vanilla';

import { currentHash, onPath, pageLocation, routeHash, routeHref, showAddress, visit } from '../core/path';
import type { Place, Search } from '../domain/search';
import { formatSearchAddress, formatSearchQuery, isSearchAddress, startSearch } from '../domain/search-address';
import { pageAtom } from './page';

const mapHash = '#/map';
/** The address that the server printed the page for. */
const printed = atom(() => pageLocation());
/** The page of the search that the server printed. */
export const printedPageAtom = atom((get) => startSearch(get(printed)).page);
const moved = atom<ReturnType<typeof pageLocation>>();
moved.onMount = (set) => {
  const update = () =>
    set((before) => {
      const now = pageLocation();
      return before && isSame(now, before) ? before : now;
    });
  update();
  return onPath(update);
};
const address = atom((get) => get(moved) ?? get(printed));

const places = atom<ReadonlyMap<string, Place>>(new Map());
const view = atom<{ readonly of?: object; readonly viewport: readonly number[] }>({ viewport: [] });
const hosts = atom(0);

/** Whether the page still shows the address that the server printed it for, and so its own homes. */
export const isPrintedAddressAtom = atom((get) => isSame(get(address), get(printed)));

/** Whether the address of the page says anything of a search. */
export const isSearchAtom = atom((get) => isSearchAddress(get(address).path, get(address).query));

/** The search of this page: what its address says and, while that is the one it was printed for, what the page knows. */
export const searchAtom = atom((get): Search => {
  const where = get(address);
  const { place, branchId, preferences } = get(pageAtom);
  const context = { ...where, defaultStatus: preferences.defaultSearchStatus };
  const known = get(isPrintedAddressAtom)
    ? { ...(place && { place: nameOf(place) }), ...(branchId && { branchId }) }
    : {};
  const search = startSearch({ ...context, ...known });
  const named = (search.placeId && get(places).get(search.placeId)) || undefined;
  const { of, viewport } = get(view);
  return {
    ...(named && !search.place ? startSearch({ ...context, ...known, place: named }) : search),
    ...(of === where && { viewport }),
  };
});

/** Counts a list of results that comes to the page or leaves it: while there is one, searches change it in place. */
export const hostResultsAtom = atom(null, (get, set, isHost: boolean) => set(hosts, get(hosts) + (isHost ? 1 : -1)));

/** Whether the page shows results itself, so that a search need not leave it. */
export const showsResultsAtom = atom((get) => get(hosts) > 0);

/**
 * Makes a search the page's own: in place where the page shows results, else by going to them. Whoever looks at a map
 * gets a map, for which the server is told too.
 */
export const applySearchAtom = atom(null, (get, set, search: Search, options?: { replace?: boolean }) => {
  if (search.place) set(rememberPlaceAtom, search.place);
  const onMap = routeHash() === mapHash;
  if (!get(showsResultsAtom))
    return visit(`/search?${formatSearchQuery(search, { onMap })}${onMap ? routeHref(mapHash) : ''}`);
  showAddress(formatSearchAddress(search) + currentHash(), options);
  set(moved, pageLocation());
});

/** Keeps the name of a place, which an address holds by its id only. */
export const rememberPlaceAtom = atom(null, (get, set, place: Place) =>
  set(places, new Map([...get(places), [place.placeId, place]])),
);

/** Narrows the search to a part of the map (west, south, east, north) until the address changes; the whole again without. */
export const showViewportAtom = atom(null, (get, set, viewport: readonly number[] = []) =>
  set(view, { of: get(address), viewport }),
);

/** A place without what only a map needs, since searches are kept. */
function nameOf({ placeId, name, countyName }: Place): Place {
  return { placeId, name, countyName };
}

function isSame(one: { path: string; query: string }, other: { path: string; query: string }) {
  return one.path === other.path && one.query === other.query;
}
