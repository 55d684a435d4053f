import { onceVisited } from '../core/page-use';
import { navigate, onPath, pageLocation, routeHash } from '../core/path';
import { makeExpendable } from '../core/storage';
import { store } from '../core/store';
import { legacyValuation, readHash } from '../domain/routes';
import { startFlashAtom } from './flash';
import { pageAtom } from './page';
import { startRequests } from './requests';
import { startSavedPropertiesAtom } from './saved-properties';
import { startSavedSearchesAtom } from './saved-searches';
import { searchHistoryKey } from './search-history-key';
import { openSessionAtom, watchSessionAtom } from './session-watch';

let started = false;

/**
 * Runs once per page, before its first element renders: page data, the flash message in the address, the lists on this
 * device, then the user.
 */
export function startPage() {
  if (started) return;
  started = true;
  makeExpendable(searchHistoryKey);
  startRequests();
  store.set(startFlashAtom);
  store.set(startSavedPropertiesAtom);
  store.set(startSavedSearchesAtom);
  store.set(watchSessionAtom);
  void store.set(openSessionAtom);
  onceVisited(startPropertyView);
  onceVisited(startSearchVisit);
  startLegacyValuation();
}

/** Reports a property view once each time its own page is opened; no other page loads the code. */
function startPropertyView() {
  let seen: string | undefined;
  const see = () => {
    const { pageRoute, property } = store.get(pageAtom);
    if (pageRoute !== 'properties#show') return void (seen = undefined);
    if (!property || property.propertyId === seen) return;
    seen = property.propertyId;
    void import('./property-views').then(({ reportPropertyView }) => reportPropertyView()).catch(console.error);
  };
  see();
  store.sub(pageAtom, see);
}

/** Records searches on pages of results only; no other page loads the code. */
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

/** A cheap first check that does not load the address parser, which decides later. */
function looksLikeSearch() {
  const { path, query } = pageLocation();
  return (
    /(^|\/)(search|sales|lettings|[a-z-]*propert[a-z-]*-(sale|rent))(\/|$)/.test(path) ||
    /[?&](fragment|place_id|channel)=/.test(query)
  );
}

/** Opens the platform's older calendar at its own route, then leaves that route, so that the same link works twice. */
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
