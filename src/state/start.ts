import { store } from '../core/store';
import { startFlashAtom } from './flash';
import { startRequests } from './requests';
import { startSavedPropertiesAtom } from './saved-properties';
import { startSavedSearchesAtom } from './saved-searches';
import { loadAccountAtom } from './session';
import { watchSessionAtom } from './session-watch';

let started = false;

/**
 * What happens once a page, before its first element is drawn: page data, the message the address asks for, what
 * this device keeps, then the user.
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
}
