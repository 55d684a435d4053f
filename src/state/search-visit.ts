import { onLinkFollowed } from '../core/followed-links';
import { store } from '../core/store';
import { resultsAtom } from './results';
import { savedSearchesAtom } from './saved-search-list';
import { isSearchAtom, searchAtom } from './search';
import { recordClickAtom, recordSearchAtom } from './search-history';
import { recordLookAtom } from './search-looks';

const propertyPath = /^\/properties\/(\d{1,18})(?:\/|$)/;

/** Notes the searches of this page, the first and those that take its place, and which of its homes is opened. */
export function followSearches() {
  const look = () => {
    if (store.get(isSearchAtom)) store.set(recordLookAtom, store.get(searchAtom));
  };
  const record = () => {
    store.set(recordSearchAtom);
    look();
  };
  const stops = [
    store.sub(searchAtom, record),
    // Saved a moment ago, or known to be saved now that the account says so.
    store.sub(savedSearchesAtom, look),
    onLinkFollowed((path) => {
      const propertyId = store.get(isSearchAtom) ? propertyAt(path) : undefined;
      if (propertyId !== undefined) store.set(recordClickAtom, propertyId);
    }),
  ];
  record();
  return () => stops.forEach((stop) => stop());
}

/** The home a path belongs to: one of those found, or any whose path says so. */
function propertyAt(path: string) {
  const { properties } = store.get(resultsAtom);
  const home = properties.find(({ propertyUrl }) => pathOf(propertyUrl) === path);
  return home?.propertyId ?? propertyPath.exec(path)?.[1];
}

const pathOf = (address: string) => address.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
