import { expect } from '@open-wc/testing';

import '../../elements/password';
import '../../elements/register';
import '../../elements/sign-in';
import '../../elements/user-link';
import '../../elements/user-panel';
import { configureRequests } from '../../src/core/request';
import { store } from '../../src/core/store';
import { signInWords } from '../../src/domain/account-words';
import { loadAccountAtom } from '../../src/state/account';
import { doubtUserAtom, isSignedInAtom, isUserKnownAtom, userAtom } from '../../src/state/user';
import { box, closeToasts, fill, problems, submit } from '../support/filling';
import { asked, clear, fail } from '../support/network';
import { drawn, listenTo, render, shown, styled, until } from '../support/page';
import { freshVisitor, registeredVisitor, signedInVisitor } from '../support/visitor';

const json = { 'content-type': 'application/json' };
const open = async (tag: string) => {
  const host = await render(`<${tag}></${tag}>`);
  await until(() => store.get(isUserKnownAtom));
  await clear();
  return host;
};

describe('the account when the network or a cache is at fault', () => {
  let host: HTMLElement;
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    await closeToasts();
  });
  afterEach(async () => {
    host.parentElement!.remove();
    await drawn();
  });
  after(freshVisitor);

  it('F54 says of a registration without an answer that it is not known to have arrived, keeps what was typed, and repeats nothing', async () => {
    host = await open('agency-register');
    configureRequests({ writeTimeout: 1_500 });
    await fail({ path: '/user.ljson', method: 'POST', delay: 4000 });
    const password = 'A quiet street 7';
    const typed = { firstName: 'Siân', lastName: 'Evans', email: `late-${Date.now()}@example.com` };
    await fill(host, { ...typed, password, passwordConfirmation: password });
    box(host, 'optInTerms').click();
    await submit(host);
    await until(() => shown(host).includes('We could not confirm that this went through.'));
    configureRequests({ writeTimeout: 30_000 });
    for (const [name, value] of Object.entries(typed)) expect(box(host, name).value).to.equal(value);
    const writes = (await asked('/user.ljson')).filter(({ method }) => method === 'POST');
    expect(writes).to.have.length(1);
    await expect(host).to.be.accessible();
  });

  it('F52 T25 T16 shows nobody else’s account out of a cache after signing in: it is asked for once more, past the cache', async () => {
    const visitor = await registeredVisitor();
    host = await open('agency-sign-in');
    const other = JSON.stringify({
      user: { user_id: 999_999, first_name: 'Somebody-else', email: 'else@example.com' },
    });
    await fail({ path: '/user.ljson', method: 'GET', status: 200, headers: json, body: other, times: 1 });
    await fill(host, { email: visitor.email, password: visitor.password });
    await submit(host);
    await until(() => store.get(isSignedInAtom));
    expect(store.get(userAtom).userId).to.equal(visitor.userId);
    const reads = (await asked('/user.ljson')).map(({ query }) => query);
    expect(reads[0]).to.equal('');
    expect(reads[1]).to.match(/^fresh=\d+$/);
    expect(document.body.textContent).to.not.include('Somebody-else');
  });

  it('F52 shows nobody when even then another person answers', async () => {
    const visitor = await registeredVisitor();
    host = await open('agency-sign-in');
    const other = JSON.stringify({
      user: { user_id: 999_999, first_name: 'Somebody-else', email: 'else@example.com' },
    });
    await fail({ path: '/user.ljson', method: 'GET', status: 200, headers: json, body: other });
    const said = await listenTo('error', async () => {
      await fill(host, { email: visitor.email, password: visitor.password });
      await submit(host);
      await until(async () => (await asked('/user.ljson')).length === 2);
      await drawn();
    });
    expect(store.get(isSignedInAtom)).to.equal(false);
    expect(said.join()).to.include('a different user');
    await until(() => problems(host).length > 0);
    expect(problems(host)).to.deep.equal([signInWords.notLoaded]);
    expect(box(host, 'password').value).to.equal('');
    await clear();
  });

  it('F61 sends nothing again when the visitor goes back from a form that was sent, and shows a fresh one', async () => {
    host = await open('agency-user-link');
    const panel = () => document.querySelector<HTMLElement>('dialog agency-user-panel');
    const form = () => panel()?.querySelector('form');
    history.pushState(null, '', '#/user/forgotten_password');
    dispatchEvent(new PopStateEvent('popstate'));
    await until(() => form()?.querySelector('[name="email"]'));
    await fill(form()!, { email: 'nobody@example.com' });
    await submit(form()!);
    await until(async () => (await asked('/reset_passwords')).length === 1);
    await until(() => !form());

    history.back();
    await until(() => !panel());
    history.forward();
    await until(() => form()?.querySelector('[name="email"]'));
    expect(box(form()!, 'email').value).to.equal('');
    expect(box(form()!, 'body').value).to.equal('');
    expect(await asked('/reset_passwords')).to.have.length(1);
    history.back();
    await until(() => !panel());
  });

  for (const [id, tag] of [
    ['ACC-12', 'agency-sign-in'],
    ['ACC-24', 'agency-register'],
  ] as const) {
    it(`${id} ACC-74 ${tag} shows no form that would vanish, to whoever is still signed in`, async () => {
      await signedInVisitor();
      await until(() => localStorage.getItem('is_synced_saved_properties_list'));
      store.set(doubtUserAtom);
      host = await render(`<${tag}></${tag}>`);
      expect(host.querySelector('form') === null).to.equal(true);
      expect(host.querySelector('.agency-waiting')!.textContent).to.equal('Loading user profile');
      expect(host.dataset.state).to.equal('loading');
      await expect(host).to.be.accessible();
      await store.set(loadAccountAtom);
      await until(() => shown(host).includes('You are signed in, Siân.'));
      expect(host.dataset.state).to.equal('ready');
    });

    it(`${id} ACC-51 ${tag} shows the form where the server does not say who is there for long`, async () => {
      await signedInVisitor();
      await until(() => localStorage.getItem('is_synced_saved_properties_list'));
      store.set(doubtUserAtom);
      host = await render(`<${tag}></${tag}>`);
      await until(() => host.dataset.state === 'stalled', 3000);
      await until(() => host.querySelector('form'), 6000);
      expect(host.dataset.state).to.equal('ready');
    });

    it(`${id} ${tag} keeps the form where nobody has signed in on this device, while the server is asked`, async () => {
      host = await open(tag);
      store.set(doubtUserAtom);
      await drawn();
      expect(host.querySelector('form') === null).to.equal(false);
    });
  }
});
