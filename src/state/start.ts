import { navigate, onPath, pageLocation, routeHash } from '../core/path';
import { store } from '../core/store';
import { legacyValuation, readHash } from '../domain/routes';
import { startFlashAtom } from './flash';
import { pageAtom } from './page';
import { startRequests } from './requests';
import { startSavedPropertiesAtom } from './saved-properties';
import { startSavedSearchesAtom } from './saved-searches';
import { loadAccountAtom } from './session';
import { watchSessionAtom } from './session-watch';

let started = false;

/**
 * Starts the visit, once a page and before its first element is drawn: page data, the message the address asks for,
 * what this device keeps, then the user.
 */
export function startPage() {
  if (started) return;
  started = true;
  startRequests();
  store.set(startFlashAtom);
  store.set(startSavedPropertiesAtom);
  store.set(startSavedSearchesAtom);
  store.set(watchSessionAtom);
  void store.set(loadAccountAtom);
  startPropertyView();
  startSearchVisit();
  startLegacyValuation();
}

/** A look at a property is counted once a page, and only on its own; no other page fetches what that takes. */
function startPropertyView() {
  let seen: string | undefined;
  const see = () => {
    const { pageRoute, property } = store.get(pageAtom);
    if (pageRoute !== 'properties#show' || !property || property.propertyId === seen) return;
    seen = property.propertyId;
    void import('./property-views').then(({ reportPropertyView }) => reportPropertyView()).catch(console.error);
  };
  see();
  store.sub(pageAtom, see);
}

/** Searches are noted on pages of results only; no other page fetches what that takes. */
function startSearchVisit() {
  let isStarted = false;
  const start = () => {
    if (isStarted || !(store.get(pageAtom).pageRoute.startsWith('properties#') || looksLikeSearch())) return;
    isStarted = true;
    void import('./search-visit').then(({ followSearches }) => followSearches()).catch(console.error);
  };
  start();
  store.sub(pageAtom, start);
}

/** A quick guess without the rules of addresses, which `search-visit` applies once it is fetched. */
function looksLikeSearch() {
  const { path, query } = pageLocation();
  return (
    /(^|\/)(search|sales|lettings|[a-z-]*propert[a-z-]*-(sale|rent))(\/|$)/.test(path) ||
    /[?&](fragment|place_id|channel)=/.test(query)
  );
}

/** Opens the platform's older calendar at its own route and leaves that at once, so that the same link works twice. */
function startLegacyValuation() {
  const open = () => {
    if (readHash(routeHash()).path !== legacyValuation) return;
    navigate('/', { replace: true });
    void import('./legacy-calendar')
      .then(({ openLegacyCalendar }) => openLegacyCalendar('Valuation'))
      .catch(console.error);
  };
  open();
  onPath(open);
}
