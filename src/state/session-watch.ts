import { atom } from 'jotai/vanilla';

import { onTabs, tellTabs } from '../core/browser-tabs';
import { onReturnOnline } from '../core/connection';
import { onBack } from '../core/page-use';
import { endSession } from '../core/request';
import { signedOutElsewhere } from '../domain/sign-out-words';
import { forgetAccountAtom, loadAccountAtom } from './account';
import { hasDraftsAtom } from './drafts';
import { dropDraftsOfAtom, noticeOtherPagesAtom } from './person-changes';
import { lastUserOnDevice, sendUnsentPropertiesAtom } from './saved-properties';
import { synchroniseSavedSearchesAtom } from './saved-searches';
import { signOutMarkOnDevice } from './signing-out';
import { notifyAtom } from './toasts';
import { doubtUserAtom, isSignedInAtom, userAtom } from './user';

/**
 * Loads the account for a new page; tells the tabs that know of nobody, as when a link in an email has signed them in,
 * or all tabs when it has signed in somebody else: they would write to that account. Where a page was left during a
 * sign-out, it does the rest of that.
 */
export const openSessionAtom = atom(null, async (get, set) => {
  const before = lastUserOnDevice();
  await set(loadAccountAtom);
  const { userId } = get(userAtom);
  if (userId !== null) tellTabs(before && before !== userId ? 'signed-in' : 'is-signed-in');
  else if (signOutMarkOnDevice.get()) {
    set(forgetAccountAtom);
    tellTabs('signed-out');
  }
  signOutMarkOnDevice.remove();
});

/**
 * Follows sign-ins and sign-outs in other tabs, reloads the user when the browser restores the page, and sends the
 * account what could not be sent offline. Runs once, before the first render.
 */
export const watchSessionAtom = atom(null, (get, set) => {
  onTabs((news) => {
    if (news === 'signed-out') leave();
    if (news === 'signed-in' || (news === 'is-signed-in' && !get(isSignedInAtom))) reload();
  });
  onBack(() => {
    const { userId } = get(userAtom);
    // A visitor who signed out in another tab left this one too, even if no page was open here to hear of it.
    if (userId !== null && lastUserOnDevice() !== userId) set(dropDraftsOfAtom, userId);
    else set(noticeOtherPagesAtom);
    set(doubtUserAtom);
    reload();
  });
  onReturnOnline(() => {
    // A known user is not reloaded: if the connection drops again, they would appear signed out.
    if (!get(isSignedInAtom)) return void set(loadAccountAtom);
    void set(sendUnsentPropertiesAtom);
    void set(synchroniseSavedSearchesAtom, { isAsked: false });
  });

  function leave() {
    const hadDrafts = get(hasDraftsAtom);
    set(forgetAccountAtom);
    if (hadDrafts) set(notifyAtom, signedOutElsewhere);
  }

  function reload() {
    endSession();
    void set(loadAccountAtom);
  }
});
