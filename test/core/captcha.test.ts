import { expect } from '@open-wc/testing';

import { captchaToken, prepareCaptcha, type CaptchaSettings } from '../../src/core/captcha';
import { asked, clear, fail } from '../support/network';
import { delaysOf, listenTo, pause, until } from '../support/watch';

const v3: CaptchaSettings = { siteKey: 'key-3', version: 3, service: '/recaptcha' };
const v2: CaptchaSettings = { ...v3, siteKey: 'key-2', version: 2 };
const cloud: CaptchaSettings = { ...v3, siteKey: 'key-cloud', version: 'cloud' };
const ours = 'script[src*="recaptcha/"]';
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>(ours)];
const library = () => Reflect.get(globalThis, 'grecaptcha') as Record<string, unknown> | undefined;
const own = (parts: object) => Reflect.set(globalThis, 'grecaptcha', parts);
const isToken = (text: string | undefined) => /^\d{13}\.[\w-]{43}\.[\w-]{43}$/.test(text ?? '');
/** Clears the page of everything of the service. */
const bare = async () => {
  await clear();
  scripts().forEach((script) => script.remove());
  Reflect.deleteProperty(globalThis, 'grecaptcha');
};

describe('the captcha', () => {
  beforeEach(bare);
  after(bare);

  it('CAP-05 CAP-06 F66 comes from the service by one script; when that fails it is only logged, and tried again', async () => {
    await fail({ path: '/recaptcha/api.js', status: 500, times: 1 });
    const [blank, nonce] = [document.createElement('script'), document.createElement('script')];
    blank.setAttribute('nonce', '');
    nonce.setAttribute('nonce', 'canary-nonce');
    document.head.append(blank, nonce);
    const said = await listenTo('error', async () => {
      expect(await captchaToken(v3, 'submit')).to.equal(undefined);
    });
    expect(said.join()).to.include('could not be fetched').and.include('sent without one');
    expect(scripts()).to.deep.equal([]);

    const tokens = await Promise.all([captchaToken(v3, 'submit'), captchaToken(v3, 'submit')]);
    expect(tokens.every(isToken)).to.equal(true);
    expect(scripts()).to.have.length(1);
    expect(scripts()[0]!.getAttribute('src')).to.equal('/recaptcha/api.js?render=key-3');
    expect(scripts()[0]!.nonce).to.equal('canary-nonce');
    blank.remove();
    nonce.remove();
  });

  it('F67 T14 gives another token for every submit', async () => {
    own({ execute: async () => `token-${Math.random()}` });
    const tokens = [await captchaToken(v3, 'submit'), await captchaToken(v3, 'submit')];
    expect(new Set(tokens).size).to.equal(2);
  });

  it('F68 uses what the page loaded itself, and loads nothing', async () => {
    const calls: unknown[][] = [];
    own({ ready: (run: () => void) => run(), execute: async (...said: unknown[]) => (calls.push(said), 'page-token') });
    expect(await captchaToken(v3, 'register')).to.equal('page-token');
    expect(calls).to.deep.equal([['key-3', { action: 'register' }]]);
    expect(scripts()).to.deep.equal([]);
    expect(await asked('/recaptcha/api.js')).to.deep.equal([]);
  });

  it('CAP-03 F68 waits for what the page is still loading, and looks every half second', async () => {
    const script = document.createElement('script');
    script.src = '/recaptcha/api.js?render=page-key';
    script.type = 'text/waiting';
    document.head.append(script);
    let token: Promise<string | undefined> | undefined;
    expect(await delaysOf('setInterval', () => void (token = captchaToken(v3, 'submit')))).to.deep.equal([500]);
    await pause(650);
    own({ ready: () => {} });
    await pause(200);
    own({ execute: async () => 'late-token' });
    expect(await token).to.equal('late-token');
    expect(scripts()).to.have.length(1);
  });

  it('CAP-03 F66 stops looking when the form that asked is gone', async () => {
    const script = document.createElement('script');
    script.src = '/recaptcha/api.js?render=page-key';
    script.type = 'text/waiting';
    document.head.append(script);
    const stop = new AbortController();
    const prepared = prepareCaptcha(v3, stop.signal);
    stop.abort();
    await prepared;
    let looks = 0;
    Object.defineProperty(globalThis, 'grecaptcha', { configurable: true, get: () => void looks++ });
    await pause(1200);
    expect(looks).to.equal(0);
  });

  it('CAP-09 CAP-05 speaks to the enterprise service where the site has that', async () => {
    own({ enterprise: { ready: (run: () => void) => run(), execute: async (key: string) => `cloud-${key}` } });
    expect(await captchaToken(cloud, 'submit')).to.equal('cloud-key-cloud');
  });

  it('CAP-02 F66 gives no token, and logs it, when the library throws, refuses or answers nothing', async () => {
    for (const execute of [
      () => {
        throw new Error('half loaded');
      },
      () => Promise.reject(new Error('Invalid site key')),
      () => undefined,
      async () => '',
    ]) {
      own({ execute });
      await listenTo('error', async () => expect(await captchaToken(v3, 'submit')).to.equal(undefined));
    }
  });

  it('F66 gives up within ten seconds when the library never answers', async () => {
    own({ execute: () => new Promise(() => {}) });
    const began = performance.now();
    const said = await listenTo('error', async () => expect(await captchaToken(v3, 'submit')).to.equal(undefined));
    expect(performance.now() - began).to.be.within(5_000, 10_000);
    expect(said.join()).to.include('took too long');
  });

  describe('as the widget of version 2', () => {
    let options: { callback: (token: string) => void } & Record<'error-callback' | 'expired-callback', () => void>;
    let place: HTMLElement;
    let execute = () => {};
    let resets = 0;
    let calls: unknown[][] = [];
    const widgets = () => [...document.querySelectorAll<HTMLElement>('[data-sitekey]')];
    const frames = () => [...document.querySelectorAll<HTMLElement>('iframe[src*="/bframe"]')];
    const frame = () => frames().at(-1);
    beforeEach(() => {
      widgets().forEach((each) => each.remove());
      [execute, resets, calls] = [() => {}, 0, []];
      own({
        render(where: HTMLElement, given: typeof options & { sitekey: string }) {
          [place, options] = [where, given];
          place.dataset.sitekey = given.sitekey;
          return 1;
        },
        execute(...given: unknown[]) {
          calls.push(['execute', ...given]);
          execute();
        },
        reset(...given: unknown[]) {
          calls.push(['reset', ...given]);
          resets++;
        },
      });
    });
    const open = () => {
      const challenge = Object.assign(document.createElement('iframe'), {
        src: '/recaptcha/bframe',
        title: 'A challenge',
      });
      document.body.append(challenge);
    };
    afterEach(() => frames().forEach((each) => each.remove()));

    it('CAP-01 CAP-09 is invisible but for its badge, and begins anew for each submit', async () => {
      execute = () => setTimeout(() => options.callback(`token-${resets}`));
      const tokens = [await captchaToken(v2, 'submit'), await captchaToken(v2, 'submit')];
      expect(options).to.include({ sitekey: 'key-2', size: 'invisible', badge: 'bottomright' });
      expect(tokens).to.deep.equal(['token-1', 'token-2']);
      const once = [
        ['reset', 1],
        ['execute', 1],
      ];
      expect(calls).to.deep.equal([...once, ...once]);
      expect(widgets()).to.have.length(1);
    });

    it('CAP-01 CAP-11 is there once a form is used, and challenges nobody before it is sent', async () => {
      const { signal } = new AbortController();
      await prepareCaptcha(v2, signal);
      await prepareCaptcha(v2, signal);
      expect(widgets().map(({ dataset }) => dataset.sitekey)).to.deep.equal(['key-2']);
      expect(calls).to.deep.equal([]);
    });

    it('CAP-09 CAP-05 comes by a script that leaves the widget to us', async () => {
      Reflect.deleteProperty(globalThis, 'grecaptcha');
      expect(isToken(await captchaToken(v2, 'submit'))).to.equal(true);
      expect(scripts().map((each) => each.getAttribute('src'))).to.deep.equal(['/recaptcha/api.js?render=explicit']);
    });

    for (const ending of ['error-callback', 'expired-callback'] as const) {
      it(`CAP-11 F66 goes on at once without a token after its ${ending}`, async () => {
        execute = () => options[ending]();
        const said = await listenTo('error', async () => expect(await captchaToken(v2, 'submit')).to.equal(undefined));
        expect(said, 'nothing of patience that has ended').to.deep.equal([]);
      });
    }

    it('F66 begins anew where a script has replaced the body, and the widget with it', async () => {
      execute = () => setTimeout(() => options.callback('token'));
      await captchaToken(v2, 'submit');
      const before = place;
      before.remove();
      await captchaToken(v2, 'submit');
      expect(place).not.to.equal(before);
      expect(place.isConnected).to.equal(true);
    });

    it('F66 waits as long as a challenge is open, and gives up when the visitor closes it', async () => {
      // The page's own widget has one too.
      open();
      frame()!.style.visibility = 'hidden';
      execute = open;
      const closed = captchaToken(v2, 'submit');
      await until(() => frames().length === 2);
      await pause(1100);
      frame()!.style.visibility = 'hidden';
      expect(await closed).to.equal(undefined);
      frame()!.remove();

      const solved = captchaToken(v2, 'submit');
      await until(frame);
      await pause(1100);
      options.callback('solved');
      expect(await solved).to.equal('solved');
    });

    it('F66 goes on without a token for a form whose challenge another form takes over', async () => {
      execute = open;
      const first = captchaToken(v2, 'submit');
      await until(frame);
      // By then the challenge has been seen, and the first form waits for as long as it is open.
      await pause(1100);
      const second = captchaToken(v2, 'register');
      expect(await first).to.equal(undefined);
      options.callback('solved');
      expect(await second).to.equal('solved');
    });
  });

  it('T05 is not misled by an element that is called like the library', async () => {
    Reflect.deleteProperty(globalThis, 'grecaptcha');
    const element = Object.assign(document.createElement('div'), { id: 'grecaptcha' });
    document.body.append(element);
    expect(typeof library()).to.equal('object');
    expect(isToken(await captchaToken(v3, 'submit'))).to.equal(true);
    element.remove();
  });
});
