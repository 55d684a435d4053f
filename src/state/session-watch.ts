import { atom } from 'jotai/vanilla';

import { onReturnOnline } from '../core/connection';
import { endSession } from '../core/request';
import { onPageRestored, onTabs } from '../core/tabs';
import { tellUntoldAtom } from './saved-properties';
import { loadSavedSearchesAtom } from './saved-searches';
import { forgetAccountAtom, loadAccountAtom } from './session';
import { doubtUserAtom, isSignedInAtom } from './user';

/**
 * Follows sign-ins and sign-outs of other tabs, asks again who is signed in when the browser brings back a page that was
 * left, and tells the account what it could not be told without a connection. Runs once, before the first drawing.
 */
export const watchSessionAtom = atom(null, (get, set) => {
  onTabs((news) => {
    if (news === 'signed-out') set(forgetAccountAtom);
    if (news === 'signed-in') reload();
  });
  onPageRestored(() => {
    set(doubtUserAtom);
    reload();
  });
  onReturnOnline(() => {
    // A signed-in visitor is not asked for again: if the connection fails once more they would seem signed out.
    if (!get(isSignedInAtom)) return void set(loadAccountAtom);
    void set(tellUntoldAtom);
    void set(loadSavedSearchesAtom);
  });

  function reload() {
    endSession();
    void set(loadAccountAtom);
  }
});
