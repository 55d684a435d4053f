import { expect } from '@open-wc/testing';

import { store } from '../../src/core/store';
import { loadingAtom } from '../../src/state/loading';
import { updateMarketingPreferencesAtom } from '../../src/state/marketing-preferences';
import { giveUpSignInAtom, isSignInAskedAtom } from '../../src/state/session-renewal';
import { takeToastsAtom } from '../../src/state/toasts';
import { loadUserAtom, userAtom } from '../../src/state/user';
import { asked, bodyOf, fail } from '../support/network';
import { until } from '../support/page';
import { endSessionElsewhere, freshVisitor, signedInVisitor } from '../support/visitor';

const json = { 'content-type': 'application/json' };
const messages = () => store.set(takeToastsAtom).map(({ message, tone }) => ({ message, tone }));
const update = (isOptedIn: boolean) => store.set(updateMarketingPreferencesAtom, isOptedIn);
const writes = async () => (await asked()).filter(({ method }) => method === 'POST');

describe('marketing preferences', () => {
  beforeEach(async () => {
    await signedInVisitor();
    messages();
  });

  it('MKT-05 MKT-08 T22 are kept with the address of the page, without its query and hash, and it says so', async () => {
    expect(location.search).to.not.equal('');
    expect(await update(true)).to.deep.equal({ sent: true });
    const [request] = await writes();
    expect(request!.path).to.match(/^\/marketing_preferences\/\d+$/);
    expect(bodyOf(request!)).to.deep.include({
      user_id: store.get(userAtom).userId,
      opt_in_marketing_at: 'optin',
      opt_in_marketing_url: location.origin + location.pathname,
    });
    expect(messages()).to.deep.equal([{ message: 'Your preferences have been successfully updated', tone: 'success' }]);
    expect(store.get(userAtom).isOptedInToMarketing).to.equal(true);
    await store.set(loadUserAtom);
    expect(store.get(userAtom).isOptedInToMarketing).to.equal(true);
    await update(false);
    expect(bodyOf((await writes())[1]!)['opt_in_marketing_at']).to.equal('optout');
    expect(store.get(userAtom).isOptedInToMarketing).to.equal(false);
  });

  it('MKT-06 go to the custom call when the user has preferences of their own kind', async () => {
    const { userId } = store.get(userAtom);
    const body = JSON.stringify({ user: { user_id: userId, custom_marketing_preferences: {} } });
    await fail({ path: '/user.ljson', status: 200, headers: json, body, times: 1 });
    await store.set(loadUserAtom);
    expect(await update(true)).to.deep.equal({ sent: true });
    expect((await writes()).map(({ path }) => path)).to.deep.equal([`/custom_marketing_preferences/${userId}`]);
  });

  it('MKT-06 go there too when the server names no preferences of the user', async () => {
    const { userId } = store.get(userAtom);
    const body = JSON.stringify({ user: { user_id: userId } });
    await fail({ path: '/user.ljson', status: 200, headers: json, body, times: 1 });
    await store.set(loadUserAtom);
    expect(await update(true)).to.deep.equal({ sent: true });
    expect((await writes()).map(({ path }) => path)).to.deep.equal([`/custom_marketing_preferences/${userId}`]);
  });

  it('MKT-09 says that it failed, and shows the choice that still holds', async () => {
    await fail({ path: `/marketing_preferences/${await numberOf()}`, status: 500 });
    const message = 'There was an error updating your preferences';
    expect(await update(true)).to.deep.equal({ sent: false, messages: [message] });
    expect(messages()).to.deep.equal([{ message, tone: 'error' }]);
    expect(store.get(userAtom).isOptedInToMarketing).to.equal(false);
  });

  it('MKT-10 ask to sign in when nobody is signed in, and send nothing', async () => {
    await freshVisitor();
    await update(true);
    expect(messages()).to.deep.equal([{ message: 'Please sign in to update your preferences', tone: 'error' }]);
    expect(await asked()).to.deep.equal([]);
  });

  it('MKT-10 ask the same when the session has ended and the visitor does not sign in again', async () => {
    await endSessionElsewhere();
    const work = update(true);
    await until(() => store.get(isSignInAskedAtom));
    store.set(giveUpSignInAtom);
    expect(await work).to.have.property('sent', false);
    expect(messages()).to.deep.equal([{ message: 'Please sign in to update your preferences', tone: 'error' }]);
  });

  it('ACC-77 set their flag while they are sent', async () => {
    const work = update(true);
    expect(store.get(loadingAtom).userUpdate).to.equal(true);
    await work;
    expect(store.get(loadingAtom).userUpdate).to.equal(false);
  });
});

/** The id of the preferences on the server. */
async function numberOf() {
  const answer = (await (await fetch('/user.ljson')).json()) as { user: { marketing_preference_id: number } };
  return answer.user.marketing_preference_id;
}
