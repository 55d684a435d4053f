import { atom } from 'jotai/vanilla';

import { updateCustomMarketingPreferences, updateMarketingPreference } from '../api/marketing-preferences';
import { pageAddress } from '../core/path';
import { sent, type Outcome } from '../domain/outcome';
import { marketingNotices } from '../domain/prescribed-words';
import { whileLoading } from './loading';
import { notSent } from './outcome';
import { needsSignIn, whileSignedIn } from './session-renewal';
import { notifyAtom } from './toasts';
import { marketingPreferenceIdAtom, showOptInAtom, userAtom } from './user';

/** Saves whether the visitor opts in to marketing. */
export const updateMarketingPreferencesAtom = atom(null, async (get, set, isOptedIn: boolean): Promise<Outcome> => {
  const { userId, customMarketingPreferences } = get(userAtom);
  if (userId === null) {
    set(notifyAtom, marketingNotices.signInFirst);
    return { sent: false, messages: [marketingNotices.signInFirst.message] };
  }
  const choice = { userId, isOptedIn, url: pageAddress() };
  const update = () => {
    const id = get(marketingPreferenceIdAtom);
    return customMarketingPreferences || !id
      ? updateCustomMarketingPreferences(choice)
      : updateMarketingPreference(id, choice);
  };
  const reply = await whileLoading(set, 'userUpdate', () => whileSignedIn(get, set, update));
  if (reply.kind !== 'accepted') {
    const notice = needsSignIn(reply) ? marketingNotices.signInFirst : marketingNotices.updateFailed;
    set(notifyAtom, notice);
    return notSent(reply, notice.message);
  }
  set(showOptInAtom, isOptedIn);
  set(notifyAtom, marketingNotices.updated);
  return sent;
});
