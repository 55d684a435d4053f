import { expect } from '@open-wc/testing';

import { createUser, fetchUser, updateUser } from '../../src/api/user';
import { blankUser } from '../../src/domain/user';
import { asked, bodyOf, clear, fail } from '../support/network';
import { listenTo } from '../support/page';
import { freshVisitor, signedInVisitor } from '../support/visitor';

const registration = {
  firstName: 'Siân',
  lastName: 'Evans',
  telHome: '01632960001',
  password: 'Canary-in-a-coalmine-42',
  passwordConfirmation: 'Canary-in-a-coalmine-42',
  optInMarketing: true,
  optInMarketingStatement: 'Email me news',
  optInMarketingUrl: 'https://agency.example/register',
};
const newEmail = () => `new-${Date.now()}@example.com`;

describe('the user at the server', () => {
  beforeEach(freshVisitor);

  it('ACC-72 T25 is read afresh from GET /user.ljson', async () => {
    const { user } = (await fetchUser())!;
    const [request] = await asked('/user.ljson');
    expect(request!.method).to.equal('GET');
    expect(request!.headers['cache-control']).to.equal('no-cache');
    expect(user.userId).to.equal(null);
  });

  it('ACC-75 comes with everything the server knows, under our names', async () => {
    const visitor = await signedInVisitor({ tel_home: '01632960001' });
    const { user, marketingPreferenceId } = (await fetchUser())!;
    expect(user.userId).to.equal(visitor.userId);
    expect(user.email).to.equal(visitor.email);
    expect([user.firstName, user.lastName, user.telHome]).to.deep.equal(['Siân', 'Evans', '01632960001']);
    expect(user.agency.name).to.be.a('string').that.is.not.empty;
    expect(user.isOptedInToMarketing).to.equal(false);
    expect(marketingPreferenceId).to.match(/^\d+$/);
  });

  it('ACC-73 F46 F47 F48 is unknown, and the console is told, when the answer is none', async () => {
    const answers = [
      { status: 500 },
      { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>Down for maintenance</h1>' },
      { status: 200, headers: { 'content-type': 'application/json' }, body: '{"user": {"user_id"' },
      { status: 200, headers: { 'content-type': 'application/json' }, body: '{"user": 7}' },
      { status: 200, headers: { 'content-type': 'application/json' }, body: '[]' },
    ];
    for (const answer of answers) {
      await fail({ path: '/user.ljson', ...answer });
      let found: unknown = 'not asked';
      const said = await listenTo('error', async () => void (found = await fetchUser()));
      await clear();
      expect(found, answer.body).to.equal(undefined);
      expect(said, answer.body).to.have.length(1);
    }
  });

  it('ACC-73 is nobody where the server says so, with a user that is null or a 401', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const answer of [{ status: 200, headers, body: '{"user": null}' }, { status: 401 }]) {
      await fail({ path: '/user.ljson', ...answer });
      let found: unknown;
      const said = await listenTo('error', async () => void (found = await fetchUser()));
      await clear();
      expect(found).to.deep.equal({ user: blankUser, marketingPreferenceId: '' });
      expect(said).to.deep.equal([]);
    }
  });

  it('ACC-32 is registered with the client, the preferences, the token and the proof of the captcha', async () => {
    const email = newEmail();
    const reply = await createUser({ ...registration, email, captcha: 'proof' });
    expect(reply.kind).to.equal('accepted');
    const [request] = await asked('/user.ljson');
    const { authenticity_token: token, ...body } = bodyOf(request!);
    expect(token).to.be.a('string').that.is.not.empty;
    expect(body).to.deep.equal({
      client: {
        first_name: 'Siân',
        last_name: 'Evans',
        email,
        tel_home: '01632960001',
        password: registration.password,
        password_confirmation: registration.password,
        marketing_preferences: {
          opt_in_terms: 'on',
          opt_in_marketing: 'on',
          opt_in_marketing_url: 'https://agency.example/register',
          opt_in_marketing_statement: 'Email me news',
        },
        body: '',
      },
      'g-recaptcha-response': 'proof',
    });
    expect((await fetchUser())!.user.email).to.equal(email);
  });

  it('ACC-31 may be registered without wanting news', async () => {
    const email = newEmail();
    await createUser({ ...registration, email, optInMarketing: false });
    const { client } = bodyOf((await asked('/user.ljson'))[0]!) as { client: { marketing_preferences: object } };
    expect(client.marketing_preferences).to.not.have.any.keys('opt_in_marketing', 'opt_in_marketing_statement');
    expect((await fetchUser())!.user.isOptedInToMarketing).to.equal(false);
  });

  it('ACC-35 ACC-36 tells why it was not registered, as plain text', async () => {
    const reply = await createUser({ ...registration, email: 'nobody', firstName: 'Anna2' });
    expect(reply).to.deep.include({ kind: 'refused', status: 422 });
    expect(reply).to.have.property('errors').that.has.length(1);
    const body = JSON.stringify({ message: 'Closed\u202e <b>today</b>' });
    await fail({ path: '/user.ljson', status: 503, headers: { 'content-type': 'application/json' }, body });
    expect(await createUser({ ...registration, email: newEmail() })).to.deep.include({
      errors: [],
      message: 'Closed <b>today</b>',
    });
  });

  it('ACC-33 ACC-35 ACC-36 is not registered where the answer has no user, whatever its status', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const [body, told] of [
      [{ errors: ['Not today'] }, { errors: ['Not today'], message: '' }],
      [{ message: 'Closed' }, { errors: [], message: 'Closed' }],
      [{ user: { user_id: null } }, { errors: [], message: '' }],
    ] as const) {
      await fail({ path: '/user.ljson', method: 'POST', status: 200, headers, body: JSON.stringify(body), times: 1 });
      const reply = await createUser({ ...registration, email: newEmail() });
      expect(reply).to.deep.include({ kind: 'refused', status: 200, ...told });
    }
  });

  it('ACC-42 TOK-04 is changed by a POST that overrides to put and holds the changed fields and the token only', async () => {
    await signedInVisitor();
    const reply = await updateUser({ firstName: 'Seren', address2: 'Flat 3' });
    const [request] = await asked('/user.ljson');
    const { authenticity_token: token, ...body } = bodyOf(request!);
    expect(request!.headers['x-http-method-override']).to.equal('put');
    expect(body).to.deep.equal({ first_name: 'Seren', address_2: 'Flat 3' });
    expect(token).to.be.a('string').that.is.not.empty;
    expect(reply.kind === 'accepted' && reply.value.user.firstName).to.equal('Seren');
  });

  it('ACC-45 tells why it was not changed', async () => {
    await signedInVisitor();
    expect(await updateUser({ email: 'nobody' })).to.deep.include({ kind: 'refused', status: 422 });
  });
});
