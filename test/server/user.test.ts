import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { Hono } from 'hono';

import { changePassword, findUserByEmail } from '../../demo/server/accounts';
import type { User } from '../../demo/server/schema';
import { Visitor } from '../../demo/server/visitor';
import { serverForTests } from './support/start';
import { registration, type Visit } from './support/visit';

const server = serverForTests();

describe('the current user', () => {
  it('ACC-74 has a null id and blank fields when signed out', async () => {
    const { status, json } = await server.visit().get('/user.ljson');
    assert.equal(status, 200);
    assert.equal(json.user.user_id, null);
    assert.equal(json.user['first_name'], '');
    assert.deepEqual(json.user.saved_properties, []);
  });

  it('ACC-75 has every field of the platform', async () => {
    const { json } = await server.visit().get('/user.ljson');
    const fields =
      'address_2 address_html agency county custom_marketing_preferences email first_name last_name house_name ' +
      'house_number is_opted_in_to_marketing locality portal_leads postcode reapit_tracker_jwt saved_properties ' +
      'saved_searches street_address tel_home tel_mobile title town user_id agency_website_vip marketing_preferences';
    for (const field of fields.split(' ')) assert.ok(field in json.user, field);
    assert.deepEqual(json.user['agency'], {
      hfpe_enabled: false,
      name: 'Hartwell Vane',
      email: 'hello@hartwellvane.example',
    });
  });

  it('T25 is kept by no cache', async () => {
    const { headers } = await server.visit().get('/user.ljson');
    assert.equal(headers.get('cache-control'), 'no-store');
  });
});

describe('registering', () => {
  it('ACC-33 signs in and answers with the user', async () => {
    const visit = server.visit();
    const { status, json } = await visit.register('zoe@example.com');
    assert.equal(status, 200);
    assert.equal(typeof json.user.user_id, 'number');
    assert.equal(json.user['first_name'], 'Zoë');
    assert.equal((await visit.get('/user.ljson')).json.user['email'], 'zoe@example.com');
  });

  it('ACC-27 takes the longest email address in full, since a shorter one is of somebody else', async () => {
    const longest = `zoe@${`${'a'.repeat(60)}.`.repeat(4)}uk`;
    const visit = server.visit();
    assert.equal((await visit.register(longest)).status, 200);
    assert.equal((await visit.get('/user.ljson')).json.user['email'], longest);
    assert.equal((await server.visit().signIn(longest)).status, 200);
  });

  for (const [title, change, error] of [
    ['ACC-26 refuses a first name of other characters', { first_name: '<b>' }, 'Please enter a valid first name'],
    ['ACC-26 refuses a missing last name', { last_name: ' ' }, 'Please enter a valid last name'],
    ['ACC-27 refuses what is no email address', { email: 'zoe@' }, /^Enter an email address/],
    ['ACC-28 refuses a phone number from nowhere', { tel_home: '12345' }, /^Enter a UK phone number/],
    ['ACC-29 refuses a missing confirmation', { password_confirmation: '' }, 'Enter your password a second time'],
    ['ACC-29 refuses a different confirmation', { password_confirmation: 'other' }, /two passwords are not the same/],
    ['ACC-30 refuses without agreement to the terms', { marketing_preferences: {} }, /^You must agree/],
    ['T27 refuses a password that is a burden', { password: 'a'.repeat(5000) }, /at most 1000 characters/],
  ] as const) {
    it(title, async () => {
      const client = { ...registration('ada@example.com'), ...change };
      const { status, json } = await server.visit().post('/user.ljson', { client });
      assert.equal(status, 422);
      const found = json.errors.find((each) => (typeof error === 'string' ? each === error : error.test(each)));
      assert.ok(found, json.errors.join());
    });
  }

  it('ACC-28 takes no phone number at all, and one with +44', async () => {
    const visit = server.visit();
    const client = { ...registration('nophone@example.com'), tel_home: '' };
    assert.equal((await visit.post('/user.ljson', { client })).status, 200);
    const other = { ...registration('abroad@example.com'), tel_home: '+44 1632 960123' };
    assert.equal((await server.visit().post('/user.ljson', { client: other })).status, 200);
  });

  it('ACC-31 keeps the choice about marketing, the words and the page, without query and fragment', async () => {
    const visit = server.visit();
    const client = {
      ...registration('opted@example.com'),
      marketing_preferences: {
        opt_in_terms: 'on',
        opt_in_marketing: 'on',
        opt_in_marketing_url: 'https://site.example/valuation?email=me@example.com#secret',
      },
    };
    const { json } = await visit.post('/user.ljson', { client });
    assert.equal(json.user['is_opted_in_to_marketing'], true);
    const preferences = json.user['marketing_preferences'] as Record<string, unknown>;
    assert.equal(preferences['opt_in_marketing_url'], '/valuation');
  });

  it('ACC-35 gives every error at once', async () => {
    const { json } = await server.visit().post('/user.ljson', { client: {} });
    assert.equal(json.errors.length, 6);
  });

  it('ACC-37 does not say that an email address has an account, but tells its owner by mail', async () => {
    await server.visit().register('taken@example.com');
    const visit = server.visit();
    const { status, json, text } = await visit.register('TAKEN@example.com');
    assert.equal(status, 422);
    assert.equal(json.message, undefined);
    assert.doesNotMatch(text, /taken|exist|already/i);
    assert.equal((await visit.get('/user.ljson')).json.user.user_id, null);
    const mail = server.mails.at(-1);
    assert.equal(mail?.to, 'TAKEN@example.com');
    assert.match(mail?.subject ?? '', /already have an account/);
  });

  it('ACC-61 takes a filled honeypot without a word and keeps nothing', async () => {
    const visit = server.visit();
    const client = { ...registration('robot@example.com'), body: 'buy now' };
    const { status, json } = await visit.post('/user.ljson', { client });
    assert.equal(status, 200);
    assert.equal(json.user.user_id, null);
    assert.equal((await visit.signIn('robot@example.com')).status, 401);
  });

  it('LED-19 admits an apostrophe, as the site setting does', async () => {
    const client = { ...registration('obrien@example.com'), last_name: 'O’Brien' };
    assert.equal((await server.visit().post('/user.ljson', { client })).status, 200);
  });

  it('reads a plain form with bracket names as well', async () => {
    const visit = server.visit();
    await visit.post('/session', {}, 'delete');
    const form = new URLSearchParams({ authenticity_token: visit.token ?? '' });
    const { marketing_preferences: _preferences, ...fields } = registration('plain@example.com');
    for (const [name, value] of Object.entries(fields)) form.set(`client[${name}]`, value);
    form.set('client[marketing_preferences][opt_in_terms]', '1');
    const { status, json } = await visit.send('POST', '/user.ljson', form);
    assert.equal(status, 200);
    assert.equal(json.user['email'], 'plain@example.com');
  });
});

describe('the profile', () => {
  it('ACC-42 changes only the fields that were sent', async () => {
    const visit = server.visit();
    await visit.register('profile@example.com');
    const { status, json } = await visit.post('/user.ljson', { town: 'Bath', tel_home: '' }, 'put');
    assert.equal(status, 200);
    assert.equal(json.user['town'], 'Bath');
    assert.equal(json.user['tel_home'], '');
    assert.equal(json.user['first_name'], 'Zoë');
    assert.equal((await visit.get('/user.ljson')).json.user['town'], 'Bath');
  });

  it('ACC-41 refuses a telephone number of letters', async () => {
    const visit = server.visit();
    await visit.register('letters@example.com');
    const { status, json } = await visit.post('/user.ljson', { tel_home: 'call me' }, 'put');
    assert.equal(status, 422);
    assert.deepEqual(json.errors, ['Please enter a valid phone number']);
  });

  it('takes no email address of another account', async () => {
    const visit = server.visit();
    await visit.register('mine@example.com');
    await server.visit().register('yours@example.com');
    const { status, json } = await visit.post('/user.ljson', { email: 'Yours@example.com' }, 'put');
    assert.equal(status, 422);
    assert.deepEqual(json.errors, ['This email address cannot be used']);
  });

  it('T17 belongs to the signed-in user, whatever id is sent', async () => {
    const other = (await server.visit().register('other@example.com')).json.user.user_id;
    const visit = server.visit();
    await visit.register('me@example.com');
    const { status } = await visit.post('/user.ljson', { user_id: other, town: 'Bath' }, 'put');
    assert.equal(status, 403);
  });

  it('ACC-39 is refused when signed out', async () => {
    const { status, json } = await server.visit().post('/user.ljson', { town: 'Bath' }, 'put');
    assert.equal(status, 401);
    assert.equal(json.code, 'signed_out');
  });
});

describe('a new password', () => {
  it('ACC-65 replaces the old one, and signs out every other browser', async () => {
    const visit = server.visit();
    const id = (await visit.register('pass@example.com')).json.user.user_id;
    const other = server.visit();
    await other.signIn('pass@example.com');
    const fields = { user_id: id, password: 'Quite-New-1', password_confirmation: 'Quite-New-1' };
    assert.equal((await visit.post('/user.ljson', fields, 'put')).status, 200);
    assert.equal((await visit.get('/user.ljson')).json.user.user_id, id);
    assert.equal((await other.get('/user.ljson')).json.user.user_id, null);
    assert.equal((await server.visit().signIn('pass@example.com')).status, 401);
    assert.equal((await server.visit().signIn('pass@example.com', 'Quite-New-1')).status, 200);
  });

  it('ACC-65 signs out every browser with the change itself, whatever comes between it and the next session', async () => {
    const visit = server.visit();
    await visit.register('between@example.com');
    await changePassword(
      server.services,
      (await findUserByEmail(server.services, 'between@example.com'))!,
      'Quite-New-1',
    );
    assert.equal((await visit.get('/user.ljson')).json.user.user_id, null);
  });

  it('ACC-65 replaced in two tabs at once leaves one of them signed in', async () => {
    const visit = server.visit();
    await visit.register('tabs@example.com');
    const other = server.visit();
    visit.cookies.forEach((value, name) => other.cookies.set(name, value));
    other.token = visit.token;
    const change = (tab: Visit, password: string) =>
      tab.post('/user.ljson', { password, password_confirmation: password }, 'put');
    await Promise.all([change(visit, 'Quite-New-1'), change(other, 'Quite-New-2')]);
    const ids = await Promise.all([visit, other].map(async (tab) => (await tab.get('/user.ljson')).json.user.user_id));
    assert.equal(ids.filter((id) => id !== null).length, 1);
  });

  it('ACC-65 keeps out who is just signing in with the old one', async () => {
    await server.visit().register('race@example.com');
    const before = (await findUserByEmail(server.services, 'race@example.com'))!;
    const after = await changePassword(server.services, before, 'Quite-New-1');
    const signIn = async (user: User) => {
      const app = new Hono().get('/', async (c) => c.json(await new Visitor(c, server.services).signIn(user)));
      return (await app.request('/')).json();
    };
    assert.equal(await signIn(before), false);
    assert.equal(await signIn(after), true);
  });

  it('ACC-67 that is weak is refused in words that continue "Password"', async () => {
    const visit = server.visit();
    await visit.register('weak@example.com');
    const fields = { password: 'alllowercase', password_confirmation: 'different' };
    const { status, json } = await visit.post('/user.ljson', fields, 'put');
    assert.equal(status, 422);
    assert.match(json.errors[0] ?? '', /^must have: an uppercase letter/);
    assert.equal(json.errors[1], 'and its confirmation are not the same');
    const long = `Rivers-Street-14${'a'.repeat(1000)}`;
    const answer = await visit.post('/user.ljson', { password: long, password_confirmation: long }, 'put');
    assert.deepEqual([answer.status, answer.json.errors], [422, ['must have at most 1000 characters']]);
  });
});
