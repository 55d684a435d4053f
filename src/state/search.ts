import { atom } from 'jotai/vanilla';

import { onConfigured } from '../core/page-data';
import {
  currentHash,
  keepInEntry,
  keptInEntry,
  onPath,
  pageLocation,
  routeHash,
  routeHref,
  showAddress,
  visit,
} from '../core/path';
import { pick, readList, readNumber, readRecord, readText } from '../domain/reading';
import { savedSearchKey } from '../domain/saved-search';
import type { Place, Search } from '../domain/search';
import { formatSearchAddress, formatSearchQuery, isSearchAddress, startSearch } from '../domain/search-address';
import { pageAtom } from './page';
import { pageBlockAtom } from './page-subject';

const mapHash = '#/map';
/** Where an entry of the tab's history keeps its part of the map. */
const partKey = 'agencyMapPart';

/** The part of the map that a search is narrowed to. */
interface MapPart {
  /** The key of that search. */
  readonly of: string;
  readonly viewport: readonly number[];
  /** The query of the search that it took the place of. */
  readonly instead: string;
}

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
const chosenPart = atom<MapPart>();
/** Until another is chosen, the part that this entry of the tab's history was left at. */
const partAtom = atom((get) => get(chosenPart) ?? get(partLeftAt));
const partLeftAt = atom((get) => {
  get(pageBlockAtom);
  return readPart(keptInEntry(partKey));
});
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
  const part = get(partAtom);
  return part.of === savedSearchKey(search) ? { ...search, viewport: part.viewport } : search;
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
  // Back from a map that fills the screen leads out of it, not to its last search.
  showAddress(formatSearchAddress(search) + currentHash(), onMap ? { replace: true } : options);
  set(moved, pageLocation());
  const part = get(partAtom);
  if (part.viewport.length > 0 && part.of === savedSearchKey(search)) keepInEntry(partKey, part);
});

/** Remembers the name of a place: an address has only its id. */
export const rememberPlaceAtom = atom(null, (get, set, place: Place) =>
  set(places, new Map([...get(places), [place.placeId, place]])),
);

/**
 * Narrows the search to a viewport (west, south, east, north) until it is another search: its pages and orders stay
 * there, and so does the page when it is loaded again. Without one, clears it. `instead` is the query of the search that
 * it takes the place of.
 */
export const showViewportAtom = atom(null, (get, set, viewport: readonly number[] = [], instead?: string) => {
  const of = savedSearchKey(get(searchAtom));
  const before = get(partAtom);
  const part = { of, viewport, instead: instead ?? (before.of === of ? before.instead : '') };
  set(chosenPart, part);
  // Browsers limit how often a page may do this.
  if (viewport.length > 0 || keptInEntry(partKey)) keepInEntry(partKey, part);
});

/** Searches without the viewport again, as the visitor did before it. */
export const searchEverywhereAtom = atom(null, (get, set) => {
  const { instead } = get(partAtom);
  const isPart = get(searchAtom).viewport.length > 0;
  set(showViewportAtom);
  if (isPart && instead) set(applySearchAtom, startSearch({ path: '', query: instead }));
});

function readPart(value: unknown): MapPart {
  const raw = readRecord(value) ?? {};
  const edges = readList(pick(raw, 'viewport')).flatMap((edge) => readNumber(edge) ?? []);
  return {
    of: readText(pick(raw, 'of')),
    viewport: edges.length === 4 ? edges : [],
    instead: readText(pick(raw, 'instead')),
  };
}

/** A place without its map data, since searches are stored. */
function nameOf({ placeId, name, countyName }: Place): Place {
  return { placeId, name, countyName };
}

function isSame(one: { path: string; query: string }, other: { path: string; query: string }) {
  return one.path === other.path && one.query === other.query;
}
