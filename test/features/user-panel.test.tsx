import { expect } from '@open-wc/testing';

import '../../elements/marketing-preferences';
import '../../elements/password';
import '../../elements/profile';
import '../../elements/register';
import '../../elements/sign-in';
import '../../elements/sign-out';
import '../../elements/user-link';
import '../../elements/user-panel';
import { navigate } from '../../src/core/path';
import { store } from '../../src/core/store';
import { pathAtom } from '../../src/state/route';
import { loadAccountAtom } from '../../src/state/account';
import { toggleSavedPropertyAtom } from '../../src/state/saved-properties';
import { doubtUserAtom, isSignedInAtom, isUserKnownAtom } from '../../src/state/user';
import { box, closeToasts, fill, linkOf, sender } from '../support/filling';
import { home } from '../support/homes';
import { press } from '../support/keyboard';
import { drawn, pause, render, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { endSessionElsewhere, freshVisitor, registeredVisitor, signedInVisitor } from '../support/visitor';

const panel = () => document.querySelector<HTMLElement>('dialog agency-user-panel');
const body = () => panel()!.querySelector<HTMLElement>('[role=tabpanel]')!;
const tabs = () => [...panel()!.querySelectorAll<HTMLAnchorElement>('[role=tab]')];
const active = () => tabs().find((tab) => tab.ariaSelected === 'true')!;
const heading = () => body().querySelector('h3')?.textContent;

/** Opens a route of the account and waits until its view is drawn. */
async function open(path: string) {
  navigate(path);
  await until(() => panel() && body().textContent);
  await drawn();
}

describe('the account panel', () => {
  let page: HTMLElement;
  before(async () => {
    await styled();
    page = await render('<agency-user-link></agency-user-link>');
    await until(() => store.get(isUserKnownAtom));
  });
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
    await givePage({ agency_name: 'Hartwell Vane' });
    await until(() => !panel());
  });
  after(async () => {
    await freshVisitor();
    page.parentElement!.remove();
  });

  it('ACC-01 opens over the page while the path starts with /user, and on no other', async () => {
    for (const path of [
      '/user',
      '/user/sign-in',
      '/user/saved-properties',
      '/user/saved_properties',
      '/user/whatever',
    ]) {
      await open(path);
      expect(panel()!.closest('dialog')!.open, path).to.equal(true);
    }
    for (const path of ['/', '/users', '/contact']) {
      navigate(path);
      await drawn();
      expect(panel() === null, path).to.equal(true);
    }
  });

  it('ACC-01 shows the route in its place on a page that has the panel written into it', async () => {
    const written = await render('<agency-user-panel></agency-user-panel>');
    navigate('/user/register');
    await until(() => written.querySelector('[name=firstName]'));
    expect(panel() === null).to.equal(true);
    expect(written.querySelector('h2')!.textContent).to.equal('Your Hartwell Vane Favourites');
    await expect(written).to.be.accessible();
    written.parentElement!.remove();
  });

  it('ACC-01 leaves the page where it is when one goes on within the panel, whose beginning is out of view', async () => {
    const written = await render('<div style="block-size: 3000px"><agency-user-panel></agency-user-panel></div>');
    navigate('/user');
    await until(() => written.querySelectorAll('[role=tab]').length === 3);
    await drawn();
    const [, properties] = written.querySelectorAll<HTMLAnchorElement>('[role=tab]');
    scrollTo(0, scrollY + properties!.getBoundingClientRect().top - 5);
    await drawn();
    const before = scrollY;
    expect(written.querySelector('agency-user-panel')!.getBoundingClientRect().top).to.be.below(0);
    properties!.click();
    await until(() => properties!.ariaSelected === 'true');
    await pause(100);
    const after = scrollY;
    scrollTo(0, 0);
    written.parentElement!.remove();
    expect(after).to.equal(before);
  });

  it("ACC-02 says 'Loading user profile' until it is known who is there", async () => {
    store.set(doubtUserAtom);
    await open('/user');
    expect(body().textContent).to.include('Loading user profile');
    expect(body().querySelector('[role=status]')!.textContent).to.equal('Loading user profile');
    await store.set(loadAccountAtom);
    await drawn();
    expect(heading()).to.equal('Keep what you find');
  });

  it('ACC-03 ACC-04 closes by the page around it and by its button, and gives the focus back', async () => {
    for (const closer of ['.agency-scrim', '[aria-label=Close]']) {
      page.querySelector('a')!.focus();
      await press('Enter');
      await until(() => panel() && body().textContent);
      document.querySelector<HTMLElement>(closer)!.click();
      await until(() => !panel());
      expect(store.get(pathAtom), closer).to.equal('/');
      expect(document.activeElement === page.querySelector('a'), closer).to.equal(true);
    }
  });

  it('ACC-05 carries the name of the agency in its heading', async () => {
    await open('/user');
    const dialog = panel()!.closest('dialog')!;
    expect(dialog.querySelectorAll('h2')).to.have.length(1);
    expect(dialog.querySelector('h2')!.textContent).to.equal('Your Hartwell Vane Favourites');
  });

  it('ACC-06 ACC-07 calls its first tab by whether somebody is signed in; it is active at /user and /user/register', async () => {
    for (const path of ['/user', '/user/register']) {
      await open(path);
      expect([active().textContent, active().getAttribute('href')], path).to.deep.equal(['My Profile', '#/user']);
    }
    await signedInVisitor();
    await open('/user');
    expect([active().textContent, active().getAttribute('href')]).to.deep.equal(['Your details', '#/user']);
  });

  it('ACC-08 ACC-09 has a tab for each saved list, active at its path', async () => {
    for (const [path, words] of [
      ['/user/saved-properties', 'Saved Properties'],
      ['/user/saved-searches', 'Saved Searches'],
    ] as const) {
      await open(path);
      expect([active().textContent, active().getAttribute('href')]).to.deep.equal([words, `#${path}`]);
    }
  });

  it('counts what is in a tab', async () => {
    await store.set(toggleSavedPropertyAtom, home());
    await open('/user');
    expect(tabs().map(({ textContent }) => textContent)).to.deep.equal([
      'My Profile',
      'Saved Properties1',
      'Saved Searches',
    ]);
  });

  it('ACC-10 ACC-78 shows a signed-in visitor their profile, and nobody a view of staff', async () => {
    await signedInVisitor();
    await open('/user');
    await until(() => body().textContent!.includes('Sign out'));
    expect(heading()).to.equal('Hello Siân');
    expect(tabs()).to.have.length(3);
    for (const path of ['/user/admin', '/user/staff']) {
      await open(path);
      expect(heading(), path).to.equal('Hello Siân');
    }
    await expect(panel()!).to.be.accessible();
  });

  it('ACC-11 shows anybody else the ways to get an account, or to go on without', async () => {
    await open('/user');
    expect(linkOf(body(), 'Sign in')!.getAttribute('href')).to.equal('#/user/sign-in');
    expect(linkOf(body(), 'Register')!.getAttribute('href')).to.equal('#/user/register');
    expect(body().textContent).to.not.include('Sign out');
    await expect(panel()!).to.be.accessible();
    [...body().querySelectorAll('button')]
      .find(({ textContent }) => textContent === 'Continue without an account')!
      .click();
    await until(() => !panel());
  });

  it('ACC-12 ACC-24 ACC-54 shows the form that belongs to each path', async () => {
    for (const [path, field, words] of [
      ['/user/sign-in', 'password', 'Sign in'],
      ['/user/register', 'passwordConfirmation', 'Register'],
      ['/user/forgotten_password', 'email', 'Reset Password'],
    ] as const) {
      await open(path);
      expect(box(body(), field).type, path).to.be.a('string');
      expect(sender(body()).textContent, path).to.include(words);
    }
  });

  it('ACC-13 ACC-24 leads a signed-in visitor from signing in and registering to /user', async () => {
    await signedInVisitor();
    for (const path of ['/user/sign-in', '/user/register']) {
      await open(path);
      await until(() => store.get(pathAtom) === '/user');
      expect(heading(), path).to.equal('Hello Siân');
    }
  });

  it('ACC-39 MKT-04 T17 leads anybody else from what is for signed-in visitors to /user', async () => {
    for (const path of ['/user/edit', '/user/marketing-preferences']) {
      await open(path);
      await until(() => store.get(pathAtom) === '/user');
      expect(heading(), path).to.equal('Keep what you find');
    }
  });

  it('ACC-13 ACC-24 ACC-39 leaves no way back to what it led away from', async () => {
    const comesBack = async (path: string) => {
      await open(path);
      await until(() => store.get(pathAtom) === '/user');
      history.back();
      await until(() => store.get(pathAtom) === '/');
      await until(() => !panel());
    };
    await comesBack('/user/edit');
    await signedInVisitor();
    for (const path of ['/user/sign-in', '/user/register']) await comesBack(path);
  });

  it('ACC-39 waits with that until it is known who is there', async () => {
    await signedInVisitor();
    store.set(doubtUserAtom);
    await open('/user/edit');
    expect(body().textContent).to.include('Loading user profile');
    await store.set(loadAccountAtom);
    await until(() => body().querySelector('[name=firstName]'));
    expect(store.get(pathAtom)).to.equal('/user/edit');
  });

  it('MKT-01 ACC-38 ACC-53 shows a signed-in visitor the form that belongs to each path', async () => {
    await signedInVisitor();
    for (const [path, words] of [
      ['/user/edit', 'Edit your details'],
      ['/user/marketing-preferences', 'Update your marketing preferences'],
      ['/user/forgotten_password', 'Forgotten your password?'],
    ] as const) {
      await open(path);
      expect(heading(), path).to.equal(words);
      expect(body().querySelectorAll('form'), path).to.have.length(1);
    }
    expect(box(body(), 'passwordConfirmation').type).to.equal('password');
  });

  it('acc-03 moves among its tabs by arrows, and opens one by Enter', async () => {
    await open('/user');
    tabs()[0]!.focus();
    await press('ArrowLeft');
    expect(document.activeElement!.textContent).to.equal('Saved Searches');
    expect(active().textContent).to.equal('My Profile');
    await press('Enter');
    await until(() => store.get(pathAtom) === '/user/saved-searches');
    await drawn();
    expect(active().textContent).to.equal('Saved Searches');
  });

  it('acc-07 keeps the focus in the panel, on the heading of what comes next', async () => {
    await open('/user');
    linkOf(body(), 'Register')!.focus();
    await press('Enter');
    await until(() => document.activeElement?.textContent === 'Register' && document.activeElement.localName === 'h3');
    linkOf(body(), 'Sign in')!.focus();
    await press('Enter');
    await until(() => document.activeElement?.textContent === 'Sign in' && document.activeElement.localName === 'h3');
  });

  it('acc-07 leaves the focus of the page alone, and shows its form, while it is not known who is there', async () => {
    await signedInVisitor();
    (document.activeElement as HTMLElement).blur();
    const place = await render('<agency-user-panel></agency-user-panel>');
    try {
      store.set(doubtUserAtom);
      navigate('/user/sign-in');
      await until(() => place.querySelector('agency-sign-in'));
      navigate('/user');
      await drawn();
      await store.set(loadAccountAtom);
      await until(() => place.querySelector('[role=tabpanel]')!.textContent!.includes('Hello Siân'));
      await drawn();
      expect(document.activeElement).to.equal(document.body);
      const tab = place.querySelector<HTMLElement>('[role=tab]')!;
      tab.focus();
      // As a press beside the panel does.
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      tab.blur();
      navigate('/user/saved-properties');
      await drawn();
      expect(document.activeElement, 'once the page beside it was pressed').to.equal(document.body);
    } finally {
      place.parentElement!.remove();
    }
  });

  it('ACC-03 gives the focus back to what opened it also from a view inside', async () => {
    const link = page.querySelector('a')!;
    link.focus();
    await open('/user');
    linkOf(body(), 'Register')!.focus();
    await press('Enter');
    await until(() => document.activeElement?.textContent === 'Register' && document.activeElement.localName === 'h3');
    await press('Escape');
    await until(() => !panel());
    expect(document.activeElement).to.equal(link);
  });

  it('acc-07 leads from signing in to the profile and from signing out back, without losing the focus', async () => {
    const visitor = await registeredVisitor();
    await open('/user/sign-in');
    await fill(body(), { email: visitor.email, password: visitor.password });
    box(body(), 'password').focus();
    await press('Enter');
    await until(() => document.activeElement?.textContent === 'Hello Siân', 5000);
    expect(store.get(pathAtom)).to.equal('/user');
    await until(() => body().textContent!.includes('Sign out'));
    const button = [...body().querySelectorAll('button')].find(({ textContent }) => textContent!.includes('Sign out'))!;
    button.focus();
    await press('Enter');
    await until(() => !store.get(isSignedInAtom));
    await until(() => document.activeElement?.textContent === 'Keep what you find');
  });

  it('F79 goes back to the view of nobody when the session ended elsewhere', async () => {
    await signedInVisitor();
    await open('/user/marketing-preferences');
    await comeBackSignedOut();
    await until(() => store.get(pathAtom) === '/user');
    expect(heading()).to.equal('Keep what you find');
  });
});

/** Another tab signs out, and the browser restores this page. */
async function comeBackSignedOut() {
  await endSessionElsewhere();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}
