import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { after, before, describe, it } from 'node:test';
import type { AddressInfo } from 'node:net';

import { captchaFrom, captchaPageData } from '../../demo/server/captcha';
import { defaultLimits } from '../../demo/server/limits';
import { seal } from '../../demo/server/seal';
import { serverForTests } from './support/start';

const siteKey = 'site-key';
const captcha = { siteKey, version: '3', secret: 'shared', service: '/recaptcha' };
const wrong = { username: 'nobody@example.com', password: 'Wrong-password-1' };
const person = (email: string) => ({
  client: {
    first_name: 'Siân',
    last_name: 'Evans',
    email,
    password: 'A quiet street 7',
    password_confirmation: 'A quiet street 7',
    marketing_preferences: { opt_in_terms: 'on' },
  },
});

describe('a server that needs a proof of the captcha service', () => {
  const server = serverForTests({ captcha });
  const proof = async (key = siteKey) => (await server.visit().get(`/recaptcha/token?key=${key}`)).text;
  /** A proof issued so many seconds ago. */
  const agedProof = (seconds: number) => {
    const words = [String(Date.now() - seconds * 1000), 'aged'];
    return [...words, seal(server.services.secret, 'captcha', siteKey, ...words)].join('.');
  };
  const withProof = async (fields: Record<string, unknown>) => ({ ...fields, 'g-recaptcha-response': await proof() });

  for (const [path, fields, status] of [
    ['/session', wrong, 401],
    ['/user.ljson', person('proved@example.com'), 200],
    ['/reset_passwords', { email: 'nobody@example.com' }, 200],
  ] as const) {
    it(`CAP-02 refuses ${path} without one, and takes it with one`, async () => {
      const visit = server.visit();
      const refused = await visit.post(path, fields);
      assert.equal(refused.status, 422);
      assert.equal(refused.json['code'], 'recaptcha_invalid');
      assert.match(String(refused.json['message']), /person/);
      assert.equal((await visit.post(path, await withProof(fields))).status, status);
    });
  }

  it('T14 takes a proof once, and none that is made up, of another site or old', async () => {
    const visit = server.visit();
    const once = await withProof(wrong);
    const send = async (fields: Record<string, unknown>) => (await visit.post('/session', fields)).status;
    assert.equal(await send(once), 401);
    assert.equal(await send(once), 422);
    assert.equal(await send({ ...wrong, 'g-recaptcha-response': await proof('another-site') }), 422);
    const [issued, unique, signature] = (await proof()).split('.');
    for (const refused of [
      'made.up.token',
      `${Number(issued) + 60_000}.${unique}.${signature}`,
      `${issued}.other.${signature}`,
      '..',
      agedProof(121),
    ]) {
      assert.equal(await send({ ...wrong, 'g-recaptcha-response': refused }), 422, refused);
    }
    assert.equal(await send({ ...wrong, 'g-recaptcha-response': agedProof(100) }), 401);
  });
});

describe('a server that needs a proof and limits attempts', () => {
  const server = serverForTests({ captcha, limits: defaultLimits });
  const proof = async () => (await server.visit().get(`/recaptcha/token?key=${siteKey}`)).text;

  for (const [path, fields, status] of [
    ['/session', wrong, 401],
    ['/reset_passwords', { email: wrong.username }, 200],
  ] as const) {
    it(`T14 counts no attempts at ${path} without one against the person whose address robots give`, async () => {
      const visit = server.visit();
      for (let attempt = 1; attempt <= 15; attempt += 1) assert.equal((await visit.post(path, fields)).status, 422);
      const proved = { ...fields, 'g-recaptcha-response': await proof() };
      assert.equal((await visit.post(path, proved)).status, status);
    });
  }
});

describe('a server with the captcha of another site', () => {
  const server = serverForTests({ captcha: { ...captcha, service: 'https://www.google.com/recaptcha' } });
  it('CAP-05 lets its scripts and its challenges into the pages', async () => {
    const policy = (await server.visit().get('/healthz')).headers.get('content-security-policy') ?? '';
    assert.match(policy, /frame-src [^;]*https:\/\/www\.google\.com https:\/\/recaptcha\.google\.com/);
    assert.doesNotMatch(policy, /trusted-types/, 'which its scripts do not use');
  });
});

describe('a server without a captcha', () => {
  const server = serverForTests();
  it('CAP-02 asks nobody for a proof', async () => {
    assert.equal((await server.visit().post('/session', wrong)).status, 401);
    assert.equal(captchaPageData(undefined), undefined);
    assert.equal(captchaFrom({}), undefined);
  });

  it('CAP-05 CAP-11 asks Google where it has a secret, and else its own stand-in', () => {
    const captcha = captchaFrom({ RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_SECRET: 's' })!;
    assert.equal(captcha.service, 'https://www.google.com/recaptcha');
  });

  it('CAP-05 CAP-09 tells its pages the key, the version and where the service is', () => {
    assert.deepEqual(captchaPageData(captchaFrom({ RECAPTCHA_SITE_KEY: 'k', RECAPTCHA_VERSION: 'cloud' })), {
      recaptcha_site_key: 'k',
      recaptcha_version: 'cloud',
      recaptcha_service: '/recaptcha',
    });
  });
});

describe('a server that asks another company’s captcha service', () => {
  let service: Server;
  let answer: object | undefined;
  let failure: number | undefined;
  const asked: string[] = [];
  const options = { captcha: { ...captcha, service: '' } };
  before(async () => {
    service = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        asked.push(`${request.url} ${body}`);
        if (failure) response.writeHead(failure).end('<h1>Sorry</h1>');
        else if (answer) response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
        else request.socket.destroy();
      });
    });
    await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
    options.captcha.service = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  });
  after(() => service.close());
  const server = serverForTests(options);

  it('T14 goes by its word and its score, and lets people in while it cannot be reached', async () => {
    const fields = { ...wrong, 'g-recaptcha-response': 'token' };
    const send = async (said: object | undefined) => {
      answer = said;
      return (await server.visit().post('/session', fields)).status;
    };
    assert.equal(await send({ success: true, score: 0.9 }), 401);
    assert.match(asked[0]!, /^\/api\/siteverify secret=shared&response=token&remoteip=/);
    assert.equal(await send({ success: true }), 401);
    assert.equal(await send({ success: true, score: 0.1 }), 422);
    assert.equal(await send({ success: false }), 422);
    assert.equal(await send(undefined), 401);
    assert.match(server.logged.join(), /captcha unreachable/);
    failure = 503;
    assert.equal(await send(undefined), 401);
  });

  it('T14 lets nobody in for a token that the service cannot read', async () => {
    const send = async (token: string) =>
      (await server.visit().post('/session', { ...wrong, 'g-recaptcha-response': token })).status;
    failure = 413;
    assert.equal(await send('token'), 422);
    asked.length = 0;
    assert.equal(await send('x'.repeat(100_000)), 422);
    assert.deepEqual(asked, [], 'it is not even asked');
  });
});
