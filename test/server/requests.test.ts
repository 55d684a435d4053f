import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, it } from 'node:test';

import { Hono } from 'hono';

import { analyticsFrom } from '../../demo/server/analytics';
import type { Environment } from '../../demo/server/environment';
import { readFields } from '../../demo/server/fields';
import { serverForTests, until } from './support/start';

const server = serverForTests({
  site: () => new Hono<Environment>().get('/page', (c) => c.html(`<script nonce="${c.get('secureHeadersNonce')}">`)),
});
const json = { 'Content-Type': 'application/json' };

describe('what is sent', () => {
  it('T27 may be a megabyte and no more', async () => {
    const visit = server.visit();
    const answer = await visit.send('POST', '/session', JSON.stringify({ a: 'x'.repeat(1_100_000) }), json);
    assert.equal(answer.status, 413);
    assert.match(answer.json.message, /more than can be sent/);
  });

  it('T27 is counted as it arrives when it does not say how long it is', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(120)),
    });
    const sent = fetch(`${server.url}/session`, {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: json,
    } as RequestInit);
    const status = await sent.then(
      (answer) => answer.status,
      () => 'connection closed',
    );
    assert.ok(status === 413 || status === 'connection closed', String(status));
    assert.equal((await server.visit().get('/healthz')).status, 200);
  });

  it('T27 is refused, and no failure of the server, when its sender breaks it off', async () => {
    const headers = { ...json, Expect: '100-continue', 'Content-Length': 100 };
    const sent = request(`${server.url}/session`, { method: 'POST', headers }).on('error', () => {});
    sent.flushHeaders();
    await once(sent, 'continue');
    sent.write('{"username":');
    await new Promise((done) => setTimeout(done, 50));
    server.logged.length = 0;
    sent.destroy();
    await until(() => server.logged.length > 0);
    assert.match(server.logged.join('\n'), /^{"event":"answered".*"status":400/);
  });

  it('T27 may be a list as long as a megabyte holds, read in one go', async () => {
    const values = Array.from({ length: 100_000 }, (_, index) => String(index));
    const body = values.map((value) => `a[]=${value}`).join('&');
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    assert.deepEqual(await readFields(new Request(server.url, { method: 'POST', body, headers })), { a: values });
  });

  for (const [title, body, type, status] of [
    ['is refused when it is no JSON', '{"a":', 'application/json', 400],
    ['is refused when it is a list', '[1]', 'application/json', 400],
    ['is refused when it is null', 'null', 'application/json', 400],
    ['is refused when it is a broken form', 'nonsense', 'multipart/form-data; boundary=x', 400],
    ['is refused when it is of another kind', '<a/>', 'application/xml', 415],
  ] as const) {
    it(title, async () => {
      const answer = await server.visit().send('POST', '/session', body, { 'Content-Type': type });
      assert.equal(answer.status, status);
      assert.equal(typeof answer.json.message, 'string');
      assert.ok(answer.headers.get('content-security-policy'));
    });
  }

  for (const address of [
    '/articles.ljson?topic=%00',
    '/places?term=%00',
    '/search.ljson?department=%00',
    '/search.ljson?branch_id=1e-1',
  ]) {
    it(`T27 is answered whatever the address says: ${address}`, async () => {
      assert.equal((await server.visit().get(address)).status, 200);
    });
  }

  for (const [method, body] of [
    ['POST', '{"_method":{"toString":1,"valueOf":1}}'],
    ['TRACE', ''],
    ['OPTIONS', ''],
  ] as const) {
    it(`T27 is refused like any other request when its method is none: ${method} ${body}`, async () => {
      // Browsers and fetch send no TRACE.
      const sent = request(`${server.url}/session`, { method, headers: json }).end(body);
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      answer.resume();
      assert.equal(answer.statusCode, 403);
      assert.ok(answer.headers['content-security-policy']);
    });
  }

  it('T05 never reaches the prototype of objects', async () => {
    const visit = server.visit();
    await visit.register('proto@example.com');
    const body = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"town":"Bath",
      "authenticity_token":"${visit.token}"}`;
    const answer = await visit.send('PUT', '/user.ljson', body, json);
    assert.equal(answer.json.user['town'], 'Bath');
    const form = new URLSearchParams({ '__proto__[polluted]': '1', 'a[constructor][prototype][polluted]': '1' });
    await visit.send('POST', '/session', form);
    assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  });
});

describe('what is answered', () => {
  it('T33 carries a policy that allows only scripts with the nonce of the page', async () => {
    const one = await server.visit().get('/page');
    const policy = one.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy)?.[1];
    assert.equal(one.text, `<script nonce="${nonce}">`);
    for (const rule of [
      "default-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types agency agency-analytics',
    ]) {
      assert.ok(policy.includes(rule), rule);
    }
    assert.doesNotMatch(policy, /unsafe/);
    const other = await server.visit().get('/page');
    assert.notEqual(other.text, one.text);
  });

  it('is never guessed to be of another type, and tells other sites only the origin', async () => {
    const { headers } = await server.visit().get('/search.ljson');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin');
    assert.equal(headers.get('x-powered-by'), null);
    assert.equal(headers.get('strict-transport-security'), null);
  });

  it('is compressed', async () => {
    const { headers } = await server.visit().get('/search.ljson', { 'Accept-Encoding': 'gzip' });
    assert.equal(headers.get('content-encoding'), 'gzip');
  });

  it('is 404 with a message where there is nothing', async () => {
    const { status, json: body } = await server.visit().get('/nothing/here');
    assert.equal(status, 404);
    assert.equal(typeof body.message, 'string');
  });

  it('says that the database is well', async () => {
    const { status, text, headers } = await server.visit().get('/healthz');
    assert.equal(status, 200);
    assert.equal(text, '{"status":"ok"}');
    assert.equal(headers.get('set-cookie'), null);
  });
});

describe('a site with services of its own', () => {
  const site = serverForTests({
    captcha: { siteKey: 'k', version: '3', secret: 's', service: 'https://www.recaptcha.net/recaptcha' },
    analytics: analyticsFrom({ ANALYTICS_CODE: '<script></script>', ANALYTICS_HOSTS: 'https://count.example, ' }),
  });

  it('T33 lets pages show their challenge and report to them, and to no others', async () => {
    const { headers } = await site.visit().get('/healthz');
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /frame-src [^;]*https:\/\/www\.recaptcha\.net(;|$)/);
    assert.match(policy, /connect-src 'self' https:\/\/count\.example(;|$)/);
    assert.doesNotMatch(policy, /www\.google\.com/);
  });
});
