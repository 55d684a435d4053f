import { Provider } from 'jotai/react';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { spareDoublePress } from '../../core/double-press';
import { late } from '../../core/late';
import { onceSeen } from '../../core/once-seen';
import { pageParsed } from '../../core/page-data';
import { currentHash, onPath, routeHash } from '../../core/path';
import { Portals } from '../../core/portals';
import { store } from '../../core/store';
import { visitWanted, wantVisit } from '../../core/visit-wanted';
import { Toasts } from '../toasts/toasts';
import { Isolate } from './isolate';

/**
 * Starts what is specific to the visitor: account, saved items and dialogs. Elements that show these load the same
 * chunk, so that it is there before the first render; on a page with only other elements, such as a calculator, it
 * waits until they are seen.
 */
export async function startVisit() {
  await visitWanted();
  const { startPage, Visit } = await import('./visit');
  startPage();
  return Visit;
}

const Visit = late(startVisit);
const ACCOUNT = /^#\/?user\b/;

/** The page's only React root: all elements, dialogs and messages. */
export function PageProvider() {
  const hash = useSyncExternalStore(onPath, currentHash);
  const [isWanted, setWanted] = useState(false);
  useEffect(spareDoublePress, []);
  useEffect(() => (hash ? wantVisit() : onceSeen(wantVisit)), [hash]);
  // A dialog opened before all of the page data is read would find nothing to show, and close.
  useEffect(
    () =>
      void visitWanted()
        .then(pageParsed)
        .then(() => setWanted(true)),
    [],
  );
  return (
    <Provider store={store}>
      <Portals />
      <Isolate retryOn={hash}>
        <Visit isWanted={isWanted} retryOn={hash} isQuiet={!routeHash()} meanwhile={loading(routeHash())} />
      </Isolate>
      <Isolate retryOn={hash}>
        <Toasts />
      </Isolate>
    </Provider>
  );
}

/** Said until a route opens, as by the script's entry before; other routes may be those of another router. */
const loading = (route: string) => (ACCOUNT.test(route) ? 'Loading user profile' : undefined);
