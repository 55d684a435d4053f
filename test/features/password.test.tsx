import { expect } from '@open-wc/testing';

import '../../elements/password';
import { navigate } from '../../src/core/path';
import { store } from '../../src/core/store';
import { newPasswordPattern } from '../../src/domain/password-rules';
import { pathAtom } from '../../src/state/route';
import { loadAccountAtom } from '../../src/state/account';
import { doubtUserAtom, isUserKnownAtom } from '../../src/state/user';
import { box, closeToasts, errorOf, fill, problems, sender, submit, toasts } from '../support/filling';
import { press } from '../support/keyboard';
import { buttonOf } from '../support/media-page';
import { asked, bodyOf, clear, fail } from '../support/network';
import { drawn, listenTo, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor, signedInVisitor, signInElsewhere, registeredVisitor } from '../support/visitor';
import { delaysOf } from '../support/watch';

const message =
  'Password must have: an uppercase letter, a number or special character (!@£%^) and be at least 10 characters long.';
const resets = () => asked('/reset_passwords');
const changes = async () => (await asked('/user.ljson')).filter(({ method }) => method === 'POST');
const heading = (host: Element) => host.querySelector('h2')?.textContent;

let host: HTMLElement;

async function show(html = '<agency-password></agency-password>') {
  host = await render(html);
  await until(() => store.get(isUserKnownAtom));
  await clear();
  await drawn();
}

describe('a forgotten password', () => {
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
    await givePage();
    await show();
  });
  afterEach(() => host.parentElement!.remove());
  after(freshVisitor);

  it('ACC-52 ACC-54 ux-3.4 asks a signed-out visitor for their email', async () => {
    expect(heading(host)).to.equal('Forgotten your password?');
    expect(box(host, 'email').autocomplete).to.equal('email');
    expect(sender(host).textContent).to.include('Reset Password');
    await expect(host).to.be.accessible();
  });

  it('ACC-55 F65 has a field that no person sees', async () => {
    const trap = box(host, 'body');
    expect([trap.tabIndex, trap.autocomplete]).to.deep.equal([-1, 'off']);
    expect(trap.closest('[aria-hidden=true]') === null).to.equal(false);
  });

  it('ACC-56 sends nothing without an email address that the browser takes for one', async () => {
    for (const email of ['', 'sian', 'sian@example', 'sian@exa mple.com']) {
      await fill(host, { email });
      await submit(host);
      expect(errorOf(host, 'email'), email).to.be.a('string');
    }
    await fill(host, { email: 'sian@example.com' });
    box(host, 'email').setCustomValidity('the browser says no');
    await submit(host);
    expect(errorOf(host, 'email')).to.be.a('string');
    expect(await resets()).to.deep.equal([]);
  });

  it('ACC-57 ACC-58 ACC-59 asks for a mail, says so, and thanks', async () => {
    await fill(host, { email: ' sian@example.com ' });
    await submit(host);
    await until(() => shown(host).includes('Thank you. Please check your email.'));
    expect((await resets())[0]!.body).to.match(/name="email"\s+sian@example\.com\s/);
    await until(() => toasts().includes('If the email you have entered has a user account'));
    expect(host.querySelector('form') === null).to.equal(true);
    expect(heading(host)).to.equal('Forgotten your password?');
    expect(document.activeElement!.textContent).to.equal('Thank you. Please check your email.');
    await expect(host).to.be.accessible();
  });

  it('ACC-57 ACC-59 asks for another mail where none came, with the address that was given', async () => {
    await fill(host, { email: 'sian@example.com' });
    await submit(host);
    await until(() => host.querySelector('form') === null);
    buttonOf(host, 'Ask for another link').focus();
    await press('Enter');
    await until(() => document.activeElement?.getAttribute('name') === 'email');
    expect(box(host, 'email').value).to.equal('sian@example.com');
    await press('Enter');
    await until(() => document.activeElement?.textContent === 'Thank you. Please check your email.');
    expect(await resets()).to.have.length(2);
  });

  it('ACC-58 ACC-59 gives the same notice but no thanks when the server refuses', async () => {
    await fail({ path: '/reset_passwords', status: 500 });
    await fill(host, { email: 'sian@example.com' });
    await submit(host);
    await until(() => toasts().includes('If the email you have entered has a user account'));
    await until(() => sender(host).ariaDisabled === null);
    expect(box(host, 'email').value).to.equal('sian@example.com');
  });

  it('ACC-58 says beside the notice that the server cannot be reached', async () => {
    await fail({ path: '/reset_passwords', drop: true });
    await fill(host, { email: 'sian@example.com' });
    await submit(host);
    await until(() => problems(host).length > 0);
    expect(problems(host)[0]).to.include('could not reach the server');
    await until(() => toasts().includes('If the email you have entered has a user account'));
  });

  it('F55 ACC-58 says beside the notice that it was not sent where the browser keeps no cookies', async () => {
    const body = '{"code": "invalid_authenticity_token", "message": "Please try again."}';
    await fail({ path: '/reset_passwords', status: 403, headers: { 'content-type': 'application/json' }, body });
    await fill(host, { email: 'sian@example.com' });
    await submit(host);
    await until(() => problems(host).length > 0);
    expect(problems(host)[0]).to.include('allow cookies for this site');
  });

  it('ACC-60 sends nothing when that field is filled in, and leads to /', async () => {
    navigate('/user/forgotten_password');
    await fill(host, { email: 'sian@example.com', body: 'robot' });
    await submit(host);
    expect(store.get(pathAtom)).to.equal('/');
    expect(await resets()).to.deep.equal([]);
  });
});

describe('before it is known who is there', () => {
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
    await show();
    host.parentElement!.remove();
    store.set(doubtUserAtom);
    host = await render('<agency-password></agency-password>');
  });
  afterEach(() => host.parentElement!.remove());
  after(freshVisitor);

  it('ACC-50 shows a spinner, until it is', async () => {
    expect(host.querySelector('.agency-waiting') === null).to.equal(false);
    expect(host.querySelector('form') === null).to.equal(true);
    await expect(host).to.be.accessible();
    await store.set(loadAccountAtom);
    await drawn();
    expect(host.querySelector('.agency-waiting') === null).to.equal(true);
    expect(box(host, 'email').type).to.equal('email');
  });

  it('ACC-51 shows the form after four and a half seconds at the latest, and swaps it when the user arrives late', async () => {
    const visitor = await registeredVisitor();
    await signInElsewhere(visitor);
    store.set(doubtUserAtom);
    host.parentElement!.remove();
    const began = performance.now();
    const waits = await delaysOf('setTimeout', async () => {
      host = await render('<agency-password></agency-password>');
    });
    expect(waits).to.include(4500);
    await until(() => host.querySelector('[name=email]'));
    expect(performance.now() - began).to.be.at.least(4000);
    await store.set(loadAccountAtom);
    await drawn();
    expect(box(host, 'passwordConfirmation').type).to.equal('password');
  });

  it('ACC-51 does not swap it under the fingers of somebody who types', async () => {
    const visitor = await registeredVisitor();
    await signInElsewhere(visitor);
    store.set(doubtUserAtom);
    host.parentElement!.remove();
    host = await render('<agency-password></agency-password>');
    await until(() => host.querySelector('[name=email]'), 6000);
    await fill(host, { email: 'si' });
    await store.set(loadAccountAtom);
    await drawn();
    expect(box(host, 'email').value).to.equal('si');
  });
});

describe('a new password', () => {
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
    await givePage();
    await signedInVisitor();
  });
  afterEach(() => host.parentElement!.remove());
  after(freshVisitor);

  it('ACC-52 ACC-53 ux-3.4 is asked of a signed-in visitor, twice', async () => {
    await show();
    expect(heading(host)).to.equal('Forgotten your password?');
    const kinds = ['password', 'passwordConfirmation'].map((name) => [
      box(host, name).type,
      box(host, name).autocomplete,
    ]);
    expect(kinds).to.deep.equal(Array(2).fill(['password', 'new-password']));
    await expect(host).to.be.accessible();
  });

  it('ux-3.4 tells password managers whose it is, and sends that to nobody', async () => {
    const { email } = await signedInVisitor();
    await show();
    const whose = host.querySelector<HTMLInputElement>('form input')!;
    const { autocomplete, value, name, readOnly, hidden } = whose;
    expect({ autocomplete, value, name, readOnly, hidden }).to.deep.equal({
      autocomplete: 'username',
      value: email,
      name: '',
      readOnly: true,
      hidden: true,
    });
    expect(whose.checkVisibility()).to.equal(false);
  });

  it('ACC-63 ACC-64 shows its rules before and while it is typed, and refuses what breaks them', async () => {
    await show();
    const kept = () => [...host.querySelectorAll('li')].map(({ textContent }) => textContent!.endsWith(', done'));
    expect(kept()).to.deep.equal([false, false, false, false]);
    await fill(host, { password: 'abcdefghij' });
    expect(kept()).to.deep.equal([true, true, false, false]);
    for (const password of ['abcdefghij', 'ABCDEFGHI1', 'Abcdefghij', 'Abcdefgh1']) {
      await fill(host, { password, passwordConfirmation: password });
      await submit(host);
      expect(errorOf(host, 'password'), password).to.equal(message);
    }
    await expect(host).to.be.accessible();
    expect(await changes()).to.deep.equal([]);
  });

  it('ACC-62 ACC-63 ACC-64 has the pattern and title of the specification where the page has none', async () => {
    await show();
    const { pattern, title } = box(host, 'password');
    expect([pattern, title]).to.deep.equal([newPasswordPattern, message]);
    const fits = (value: string) =>
      !Object.assign(document.createElement('input'), { pattern, value }).validity.patternMismatch;
    const words = ['Abcdefghi1', 'Abcdefghi£', 'Abcdefgh1', 'abcdefghi1', 'ABCDEFGHI1', 'Abcdefghij'];
    expect(words.map(fits)).to.deep.equal([true, true, false, false, false, false]);
  });

  it('ACC-62 says a title that the page has alone of the rule that is ours', async () => {
    await givePage({ password_title: 'Ten characters of three kinds' });
    await show();
    await fill(host, { password: 'abcdefghij', passwordConfirmation: 'abcdefghij' });
    await submit(host);
    expect(errorOf(host, 'password')).to.equal('Ten characters of three kinds');
    expect(await changes()).to.deep.equal([]);
  });

  it('ACC-62 F24 names a pattern that is none, which would let every password pass, and goes by the usual one', async () => {
    const said = await listenTo('error', async () => {
      await show('<agency-password pattern="["></agency-password>');
      expect(box(host, 'password').pattern).to.equal(newPasswordPattern);
    });
    expect(said).to.deep.equal(['<agency-password> ignores pattern="[": expected the pattern of an input.']);
  });

  it('ACC-62 goes by the pattern and title of the page instead, where it has them', async () => {
    await show('<agency-password pattern="[a-z]{12,}" pattern-title="Twelve small letters"></agency-password>');
    expect([box(host, 'password').pattern, box(host, 'password').title]).to.deep.equal([
      '[a-z]{12,}',
      'Twelve small letters',
    ]);
    await fill(host, { password: 'Abcdefghi1', passwordConfirmation: 'Abcdefghi1' });
    await submit(host);
    expect(errorOf(host, 'password')).to.equal('Twelve small letters');
    host.parentElement!.remove();
    await givePage({ password_pattern: '.{3}', password_title: 'Three of anything' });
    await show();
    expect([box(host, 'password').pattern, box(host, 'password').title]).to.deep.equal(['.{3}', 'Three of anything']);
    await fill(host, { password: 'Abcdefghi1', passwordConfirmation: 'Abcdefghi1' });
    await submit(host);
    expect(errorOf(host, 'password')).to.equal('Three of anything');
    expect(await changes()).to.deep.equal([]);
    await fail({ path: '/user.ljson', method: 'POST', status: 422, times: 2 });
    await fill(host, { password: 'abc', passwordConfirmation: 'abc' });
    await submit(host);
    await until(async () => (await changes()).length > 0);
    expect(bodyOf((await changes())[0]!)).to.deep.include({ password: 'abc' });
  });

  it('ACC-65 ACC-66 T15 is set, which it says with what happens next, and stays nowhere', async () => {
    await show();
    await fill(host, { password: 'Another-Canary-43', passwordConfirmation: 'Another-Canary-43' });
    await submit(host);
    await until(() => document.activeElement?.textContent === 'Your password has been changed');
    await until(() => toasts().includes('You have successfully changed your password.'));
    expect(bodyOf((await changes())[0]!)).to.deep.include({ password: 'Another-Canary-43' });
    expect(document.documentElement.outerHTML + JSON.stringify([localStorage, sessionStorage])).to.not.include(
      'Canary',
    );
    await expect(host).to.be.accessible();
  });

  it('ACC-67 shows what is wrong with it and empties both fields', async () => {
    await show();
    const body = '{"errors": ["was used before"]}';
    await fail({
      path: '/user.ljson',
      method: 'POST',
      status: 422,
      headers: { 'content-type': 'application/json' },
      body,
    });
    await fill(host, { password: 'Another-Canary-43', passwordConfirmation: 'Another-Canary-43' });
    await submit(host);
    await until(() => problems(host).length > 0);
    expect(problems(host)).to.deep.equal(['Password was used before']);
    expect([box(host, 'password').value, box(host, 'passwordConfirmation').value]).to.deep.equal(['', '']);
    await until(() => document.activeElement === box(host, 'password'));
    expect(host.querySelectorAll('.agency-password-rule-kept')).to.have.length(0);
  });

  it('ACC-65 T15 is never offered to one person when another typed it', async () => {
    const other = await registeredVisitor();
    await signedInVisitor();
    await show();
    await fill(host, { password: 'Another-Canary-43', passwordConfirmation: 'Another-Canary-43' });
    await signInElsewhere(other);
    await store.set(loadAccountAtom);
    await drawn();
    expect([box(host, 'password').value, box(host, 'passwordConfirmation').value]).to.deep.equal(['', '']);
    expect(host.querySelectorAll('.agency-password-rule-kept')).to.have.length(0);
  });

  it('ACC-60 is not sent when the field that no person sees is filled in', async () => {
    await show();
    navigate('/user/forgotten_password');
    await fill(host, { password: 'Another-Canary-43', passwordConfirmation: 'Another-Canary-43', body: 'robot' });
    await submit(host);
    expect(store.get(pathAtom)).to.equal('/');
    expect(await changes()).to.deep.equal([]);
  });
});
