import { expect } from '@open-wc/testing';

import '../../elements/profile';
import '../../elements/sign-out';
import { store } from '../../src/core/store';
import { toggleSavedPropertyAtom } from '../../src/state/saved-properties';
import { loadAccountAtom } from '../../src/state/account';
import { draftAtom, dropDraftAtom } from '../../src/state/drafts';
import { localUserAtom } from '../../src/state/local-user';
import { isSignedInAtom, userAtom } from '../../src/state/user';
import { box, closeToasts, earlierToasts, errorOf, fill, linkOf, problems, submit, toasts } from '../support/filling';
import { home } from '../support/homes';
import { asked, bodyOf, clear, fail, offline } from '../support/network';
import { drawn, render, shown, styled, translate, until } from '../support/page';
import { givePage } from '../support/page-data';
import {
  endSessionElsewhere,
  freshVisitor,
  registeredVisitor,
  signedInVisitor,
  signInElsewhere,
  type Visitor,
} from '../support/visitor';
import { visitedPage } from '../support/visited-page';
import '../../elements/sign-in';

const updates = async () => (await asked('/user.ljson')).filter(({ method }) => method === 'POST');

describe('the profile', () => {
  let host: HTMLElement;
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
    await signedInVisitor({
      tel_home: '01632960188',
      town: 'Bath',
      street_address: 'Rivers Street',
      house_number: '14',
    });
    host = await render('<agency-profile></agency-profile>');
  });
  afterEach(() => host.parentElement!.remove());
  after(freshVisitor);

  it('ACC-10 shows what we know in sentences, with the ways to change it and to sign out', async () => {
    expect(host.querySelector('h2')!.textContent).to.equal('Hello Siân');
    const { email } = store.get(userAtom);
    expect(shown(host)).to.include(`We email you at ${email}.`).and.include('We can reach you on 01632960188.');
    expect(shown(host)).to.include('Your address is 14 Rivers Street, Bath.');
    expect(shown(host)).to.include('You have not asked for news');
    expect(linkOf(host, 'Edit your details')!.getAttribute('href')).to.equal('#/user/edit');
    expect(linkOf(host, 'Marketing preferences')!.getAttribute('href')).to.equal('#/user/marketing-preferences');
    expect(linkOf(host, 'Change your password')!.getAttribute('href')).to.equal('#/user/forgotten_password');
    await until(() => shown(host).includes('Sign out'));
    await expect(host).to.be.accessible();
  });

  it('T02 never shows the HTML of the address', async () => {
    const body = JSON.stringify({
      user: { user_id: 1, first_name: '<b>Siân</b>', address_html: '<img src=x onerror=alert(1)>' },
    });
    await fail({ path: '/user.ljson', status: 200, headers: { 'content-type': 'application/json' }, body });
    const { loadUserAtom } = await import('../../src/state/user');
    await store.set(loadUserAtom);
    await drawn();
    expect(host.querySelector('h2')!.textContent).to.equal('Hello <b>Siân</b>');
    expect(host.querySelector('img, b') === null).to.equal(true);
  });

  it('F26 is not drawn anew when a translator has replaced the words and what was saved is not any more', async () => {
    await freshVisitor();
    await store.set(toggleSavedPropertyAtom, home());
    await until(() => shown(host).includes('We will keep your 1 saved property.'));
    const heading = host.querySelector('h2')!;
    translate(host);
    await store.set(toggleSavedPropertyAtom, home());
    await until(() => !shown(host).includes('We will keep'));
    expect(heading.isConnected).to.equal(true);
  });

  it('ACC-11 ACC-46 ACC-47 ACC-49 becomes the ways to get an account once the visitor signs out', async () => {
    await until(() => shown(host).includes('Sign out'));
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent!.includes('Sign out'))!.click();
    await until(() => !store.get(isSignedInAtom));
    await until(() => toasts().includes('You have been signed out'));
    await drawn();
    expect(linkOf(host, 'Sign in')!.getAttribute('href')).to.equal('#/user/sign-in');
    expect(linkOf(host, 'Register')!.getAttribute('href')).to.equal('#/user/register');
    expect(shown(host)).to.not.include('Sign out');
    await expect(host).to.be.accessible();
  });
});

describe('the form of the profile', () => {
  let host: HTMLElement;
  let visitor: Visitor;
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
    await givePage();
    visitor = await signedInVisitor({ tel_home: '01632960188', town: 'Bath' });
    host = await render('<agency-profile editing></agency-profile>');
  });
  afterEach(() => host.parentElement!.remove());
  after(freshVisitor);

  const save = async (values: Readonly<Record<string, string>>) => {
    await fill(host, values);
    await submit(host);
  };

  it('ACC-38 ux-3.4 is filled from the editable copy, with fields as browsers fill them in', async () => {
    expect([box(host, 'firstName').value, box(host, 'town').value]).to.deep.equal(['Siân', 'Bath']);
    const autocomplete = [
      'firstName',
      'lastName',
      'email',
      'telHome',
      'streetAddress',
      'town',
      'county',
      'postcode',
    ].map((name) => box(host, name).autocomplete);
    expect(autocomplete).to.deep.equal([
      'given-name',
      'family-name',
      'email',
      'tel',
      'address-line1',
      'address-level2',
      'address-level1',
      'postal-code',
    ]);
    await expect(host).to.be.accessible();
  });

  it('R7 keeps what was typed when the form goes away and comes back', async () => {
    await fill(host, { town: 'Bristol' });
    host.removeAttribute('editing');
    await drawn();
    expect(shown(host)).to.include('Hello Siân');
    host.setAttribute('editing', '');
    await drawn();
    expect(box(host, 'town').value).to.equal('Bristol');
    linkOf(host, 'Cancel')!.click();
    await drawn();
    expect(store.get(localUserAtom).town).to.equal('Bath');
  });

  it('ACC-42 ACC-44 shows what is stored again once it is cancelled, and sends what is typed after that', async () => {
    await save({ town: 'Bristol', firstName: '' });
    expect(problems(host)).to.have.length(1);
    const link = linkOf(host, 'Cancel')!;
    link.click();
    await drawn();
    expect([box(host, 'town').value, box(host, 'firstName').value]).to.deep.equal(['Bath', 'Siân']);
    expect(problems(host)).to.deep.equal([]);
    expect(link.isConnected, 'where the focus returns to').to.equal(true);
    await save({ town: 'Bristol' });
    await until(() => toasts().includes('Profile successfully updated.'));
    expect((await updates()).map((each) => bodyOf(each)['town'])).to.deep.equal(['Bristol']);
  });

  it('ACC-40 takes letters, hyphens, spaces and digits in names', async () => {
    for (const firstName of ['', 'O_Brien', 'a@b']) {
      await save({ firstName });
      expect(errorOf(host, 'firstName'), firstName).to.equal('Please enter a valid first name');
    }
    expect(await updates()).to.deep.equal([]);
    await save({ firstName: 'Anne-Marie 2' });
    await until(() => store.get(userAtom).firstName === 'Anne-Marie 2');
  });

  it('ACC-41 takes no telephone, or 6 to 20 characters of one', async () => {
    for (const telHome of ['12345', '0'.repeat(21), '01632 96O 188']) {
      await save({ telHome });
      expect(errorOf(host, 'telHome'), telHome).to.equal('Please enter a valid phone number');
    }
    expect(await updates()).to.deep.equal([]);
    await save({ telHome: '', telMobile: '+44 (0)77.900-123/4' });
    await until(() => store.get(userAtom).telMobile === '+44 (0)77.900-123/4');
    expect(store.get(userAtom).telHome).to.equal('');
  });

  it('ACC-41 takes the same numbers as every other form where the site says so', async () => {
    await givePage({ theme_settings: { acceptWrittenTelephones: true } });
    await save({ telHome: '12345 -' });
    expect(errorOf(host, 'telHome')).to.equal('Please enter a valid phone number');
    await save({ telHome: '020 7946–0958' });
    await until(() => store.get(userAtom).telHome === '020 7946–0958');
  });

  it('ACC-42 ACC-43 ACC-44 sends the changed fields, and says that they are saved and what that means', async () => {
    await save({ town: 'Bristol', postcode: 'bs1 4dj' });
    await until(() => document.activeElement?.textContent === 'Your details are saved');
    const { authenticity_token: _token, ...body } = bodyOf((await updates())[0]!);
    expect(body).to.deep.equal({ town: 'Bristol', postcode: 'bs1 4dj' });
    await until(() => toasts().includes('Profile successfully updated.'));
    expect(shown(host)).to.include(`You sign in with ${visitor.email}.`);
    expect(linkOf(host, 'Back to profile')!.getAttribute('href')).to.equal('#/user');
    await expect(host).to.be.accessible();
  });

  it('ACC-43 takes over what the server made of it', async () => {
    const { user } = (await (await fetch('/user.ljson')).json()) as { user: object };
    const body = JSON.stringify({ user: { ...user, town: 'City of Bristol', postcode: 'BS1 4DJ' } });
    const headers = { 'content-type': 'application/json' };
    await fail({ path: '/user.ljson', method: 'POST', status: 200, headers, body, times: 1 });
    await save({ town: 'Bristol', postcode: 'bs1 4dj' });
    await until(() => document.activeElement?.textContent === 'Your details are saved');
    const { town, postcode } = store.get(userAtom);
    expect([town, postcode]).to.deep.equal(['City of Bristol', 'BS1 4DJ']);
    host.parentElement!.remove();
    host = await render('<agency-profile editing></agency-profile>');
    expect([box(host, 'town').value, box(host, 'postcode').value]).to.deep.equal(['City of Bristol', 'BS1 4DJ']);
  });

  it('ACC-42 ACC-44 sends what the form shows also where its draft has expired meanwhile', async () => {
    host.setAttribute('editing', '');
    await drawn();
    await fill(host, { town: 'Bristol' });
    store.set(dropDraftAtom, 'profile');
    await submit(host);
    await until(() => document.activeElement?.textContent === 'Your details are saved');
    expect((await updates()).map((each) => bodyOf(each)['town'])).to.deep.equal(['Bristol']);
    expect(store.get(userAtom).town).to.equal('Bristol');
  });

  it('ACC-43 ACC-44 keeps what is typed while it is sent, for the next time', async () => {
    await fail({ path: '/user.ljson', method: 'POST', delay: 2000, times: 1 });
    await save({ town: 'Bristol' });
    await fill(host, { county: 'Somerset' });
    await until(() => toasts().includes('Profile successfully updated.'));
    await drawn();
    expect([box(host, 'town').value, box(host, 'county').value]).to.deep.equal(['Bristol', 'Somerset']);
    await submit(host);
    await until(() => document.activeElement?.textContent === 'Your details are saved');
    expect((await updates()).map((each) => bodyOf(each)['county'])).to.deep.equal([undefined, 'Somerset']);
  });

  it('ACC-44 does not say that more was saved than was, when what was typed meanwhile is taken back', async () => {
    await fail({ path: '/user.ljson', method: 'POST', delay: 2000, times: 1 });
    await save({ town: 'Bristol' });
    await fill(host, { county: 'Somerset' });
    await until(() => host.querySelector('button[type=submit][aria-disabled]') === null);
    await fill(host, { county: '' });
    await drawn();
    expect(shown(host)).to.not.include('Your details are saved');
    expect(box(host, 'county').value).to.equal('');
  });

  it('F62 brings back after a reload what was typed, and only to the person who typed it', async () => {
    await fill(host, { town: 'Bristol' });
    const kept = { ...sessionStorage };
    const reloaded = async () => {
      Object.assign(sessionStorage, kept);
      const page = await visitedPage('<agency-profile editing></agency-profile>');
      await until(() => page.find('[name=town]'));
      const { value } = page.find<HTMLInputElement>('[name=town]')!;
      page.close();
      return value;
    };
    expect(await reloaded()).to.equal('Bristol');
    await signInElsewhere(await registeredVisitor({ town: 'Wells' }));
    expect(await reloaded()).to.equal('Wells');
    expect(JSON.stringify(localStorage)).to.not.include('Bristol');
  });

  it('ACC-45 F58 shows what the server says is wrong beside its field, and keeps what was typed', async () => {
    const body = JSON.stringify({ errors: ['Please enter a valid first name', 'Not today'] });
    await fail({
      path: '/user.ljson',
      method: 'POST',
      status: 422,
      headers: { 'content-type': 'application/json' },
      body,
    });
    await save({ town: 'Bristol' });
    await until(() => problems(host).length > 0);
    expect(problems(host)).to.deep.equal(['Not today', 'Please enter a valid first name']);
    expect(errorOf(host, 'firstName')).to.equal('Please enter a valid first name');
    expect(box(host, 'town').value).to.equal('Bristol');
    await clear();
    await fail({ path: '/user.ljson', method: 'POST', status: 500 });
    await submit(host);
    await until(() => problems(host)[0] === 'There was an error updating your profile');
    expect(store.get(draftAtom)('profile'), 'what else is stored may be changed elsewhere').to.deep.equal({
      town: 'Bristol',
    });
  });

  it('F37 says once that one is offline: in the form, which keeps what was typed, and in no message beside it', async () => {
    await fail({ path: '/user.ljson', method: 'POST', drop: true });
    await offline(async () => {
      await save({ town: 'Bristol' });
      await until(() => shown(host).includes('You appear to be offline.'));
    });
    expect(await earlierToasts()).to.equal('');
    expect(box(host, 'town').value).to.equal('Bristol');
  });

  it('F37 says in a message that nothing was sent when the form was closed meanwhile, and keeps what was typed', async () => {
    await fail({ path: '/user.ljson', method: 'POST', delay: 500, drop: true });
    await offline(async () => {
      await save({ town: 'Bristol' });
      host.parentElement!.remove();
      await until(() => toasts().includes('You appear to be offline. Nothing was sent'));
    });
    expect(store.get(localUserAtom).town).to.equal('Bristol');
  });

  it('F56 asks to sign in over the form when the session has ended, and then sends what was typed', async () => {
    await endSessionElsewhere();
    await save({ town: 'Bristol' });
    await until(() => document.querySelector('dialog [name=password]'));
    const dialog = document.querySelector('dialog')!;
    expect(dialog.textContent).to.include('Sign in again').and.include('what you typed is still there');
    expect(box(dialog, 'email').value).to.equal(visitor.email);
    expect(box(host, 'town').value).to.equal('Bristol');
    await expect(dialog).to.be.accessible();
    await fill(dialog, { password: visitor.password });
    await submit(dialog);
    await until(() => document.activeElement?.textContent === 'Your details are saved');
    expect(document.querySelector('dialog') === null).to.equal(true);
    expect(store.get(userAtom).town).to.equal('Bristol');
  });

  it('F56 gives up when that is closed, and keeps what was typed', async () => {
    await endSessionElsewhere();
    await save({ town: 'Bristol' });
    await until(() => document.querySelector('dialog [name=password]'));
    document.querySelector<HTMLElement>('dialog [aria-label=Close]')!.click();
    await until(() => problems(host).length > 0);
    expect(document.querySelector('dialog') === null).to.equal(true);
    expect(box(host, 'town').value).to.equal('Bristol');
  });

  it('never shows one person what another typed', async () => {
    const other = await registeredVisitor({ town: 'Wells' });
    await signedInVisitor();
    await fill(host, { town: 'Bristol' });
    await signInElsewhere(other);
    await store.set(loadAccountAtom);
    await drawn();
    expect(box(host, 'town').value).to.equal('Wells');
  });
});
