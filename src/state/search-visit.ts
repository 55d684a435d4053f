import { onLinkFollowed } from '../core/followed-links';
import { store } from '../core/store';
import { resultsAtom } from './results';
import { savedSearchesAtom } from './saved-search-list';
import { isSearchAtom, searchAtom } from './search';
import { recordOpenedAtom, recordSearchAtom } from './search-history';
import { recordLookAtom } from './search-looks';

const propertyPath = /^\/properties\/(\d{1,18})(?:\/|$)/;

/** Records this page's searches, the first and later ones, and which home of the results is opened. */
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
    // The search may just have been saved, or the account's list just loaded.
    store.sub(savedSearchesAtom, look),
    onLinkFollowed((path) => {
      const propertyId = store.get(isSearchAtom) ? propertyAt(path) : undefined;
      if (propertyId !== undefined) store.set(recordOpenedAtom, propertyId);
    }),
  ];
  record();
  return () => stops.forEach((stop) => stop());
}

/** The id of the home at a path: of one in the results, or from the path itself. */
function propertyAt(path: string) {
  const { properties } = store.get(resultsAtom);
  const home = properties.find(({ propertyUrl }) => pathOf(propertyUrl) === path);
  return home?.propertyId ?? propertyPath.exec(path)?.[1];
}

const pathOf = (address: string) => address.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
