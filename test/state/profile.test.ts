import { expect } from '@open-wc/testing';

import { store } from '../../src/core/store';
import { loadingAtom } from '../../src/state/loading';
import { updateProfileAtom } from '../../src/state/profile';
import { loadAccountAtom } from '../../src/state/account';
import { signInAtom, signOutAtom } from '../../src/state/session';
import { giveUpSignInAtom, isSignInAskedAtom } from '../../src/state/session-renewal';
import { takeToastsAtom } from '../../src/state/toasts';
import { dropEditsAtom, editLocalUserAtom, localUserAtom } from '../../src/state/local-user';
import { loadUserAtom, marketingPreferenceIdAtom, userAtom } from '../../src/state/user';
import { asked, bodyOf, clear, fail } from '../support/network';
import { until } from '../support/page';
import {
  endSessionElsewhere,
  registeredVisitor,
  signedInVisitor,
  signInElsewhere,
  type Visitor,
} from '../support/visitor';

const messages = () => store.set(takeToastsAtom).map(({ message }) => message);
const updates = async () => (await asked('/user.ljson')).filter(({ method }) => method === 'POST').map(bodyOf);

/** Sends a change after the session has ended, so that it waits for a sign-in. */
async function saveOnceSignedOut() {
  store.set(editLocalUserAtom, { town: 'Bath' });
  await endSessionElsewhere();
  const work = store.set(updateProfileAtom, () => false);
  await until(() => store.get(isSignInAskedAtom));
  return { work };
}

describe('the profile', () => {
  let visitor: Visitor;
  beforeEach(async () => {
    visitor = await signedInVisitor();
    messages();
  });

  it('ACC-76 is edited in a copy of its own, which outlives a reload of the user', async () => {
    store.set(editLocalUserAtom, { town: 'Bath' });
    expect(store.get(localUserAtom)).to.deep.include({ town: 'Bath', firstName: 'Siân', password: '', body: '' });
    expect(store.get(userAtom).town).to.equal('');
    await store.set(loadUserAtom);
    expect(store.get(localUserAtom).town).to.equal('Bath');
    store.set(dropEditsAtom);
    expect(store.get(localUserAtom).town).to.equal('');
  });

  it('ACC-42 ACC-43 ACC-44 sends what was changed, takes over the answer, and says so', async () => {
    store.set(editLocalUserAtom, { town: ' Bath ', firstName: 'Siân' });
    expect(await store.set(updateProfileAtom, () => false)).to.deep.equal({ sent: true });
    const [{ authenticity_token: _token, ...body }] = (await updates()) as [Record<string, unknown>];
    expect(body).to.deep.equal({ town: 'Bath' });
    expect(store.get(userAtom).town).to.equal('Bath');
    expect(store.get(localUserAtom).town).to.equal('Bath');
    expect(messages()).to.deep.equal(['Profile successfully updated.']);
  });

  it('ACC-43 asks who it is where the answer does not say', async () => {
    store.set(editLocalUserAtom, { town: 'Bath' });
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ user: { town: 'Bath' } });
    await fail({ path: '/user.ljson', method: 'POST', status: 200, headers, body, times: 1 });
    expect(await store.set(updateProfileAtom, () => false)).to.deep.equal({ sent: true });
    expect(store.get(userAtom).userId).to.equal(visitor.userId);
    expect(store.get(marketingPreferenceIdAtom)).to.match(/^\d+$/);
  });

  it('ACC-41 sends a number without the invisible marks that it was copied with', async () => {
    store.set(editLocalUserAtom, { telHome: '\u202a01632 960001\u202c' });
    await store.set(updateProfileAtom, () => false);
    const [{ authenticity_token: _token, ...body }] = (await updates()) as [Record<string, unknown>];
    expect(body).to.deep.equal({ tel_home: '01632 960001' });
  });

  it('ACC-42 sends nothing when nothing was changed', async () => {
    store.set(editLocalUserAtom, { firstName: 'Siân ' });
    expect(await store.set(updateProfileAtom, () => false)).to.deep.equal({ sent: true });
    expect(await asked()).to.deep.equal([]);
  });

  it('ACC-45 F58 shows what the server says is wrong, beside the field where it can, and keeps what was typed', async () => {
    store.set(editLocalUserAtom, { telMobile: 'none', town: 'Bath' });
    expect(await store.set(updateProfileAtom, () => false)).to.deep.equal({
      sent: false,
      messages: [],
      errors: { telMobile: 'Please enter a valid mobile number' },
    });
    expect(messages()).to.deep.equal(['Please enter a valid mobile number']);
    expect(store.get(localUserAtom)).to.deep.include({ telMobile: 'none', town: 'Bath' });
  });

  it('ACC-45 says that it failed when the server says nothing', async () => {
    store.set(editLocalUserAtom, { town: 'Bath' });
    await fail({ path: '/user.ljson', method: 'POST', status: 500 });
    const outcome = await store.set(updateProfileAtom, () => false);
    expect(outcome).to.deep.equal({ sent: false, messages: ['There was an error updating your profile'], errors: {} });
    expect(messages()).to.deep.equal(['There was an error updating your profile']);
  });

  it('ACC-77 sets its flag while it runs', async () => {
    store.set(editLocalUserAtom, { town: 'Bath' });
    const work = store.set(updateProfileAtom, () => false);
    expect(store.get(loadingAtom).userUpdate).to.equal(true);
    await work;
    expect(store.get(loadingAtom).userUpdate).to.equal(false);
  });

  it('F56 asks to sign in again when the session has ended, keeps what was typed, and carries on', async () => {
    const { work } = await saveOnceSignedOut();
    expect(store.get(userAtom).userId).to.equal(visitor.userId);
    expect(await store.set(signInAtom, { ...visitor, password: 'wrong-password' })).to.have.property('sent', false);
    expect(store.get(isSignInAskedAtom)).to.equal(true);
    await store.set(signInAtom, visitor);
    expect(await work).to.deep.equal({ sent: true });
    expect(store.get(isSignInAskedAtom)).to.equal(false);
    expect(store.get(userAtom).town).to.equal('Bath');
  });

  it('F56 gives up when the visitor will not sign in again, and keeps what was typed', async () => {
    const { work } = await saveOnceSignedOut();
    store.set(giveUpSignInAtom);
    expect(await work).to.deep.equal({ sent: false, messages: ['Please sign in'], errors: {} });
    expect(store.get(localUserAtom).town).to.equal('Bath');
    await clear();
  });

  it('F56 never sends what one person typed for another', async () => {
    const other = await registeredVisitor();
    await signedInVisitor();
    const { work } = await saveOnceSignedOut();
    const { length } = await updates();
    await store.set(signInAtom, other);
    expect(await work).to.have.property('sent', false);
    const why = 'We could not confirm that this went through, because someone signed in or out in the meantime.';
    expect(messages()).to.deep.equal(['You have successfully signed in', why]);
    expect(store.get(localUserAtom)).to.deep.include({ userId: other.userId, town: '' });
    expect(await updates()).to.have.length(length);
    await store.set(signOutAtom);
  });

  it('F56 never sends it for another who signed in elsewhere meanwhile, and then here', async () => {
    const other = await registeredVisitor();
    await signedInVisitor();
    const { work } = await saveOnceSignedOut();
    const { length } = await updates();
    await signInElsewhere(other);
    await store.set(loadAccountAtom);
    await store.set(signInAtom, other);
    expect(await work).to.have.property('sent', false);
    expect(await updates()).to.have.length(length);
    await store.set(signOutAtom);
  });

  it('F56 carries on when the visitor has signed in in another tab', async () => {
    const { work } = await saveOnceSignedOut();
    await signInElsewhere(visitor);
    await store.set(loadAccountAtom);
    expect(store.get(isSignInAskedAtom)).to.equal(false);
    expect(await work).to.deep.equal({ sent: true });
    expect(store.get(userAtom).town).to.equal('Bath');
  });
});
