import { atom } from 'jotai/vanilla';

import { pageLocation } from '../core/path';
import { stored } from '../core/storage';
import { isSearchAddress } from '../domain/search-address';
import {
  isSameSearch,
  readSearchHistory,
  recordClick,
  recordSearch,
  recordStep,
  searchToGoBackTo,
  withOlder,
  type SearchHistory,
} from '../domain/search-history';
import { pageAtom } from './page';
import { isPrintedAddressAtom, searchAtom } from './search';
import { searchHistoryKey } from './search-history-key';
import { recordSeenAtom } from './seen-properties';

const historyOnDevice = stored(searchHistoryKey, readSearchHistory);
const searchesAtom = atom<SearchHistory>([]);
searchesAtom.onMount = (set) => {
  set(historyOnDevice.get());
  return historyOnDevice.subscribe(set);
};

const propertyIdAtom = atom((get) => {
  const { pageRoute, property } = get(pageAtom);
  return pageRoute === 'properties#show' ? property?.propertyId : undefined;
});

/** The recent searches of this browser, newest first. */
export const searchHistoryAtom = atom((get) => get(searchesAtom));

/** The search to go back to from this page; on a property's page, the one that led to it. */
export const lastSearchAtom = atom((get) => searchToGoBackTo(get(searchesAtom), get(propertyIdAtom)));

/** Records the search of this page, if its address contains one. */
export const recordSearchAtom = atom(null, (get, set) => {
  const { path, query } = pageLocation();
  const propertyId = get(propertyIdAtom);
  if (!isSearchAddress(path, query, { ofHome: propertyId !== undefined })) return;
  const { expandedPolygon, preferences } = get(pageAtom);
  const drawn = get(isPrintedAddressAtom) && expandedPolygon;
  const search = { ...get(searchAtom), ...(drawn && { expandedPolygon: drawn }) };
  const context = { propertyId, defaultStatus: preferences.defaultSearchStatus };
  set(keepHistoryAtom, recordSearch(historyOnDevice.get(), search, context));
});

/** Records which home of this page's results was opened. */
export const recordOpenedAtom = atom(null, (get, set, propertyId: string) => {
  // Another tab, or a page gone back from, may have recorded another search since.
  set(recordSearchAtom);
  const search = get(searchAtom);
  const [latest] = historyOnDevice.get();
  // Not every search is recorded, and this home does not belong to another one.
  if (latest && isSameSearch(latest, search))
    set(keepHistoryAtom, recordClick(historyOnDevice.get(), propertyId, search.viewport));
  set(recordSeenAtom, propertyId);
});

/** Records that a neighbour of this page's home was opened, and on which page of the results it is. */
export const recordStepAtom = atom(null, (get, set, to: { propertyId: string; page: number }) => {
  const step = { from: get(propertyIdAtom), to: to.propertyId, page: to.page };
  set(keepHistoryAtom, recordStep(historyOnDevice.get(), step));
  set(recordSeenAtom, to.propertyId);
});

/** Clears the search history; returns what `restoreSearchHistoryAtom` takes back. */
export const clearSearchHistoryAtom = atom(null, (_get, set) => {
  const forgotten = historyOnDevice.get();
  set(keepHistoryAtom, []);
  return forgotten;
});

/** Restores cleared searches behind those made since. */
export const restoreSearchHistoryAtom = atom(null, (_get, set, forgotten: SearchHistory) =>
  set(keepHistoryAtom, withOlder(historyOnDevice.get(), forgotten)),
);

const keepHistoryAtom = atom(null, (_get, set, list: SearchHistory) => {
  historyOnDevice.set(list);
  set(searchesAtom, list);
});
