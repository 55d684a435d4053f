import { expect } from '@open-wc/testing';

import '../../elements/register';
import { navigate } from '../../src/core/path';
import { store } from '../../src/core/store';
import { pathAtom } from '../../src/state/route';
import { isJoiningAccountAtom, toggleSavedPropertyAtom } from '../../src/state/saved-properties';
import { signOutAtom } from '../../src/state/session';
import { isSignedInAtom, isUserKnownAtom } from '../../src/state/user';
import { box, closeToasts, errorOf, fill, linkOf, problems, submit, toasts } from '../support/filling';
import { home } from '../support/homes';
import { asked, bodyOf, clear, fail } from '../support/network';
import { drawn, render, shown, styled, translate, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor, registeredVisitor } from '../support/visitor';

const canary = 'Canary-in-a-coalmine-42';
const complete = () => ({
  firstName: 'Siân',
  lastName: 'Evans-Smith 2nd',
  email: `sian-${Date.now()}@example.com`,
  password: canary,
  passwordConfirmation: canary,
  optInTerms: true,
});
const registrations = async () => (await asked('/user.ljson')).filter(({ method }) => method === 'POST');

describe('the registration form', () => {
  let host: HTMLElement;
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
    await givePage();
    host = await render('<agency-register></agency-register>');
    await until(() => store.get(isUserKnownAtom));
    await clear();
  });
  afterEach(() => host.parentElement!.remove());
  after(freshVisitor);

  /** The error beside a field once everything else is right. */
  async function errorWith(name: string, value: string | boolean) {
    await fill(host, { ...complete(), [name]: value });
    await fail({ path: '/user.ljson', method: 'POST', status: 503, times: 1 });
    await submit(host);
    await until(() => problems(host).length > 0);
    return errorOf(host, name);
  }

  it('ACC-24 ACC-25 ux-3.4 has fields as password managers look for them, and leads to signing in', async () => {
    const kinds = ['firstName', 'lastName', 'email', 'telHome', 'password', 'passwordConfirmation'].map((name) => {
      const { type, autocomplete } = box(host, name);
      return [name, type, autocomplete];
    });
    expect(kinds).to.deep.equal([
      ['firstName', 'text', 'given-name'],
      ['lastName', 'text', 'family-name'],
      ['email', 'email', 'email'],
      ['telHome', 'tel', 'tel'],
      ['password', 'password', 'new-password'],
      ['passwordConfirmation', 'password', 'new-password'],
    ]);
    expect(linkOf(host, 'Sign in')!.getAttribute('href')).to.equal('#/user/sign-in');
    await expect(host).to.be.accessible();
  });

  it('ACC-26 takes letters of any language, hyphens, spaces and digits in names', async () => {
    for (const name of ['Siân', 'Anne-Marie', 'Mary Ann', 'Louis 14', 'Łukasz']) {
      expect(await errorWith('firstName', name), name).to.equal(undefined);
    }
    for (const name of ['', ' ', 'O_Brien', '<b>', 'a@b', "O'Brien"]) {
      expect(await errorWith('lastName', name), name).to.equal('Please enter a valid last name');
    }
    expect((await registrations()).length).to.equal(5);
  });

  it("ACC-26 takes O'Brien where the site says so", async () => {
    await givePage({ theme_settings: { namePattern: "['’.]" } });
    expect(await errorWith('lastName', "O'Brien")).to.equal(undefined);
    expect(await errorWith('lastName', 'O_Brien')).to.equal('Please enter a valid last name');
  });

  it('ACC-27 wants an email address that is one', async () => {
    for (const email of ['', 'sian', 'sian@example']) {
      expect(await errorWith('email', email), email).to.be.a('string');
    }
    expect(await registrations()).to.deep.equal([]);
  });

  it('ACC-28 F63 takes no telephone, or a British one with spaces', async () => {
    for (const telephone of ['', '01632 960 188', '+441632960188', '016329601']) {
      const isRight = telephone !== '016329601';
      expect(await errorWith('telHome', telephone), telephone).to.equal(
        isRight ? undefined : 'Enter a UK phone number, like 01632 960001 or +441632960001',
      );
    }
    for (const telephone of ['1632960188', '+331632960188', '01632 ABCDEF']) {
      expect(await errorWith('telHome', telephone), telephone).to.be.a('string');
    }
  });

  it('ACC-28 takes a telephone number as people write it where the site says so', async () => {
    await givePage({ theme_settings: { acceptWrittenTelephones: true } });
    for (const telephone of ['(020) 7946-0958', '+44 (0)7700 900123', '+33 1 53 01 00 00'])
      expect(await errorWith('telHome', telephone), telephone).to.equal(undefined);
    expect(await errorWith('telHome', '12345')).to.be.a('string');
    const sent = (await registrations()).map((each) => (bodyOf(each)['client'] as Record<string, unknown>)['tel_home']);
    expect(sent).to.deep.equal(['02079460958', '+447700900123', '+33153010000']);
  });

  it('ACC-29 wants the password twice, and the same', async () => {
    expect(await errorWith('password', '')).to.be.a('string');
    expect(await errorWith('passwordConfirmation', '')).to.be.a('string');
    expect(await errorWith('passwordConfirmation', `${canary}!`)).to.equal('The two passwords are not the same');
    expect(await registrations()).to.deep.equal([]);
  });

  it('ACC-30 ACC-31 wants the terms ticked, and leaves the marketing to the visitor', async () => {
    expect([box(host, 'optInTerms').checked, box(host, 'optInMarketing').checked]).to.deep.equal([false, false]);
    expect(await errorWith('optInTerms', false)).to.equal('You must agree to our terms & conditions');
    expect(await registrations()).to.deep.equal([]);
    await expect(host).to.be.accessible();
  });

  it('ACC-32 ACC-33 T22 registers, says so and what happens next', async () => {
    const password = `${canary} `;
    const passwords = { password, passwordConfirmation: password };
    const registration = { ...complete(), ...passwords, telHome: '01632 960 188', optInMarketing: true };
    await fill(host, registration);
    await submit(host);
    await until(() => store.get(isSignedInAtom));
    expect(bodyOf((await registrations())[0]!)['client']).to.deep.equal({
      first_name: 'Siân',
      last_name: 'Evans-Smith 2nd',
      email: registration.email,
      tel_home: '01632960188',
      password,
      password_confirmation: password,
      marketing_preferences: {
        opt_in_terms: 'on',
        opt_in_marketing: 'on',
        opt_in_marketing_url: location.origin + location.pathname,
        opt_in_marketing_statement: 'Email me news about the market and our services (optional)',
      },
      body: '',
    });
    await until(() => toasts().includes('You have been successfully registered!'));
    await until(() => document.activeElement?.textContent === 'Welcome, Siân');
    expect(shown(host)).to.include('What you save is kept in your account');
    await expect(host).to.be.accessible();
    await store.set(signOutAtom);
    await until(() => host.querySelector('form'));
    expect(shown(host), 'T16 the next person').to.not.include('Welcome');
  });

  it('ACC-31 registers without the news for which nothing was ticked', async () => {
    await fill(host, complete());
    await submit(host);
    await until(() => store.get(isSignedInAtom));
    const { client } = bodyOf((await registrations())[0]!) as { client: Record<string, unknown> };
    expect(client['marketing_preferences']).to.deep.equal({
      opt_in_terms: 'on',
      opt_in_marketing_url: location.origin + location.pathname,
    });
  });

  it('ACC-33 welcomes them as soon as they are known, while their saved homes are still on their way', async () => {
    await fill(host, complete());
    await fail({ path: '/saved_properties.ljson', delay: 2_000 });
    await submit(host);
    await until(() => document.activeElement?.textContent === 'Welcome, Siân');
    expect(store.get(isJoiningAccountAtom)).to.equal(true);
    await until(() => !store.get(isJoiningAccountAtom));
    expect(document.activeElement?.textContent).to.equal('Welcome, Siân');
    (document.activeElement as HTMLElement).blur();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.get(isUserKnownAtom)).to.equal(false);
    await until(() => store.get(isUserKnownAtom));
    await drawn();
    expect(shown(host), 'once').to.include('You are signed in').and.not.include('Welcome');
    expect(document.activeElement).to.equal(document.body);
  });

  it('ACC-35 F58 shows the errors of the server, beside their field where it can, and keeps what was entered', async () => {
    const registration = complete();
    // Not about the password that was typed.
    const notToday = 'You have an account: sign in, or reset your password.';
    const body = JSON.stringify({ errors: ['Please enter a valid last name', notToday] });
    await fail({
      path: '/user.ljson',
      method: 'POST',
      status: 422,
      headers: { 'content-type': 'application/json' },
      body,
    });
    await fill(host, registration);
    await submit(host);
    await until(() => problems(host).length > 0);
    expect(problems(host)).to.deep.equal([notToday, 'Please enter a valid last name']);
    expect(errorOf(host, 'lastName')).to.equal('Please enter a valid last name');
    await until(() => toasts().includes('Please enter a valid last name') && toasts().includes(notToday));
    expect(box(host, 'email').value).to.equal(registration.email);
    expect([box(host, 'password').value, box(host, 'passwordConfirmation').value]).to.deep.equal([canary, canary]);
    expect(document.activeElement?.textContent, 'leads to what is wrong').to.include(notToday);
  });

  it('ACC-76 T15 keeps what was typed, but no password and no agreement, when it is left and opened again', async () => {
    const visitor = complete();
    const { firstName, lastName, email } = visitor;
    await fill(host, { ...visitor, telHome: '01632 960001' });
    host.parentElement!.remove();
    host = await render('<agency-register></agency-register>');
    const kept = ['firstName', 'lastName', 'email', 'telHome', 'password', 'passwordConfirmation'];
    expect(kept.map((name) => box(host, name).value)).to.deep.equal([
      firstName,
      lastName,
      email,
      '01632 960001',
      '',
      '',
    ]);
    expect(box(host, 'optInTerms').checked).to.equal(false);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).to.not.include(canary);
  });

  it('ACC-35 keeps what was entered when no answer arrives', async () => {
    await fail({ path: '/user.ljson', method: 'POST', drop: true });
    await fill(host, complete());
    await submit(host);
    await until(() => problems(host).length > 0);
    expect([box(host, 'password').value, box(host, 'passwordConfirmation').value]).to.deep.equal([canary, canary]);
    await clear();
    await submit(host);
    await until(() => store.get(isSignedInAtom));
  });

  it('ACC-35 empties a password that the server refuses, and leads back to it', async () => {
    const body = '{"errors": ["Password is too common"]}';
    await fail({
      path: '/user.ljson',
      method: 'POST',
      status: 422,
      headers: { 'content-type': 'application/json' },
      body,
    });
    await fill(host, complete());
    await submit(host);
    await until(() => problems(host).length > 0);
    expect([box(host, 'password').value, box(host, 'passwordConfirmation').value]).to.deep.equal(['', '']);
    await until(() => document.activeElement === box(host, 'password'));
  });

  it('ACC-37 says that there may be an account already', async () => {
    const { email } = await registeredVisitor();
    await fill(host, { ...complete(), email });
    await submit(host);
    await until(() => problems(host).length > 0);
    expect(problems(host)[0]).to.include('You may already have an account with this email address');
  });

  it('ACC-61 sends nothing when the field that nobody sees is filled in, and leads to /', async () => {
    navigate('/user/register');
    await fill(host, { ...complete(), body: 'I am a robot' });
    await submit(host);
    expect(store.get(pathAtom)).to.equal('/');
    expect(await registrations()).to.deep.equal([]);
    expect(store.get(isSignedInAtom)).to.equal(false);
  });

  it('F65 T28 keeps that field from people, assistive technology and password managers', async () => {
    const trap = box(host, 'body');
    expect([trap.tabIndex, trap.autocomplete, trap.type]).to.deep.equal([-1, 'off', 'text']);
    expect(trap.closest('[aria-hidden=true]') === null).to.equal(false);
    expect(trap.parentElement!.getBoundingClientRect().width).to.be.at.most(1);
  });

  it('says why to register, and that what is saved here will be kept', async () => {
    expect(shown(host)).to.include('See your saved homes on any device');
    await store.set(toggleSavedPropertyAtom, home());
    await until(() => shown(host).includes('We will keep your 1 saved property.'));
  });

  it('F26 keeps what was typed when a translator has replaced the words and what was saved is not any more', async () => {
    await store.set(toggleSavedPropertyAtom, home());
    await until(() => shown(host).includes('We will keep your 1 saved property.'));
    const email = box(host, 'email');
    translate(host);
    await fill(host, { email: 'sian@example.com' });
    await store.set(toggleSavedPropertyAtom, home());
    await until(() => !shown(host).includes('We will keep'));
    expect(box(host, 'email') === email).to.equal(true);
    expect(email.value).to.equal('sian@example.com');
  });

  it('f-10 T03 links the terms and the privacy policy in new tabs, and nothing that runs', async () => {
    expect(linkOf(host, 'terms & conditions') === undefined).to.equal(true);
    await givePage({ terms_link: '/terms' });
    await until(() => host.querySelector('[href="/terms"]'));
    const terms = host.querySelector<HTMLAnchorElement>('[href="/terms"]')!;
    expect([terms.target, terms.rel]).to.deep.equal(['_blank', 'noopener noreferrer']);
    host.setAttribute('privacy-link', 'javascript:alert(1)');
    await until(() => shown(host).includes('privacy policy'));
    expect([...host.querySelectorAll('a')].some(({ href }) => href.startsWith('javascript'))).to.equal(false);
  });
});
