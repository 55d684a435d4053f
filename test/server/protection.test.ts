import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { seal } from '../../demo/server/seal';
import { serverForTests } from './support/start';
import { registration, type Visit } from './support/visit';

const secret = 'a secret of the test';
const server = serverForTests({ secret });
const json = { 'Content-Type': 'application/json' };

async function signedIn(email: string): Promise<Visit> {
  const visit = server.visit();
  await visit.register(email);
  return visit;
}

describe('the authenticity token', () => {
  for (const [title, path, override] of [
    ['T11 registering is refused without it', '/user.ljson', undefined],
    ['T11 changing the profile is refused without it', '/user.ljson', 'put'],
    ['T11 signing in is refused without it', '/session', undefined],
    ['T11 signing out is refused without it', '/session', 'delete'],
    ['T11 asking for a new password is refused without it', '/reset_passwords', undefined],
    ['T11 saving a property is refused without it', '/saved_properties.ljson', undefined],
    ['T11 removing a saved property is refused without it', '/saved_properties/1', 'delete'],
    ['T11 saving a search is refused without it', '/search?q=Bath', undefined],
    ['T11 changing an alert is refused without it', '/saved_searches?id=1', 'put'],
    ['T11 removing a saved search is refused without it', '/searches/1', 'delete'],
    ['T11 choosing about marketing is refused without it', '/marketing_preferences/1', 'put'],
    ['T11 the other marketing call is refused without it', '/custom_marketing_preferences/1', 'put'],
  ] as const) {
    it(title, async () => {
      const visit = await signedIn(`token-${Math.random()}@example.com`);
      const headers = { ...json, ...(override ? { 'X-Http-Method-Override': override } : {}) };
      const { status, json: body } = await visit.send('POST', path, '{}', headers);
      assert.equal(status, 403);
      assert.equal(body.code, 'invalid_authenticity_token');
    });
  }

  it('T11 of another visitor is refused', async () => {
    const visit = await signedIn('mine@example.com');
    const other = await signedIn('other@example.com');
    visit.token = other.token;
    assert.equal((await visit.post('/saved_properties.ljson', { property_ids: '1' })).status, 403);
  });

  it('F57b of the time before signing in is refused, and a fresh one accepted', async () => {
    const visit = server.visit();
    const before = (await visit.get('/authenticity_token.ljson')).json.authenticity_token;
    await visit.register('before@example.com');
    visit.token = before;
    assert.equal((await visit.post('/saved_properties.ljson', { property_ids: '1' })).status, 403);
    visit.token = (await visit.get('/authenticity_token.ljson')).json.authenticity_token;
    assert.equal((await visit.post('/saved_properties.ljson', { property_ids: '1' })).status, 200);
  });

  it('T11 with a signature of other letters is refused like any wrong one', async () => {
    const visit = await signedIn('letters@example.com');
    visit.token = `${visit.token!.slice(0, -43)}${'é'.repeat(43)}`;
    assert.equal((await visit.post('/saved_properties.ljson', { property_ids: '1' })).status, 403);
  });

  it('F55 that expired is refused with a code that says to fetch another', async () => {
    const visit = await signedIn('expired@example.com');
    const cookie = decodeURIComponent(visit.cookies.get('agency_session') ?? '');
    const sessionId = cookie.slice(0, cookie.lastIndexOf('.'));
    const tokenUntil = (moment: number) => {
      const expiry = moment.toString(36);
      return `${expiry}.salt.${seal(secret, 'token', sessionId, expiry, 'salt')}`;
    };
    visit.token = tokenUntil(Date.now() - 1000);
    const { status, json: body } = await visit.post('/saved_properties.ljson', { property_ids: '1' });
    assert.equal(status, 403);
    assert.equal(body.code, 'invalid_authenticity_token');
    visit.token = tokenUntil(Date.now() + 60_000);
    assert.equal((await visit.post('/saved_properties.ljson', { property_ids: '1' })).status, 200);
  });

  it('F57 is given to a page out of a cache, together with the cookie it belongs to', async () => {
    const visit = server.visit();
    visit.token = 'the token of whoever was first to ask for this page';
    assert.equal((await visit.post('/session', {}, 'delete')).status, 403);
    const { json: body, headers } = await visit.get('/authenticity_token.ljson');
    assert.equal(headers.get('cache-control'), 'no-store');
    visit.token = body.authenticity_token;
    assert.equal((await visit.post('/session', {}, 'delete')).status, 200);
  });

  it('differs each time, so that compression gives nothing of it away', async () => {
    const visit = server.visit();
    const one = await visit.get('/authenticity_token.ljson');
    const other = await visit.get('/authenticity_token.ljson');
    assert.notEqual(one.json.authenticity_token, other.json.authenticity_token);
    assert.equal(other.headers.get('set-cookie'), null);
  });

  it('may also come as a header', async () => {
    const visit = await signedIn('header@example.com');
    const headers = { 'X-CSRF-Token': visit.token ?? '' };
    assert.equal((await visit.send('DELETE', '/saved_properties/1', undefined, headers)).status, 200);
  });
});

describe('a write from another site', () => {
  for (const [title, headers, status] of [
    ['T11 is refused when the browser says so', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['T11 is refused from a neighbouring host', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['T11 is accepted from this site', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['T11 is refused by its origin in older browsers', { Origin: 'https://evil.example' }, 403],
    ['T11 is refused from an origin that hides', { Origin: 'null' }, 403],
  ] as const) {
    it(title, async () => {
      const visit = await signedIn(`site-${Math.random()}@example.com`);
      const body = JSON.stringify({ property_ids: '1', authenticity_token: visit.token });
      const answer = await visit.send('POST', '/saved_properties.ljson', body, { ...json, ...headers });
      assert.equal(answer.status, status);
    });
  }

  it('T11 is accepted from this origin in older browsers', async () => {
    const visit = await signedIn('origin@example.com');
    const body = JSON.stringify({ property_ids: '1', authenticity_token: visit.token });
    const headers = { ...json, Origin: server.url };
    assert.equal((await visit.send('POST', '/saved_properties.ljson', body, headers)).status, 200);
  });
});

describe('a site whose proxy passes on another host', () => {
  const site = serverForTests({ siteUrl: 'https://www.hartwellvane.example' });
  it('T11 accepts a write from the address of the site in older browsers', async () => {
    const visit = site.visit();
    await visit.register('proxied@example.com');
    const body = JSON.stringify({ property_ids: '1', authenticity_token: visit.token });
    const sendFrom = (origin: string) =>
      visit.send('POST', '/saved_properties.ljson', body, { ...json, Origin: origin });
    assert.equal((await sendFrom('https://www.hartwellvane.example')).status, 200);
    assert.equal((await sendFrom('https://evil.example')).status, 403);
  });
});

describe('reading', () => {
  for (const path of ['/user.ljson', '/saved_properties.ljson', '/saved_searches.ljson', '/search.ljson', '/places']) {
    it(`T11 never changes anything: ${path}`, async () => {
      const visit = await signedIn(`get-${Math.random()}@example.com`);
      const before = await visit.get('/user.ljson');
      assert.equal((await visit.get(`${path}?_method=delete`, { 'X-Http-Method-Override': 'delete' })).status, 200);
      assert.equal((await visit.get('/user.ljson')).text, before.text);
    });
  }
});

describe('the method that is meant', () => {
  it('TOK-04 comes in a header', async () => {
    const visit = await signedIn('override@example.com');
    assert.equal((await visit.post('/session', {}, 'delete')).status, 200);
    assert.equal((await visit.get('/user.ljson')).json.user.user_id, null);
  });

  it('TOK-04 comes in a field of a form', async () => {
    const visit = await signedIn('method@example.com');
    const form = new URLSearchParams({ _method: 'delete', authenticity_token: visit.token ?? '' });
    assert.equal((await visit.send('POST', '/session', form)).status, 200);
    assert.equal((await visit.get('/user.ljson')).json.user.user_id, null);
  });

  it('TOK-04 may be the real one', async () => {
    const visit = await signedIn('real@example.com');
    const body = JSON.stringify({ authenticity_token: visit.token });
    assert.equal((await visit.send('DELETE', '/session', body, json)).status, 200);
    assert.equal((await visit.get('/user.ljson')).json.user.user_id, null);
  });

  it('is never another one', async () => {
    const visit = await signedIn('connect@example.com');
    const body = JSON.stringify({ client: registration('x@example.com'), authenticity_token: visit.token });
    for (const method of ['CONNECT', 'GET', 'no method', '__proto__']) {
      const answer = await visit.send('POST', '/saved_properties.ljson', body, {
        ...json,
        'X-Http-Method-Override': method,
      });
      assert.equal(answer.status, 200, method);
    }
  });
});
