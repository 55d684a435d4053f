import { expect } from '@open-wc/testing';

import '../../elements/password';
import '../../elements/register';
import '../../elements/sign-in';
import { store } from '../../src/core/store';
import { forgetAccountAtom } from '../../src/state/account';
import { isSignedInAtom, isUserKnownAtom } from '../../src/state/user';
import { box, closeToasts, fill, submit } from '../support/filling';
import { asked, bodyOf, clear, fail } from '../support/network';
import { drawn, listenTo, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor, registeredVisitor, type Visitor } from '../support/visitor';
import { delaysOf } from '../support/watch';

const script = '/recaptcha/api.js';
const field = 'g-recaptcha-response';
const captcha = { recaptcha_site_key: 'site-key', recaptcha_service: '/recaptcha' };
const focus = (host: Element) => box(host, 'email').focus();
const sessions = () => asked('/session');
const proofs = async (path: string) =>
  (await asked(path)).filter(({ method }) => method === 'POST').map((each) => bodyOf(each)[field]);
const isToken = (text: unknown) => /^\d{13}\.[\w-]{43}\.[\w-]{43}$/.test(String(text));
const refuse = (body: object) =>
  fail({ path: '/session', status: 422, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

describe('the captcha of the account forms', () => {
  let host: HTMLElement;
  let visitor: Visitor;
  const open = async (tag: string) => {
    host = await render(`<${tag}></${tag}>`);
    await until(() => store.get(isUserKnownAtom) && host.querySelector('form'));
    await clear();
  };
  const wrongly = async () => {
    await fill(host, { email: visitor.email, password: 'not-the-password' });
    await submit(host);
  };

  before(async () => {
    await styled();
    visitor = await registeredVisitor();
  });
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
    document.querySelectorAll('script[src*="recaptcha"]').forEach((each) => each.remove());
    Reflect.deleteProperty(globalThis, 'grecaptcha');
    await givePage(captcha);
  });
  afterEach(async () => {
    host.parentElement!.remove();
    await drawn();
  });
  after(async () => {
    await givePage();
    await freshVisitor();
  });

  it('CAP-01 CAP-05 T23 fetches nothing of the service before somebody uses the form, and then shows nothing of it', async () => {
    await open('agency-sign-in');
    expect(await asked(script)).to.deep.equal([]);
    const before = host.offsetHeight;
    focus(host);
    await until(async () => (await asked(script)).length === 1);
    expect((await asked(script))[0]!.query).to.equal('render=site-key');
    await until(() => Reflect.has(globalThis, 'grecaptcha'));
    await drawn();
    expect(host.offsetHeight).to.equal(before);
    await expect(host).to.be.accessible();
  });

  for (const tag of ['agency-register', 'agency-password']) {
    it(`CAP-01 T23 fetches it when somebody first uses ${tag}, not before`, async () => {
      await open(tag);
      expect(await asked(script)).to.deep.equal([]);
      focus(host);
      await until(async () => (await asked(script)).length === 1);
    });
  }

  for (const [tag, path] of [
    ['agency-sign-in', '/session'],
    ['agency-register', '/user.ljson'],
    ['agency-password', '/reset_passwords'],
  ] as const) {
    it(`CAP-03 looks for it every half second from ${tag}, while it is filled in and when it is sent`, async () => {
      await open(tag);
      const looks = await delaysOf('setInterval', async () => {
        focus(host);
        await until(async () => (await asked(script)).length === 1);
      });
      expect(looks, 'while it is filled in').to.deep.equal([500]);
      const password = 'A quiet street 7';
      const values = { firstName: 'Siân', lastName: 'Evans', email: 'nobody@example.com', password };
      const more = { passwordConfirmation: password, optInTerms: true };
      const asks = Object.entries({ ...values, ...more }).filter(([name]) => host.querySelector(`[name=${name}]`));
      await fill(host, Object.fromEntries(asks));
      await fail({ path, method: 'POST', status: 422 });
      const laterLooks = await delaysOf('setInterval', async () => {
        await submit(host);
        await until(async () => (await asked(path)).some(({ method }) => method === 'POST'));
      });
      expect(laterLooks, 'when it is sent').to.deep.equal([500]);
    });
  }

  it('CAP-02 F67 T14 signs in with a token that was asked for at that moment, another for every try', async () => {
    await open('agency-sign-in');
    focus(host);
    await until(() => Reflect.has(globalThis, 'grecaptcha'));
    expect(await asked('/recaptcha/token'), 'none before the form is sent').to.deep.equal([]);
    await wrongly();
    await until(() => shown(host).includes('do not match'));
    await fill(host, { password: visitor.password });
    await submit(host);
    await until(() => store.get(isSignedInAtom));
    const [first, second] = await proofs('/session');
    expect([first, second].every(isToken)).to.equal(true);
    expect(first).to.not.equal(second);
  });

  it('CAP-02 registers and asks for a new password with a token', async () => {
    await open('agency-register');
    const email = `captcha-${Date.now()}@example.com`;
    const password = 'A quiet street 7';
    await fill(host, { firstName: 'Siân', lastName: 'Evans', email, password, passwordConfirmation: password });
    box(host, 'optInTerms').click();
    await submit(host);
    await until(() => store.get(isSignedInAtom));
    expect((await proofs('/user.ljson')).filter(isToken)).to.have.length(1);
    host.parentElement!.remove();

    await freshVisitor();
    await open('agency-password');
    await fill(host, { email: 'nobody@example.com' });
    await submit(host);
    await until(async () => (await asked('/reset_passwords')).length === 1);
    const { body } = (await asked('/reset_passwords'))[0]!;
    expect(body).to.match(/name="g-recaptcha-response"\r\n\r\n\d{13}\.[\w-]{43}\.[\w-]{43}/);
  });

  it('CAP-02 works without one where the site has none', async () => {
    await givePage();
    await open('agency-sign-in');
    focus(host);
    await fill(host, { email: visitor.email, password: visitor.password });
    await submit(host);
    await until(() => store.get(isSignedInAtom));
    expect(Object.keys(bodyOf((await sessions())[0]!))).to.not.include(field);
    expect(await asked(script)).to.deep.equal([]);
  });

  it('CAP-06 F66 sends the form without a token when the service is blocked, and only logs it', async () => {
    await open('agency-sign-in');
    await fail({ path: script, drop: true });
    const said = await listenTo('error', async () => {
      focus(host);
      await fill(host, { email: visitor.email, password: visitor.password });
      await submit(host);
      await until(() => store.get(isSignedInAtom), 12_000);
    });
    expect(said.join()).to.include('captcha service');
    expect(Object.keys(bodyOf((await sessions())[0]!))).to.not.include(field);
    expect(shown(host)).to.not.include('captcha');
  });

  it('F66 says within ten seconds what is wrong where the server insists, and lets the visitor try again', async () => {
    await open('agency-sign-in');
    await fail({ path: script, drop: true });
    await refuse({ code: 'recaptcha_invalid' });
    const began = performance.now();
    await listenTo('error', async () => {
      await wrongly();
      await until(() => shown(host).includes('could not check that you are a person'), 10_000);
    });
    expect(performance.now() - began).to.be.below(10_000);
    expect(shown(host)).to.include('call us');
    expect(box(host, 'email').value).to.equal(visitor.email);
    await expect(host).to.be.accessible();
    await clear();
    await fill(host, { password: visitor.password });
    await submit(host);
    await until(() => store.get(isSignedInAtom));
    expect((await proofs('/session')).every(isToken)).to.equal(true);
  });

  it('T14 lets a form that was refused five times rest for a while, and sends nothing meanwhile', async () => {
    await givePage();
    await open('agency-sign-in');
    await fail({ path: '/session', status: 401 });
    for (let time = 1; time <= 5; time++) {
      await wrongly();
      await until(async () => (await sessions()).length === time, 6000);
      await until(() => box(host, 'password').value === '');
    }
    await wrongly();
    await until(() => /Please wait \d seconds?/.test(shown(host)));
    expect(await sessions()).to.have.length(5);
    await expect(host).to.be.accessible();

    await clear();
    store.set(forgetAccountAtom);
    await fill(host, { email: visitor.email, password: visitor.password });
    await submit(host);
    await until(() => store.get(isSignedInAtom));
  });

  it('T14 F44 shows when the server says to wait', async () => {
    await givePage();
    await open('agency-sign-in');
    const headers = { 'content-type': 'application/json', 'retry-after': '300' };
    const body = JSON.stringify({ message: 'Too many attempts. Please try again in 5 minutes.' });
    await fail({ path: '/session', status: 429, headers, body });
    await wrongly();
    await until(() => shown(host).includes('Please try again in 5 minutes.'));
    expect(await sessions(), 'a write is not repeated').to.have.length(1);
  });
});
