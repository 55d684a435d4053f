import { expect } from '@open-wc/testing';

import { deleteSession } from '../../src/api/session';
import { newestOnly } from '../../src/core/newest';
import { configureRequests, endSession, request, type Answer } from '../../src/core/request';
import { asked, bodyOf, callsTo, clear, fail } from '../support/network';
import { listenTo, pause, until } from '../support/watch';

const path = '/user.ljson';
const write = { path: '/saved_properties.ljson', method: 'post', body: { property_ids: '' } } as const;
const statusOf = (answer: Answer) => (answer.kind === 'answer' ? answer.status : answer.reason);
const freshToken = async () =>
  ((await (await fetch('/authenticity_token.ljson')).json()) as { authenticity_token: string }).authenticity_token;

beforeEach(async () => {
  configureRequests({ origin: '', authenticityToken: await freshToken(), readTimeout: 10_000, writeTimeout: 30_000 });
  await clear();
});
afterEach(clear);

describe('a read', () => {
  it('R5 is answered with status and body', async () => {
    const answer = await request({ path });
    expect(statusOf(answer)).to.equal(200);
    expect(answer).to.have.nested.property('body.user');
    expect((await asked(path))[0]!.headers['cache-control']).to.equal('no-cache');
  });

  for (const status of [500, 502, 503, 504, 408]) {
    it(`F45 asks twice more after status ${status}`, async () => {
      await fail({ path, status, times: 2 });
      expect(statusOf(await request({ path }))).to.equal(200);
      expect((await asked(path)).length).to.equal(3);
    });
  }

  it('F45 then gives the failure back', async () => {
    await fail({ path, status: 503 });
    expect(statusOf(await request({ path }))).to.equal(503);
    expect((await asked(path)).length).to.equal(3);
  });

  it('F38 asks at most three times when the connection breaks', async () => {
    await fail({ path, drop: true });
    const calls = await callsTo(path, async () => expect(statusOf(await request({ path }))).to.equal('network'));
    expect(calls).to.equal(3);
  });

  it('F36 says offline, and asks no more, when the browser knows that it is', async () => {
    await fail({ path, drop: true });
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    const calls = await callsTo(path, async () => expect(statusOf(await request({ path }))).to.equal('offline'));
    Reflect.deleteProperty(navigator, 'onLine');
    expect(calls).to.equal(1);
  });

  it('F39 is given up after its time, and not repeated', async () => {
    configureRequests({ readTimeout: 1_500 });
    await fail({ path, delay: 4_000 });
    expect(statusOf(await request({ path }))).to.equal('timeout');
    expect((await asked(path)).length).to.equal(1);
  });

  it('F44 waits as long as Retry-After says, once', async () => {
    await fail({ path, status: 429, headers: { 'retry-after': '1' } });
    const start = performance.now();
    expect(statusOf(await request({ path }))).to.equal(429);
    expect(performance.now() - start).to.be.within(900, 3_000);
    expect((await asked(path)).length).to.equal(2);
  });

  it('F44 does not wait longer than five seconds, nor for a date in an hour', async () => {
    for (const wait of ['6', new Date(Date.now() + 3_600_000).toUTCString()]) {
      await clear();
      await fail({ path, status: 429, headers: { 'retry-after': wait } });
      expect(statusOf(await request({ path }))).to.equal(429);
      expect((await asked(path)).length).to.equal(1);
    }
  });

  for (const [what, type, body] of [
    ['a page', 'text/html', '<!doctype html><title>Sign in</title>'],
    ['a page called JSON', 'application/json', '<!doctype html>'],
    ['half an answer', 'application/json', '{"user": {"user_id'],
    ['nothing', 'application/json', ''],
  ] as const) {
    it(`F46 F47 takes ${what} for unreadable`, async () => {
      await fail({ path, status: 200, headers: { 'content-type': type }, body });
      expect(statusOf(await request({ path }))).to.equal('unreadable');
    });
  }

  it('T05 loses keys of its answer that could reach a prototype', async () => {
    const body = '{"__proto__": {"polluted": 1}, "constructor": {"a": 1}, "fine": 1}';
    await fail({ path, status: 200, headers: { 'content-type': 'application/json' }, body });
    const answer = await request({ path });
    expect(answer).to.have.deep.property('body', { fine: 1 });
    expect(({} as { polluted?: number }).polluted).to.equal(undefined);
  });

  it('F42 is answered, and not repeated, when the visitor may not read', async () => {
    for (const status of [401, 403]) {
      await clear();
      await fail({ path, status, headers: { 'content-type': 'application/json' }, body: '{}' });
      expect(statusOf(await request({ path }))).to.equal(status);
      expect((await asked(path)).length).to.equal(1);
    }
  });

  it('F19 is given up when the element that asked goes away, also between two tries', async () => {
    for (const fault of [{ delay: 1_000 }, { status: 503 }]) {
      await clear();
      await fail({ path, ...fault });
      const controller = new AbortController();
      const answer = request({ path, signal: controller.signal });
      await until(async () => (await asked(path)).length === 1);
      await pause(50);
      controller.abort();
      expect(statusOf(await answer)).to.equal('aborted');
      expect((await asked(path)).length).to.equal(1);
    }
  });

  it('F50 works with a patched fetch, and fails politely without any', async () => {
    const original = globalThis.fetch;
    globalThis.fetch = (...given) => original(...given);
    expect(statusOf(await request({ path }))).to.equal(200);
    Reflect.deleteProperty(globalThis, 'fetch');
    const hidden = typeof fetch;
    const answer = hidden === 'undefined' ? await request({ path }) : undefined;
    globalThis.fetch = original;
    expect(answer && statusOf(answer)).to.equal('network');
  });

  it('R2 never throws and prints nothing', async () => {
    await fail({ path, drop: true });
    expect(await listenTo('error', () => request({ path, signal: AbortSignal.abort() }))).to.deep.equal([]);
  });
});

describe('of several reads', () => {
  it('F40 F41 only the newest is answered, whether it succeeds or fails', async () => {
    for (const status of [200, 404]) {
      const newest = newestOnly();
      await clear();
      await fail({ path, delay: 3000, times: 1 });
      if (status !== 200) await fail({ path, status, times: 1 });
      const first = request({ path, signal: newest() });
      await until(async () => (await asked(path)).length === 1);
      expect(statusOf(await request({ path, signal: newest() }))).to.equal(status);
      expect(statusOf(await first)).to.equal('aborted');
    }
  });

  it('F51 only what is public is answered after the session ended, not even what waits for its second try', async () => {
    await fail({ path, delay: 3000, times: 1 });
    const slow = request({ path });
    await fail({ path: '/places', status: 503 });
    const waiting = request({ path: '/places' });
    await fail({ path: '/search.ljson', delay: 300, times: 1 });
    const open = request({ path: '/search.ljson', isPublic: true });
    await pause(100);
    endSession();
    expect(statusOf(await slow)).to.equal('aborted');
    expect(statusOf(await waiting)).to.equal('aborted');
    expect(statusOf(await open)).to.equal(200);
    expect(statusOf(await request({ path }))).to.equal(200);
  });
});

describe('a write', () => {
  it('ACC-46 SAV-24 reaches the server though the visitor leaves the page, where the question says so', async () => {
    const original = globalThis.fetch;
    const outliving: (boolean | undefined)[] = [];
    globalThis.fetch = (input, init) => {
      outliving.push(init?.keepalive);
      return original(input, init);
    };
    try {
      await request(write);
      await deleteSession();
      await request({ ...write, outlivesPage: true });
      configureRequests({ origin: 'https://agency.example' });
      await listenTo('error', () => request({ ...write, outlivesPage: true }));
    } finally {
      globalThis.fetch = original;
    }
    expect(outliving).to.deep.equal([false, true, true, false]);
  });

  it('TOK-03 carries the authenticity token in its body, JSON or form', async () => {
    await request(write);
    const form = new FormData();
    form.set('email', 'a@example.com');
    await request({ path: write.path, method: 'post', body: form });
    const [json, multipart] = await asked(write.path);
    expect(bodyOf(json!)).to.have.property('authenticity_token').that.is.a('string').and.not.empty;
    expect(multipart!.headers['content-type']).to.include('multipart/form-data');
    expect(multipart!.body).to.match(/name="authenticity_token"\r\n\r\n\S+/);
  });

  it('F36 TOK-03 fails as its token did, where it must have one and the page has none', async () => {
    configureRequests({ authenticityToken: '' });
    await fail({ path: '/authenticity_token.ljson', drop: true });
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    const answer = await request({ ...write, needsToken: true });
    Reflect.deleteProperty(navigator, 'onLine');
    expect(statusOf(answer)).to.equal('offline');
    expect(await asked(write.path)).to.deep.equal([]);
  });

  it('TOK-03 T11 gives the token to no other origin', async () => {
    const elsewhere = (await (await fetch('/modules')).text()).trim();
    const sent: unknown[] = [];
    const original = globalThis.fetch;
    globalThis.fetch = (address, options) => {
      sent.push([address, options?.body]);
      return original(address, options);
    };
    configureRequests({ origin: elsewhere });
    await request({ path: '/x.js', method: 'post', body: { a: 1 } });
    globalThis.fetch = original;
    expect(sent).to.deep.equal([[`${elsewhere}/x.js`, '{"a":1}']]);
  });

  for (const method of ['put', 'delete'] as const) {
    it(`TOK-04 ${method} goes out as a POST that overrides to ${method}`, async () => {
      await request({ ...write, method });
      const [sent] = await asked(write.path);
      expect(sent!.method).to.equal('POST');
      expect(sent!.headers['x-http-method-override']).to.equal(method);
    });
  }

  it('R6 is never repeated: not after a failure, not after a timeout, not after a lost answer', async () => {
    for (const [fault, outcome, writeTimeout] of [
      [{ status: 503 }, 503, 10_000],
      [{ delay: 600 }, 'timeout', 200],
    ] as const) {
      configureRequests({ writeTimeout });
      await clear();
      await fail({ path: write.path, ...fault });
      expect(statusOf(await request(write))).to.equal(outcome);
      expect((await asked(write.path)).length).to.equal(1);
    }
    configureRequests({ writeTimeout: 10_000 });
    for (const fault of [{ drop: true }, { dropAnswer: true }]) {
      await clear();
      await fail({ path: write.path, ...fault });
      const calls = await callsTo(write.path, async () => expect(statusOf(await request(write))).to.equal('network'));
      expect(calls).to.equal(1);
    }
  });

  it('F55 renews an expired token once and is repeated once', async () => {
    configureRequests({ authenticityToken: 'expired' });
    const answer = await request(write);
    expect(answer).to.not.have.nested.property('body.code', 'invalid_authenticity_token');
    expect((await asked()).map((each) => each.path)).to.deep.equal([
      write.path,
      '/authenticity_token.ljson',
      write.path,
    ]);
  });

  it('F55 is not repeated a second time', async () => {
    const body = '{"code": "invalid_authenticity_token"}';
    await fail({ path: write.path, status: 403, headers: { 'content-type': 'application/json' }, body });
    expect(statusOf(await request(write))).to.equal(403);
    expect((await asked(write.path)).length).to.equal(2);
  });

  it('F55 gives the refusal back when there is no fresh token', async () => {
    configureRequests({ authenticityToken: 'expired' });
    await fail({ path: '/authenticity_token.ljson', status: 404, body: '' });
    expect(statusOf(await request(write))).to.equal(403);
    expect((await asked(write.path)).length).to.equal(1);
  });

  for (const [what, type, body] of [
    ['a page', 'text/html', '<!doctype html><title>The change you wanted was rejected</title>'],
    ['nothing', 'text/plain', ''],
    ['no more than the status', 'application/json', '{"status": 422, "error": "Unprocessable Content"}'],
  ] as const) {
    it(`F55 renews the token and is repeated once when it is refused with ${what}`, async () => {
      for (const status of [403, 422]) {
        await clear();
        configureRequests({ authenticityToken: 'expired' });
        await fail({ path: write.path, status, headers: { 'content-type': type }, body, times: 1 });
        expect(statusOf(await request(write))).to.not.equal(status);
        expect(bodyOf((await asked(write.path))[1]!)['authenticity_token']).to.not.equal('expired');
        await clear();
        await fail({ path: write.path, status, headers: { 'content-type': type }, body });
        expect(statusOf(await request(write))).to.equal(status);
        expect((await asked(write.path)).length).to.equal(2);
      }
    });
  }

  it('R6 is not repeated when it is refused with a reason', async () => {
    for (const body of ['{"message": "No"}', '{"errors": ["No"]}', '{"code": "cross_site_request"}']) {
      await clear();
      await fail({ path: write.path, status: 422, headers: { 'content-type': 'application/json' }, body });
      await request(write);
      expect((await asked()).length, body).to.equal(1);
    }
  });

  describe('F55 that is led to a page with a message', () => {
    const lead = () =>
      fail({ path: write.path, status: 302, headers: { location: '/healthz#flash/invalid-authenticity-token' } });

    it('is repeated once with a fresh token where a second time does no harm', async () => {
      configureRequests({ authenticityToken: 'expired' });
      await lead();
      await request({ ...write, isIdempotent: true });
      const [, second, ...more] = await asked(write.path);
      expect(bodyOf(second!)['authenticity_token']).to.not.equal('expired');
      expect(more).to.deep.equal([]);
    });

    it('is else left to the visitor, whose next try has a fresh token: nobody sees which message it was', async () => {
      configureRequests({ authenticityToken: 'expired' });
      await lead();
      expect(await request(write)).to.have.property('redirectedTo', `${location.origin}/healthz`);
      expect((await asked(write.path)).length).to.equal(1);
      await clear();
      await request(write);
      expect(bodyOf((await asked(write.path))[0]!)['authenticity_token']).to.not.equal('expired');
    });
  });

  it('F57 fetches the token a page was printed without', async () => {
    configureRequests({ authenticityToken: '' });
    await request(write);
    expect((await asked()).map((each) => each.path)).to.deep.equal(['/authenticity_token.ljson', write.path]);
  });

  it('F83 is JSON also where an old library spoils arrays', async () => {
    Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => 'spoilt' });
    await request({ ...write, body: { ids: ['a', 'b'] } });
    Reflect.deleteProperty(Array.prototype, 'toJSON');
    expect(bodyOf((await asked(write.path))[0]!).ids).to.deep.equal(['a', 'b']);
  });
});
