import { atom } from 'jotai/vanilla';

import { endSession } from '../core/request';
import { onPageRestored, onTabs } from '../core/tabs';
import { forgetAccountAtom, loadAccountAtom } from './session';
import { doubtUserAtom } from './user';

/**
 * Follows sign-ins and sign-outs of other tabs, and asks again who is signed in when the browser brings back a page
 * that was left. Runs once, before the first drawing.
 */
export const watchSessionAtom = atom(null, (_get, set) => {
  onTabs((news) => {
    if (news === 'signed-out') set(forgetAccountAtom);
    if (news === 'signed-in') reload();
  });
  onPageRestored(() => {
    set(doubtUserAtom);
    reload();
  });

  function reload() {
    endSession();
    void set(loadAccountAtom);
  }
});
