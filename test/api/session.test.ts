import { expect } from '@open-wc/testing';

import { createSession, deleteSession } from '../../src/api/session';
import { configureRequests } from '../../src/core/request';
import { asked, bodyOf, clear, fail } from '../support/network';
import { endSessionElsewhere, freshVisitor, registeredVisitor, type Visitor } from '../support/visitor';

describe('signing in and out at the server', () => {
  let visitor: Visitor;
  before(async () => {
    visitor = await registeredVisitor();
  });
  beforeEach(freshVisitor);

  it('ACC-18 TOK-03 sends the email as username, the password and the token', async () => {
    await createSession({ ...visitor, captcha: 'proof' });
    const [request] = await asked('/session');
    const { authenticity_token: token, ...body } = bodyOf(request!);
    expect(request!.method).to.equal('POST');
    expect(body).to.deep.equal({
      username: visitor.email,
      password: visitor.password,
      'g-recaptcha-response': 'proof',
    });
    expect(token).to.be.a('string').that.is.not.empty;
  });

  it('ACC-19 takes status 200 as a success, and no other', async () => {
    expect((await createSession(visitor)).kind).to.equal('accepted');
    for (const status of [201, 204, 302, 401, 422, 500]) {
      await fail({ path: '/session', status });
      expect((await createSession(visitor)).kind, String(status)).to.equal('refused');
      await clear();
    }
  });

  it('F46 does not take the page it was led to for a success', async () => {
    await fail({ path: '/session', status: 303, headers: { location: '/' } });
    expect((await createSession(visitor)).kind).to.equal('refused');
  });

  it('T12 sends no password while no token can be had', async () => {
    configureRequests({ authenticityToken: '' });
    await fail({ path: '/authenticity_token.ljson', status: 500 });
    expect((await createSession(visitor)).kind).to.equal('unconfirmed');
    expect(await asked('/session')).to.deep.equal([]);
    await clear();
    expect((await createSession(visitor)).kind).to.equal('accepted');
  });

  it('F55 renews an expired token once, without a word, and signs in', async () => {
    configureRequests({ authenticityToken: 'from-a-cached-page' });
    expect((await createSession(visitor)).kind).to.equal('accepted');
    expect((await asked()).map(({ path }) => path)).to.deep.equal([
      '/session',
      '/authenticity_token.ljson',
      '/session',
    ]);
  });

  it('T07 gives a password to no other site that the server redirects to', async () => {
    const elsewhere = (await (await fetch('/modules')).text()).trim();
    await fail({ path: '/session', status: 307, headers: { location: `${elsewhere}/thief.js` }, times: 1 });
    expect(await createSession(visitor)).to.deep.equal({ kind: 'unconfirmed', reason: 'network' });
    const count = await fetch(`${elsewhere}/thief.js?count`);
    expect(await count.text()).to.equal('0');
  });

  it('ACC-46 TOK-04 signs out with a POST that overrides to delete', async () => {
    await createSession(visitor);
    await clear();
    expect(await deleteSession()).to.equal(true);
    const [request] = await asked('/session');
    expect(request!.method).to.equal('POST');
    expect(request!.headers['x-http-method-override']).to.equal('delete');
    expect(bodyOf(request!)['authenticity_token']).to.be.a('string').that.is.not.empty;
  });

  it('ACC-46 F46 asks who is there when a server leads to a page after signing out, as it does for an expired token', async () => {
    await createSession(visitor);
    const led = { path: '/session', status: 303, headers: { location: '/' } };
    await fail(led);
    expect(await deleteSession(), 'still there').to.equal(false);
    await clear();
    await endSessionElsewhere();
    await fail(led);
    expect(await deleteSession(), 'gone').to.equal(true);
    await fail({ path: '/user.ljson', status: 401 });
    expect(await deleteSession(), 'gone, as some servers say it').to.equal(true);
  });

  it('tells when signing out failed', async () => {
    await fail({ path: '/session', status: 500 });
    expect(await deleteSession()).to.equal(false);
    await clear();
    await fail({ path: '/session', drop: true });
    expect(await deleteSession()).to.equal(false);
  });
});
