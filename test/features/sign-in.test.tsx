import { expect } from '@open-wc/testing';

import '../../elements/password';
import '../../elements/sign-in';
import { store } from '../../src/core/store';
import { isJoiningAccountAtom, toggleSavedPropertyAtom } from '../../src/state/saved-properties';
import { isSignedInAtom, isUserKnownAtom } from '../../src/state/user';
import { box, closeToasts, errorOf, fill, linkOf, problems, sender, submit, toasts } from '../support/filling';
import { home } from '../support/homes';
import { press, type } from '../support/keyboard';
import { asked, bodyOf, clear, fail } from '../support/network';
import { drawn, render, shown, styled, until } from '../support/page';
import { freshVisitor, registeredVisitor, signedInVisitor, type Visitor } from '../support/visitor';

const wrong = 'This email address and password do not match. Please check both, or choose a new password.';
const sessions = () => asked('/session');

describe('the sign-in form', () => {
  let host: HTMLElement;
  let visitor: Visitor;
  before(async () => {
    await styled();
    visitor = await registeredVisitor();
  });
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
    host = await render('<agency-sign-in></agency-sign-in>');
    await until(() => store.get(isUserKnownAtom));
    await clear();
  });
  afterEach(() => host.parentElement!.remove());
  after(freshVisitor);

  it('ACC-12 ux-3.4 has email and password, as password managers look for them', async () => {
    const { type, autocomplete, inputMode, spellcheck } = box(host, 'email');
    expect({ type, autocomplete, inputMode, spellcheck }).to.deep.equal({
      type: 'email',
      autocomplete: 'username',
      inputMode: 'email',
      spellcheck: false,
    });
    expect(box(host, 'password').type).to.equal('password');
    expect(box(host, 'password').autocomplete).to.equal('current-password');
    expect(box(host, 'password').maxLength).to.equal(-1);
    expect(box(host, 'password').form === box(host, 'email').form).to.equal(true);
    await expect(host).to.be.accessible();
  });

  it('ACC-14 ACC-15 leads to a forgotten password, and by /user to registering', () => {
    expect(linkOf(host, 'Forgotten your password?')!.getAttribute('href')).to.equal('#/user/forgotten_password');
    expect(linkOf(host, 'Register')!.getAttribute('href')).to.equal('#/user');
  });

  it('g-19 takes the email along to a forgotten password, and forgets it once somebody is signed in', async () => {
    const forgotten = async () => {
      const panel = await render('<agency-password></agency-password>');
      await until(() => panel.querySelector('form'));
      const { value } = box(panel, 'email');
      panel.parentElement!.remove();
      return value;
    };
    await fill(host, { email: visitor.email });
    expect(await forgotten()).to.equal(visitor.email);
    await fill(host, { email: visitor.email, password: visitor.password });
    await submit(host);
    await until(() => store.get(isSignedInAtom));
    expect(sessionStorage.getItem('agency-drafts') ?? '').to.not.include(visitor.email);
  });

  it('ACC-16 sends nothing without an email address that is one', async () => {
    for (const email of ['', '   ', 'sian', 'sian@', 'sian@example', 'a@b.c d']) {
      await fill(host, { email, password: 'five5' });
      await submit(host);
      expect(errorOf(host, 'email'), email).to.be.a('string');
    }
    expect(box(host, 'email').getAttribute('aria-invalid')).to.equal('true');
    await expect(host).to.be.accessible();
    expect(await sessions()).to.deep.equal([]);
  });

  it('ACC-17 T15 wants a password of five characters, and no more rules than that', async () => {
    for (const password of ['', 'four']) {
      await fill(host, { email: visitor.email, password });
      await submit(host);
      expect(errorOf(host, 'password'), password).to.be.a('string');
    }
    expect(await sessions()).to.deep.equal([]);
    for (const password of ['five5', 'x'.repeat(200)]) {
      await fill(host, { email: visitor.email, password });
      await submit(host);
      expect(errorOf(host, 'password'), password).to.equal(undefined);
      await until(() => sender(host).ariaDisabled === null && problems(host).length > 0);
    }
    expect(await sessions()).to.have.length(2);
  });

  it('ACC-19 ACC-20 signs in, says so, and leads on to the account', async () => {
    await fill(host, { email: ` ${visitor.email} `, password: visitor.password });
    await submit(host);
    await until(() => store.get(isSignedInAtom));
    await until(() => toasts().includes('You have successfully signed in'));
    await until(() => document.activeElement?.textContent === 'You are signed in, Siân.');
    expect(linkOf(host, 'Go to your account')!.getAttribute('href')).to.equal('#/user');
    expect(host.querySelector('input') === null).to.equal(true);
    await expect(host).to.be.accessible();
  });

  it('ACC-18 ACC-19 signs in with the password as it was typed, also where that ends in a space', async () => {
    const password = `${visitor.password} `;
    const { email } = await registeredVisitor({ password, password_confirmation: password });
    await fill(host, { email, password });
    await submit(host);
    await until(async () => (await sessions()).length === 1);
    const { authenticity_token: _token, ...body } = bodyOf((await sessions())[0]!);
    expect(body).to.deep.equal({ username: email, password });
    await until(() => store.get(isSignedInAtom));
  });

  it('ACC-20 welcomes them as soon as they are known, while their saved homes are still on their way', async () => {
    await fill(host, { email: visitor.email, password: visitor.password });
    await fail({ path: '/saved_properties.ljson', delay: 2_000 });
    await submit(host);
    await until(() => document.activeElement?.textContent === 'You are signed in, Siân.');
    expect(store.get(isJoiningAccountAtom)).to.equal(true);
    await until(() => !store.get(isJoiningAccountAtom));
    expect(document.activeElement?.textContent).to.equal('You are signed in, Siân.');
  });

  it('ACC-22 T15 says that it failed, keeps the email, empties the password and leads back to it', async () => {
    await fill(host, { email: visitor.email, password: 'not-my-password' });
    await submit(host);
    await until(() => problems(host).length > 0);
    expect(problems(host)).to.deep.equal([wrong]);
    await until(() => toasts().includes('Sign in failed, please try again'));
    expect([box(host, 'email').value, box(host, 'password').value]).to.deep.equal([visitor.email, '']);
    expect(document.activeElement === box(host, 'password')).to.equal(true);
    await expect(host).to.be.accessible();
  });

  it('ACC-23 says that the server cannot be reached, and keeps the password', async () => {
    await fail({ path: '/session', drop: true });
    await fill(host, { email: visitor.email, password: visitor.password });
    await submit(host);
    await until(() => problems(host).length > 0);
    expect(problems(host)[0]).to.include('could not reach the server');
    expect(box(host, 'password').value).to.equal(visitor.password);
  });

  it('ACC-22 blames no password where the server failed, and keeps it for another try', async () => {
    await fail({ path: '/session', status: 503, times: 1 });
    await fill(host, { email: visitor.email, password: visitor.password });
    await submit(host);
    await until(() => problems(host).length > 0);
    expect(problems(host)).to.deep.equal(['Something went wrong on our side. Please try again in a moment.']);
    await until(() => toasts().includes('Sign in failed, please try again'));
    expect(box(host, 'password').value).to.equal(visitor.password);
    await submit(host);
    await until(() => store.get(isSignedInAtom));
  });

  it('T13 looks and asks alike whether or not there is such an account', async () => {
    const looks: unknown[] = [];
    for (const email of [visitor.email, 'nobody@example.com']) {
      await clear();
      await fill(host, { email, password: 'not-my-password' });
      await submit(host);
      await until(() => sender(host).ariaDisabled === null && document.activeElement === box(host, 'password'));
      looks.push([shown(host), (await asked()).map(({ path }) => path)]);
      box(host, 'password').blur();
    }
    expect(looks[0]).to.deep.equal(looks[1]);
  });

  it('F53 sends once, however often it is pressed', async () => {
    await fail({ path: '/session', delay: 200 });
    await fill(host, { email: visitor.email, password: visitor.password });
    for (let times = 0; times < 5; times++) sender(host).click();
    box(host, 'password').focus();
    await press('Enter');
    expect(sender(host).getAttribute('aria-disabled')).to.equal('true');
    await until(() => store.get(isSignedInAtom));
    expect(await sessions()).to.have.length(1);
  });

  it('T15 can show the password, and hides it while it is sent', async () => {
    await fail({ path: '/session', delay: 200 });
    await fill(host, { email: visitor.email, password: visitor.password });
    const toggle = host.querySelector<HTMLElement>('[aria-label="Show password"]')!;
    toggle.click();
    await drawn();
    expect(box(host, 'password').type).to.equal('text');
    await submit(host);
    expect(box(host, 'password').type).to.equal('password');
    await until(() => store.get(isSignedInAtom));
  });

  it('works by keyboard alone', async () => {
    box(host, 'email').focus();
    await type(visitor.email);
    await press('Tab');
    await type(visitor.password);
    await press('Enter');
    await until(() => store.get(isSignedInAtom));
  });

  it('says how many homes are kept on this device only', async () => {
    expect(shown(host)).to.not.include('on this device');
    store.set(toggleSavedPropertyAtom, home());
    await until(() => shown(host).includes('You have 1 saved property on this device. Sign in to keep it'));
  });

  it('ACC-20 F62 welcomes once: a page that the browser brings back takes no focus', async () => {
    await fill(host, { email: visitor.email, password: visitor.password });
    await submit(host);
    await until(() => document.activeElement?.closest('.agency-success'));
    await until(() => toasts().includes('You have successfully signed in'));
    await until(() => !store.get(isJoiningAccountAtom));
    await drawn();
    (document.activeElement as HTMLElement).blur();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.get(isUserKnownAtom)).to.equal(false);
    await until(() => store.get(isUserKnownAtom));
    await drawn();
    expect(shown(host)).to.include('You are signed in');
    expect([document.activeElement, host.querySelector('.agency-success')]).to.deep.equal([document.body, null]);
  });

  it('says so to somebody who is signed in already, and takes no focus', async () => {
    host.parentElement!.remove();
    await signedInVisitor();
    host = await render('<agency-sign-in></agency-sign-in>');
    expect(shown(host)).to.include('You are signed in, Siân.');
    expect(document.activeElement === document.body).to.equal(true);
  });
});
