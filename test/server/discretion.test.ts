import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

import { Hono } from 'hono';

import type { Environment } from '../../demo/server/environment';
import { serverForTests, until } from './support/start';
import type { Answer } from './support/visit';

/** Ends the five seconds that a mail to slow@example.com takes. */
const slowness = new AbortController();
const server = serverForTests({
  site: () =>
    new Hono<Environment>().get('/broken', () => {
      throw new Error('insert into users values (canary@example.com\n  at 12 Canary Street)', {
        cause: { code: '23505' },
      });
    }),
  mailer: {
    async send(mail) {
      if (mail.to === 'undeliverable@example.com') throw new Error(`canary ${mail.to}`);
      if (mail.to === 'slow@example.com') await pause(5_000, undefined, slowness).catch(() => {});
      server.mails.push(mail);
    },
  },
});

/** Everything in an answer that a stranger could compare, without what differs in every request. */
function visible({ status, headers, text }: Answer) {
  const varying = new Set(['date', 'set-cookie', 'content-security-policy']);
  return { status, text, headers: [...headers].filter(([name]) => !varying.has(name)) };
}

async function duration(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

describe('who has an account', () => {
  it('T13 is not told by signing in', async () => {
    await server.visit().register('known@example.com');
    const visit = server.visit();
    const known = await visit.signIn('known@example.com', 'wrong password');
    const unknown = await visit.signIn('nobody@example.com', 'wrong password');
    assert.deepEqual(visible(known), visible(unknown));
  });

  it('T13 is not told by how long signing in takes', async () => {
    await server.visit().register('timed@example.com');
    const visit = server.visit();
    const [knowns, unknowns]: [number[], number[]] = [[], []];
    for (let round = 0; round < 12; round += 1) {
      knowns.push(await duration(() => visit.signIn('timed@example.com', 'wrong')));
      unknowns.push(await duration(() => visit.signIn('nobody@example.com', 'wrong')));
    }
    // The fastest of many shows the time of the work itself, whatever else the machine is doing.
    const [known, unknown] = [Math.min(...knowns), Math.min(...unknowns)];
    assert.ok(unknown > known / 2 && known > unknown / 2, `${known} ms and ${unknown} ms`);
  });

  it('T13 is not told by asking for a new password', async () => {
    await server.visit().register('forgetful@example.com');
    const visit = server.visit();
    const known = await visit.post('/reset_passwords', { email: 'forgetful@example.com' });
    const unknown = await visit.post('/reset_passwords', { email: 'nobody@example.com' });
    const nonsense = await visit.post('/reset_passwords', { email: 'not an address' });
    const honeypot = await visit.post('/reset_passwords', { email: 'forgetful@example.com', body: 'spam' });
    assert.equal(known.status, 200);
    for (const other of [unknown, nonsense, honeypot]) assert.deepEqual(visible(known), visible(other));
  });

  it('T13 is not told by a slow mail server', async () => {
    const visit = server.visit();
    await visit.register('slow@example.com');
    server.mails.length = 0;
    const { status } = await visit.post('/reset_passwords', { email: 'slow@example.com' });
    assert.deepEqual([status, server.mails.length], [200, 0]);
    slowness.abort();
    await until(() => server.mails.length === 1);
  });
});

describe('the log', () => {
  it('T22 holds nothing personal', async () => {
    const visit = server.visit();
    await visit.register('canary@example.com', 'Canary-Password-1');
    await visit.signIn('canary@example.com', 'Canary-Wrong-1');
    await visit.post('/reset_passwords', { email: 'canary@example.com' });
    await visit.get('/search.ljson?q=12%20Canary%20Street&fragment=text-canary');
    await visit.get('/places?term=canary');
    await visit.get('/reset_passwords/canary-token');
    await visit.get('/no/canary/here?canary=1');
    await visit.get('/broken');
    await visit.register('undeliverable@example.com');
    await visit.post('/reset_passwords', { email: 'undeliverable@example.com' });
    await until(() => server.logged.some((line) => line.includes('password reset mail failed')));
    const log = server.logged.join('\n');
    assert.match(log, /"event":"answered".*"route":"\/user\.ljson","status":200/);
    assert.doesNotMatch(log, /canary|example\.com|Zo|agency_session|127\.0\.0\.1/i);
    assert.doesNotMatch(log, new RegExp(visit.token ?? '-'));
  });

  it('T22 says what went wrong and where, but neither to the visitor', async () => {
    server.logged.length = 0;
    const { status, text } = await server.visit().get('/broken');
    assert.equal(status, 500);
    assert.equal(text, '{"message":"Something went wrong here. Please try again later."}');
    const page = await fetch(`${server.url}/broken`, { headers: { Accept: 'text/html' } });
    assert.equal(page.status, 500);
    assert.match(await page.text(), /<h1[^>]*>Something went wrong here<\/h1>/, 'on a page, to who asked for one');
    const line = server.logged.find((each) => each.includes('"failed"')) ?? '';
    assert.match(line, /"error":"Error","code":"23505","at":".*discretion\.test\.ts/);
  });
});
