import { expect } from '@open-wc/testing';

import { createSession } from '../../src/api/session';
import { requestPasswordReset, updatePassword } from '../../src/api/password';
import { asked, bodyOf, clear, fail } from '../support/network';
import { endSessionElsewhere, freshVisitor, registeredVisitor, signedInVisitor } from '../support/visitor';

const json = { 'content-type': 'application/json' };
const passwords = { password: 'Another-Canary-43', passwordConfirmation: 'Another-Canary-43' };
const path = '/user.ljson';

describe('passwords at the server', () => {
  beforeEach(freshVisitor);

  it('ACC-57 asks for a new one with form data: the email, the token and the proof of the captcha', async () => {
    expect((await requestPasswordReset('siân@example.com', 'proof')).kind).to.equal('accepted');
    const [request] = await asked('/reset_passwords');
    expect(request!.headers['content-type']).to.match(/^multipart\/form-data/);
    expect(request!.body).to.match(/name="email"\s+siân@example\.com/);
    expect(request!.body).to.match(/name="g-recaptcha-response"\s+proof/);
    expect(request!.body).to.match(/name="authenticity_token"\s+\S/);
  });

  it('T13 is answered alike for an address with an account and one without', async () => {
    const { email } = await registeredVisitor();
    const known = await requestPasswordReset(email);
    expect(known.kind).to.equal('accepted');
    expect(await requestPasswordReset('nobody@example.com')).to.deep.equal(known);
  });

  it('ACC-59 is only accepted by status 200', async () => {
    for (const status of [201, 204, 422, 500]) {
      await fail({ path: '/reset_passwords', status });
      expect((await requestPasswordReset('a@example.com')).kind, String(status)).to.equal('refused');
      await clear();
    }
    await fail({ path: '/reset_passwords', drop: true });
    expect((await requestPasswordReset('a@example.com')).kind).to.equal('unconfirmed');
  });

  it('ACC-65 sets a new one with the user id, the password and its confirmation', async () => {
    const visitor = await signedInVisitor();
    const reply = await updatePassword({ userId: visitor.userId, ...passwords });
    expect(reply).to.deep.equal({ kind: 'accepted', value: {} });
    const [request] = await asked(path);
    const { authenticity_token: token, ...body } = bodyOf(request!);
    expect(request!.headers['x-http-method-override']).to.equal('put');
    expect(body).to.deep.equal({
      user_id: visitor.userId,
      password: passwords.password,
      password_confirmation: passwords.passwordConfirmation,
    });
    expect(token).to.be.a('string').that.is.not.empty;
    await endSessionElsewhere();
    expect((await createSession({ email: visitor.email, password: passwords.password })).kind).to.equal('accepted');
  });

  it('ACC-67 ACC-70 tells what is wrong with it', async () => {
    const { userId } = await signedInVisitor();
    const short = await updatePassword({ userId, password: 'short', passwordConfirmation: 'short' });
    expect(short).to.deep.include({ kind: 'refused', status: 422 });
    expect(short).to.have.property('errors').that.has.length(1);
    for (const status of [200, 403]) {
      await fail({ path, status, headers: json, body: '{"message": "Used before"}', times: 1 });
      const reply = await updatePassword({ userId, ...passwords });
      expect(reply, String(status)).to.deep.include({ kind: 'refused', message: 'Used before' });
    }
  });

  it('ACC-68 T07 says where on this site the server led to, and never leaves it', async () => {
    await fail({ path, method: 'POST', status: 302, headers: { location: '/healthz?back' }, times: 1 });
    const reply = await updatePassword({ userId: '1', ...passwords });
    expect(reply).to.deep.equal({ kind: 'accepted', value: { to: `${location.origin}/healthz?back` } });
    for (const status of [404, 406, 500]) {
      await fail({ path: '/reset', status, times: 1 });
      await fail({ path, method: 'POST', status: 302, headers: { location: '/reset' }, times: 1 });
      const changed = await updatePassword({ userId: '1', ...passwords });
      expect(changed, `a page that answers ${status}`).to.deep.equal({
        kind: 'accepted',
        value: { to: `${location.origin}/reset` },
      });
    }
    await fail({ path: '/reset', status: 422, headers: json, body: '{"errors": ["is too short"]}', times: 1 });
    await fail({ path, method: 'POST', status: 307, headers: { location: '/reset' }, times: 1 });
    expect(await updatePassword({ userId: '1', ...passwords })).to.deep.include({ errors: ['is too short'] });
    const elsewhere = (await (await fetch('/modules')).text()).trim();
    for (const status of [302, 307]) {
      await fail({ path, method: 'POST', status, headers: { location: `${elsewhere}/password.js` }, times: 1 });
      expect((await updatePassword({ userId: '1', ...passwords })).kind, String(status)).to.equal('unconfirmed');
    }
    expect(await (await fetch(`${elsewhere}/password.js?count`)).text()).to.equal('0');
  });

  it('ACC-69 notices a redirect without a destination', async () => {
    await fail({ path, method: 'POST', status: 302 });
    expect(await updatePassword({ userId: '1', ...passwords })).to.deep.equal({ kind: 'accepted', value: 'missing' });
  });

  it('ACC-71 takes nothing else for a success', async () => {
    const answers = [
      { status: 500 },
      { status: 204 },
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Welcome</h1>' },
      { status: 200, headers: json, body: '{"user":' },
    ];
    for (const answer of answers) {
      await fail({ path, method: 'POST', times: 1, ...answer });
      const reply = await updatePassword({ userId: '1', ...passwords });
      expect(reply, answer.body).to.deep.include({ kind: 'refused', errors: [], message: '' });
    }
    await clear();
  });
});
