import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { serverForTests } from './support/start';

const server = serverForTests();

describe('signing in', () => {
  it('ACC-18 takes the email address as username, in any case', async () => {
    await server.visit().register('ada@example.com');
    const visit = server.visit();
    const { status, json } = await visit.signIn('ADA@example.com');
    assert.equal(status, 200);
    assert.equal(json.user['email'], 'ada@example.com');
    assert.equal((await visit.get('/user.ljson')).json.user['email'], 'ada@example.com');
  });

  it('ACC-22 fails with a wrong password', async () => {
    await server.visit().register('ben@example.com');
    const visit = server.visit();
    const { status } = await visit.signIn('ben@example.com', 'wrong');
    assert.equal(status, 401);
    assert.equal((await visit.get('/user.ljson')).json.user.user_id, null);
  });

  it('T15 never asks a password to keep the rules of a new one', async () => {
    const visit = server.visit();
    assert.equal((await visit.register('short@example.com', 'abcde')).status, 200);
    assert.equal((await server.visit().signIn('short@example.com', 'abcde')).status, 200);
  });

  it('T15 takes a password of 200 characters, spaces and all', async () => {
    const password = ` ${'pässword '.repeat(22)} `;
    await server.visit().register('long@example.com', password);
    assert.equal((await server.visit().signIn('long@example.com', password)).status, 200);
    assert.equal((await server.visit().signIn('long@example.com', password.trim())).status, 401);
  });

  it('T12 begins a new session, so that one planted before is worth nothing', async () => {
    await server.visit().register('eve@example.com');
    const visit = server.visit();
    await visit.get('/authenticity_token.ljson');
    const planted = visit.cookies.get('agency_session');
    await visit.signIn('eve@example.com');
    assert.notEqual(visit.cookies.get('agency_session'), planted);
    const thief = server.visit();
    thief.cookies.set('agency_session', planted ?? '');
    assert.equal((await thief.get('/user.ljson')).json.user.user_id, null);
  });

  it('T12 is refused without a token', async () => {
    const body = JSON.stringify({ username: 'ada@example.com', password: 'Rivers-Street-14' });
    const visit = server.visit();
    const { status, json } = await visit.send('POST', '/session', body, { 'Content-Type': 'application/json' });
    assert.equal(status, 403);
    assert.equal(json.code, 'invalid_authenticity_token');
    assert.equal((await visit.get('/user.ljson')).json.user.user_id, null);
  });
});

describe('the session cookie', () => {
  it('is out of reach of scripts and of other sites', async () => {
    const { headers } = await server.visit().get('/authenticity_token.ljson');
    assert.match(headers.get('set-cookie') ?? '', /^agency_session=.*; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('is marked Secure and bound to the host behind an encrypting proxy', async () => {
    const visit = server.visit({ 'X-Forwarded-Proto': 'https' });
    for (const each of [visit, server.visit({ 'X-Forwarded-Proto': 'HTTPS, http' })]) {
      const { headers } = await each.get('/authenticity_token.ljson');
      assert.match(headers.get('set-cookie') ?? '', /^__Host-agency_session=.*; Secure/);
      assert.ok(headers.get('strict-transport-security'));
    }
    assert.equal((await visit.register('secure@example.com')).status, 200);
    assert.equal((await visit.get('/user.ljson')).json.user['email'], 'secure@example.com');
  });

  it('is worth nothing when it was changed', async () => {
    const visit = server.visit();
    await visit.register('tamper@example.com');
    const [id = '', signature = ''] = decodeURIComponent(visit.cookies.get('agency_session') ?? '').split('.');
    const changed = id.startsWith('A') ? `B${id.slice(1)}` : `A${id.slice(1)}`;
    for (const forged of [`${changed}.${signature}`, id, `${id}.`, `${id}.${'A'.repeat(43)}=`, '.', '']) {
      visit.cookies.set('agency_session', encodeURIComponent(forged));
      const { status, json } = await visit.get('/user.ljson');
      assert.equal(status, 200);
      assert.equal(json.user.user_id, null, forged);
    }
  });
});

describe('signing out', () => {
  it('ACC-46 ends the session here and on the server', async () => {
    const visit = server.visit();
    await visit.register('out@example.com');
    const stolen = new Map(visit.cookies);
    assert.equal((await visit.post('/session', {}, 'delete')).status, 200);
    assert.equal((await visit.get('/user.ljson')).json.user.user_id, null);
    const thief = server.visit();
    for (const [name, value] of stolen) thief.cookies.set(name, value);
    assert.equal((await thief.get('/user.ljson')).json.user.user_id, null);
  });

  it('leaves the same user signed in elsewhere', async () => {
    const visit = server.visit();
    await visit.register('both@example.com');
    const phone = server.visit();
    await phone.signIn('both@example.com');
    await visit.post('/session', {}, 'delete');
    assert.equal((await phone.get('/user.ljson')).json.user['email'], 'both@example.com');
  });

  it('succeeds for somebody who is not signed in', async () => {
    assert.equal((await server.visit().post('/session', {}, 'delete')).status, 200);
  });
});
