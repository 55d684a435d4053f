import { expect } from '@open-wc/testing';

import { fetchSavedProperties } from '../../src/api/saved-properties';
import { store } from '../../src/core/store';
import { forgetAccountAtom, loadAccountAtom } from '../../src/state/account';
import { keepDraftAtom } from '../../src/state/drafts';
import { draftGenerationAtom } from '../../src/state/form-generations';
import { loadingAtom } from '../../src/state/loading';
import { editLocalUserAtom, localUserAtom } from '../../src/state/local-user';
import { isAccountUnreadAtom, savedPropertiesAtom, toggleSavedPropertyAtom } from '../../src/state/saved-properties';
import { savedSearchesAtom, startSavedSearchesAtom } from '../../src/state/saved-searches';
import { registerAtom, signInAtom, signOutAtom } from '../../src/state/session';
import { watchSessionAtom } from '../../src/state/session-watch';
import { takeToastsAtom } from '../../src/state/toasts';
import {
  doubtUserAtom,
  forgetUserAtom,
  isSignedInAtom,
  isUserKnownAtom,
  loadUserAtom,
  userAtom,
} from '../../src/state/user';
import { knownHomes } from '../support/homes';
import { asked, clear, fail } from '../support/network';
import { listenTo, pause, until } from '../support/page';
import { visitedPage } from '../support/visited-page';
import {
  endSessionElsewhere,
  freshVisitor,
  registeredVisitor,
  signedInVisitor,
  signInElsewhere,
  type Visitor,
} from '../support/visitor';

const json = { 'content-type': 'application/json' };
const failed = (path: string, body: unknown, status = 422) =>
  fail({ path, method: 'POST', status, headers: json, body: JSON.stringify(body) });
const pathsAsked = async () => (await asked()).map(({ method, path }) => `${method} ${path}`);
const messages = () => store.set(takeToastsAtom).map(({ about: _, ...toast }) => toast);
const canary = 'Canary-in-a-coalmine-42';
const noCookies =
  'We could not check that this came from you. Please allow cookies for this site in your browser, then try again.';
const newcomer = () => ({
  firstName: 'Owen',
  lastName: 'Hughes',
  email: `owen-${Date.now()}@example.com`,
  password: canary,
  passwordConfirmation: canary,
  optInMarketing: false,
  optInMarketingStatement: 'News',
});

/** What page scripts are told while something runs. */
async function heard(run: () => Promise<unknown>) {
  const names = ['agency-user-signed-in', 'agency-user-signed-up', 'agency-user-signed-out'];
  const events: [string, unknown][] = [];
  const listen = (event: Event) => events.push([event.type, (event as CustomEvent).detail]);
  for (const name of names) document.addEventListener(name, listen);
  await run();
  for (const name of names) document.removeEventListener(name, listen);
  return events;
}

describe('signing in', () => {
  let visitor: Visitor;
  before(async () => {
    visitor = await registeredVisitor();
  });
  beforeEach(async () => {
    await freshVisitor();
    messages();
  });

  it('ACC-19 ACC-20 ACC-21 says so, loads the user again, and fetches saved properties and saved searches', async () => {
    expect(await store.set(signInAtom, visitor)).to.deep.equal({ sent: true });
    expect(messages()).to.deep.equal([{ message: 'You have successfully signed in', tone: 'success' }]);
    const paths = await pathsAsked();
    expect(paths.slice(0, 2)).to.deep.equal(['POST /session', 'GET /user.ljson']);
    expect(paths).to.include.members(['GET /saved_properties.ljson', 'GET /saved_searches.ljson']);
    expect(store.get(userAtom).email).to.equal(visitor.email);
  });

  it('ACC-22 T13 fails with one message, whatever the reason', async () => {
    const wrong = await store.set(signInAtom, { ...visitor, password: 'not-my-password' });
    const toasts = messages();
    expect(toasts).to.deep.equal([{ message: 'Sign in failed, please try again', tone: 'error' }]);
    const unknown = await store.set(signInAtom, { email: 'nobody@example.com', password: canary });
    expect(unknown).to.deep.equal(wrong);
    expect(messages()).to.deep.equal(toasts);
    await failed('/session', { message: 'There is no such account' }, 404);
    expect(await store.set(signInAtom, visitor)).to.deep.equal(wrong);
    expect(messages()).to.deep.equal(toasts);
    expect(store.get(isSignedInAtom)).to.equal(false);
  });

  it('ACC-22 T14 passes on how long to wait after too many attempts', async () => {
    await failed('/session', { message: 'Please try again in 5 minutes.' }, 429);
    const outcome = await store.set(signInAtom, visitor);
    expect(outcome).to.deep.include({ sent: false, messages: ['Please try again in 5 minutes.'] });
    expect(messages().map(({ message }) => message)).to.deep.equal(['Sign in failed, please try again']);
  });

  it('F44 ACC-22 speaks of too many attempts also where what refuses them has no words', async () => {
    await failed('/session', {}, 429);
    const outcome = await store.set(signInAtom, visitor);
    expect(outcome).to.deep.include({
      sent: false,
      messages: ['Too many attempts. Please wait a few minutes, then try again.'],
    });
  });

  it('F55 ACC-22 blames no password where the browser keeps no cookies, with which every token is refused', async () => {
    for (const code of ['invalid_authenticity_token', 'cross_site_request']) {
      await failed('/session', { code, message: 'No' }, 403);
      expect(await store.set(signInAtom, visitor), code).to.deep.equal({ sent: false, messages: [noCookies] });
      await clear();
    }
  });

  it('ACC-22 T14 no failure of the server, the captcha or the cookies makes the visitor wait', async () => {
    for (const [body, status] of [
      [{}, 500],
      [{ code: 'recaptcha_invalid' }, 422],
      [{ code: 'invalid_authenticity_token' }, 403],
    ] as const) {
      await failed('/session', body, status);
      for (let times = 0; times < 5; times++) await store.set(signInAtom, visitor);
      await clear();
      expect(await store.set(signInAtom, visitor), String(status)).to.deep.equal({ sent: true });
      await freshVisitor();
    }
  });

  it('ACC-23 fails with the same message when no answer arrives', async () => {
    await fail({ path: '/session', drop: true });
    const outcome = await store.set(signInAtom, visitor);
    expect(outcome).to.have.property('messages').that.has.length(1);
    expect(messages().map(({ message }) => message)).to.deep.equal(['Sign in failed, please try again']);
  });

  it('ACC-77 RTE-12 sets its flag while it runs, and clears it after', async () => {
    const { propertiesMap, googleMaps, ...others } = store.get(loadingAtom);
    expect([propertiesMap, googleMaps]).to.deep.equal([true, true]);
    expect(Object.values(others)).to.deep.equal(Array(7).fill(false));
    const seen: string[] = [];
    const stop = store.sub(loadingAtom, () => {
      const { userSignIn, user } = store.get(loadingAtom);
      seen.push(userSignIn ? 'signing in' : user ? 'reading the account' : 'at rest');
    });
    await store.set(signInAtom, visitor);
    stop();
    expect(seen.filter((state, index) => state !== seen[index - 1])).to.deep.equal([
      'signing in',
      'at rest',
      'reading the account',
      'at rest',
    ]);
    const registering = store.set(registerAtom, newcomer());
    expect(store.get(loadingAtom).userRegister).to.equal(true);
    await registering;
    expect(store.get(loadingAtom).userRegister).to.equal(false);
  });

  it('T15 T22 leaves the password nowhere and tells page scripts nothing personal', async () => {
    const said = await listenTo('error', async () => {
      const events = await heard(async () => {
        await store.set(signInAtom, { ...visitor, password: `${canary}-wrong` });
        await store.set(signInAtom, visitor);
        await store.set(signOutAtom);
        await store.set(registerAtom, newcomer());
      });
      expect(events).to.deep.equal([
        ['agency-user-signed-in', null],
        ['agency-user-signed-out', null],
        ['agency-user-signed-up', null],
      ]);
    });
    const kept = [localStorage, sessionStorage, location.href, document.cookie, history.state, messages(), said];
    kept.push(store.get(userAtom), store.get(localUserAtom));
    expect(JSON.stringify(kept)).to.not.include('Canary');
    const elsewhere = (await asked()).filter(({ body, query }) => `${query}${body}`.includes('Canary'));
    expect(elsewhere.map(({ path }) => path)).to.deep.equal(['/session', '/session', '/user.ljson']);
  });
});

describe('registering', () => {
  beforeEach(async () => {
    await freshVisitor();
    messages();
  });

  it('ACC-33 ACC-34 says so, loads the user again and fetches what is saved', async () => {
    const registration = newcomer();
    expect(await store.set(registerAtom, registration)).to.deep.equal({ sent: true });
    expect(messages()).to.deep.equal([{ message: 'You have been successfully registered!', tone: 'success' }]);
    const paths = await pathsAsked();
    expect(paths.slice(0, 2)).to.deep.equal(['POST /user.ljson', 'GET /user.ljson']);
    expect(paths).to.include.members(['GET /saved_properties.ljson', 'GET /saved_searches.ljson']);
    expect(store.get(userAtom).email).to.equal(registration.email);
  });

  it('ACC-35 shows the errors one per line for 8 seconds, in the form too', async () => {
    await failed('/user.ljson', { errors: ['Email is odd', 'Name is too short'] });
    const outcome = await store.set(registerAtom, newcomer());
    expect(outcome).to.deep.equal({ sent: false, messages: ['Email is odd', 'Name is too short'] });
    expect(messages()).to.deep.equal([{ message: 'Email is odd\nName is too short', tone: 'error', duration: 8000 }]);
  });

  it('ACC-36 shows the message of the server for 8 seconds', async () => {
    await failed('/user.ljson', { message: 'We are closed' }, 503);
    await store.set(registerAtom, newcomer());
    expect(messages()).to.deep.equal([{ message: 'We are closed', tone: 'error', duration: 8000 }]);
  });

  it('ACC-37 says for 8 seconds that something went wrong when the server does not say what', async () => {
    const registration = newcomer();
    await store.set(registerAtom, registration);
    await freshVisitor();
    messages();
    const message =
      'Sorry, something went wrong. You may already have an account with this email address, if so, please try signing in instead of registering.';
    await store.set(registerAtom, registration);
    expect(messages()).to.deep.equal([{ message, tone: 'error', duration: 8000 }]);
    await fail({ path: '/user.ljson', method: 'POST', drop: true });
    await store.set(registerAtom, newcomer());
    expect(messages()).to.deep.equal([{ message, tone: 'error', duration: 8000 }]);
    expect(store.get(isSignedInAtom)).to.equal(false);
  });
});

describe('who is signed in', () => {
  beforeEach(freshVisitor);

  it('ACC-72 is asked at page load and fills the user and their editable copy', async () => {
    const visitor = await registeredVisitor();
    await signInElsewhere(visitor);
    store.set(doubtUserAtom);
    await store.set(loadAccountAtom);
    expect(store.get(isUserKnownAtom)).to.equal(true);
    expect(store.get(userAtom).userId).to.equal(visitor.userId);
    expect(store.get(localUserAtom)).to.deep.include({ firstName: 'Siân', password: '', passwordConfirmation: '' });
  });

  it('ACC-73 is nobody, without a toast, when that fails', async () => {
    messages();
    await fail({ path: '/user.ljson', status: 500 });
    await listenTo('error', () => store.set(loadAccountAtom));
    expect(store.get(isSignedInAtom)).to.equal(false);
    expect(store.get(isUserKnownAtom)).to.equal(true);
    expect(messages()).to.deep.equal([]);
  });

  it('ACC-74 T17 is decided by the user id the server gives, and by nothing in this browser', async () => {
    localStorage.setItem('user', '{"user_id": 1}');
    localStorage.setItem('user_id', '1');
    await store.set(loadAccountAtom);
    expect(store.get(isSignedInAtom)).to.equal(false);
    expect(await pathsAsked()).to.deep.equal(['GET /user.ljson']);
    await signedInVisitor();
    expect(store.get(isSignedInAtom)).to.equal(true);
  });

  it('F51 an answer from before the sign-out is dropped', async () => {
    await signedInVisitor();
    await fail({ path: '/user.ljson', delay: 400, times: 1 });
    const late = store.set(loadUserAtom);
    await store.set(signOutAtom);
    await late;
    expect(store.get(isSignedInAtom)).to.equal(false);
    await signedInVisitor();
    const tooLateToGiveUp = store.set(loadUserAtom);
    store.set(forgetUserAtom);
    await tooLateToGiveUp;
    expect(store.get(isSignedInAtom)).to.equal(false);
  });

  it('F44 knows that nobody is signed in when they sign out elsewhere before the first answer is there', async () => {
    store.set(doubtUserAtom);
    const underWay = store.set(loadUserAtom);
    store.set(forgetAccountAtom);
    await underWay;
    expect(store.get(isUserKnownAtom)).to.equal(true);
  });

  it('F40 only the newest answer counts', async () => {
    const visitor = await registeredVisitor();
    await fail({
      path: '/user.ljson',
      delay: 400,
      status: 200,
      headers: json,
      body: '{"user": {"user_id": null}}',
      times: 1,
    });
    const older = store.set(loadUserAtom);
    await signInElsewhere(visitor);
    await store.set(loadUserAtom);
    await older;
    expect(store.get(userAtom).userId).to.equal(visitor.userId);
  });

  it('F40 loads the saved lists once when the answer to an older question comes last', async () => {
    await signInElsewhere(await registeredVisitor());
    await clear();
    await fail({ path: '/user.ljson', delay: 400, times: 1 });
    const older = store.set(loadAccountAtom);
    await until(async () => (await pathsAsked()).length === 1);
    await store.set(loadAccountAtom);
    await older;
    const lists = (await pathsAsked()).filter((path) => path !== 'GET /user.ljson');
    expect(lists.sort()).to.deep.equal(['GET /saved_properties.ljson', 'GET /saved_searches.ljson']);
  });
});

describe('signing out', () => {
  beforeEach(async () => {
    await signedInVisitor();
    messages();
  });

  it('ACC-46 ACC-47 ACC-49 says so and leaves the blank user and their blank copy', async () => {
    store.set(editLocalUserAtom, { town: 'Bath' });
    await store.set(signOutAtom);
    expect(messages()).to.deep.equal([{ message: 'You have been signed out', tone: 'success' }]);
    expect(store.get(userAtom)).to.deep.include({ userId: null, email: '', firstName: '' });
    expect(store.get(localUserAtom)).to.deep.include({ userId: null, email: '', town: '', marketingPreferenceId: '' });
    await store.set(loadUserAtom);
    expect(store.get(isSignedInAtom)).to.equal(false);
  });

  it('ACC-48 says so when it failed, and keeps the visitor signed in', async () => {
    for (const fault of [{ status: 500 }, { drop: true }]) {
      await fail({ path: '/session', ...fault });
      await store.set(signOutAtom);
      expect(messages().map(({ message }) => message)).to.deep.equal(['There was an error signing out']);
      expect(store.get(isSignedInAtom)).to.equal(true);
      await clear();
    }
  });

  it('ACC-47 ACC-48 says that the visitor is signed out where the server had ended the session', async () => {
    await failed('/session', {}, 401);
    await store.set(signOutAtom);
    expect(
      messages().map(({ message }) => message),
      'while it has not',
    ).to.deep.equal(['There was an error signing out']);
    expect(store.get(isSignedInAtom)).to.equal(true);
    await clear();
    await endSessionElsewhere();
    await failed('/session', {}, 401);
    await store.set(signOutAtom);
    expect(messages().map(({ message }) => message)).to.deep.equal(['You have been signed out']);
    expect(store.get(isSignedInAtom)).to.equal(false);
  });

  it('SAV-13 T16 clears the saved searches, on this device too', async () => {
    localStorage.setItem('savedSearches', '[{"channel": "sales", "q": "Bath", "alert_frequency": "W"}]');
    store.set(startSavedSearchesAtom);
    expect(store.get(savedSearchesAtom)).to.have.length(1);
    await store.set(signOutAtom);
    expect(store.get(savedSearchesAtom)).to.deep.equal([]);
    expect(localStorage.getItem('savedSearches')).to.equal(null);
  });

  it('T16 T21 leaves nothing of the person in this browser', async () => {
    const { email } = store.get(userAtom);
    await store.set(signOutAtom);
    const kept = JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]);
    for (const trace of [email, 'Siân', 'Evans']) expect(kept).to.not.include(trace);
    expect((await indexedDB.databases()).length + (await caches.keys()).length).to.equal(0);
  });
});

describe('other tabs', () => {
  const other = new BroadcastChannel('agency');
  before(() => store.set(watchSessionAtom));
  after(() => other.close());

  it('F77 are told of a sign-in and a sign-out, and nothing about the person', async () => {
    const visitor = await registeredVisitor();
    const news: unknown[] = [];
    other.onmessage = ({ data }) => news.push(data);
    await store.set(signInAtom, visitor);
    await store.set(signOutAtom);
    await until(() => news.length === 2);
    expect(news).to.deep.equal(['signed-in', 'signed-out']);
  });

  it('F77 follow a sign-out within a second, without a word', async () => {
    await signedInVisitor();
    messages();
    other.postMessage('signed-out');
    await until(() => !store.get(isSignedInAtom), 1000);
    expect(store.get(savedPropertiesAtom)).to.deep.equal([]);
    expect(messages()).to.deep.equal([]);
  });

  it('F77 ACC-48 a sign-out that another tab was quicker with has not failed', async () => {
    await signedInVisitor();
    messages();
    await fail({ path: '/session', delay: 500 });
    const leaving = store.set(signOutAtom);
    await until(async () => (await asked('/session')).length > 0);
    other.postMessage('signed-out');
    await leaving;
    expect(store.get(isSignedInAtom)).to.equal(false);
    expect(messages()).to.deep.equal([]);
  });

  it('F77 ACC-23 a form under way during a sign-in elsewhere does not speak of a sign-out', async () => {
    const visitor = await registeredVisitor();
    await fail({ path: '/user.ljson', method: 'POST', delay: 500 });
    const registering = store.set(registerAtom, newcomer());
    await until(async () => (await asked('/user.ljson')).length > 0);
    await signInElsewhere(visitor);
    other.postMessage('signed-in');
    expect(await registering).to.deep.equal({
      sent: false,
      messages: ['We could not confirm that this went through, because someone signed in or out in the meantime.'],
    });
    await until(() => store.get(userAtom).userId === visitor.userId);
    messages();
  });

  it('F77 follow a sign-in', async () => {
    const visitor = await registeredVisitor();
    await signInElsewhere(visitor);
    other.postMessage('signed-in');
    await until(() => store.get(userAtom).userId === visitor.userId);
  });

  it('F77 learn that somebody is signed in from a page that begins so, such as one that a mail led to', async () => {
    const visitor = await registeredVisitor();
    await signInElsewhere(visitor);
    const page = await visitedPage('<agency-user-link></agency-user-link>');
    await until(() => store.get(userAtom).userId === visitor.userId);
    await clear();
    const next = await visitedPage('<agency-user-link></agency-user-link>');
    await pause(300);
    expect(
      (await pathsAsked()).filter((path) => path === 'GET /user.ljson'),
      'only its own',
    ).to.have.length(1);
    page.close();
    next.close();
  });

  it('F77 T16 learn that it is somebody else from a page that begins so, and do not write to their account', async () => {
    const other = await registeredVisitor();
    const { userId } = await signedInVisitor();
    await signInElsewhere(other);
    expect(store.get(userAtom).userId).to.equal(userId);
    const page = await visitedPage('<agency-user-link></agency-user-link>');
    await until(() => store.get(userAtom).userId === other.userId);
    page.close();
  });

  it('F77 T16 learn from the next page of a sign-out whose page was left before the answer', async () => {
    await signedInVisitor();
    await fail({ path: '/session', delay: 1000 });
    const done = store.set(signOutAtom);
    await until(() => localStorage.getItem('isSigningOut') === 'true');
    await done;
    expect(localStorage.getItem('isSigningOut')).to.equal(null);
    await signedInVisitor();
    await endSessionElsewhere();
    localStorage.setItem('isSigningOut', 'true');
    localStorage.setItem('savedSearchNames', '{"a": "Near mother"}');
    const page = await visitedPage('<agency-user-link></agency-user-link>');
    await until(() => !store.get(isSignedInAtom));
    expect([localStorage.getItem('isSigningOut'), localStorage.getItem('savedSearchNames')]).to.deep.equal([
      null,
      null,
    ]);
    page.close();
  });

  it('F79 a page brought back shows no user until the server has said again who it is', async () => {
    await signedInVisitor();
    store.set(editLocalUserAtom, { town: 'Bath' });
    await endSessionElsewhere();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.get(isUserKnownAtom)).to.equal(false);
    expect(store.get(userAtom)).to.deep.include({ userId: null, firstName: '', email: '' });
    expect(store.get(localUserAtom)).to.deep.include({ userId: null, email: '', town: '' });
    await until(() => store.get(isUserKnownAtom));
    expect(store.get(isSignedInAtom)).to.equal(false);
    store.set(forgetAccountAtom);
  });

  it('F79 a page brought back keeps what the same person typed', async () => {
    const { userId } = await signedInVisitor();
    store.set(editLocalUserAtom, { town: 'Bath' });
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until(() => store.get(isUserKnownAtom));
    expect(store.get(localUserAtom)).to.deep.include({ userId, town: 'Bath' });
  });

  it('F79 T16 a page brought back has let go of what was typed by somebody who left in another tab meanwhile', async () => {
    const { userId } = await signedInVisitor();
    store.set(keepDraftAtom, 'valuation', { message: 'Mine' });
    const before = store.get(draftGenerationAtom)('valuation');
    await endSessionElsewhere();
    localStorage.removeItem('savedPropertiesUser');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await until(() => store.get(isUserKnownAtom));
    expect(sessionStorage.getItem('agency-drafts') ?? '').to.not.include(userId);
    expect(store.get(draftGenerationAtom)('valuation'), 'forms begin anew').to.not.equal(before);
  });

  it('R12 a page put aside holds no channel open, and hears again when it is brought back', async () => {
    const visitor = await registeredVisitor();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await signInElsewhere(visitor);
    other.postMessage('signed-in');
    await new Promise((done) => setTimeout(done, 200));
    expect(await pathsAsked()).to.not.include('GET /user.ljson');
    dispatchEvent(new PageTransitionEvent('pageshow'));
    other.postMessage('signed-in');
    await until(() => store.get(userAtom).userId === visitor.userId);
  });
});

describe('a connection that comes back', () => {
  const comesBack = () => dispatchEvent(new Event('online'));
  const path = '/saved_properties.ljson';

  it('SAV-06 leaves the visitor signed in, and what is untold for later, when it is gone again at once', async () => {
    await signedInVisitor();
    const [saved] = await knownHomes(1);
    await fail({ path, method: 'POST', drop: true });
    await listenTo('error', async () => {
      await store.set(toggleSavedPropertyAtom, saved!);
      messages();
      comesBack();
      await until(() => messages().length > 0);
    });
    expect(store.get(isSignedInAtom)).to.equal(true);
    expect(localStorage.getItem('unsentSavedProperties')).to.equal(JSON.stringify([saved!.propertyId]));
    await clear();
    comesBack();
    await until(() => localStorage.getItem('unsentSavedProperties') === '[]');
    expect((await fetchSavedProperties())!.map(({ propertyId }) => propertyId)).to.deep.equal([saved!.propertyId]);
  });

  it('SAV-11 joins the lists of this device and the account where that failed', async () => {
    const visitor = await registeredVisitor();
    const [saved] = await knownHomes(1);
    await store.set(toggleSavedPropertyAtom, saved!);
    await signInElsewhere(visitor);
    await fail({ path, method: 'POST', drop: true });
    await listenTo('error', () => store.set(loadAccountAtom));
    await clear();
    comesBack();
    await until(async () => (await fetchSavedProperties())!.length === 1);
  });

  it('SAV-11 reads the list of the account where that failed', async () => {
    await signedInVisitor();
    await fail({ path, method: 'GET', drop: true });
    await listenTo('error', () => store.set(loadAccountAtom));
    expect(store.get(isAccountUnreadAtom)).to.equal(true);
    await clear();
    comesBack();
    await until(() => !store.get(isAccountUnreadAtom));
  });

  it('SAV-11 F58 says nothing again of a home that the account keeps refusing', async () => {
    await signedInVisitor();
    const [saved] = await knownHomes(1);
    await failed(path, { message: 'Too many' });
    await listenTo('error', async () => {
      await store.set(toggleSavedPropertyAtom, saved!);
      expect(messages().map(({ message }) => message)).to.include('Too many');
      const before = (await asked(path)).length;
      comesBack();
      await until(async () => (await asked(path)).length > before);
      await pause(100);
    });
    expect(messages()).to.deep.equal([]);
  });

  it('SAV-05 changes nothing at the server for somebody who is signed out', async () => {
    await freshVisitor();
    const [saved] = await knownHomes(1);
    await store.set(toggleSavedPropertyAtom, saved!);
    await clear();
    comesBack();
    await until(async () => (await asked('/user.ljson')).length === 1);
    expect((await asked()).filter(({ method }) => method !== 'GET')).to.deep.equal([]);
  });
});
