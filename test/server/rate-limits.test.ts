import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { defaultLimits } from '../../demo/server/limits';
import { serverForTests } from './support/start';
import type { Visit } from './support/visit';

/** An account has only a few changes, which would be used up before those of the visitor's address. */
const changesByAccount = defaultLimits.registrationByAddress;
const server = serverForTests({ limits: { ...defaultLimits, changesByAccount }, trustedProxies: 1 });

/** A visitor from this IP address, as the trusted proxy reports it. */
const from = (address: string) => server.visit({ 'X-Forwarded-For': address });

describe('attempts', () => {
  it('T14 to sign in are limited for one account from one address', async () => {
    await from('192.0.2.1').register('brute@example.com');
    const visit = from('192.0.2.1');
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      assert.equal((await visit.signIn('brute@example.com', `guess ${attempt}`)).status, 401, String(attempt));
    }
    const { status, headers, json } = await visit.signIn('Brute@example.com', 'Rivers-Street-14');
    assert.equal(status, 429);
    const wait = Number(headers.get('retry-after'));
    assert.ok(wait > 0 && wait <= 15 * 60, String(wait));
    assert.match(json.message, /^Too many attempts\. Please try again in 15 minutes, or choose a new password\.$/);
  });

  it('T14 from one address do not shut out the owner at another', async () => {
    const guesser = from('192.0.2.1');
    for (let attempt = 1; attempt <= 50; attempt += 1) await guesser.signIn('brute@example.com', 'guess');
    assert.equal((await from('192.0.2.2').signIn('brute@example.com')).status, 200);
  });

  it('T14 to follow a link for a new password are told on a page', async () => {
    const visit = from('192.0.2.9');
    for (let attempt = 1; attempt <= 60; attempt += 1) await visit.signIn('nobody@example.com', 'guess');
    const [, token = ''] =
      /name="authenticity_token" value="([^"]+)"/.exec((await visit.get('/reset_passwords/a')).text) ?? [];
    const refused = await visit.send('POST', '/reset_passwords/a', new URLSearchParams({ authenticity_token: token }));
    assert.equal(refused.status, 429);
    assert.match(refused.text, /<p[^>]*>Too many attempts\./);
  });

  it('T14 for one account from many addresses are limited in all', async () => {
    await from('192.0.2.3').register('spread@example.com');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 45; attempt += 1) {
      statuses.push((await from(`198.51.100.${attempt}`).signIn('spread@example.com', 'guess')).status);
    }
    assert.deepEqual([...new Set(statuses)], [401, 429]);
    assert.equal(statuses.indexOf(429), 40);
  });

  it('T13 are limited alike for accounts that do not exist', async () => {
    const visit = from('192.0.2.4');
    for (let attempt = 1; attempt <= 10; attempt += 1) await visit.signIn('nobody@example.com', 'guess');
    assert.equal((await visit.signIn('nobody@example.com', 'guess')).status, 429);
  });

  it('T14 are not multiplied by a letter that the database takes for another', async () => {
    await from('192.0.2.8').register('irma@example.com');
    assert.equal((await from('192.0.2.8').signIn('İrma@example.com')).status, 401);
    server.mails.length = 0;
    await from('192.0.2.8').post('/reset_passwords', { email: 'İrma@example.com' });
    await server.services.background.finish();
    assert.equal(server.mails.length, 0);
  });

  it('T14 that were right are forgotten', async () => {
    const visit = from('192.0.2.5');
    await visit.register('right@example.com');
    for (let attempt = 1; attempt <= 12; attempt += 1)
      assert.equal((await visit.signIn('right@example.com')).status, 200);
    assert.equal((await from('192.0.2.1').signIn('brute@example.com')).status, 429, 'those of others are not');
  });

  it('T14 to register are limited', async () => {
    const visit = from('192.0.2.6');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1)
      statuses.push((await visit.register(`r${attempt}@example.com`)).status);
    assert.equal(statuses.indexOf(429), 20);
  });

  it('T14 to register are limited, too, behind a proxy that adds the port of each connection', async () => {
    for (const address of ['192.0.2.21:', '[2001:db8:1:1::1]:']) {
      const register = (attempt: number) => from(`${address}${40_000 + attempt}`).register(`p${attempt}@example.com`);
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await register(attempt)).status);
      assert.equal(statuses.indexOf(429), 20, address);
    }
  });

  it('T14 to register with the address of an account send its owner a few mails and no more', async () => {
    await from('192.0.2.22').register('flooded@example.com');
    server.mails.length = 0;
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { status } = await from(`203.0.113.${attempt}`).register('flooded@example.com');
      assert.equal(status, 422, 'as ever');
    }
    await server.services.background.finish();
    assert.equal(server.mails.length, 5);
  });

  it('T13 T14 to take another email address are limited with those to register, since both tell of accounts', async () => {
    await from('192.0.2.9').register('taken@example.com');
    const visit = from('192.0.2.10');
    await visit.register('curious@example.com');
    const change = (email: string) => visit.post('/user.ljson', { email }, 'put');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 20; attempt += 1) statuses.push((await change('taken@example.com')).status);
    assert.equal(statuses.indexOf(429), 19);
    assert.equal((await change('free@example.com')).status, 429);
    assert.equal((await change('curious@example.com')).status, 200, 'the own address is no attempt');
    assert.equal((await visit.post('/user.ljson', { town: 'Bath' }, 'put')).status, 200);
  });

  it('T14 to ask for a new password are limited, so that nobody is flooded with mail', async () => {
    await from('192.0.2.7').register('flood@example.com');
    server.mails.length = 0;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const visit = from(`203.0.113.${attempt}`);
      statuses.push((await visit.post('/reset_passwords', { email: 'flood@example.com' })).status);
    }
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
  });

  it('T14 to ask for a new password from one address do not keep the owner at another from it', async () => {
    const ask = (visit: Visit) => visit.post('/reset_passwords', { email: 'owner@example.com' });
    const stranger = from('192.0.2.11');
    for (let attempt = 1; attempt <= 10; attempt += 1) await ask(stranger);
    assert.equal((await ask(stranger)).status, 429);
    assert.equal((await ask(from('192.0.2.12'))).status, 200);
  });

  it('T14 are counted by the network of an IPv6 address, and by the address the proxy saw', async () => {
    const forged = (last: string) => server.visit({ 'X-Forwarded-For': `10.9.8.${last}, 2001:db8:1:2::${last}` });
    for (let attempt = 1; attempt <= 10; attempt += 1) await forged(String(attempt)).signIn('six@example.com', 'guess');
    assert.equal((await forged('99').signIn('six@example.com', 'guess')).status, 429);
    const neighbour = server.visit({ 'X-Forwarded-For': '2001:db8:1:3::1' });
    assert.equal((await neighbour.signIn('six@example.com', 'guess')).status, 401);
  });
});
