import { expect } from '@open-wc/testing';

import { asked, bodyOf, clear, fail, type Fault } from '../support/network';
import { pause, until } from '../support/page';
import { freshVisitor } from '../support/visitor';
import { visitedPage } from '../support/visited-page';

const json = { 'content-type': 'application/json' };
const javascript = { 'content-type': 'text/javascript' };
const tag = '<agency-cookie-consent></agency-cookie-consent>';
const name = 'cookieconsent_status';
const codePath = '/analytics_code';

type Page = Awaited<ReturnType<typeof visitedPage>>;
const open: Page[] = [];
const visit = async (...given: Parameters<typeof visitedPage>) => {
  const page = await visitedPage(...given);
  open.push(page);
  return page;
};
const serve = (head: string, body: string, more: Partial<Fault> = {}) =>
  fail({
    path: codePath,
    status: 200,
    headers: json,
    body: JSON.stringify({ analytics_code: body, head_analytics_code: head }),
    ...more,
  });
const script = (path: string, body: string, more: Partial<Fault> = {}) =>
  fail({ path, status: 200, headers: javascript, body, ...more });
/** Presses a button once the banner has been shown long enough to accept a press. */
const press = async (page: Page, words: string) => {
  await until(() => page.button(words));
  await pause(900);
  page.button(words)!.click();
  await until(() => !page.button(words));
};
const decline = (page: Page) => press(page, 'Decline');
/** Changes the answer, in the dialog that a link opens. */
const change = (page: Page, words: string) => {
  page.view.location.hash = '#/cookies';
  return press(page, words);
};
const accept = (page: Page) => press(page, 'Accept');
const answer = (status: 'allow' | 'deny', more: object = {}) => {
  const record = { status, maps: false, isAssumed: false, version: '', at: new Date().toISOString(), ...more };
  localStorage.setItem(name, JSON.stringify(record));
};
const kept = () => JSON.parse(localStorage.getItem(name) ?? 'null') as Record<string, unknown> | null;
const cookie = () => new RegExp(`${name}=(\\w*)`).exec(document.cookie)?.[1];

describe('the analytics code of a site', () => {
  beforeEach(async () => {
    await freshVisitor();
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  });
  afterEach(() => open.splice(0).forEach(({ close }) => close()));
  after(async () => {
    document.cookie = `${name}=; Path=/; Max-Age=0`;
    await freshVisitor();
  });

  it('CKY-07 T23 T34 is not asked for before an answer, nor after a decline, and leaves no trace before', async () => {
    const page = await visit(tag);
    await pause(300);
    expect([localStorage.length, sessionStorage.length, cookie()]).to.deep.equal([0, 0, undefined]);
    await decline(page);
    await until(async () => (await asked('/ajax-events/logs')).length === 1);
    const later = await visit(tag);
    await pause(300);
    expect(later.find('.agency-consent')).to.equal(null);
    expect(await asked(codePath)).to.deep.equal([]);
    expect([kept()!['status'], cookie()]).to.deep.equal(['deny', 'deny']);
  });

  it('CKY-05 CKY-06 CKY-08 is fetched once the visitor agrees, and runs in the head and in the body', async () => {
    await serve(
      '<meta name="seen" content="1"><script>window.inHead = document.currentScript.parentNode.nodeName</script>',
      '<div id="mark"><script>window.inBody = document.currentScript.parentNode.id</script></div><noscript><p>No</p></noscript>',
    );
    const page = await visit(tag);
    await accept(page);
    await until(() => page.view['inBody']);
    expect([page.view['inHead'], page.view['inBody']]).to.deep.equal(['HEAD', 'mark']);
    expect(page.find('head > meta[name=seen]')).not.to.equal(null);
    expect(page.find('body > #mark')).not.to.equal(null);
    expect(page.find('noscript')).to.equal(null);
    expect((await asked(codePath)).length).to.equal(1);
    await until(async () => (await asked('/ajax-events/logs')).length === 1);
    const [told] = await asked('/ajax-events/logs');
    const { authenticity_token: token, ...rest } = bodyOf(told!);
    expect([told!.method, rest]).to.deep.equal(['POST', { cookieconsent_status: 'allow' }]);
    expect(told!.headers['content-type']).to.include('application/json');
    expect(token).to.be.a('string');
    expect([kept()!['status'], cookie()]).to.deep.equal(['allow', 'allow']);
    expect(page.said).to.deep.equal([]);
  });

  it('CKY-06 shows nothing that is meant for browsers without scripts, be it for the head', async () => {
    const hidden = '<noscript><img src="/counted.gif" alt=""><iframe src="/counted"></iframe></noscript>';
    await serve(`<script>window.ran = 1</script>${hidden}<link rel="help" href="/help">`, `<div>${hidden}</div>`);
    answer('allow');
    const page = await visit(tag);
    await until(() => page.view['ran'] && page.find('head > link[rel=help]'));
    await pause(200);
    expect(page.find('img, body iframe, noscript')).to.equal(null);
    expect([...(await asked('/counted')), ...(await asked('/counted.gif'))]).to.deep.equal([]);
  });

  it('CKY-05 is fetched at load for whoever agreed on an earlier visit, without another word to the server', async () => {
    await serve('', '<script>window.times = (window.times ?? 0) + 1</script>');
    answer('allow');
    const page = await visit(`${tag}${tag}`);
    await until(() => page.view['times']);
    await pause(200);
    expect(page.view['times']).to.equal(1);
    expect(page.find('.agency-consent')).to.equal(null);
    expect((await asked(codePath)).length).to.equal(1);
    expect(await asked('/ajax-events/logs')).to.deep.equal([]);
  });

  it('CKY-05 is not fetched for a page that the browser prerenders, until somebody visits it', async () => {
    await serve('', '<script>window.hasRun = true</script>');
    answer('allow');
    const head = `<script>Object.defineProperty(document, 'prerendering', { value: true })</script>`;
    const page = await visit(tag, { head });
    await pause(300);
    expect(await asked(codePath)).to.deep.equal([]);
    page.view.document.dispatchEvent(new Event('prerenderingchange'));
    await until(() => page.view['hasRun']);
  });

  it('CKY-05 tells page scripts of an earlier answer too, since a page begins without one', async () => {
    const hear = `<script>addEventListener('agency-consent-changed', ({ detail }) => (window.heard ??= []).push(detail.status));</script>`;
    answer('allow');
    const page = await visit(`${tag}${tag}`, { head: hear });
    await until(() => page.view['heard']);
    expect(page.view['heard']).to.deep.equal(['allow']);
    answer('allow', { version: 'old' });
    const other = await visit(tag, { head: hear });
    await pause(300);
    expect(other.view['heard']).to.equal(undefined);
  });

  for (const data of [
    { cookie_consent_config: { do_not_show: true } },
    { disable_cookie_consent: true },
    { disableDefaultCookieConsent: '1' },
  ]) {
    it(`CKY-04 runs without a question where the site has none: ${JSON.stringify(data)}`, async () => {
      await serve('', '<script>window.ran = true</script>');
      const page = await visit(tag, { data });
      await until(() => page.view['ran']);
      expect(page.find('.agency-consent')).to.equal(null);
      expect([kept()!['status'], cookie()]).to.deep.equal(['allow', 'allow']);
      expect(await asked('/ajax-events/logs')).to.deep.equal([]);
    });
  }

  it('CKY-04 CKY-07 stays away for whoever declined before the site stopped to ask', async () => {
    const longAgo = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000).toISOString();
    for (const more of [{}, { version: 'old' }, { at: longAgo }]) {
      answer('deny', more);
      await visit(tag, { data: { disable_cookie_consent: true } });
      await pause(300);
      expect(await asked(codePath)).to.deep.equal([]);
      expect(kept()!['status']).to.equal('deny');
    }
  });

  it('T20 CKY-04 agrees to nothing in the frame of another site, where it may not be seen', async () => {
    await serve('', '<script>window.ran = true</script>');
    const tell = `<script>setInterval(() => document.querySelector('[data-state=empty]') && parent.postMessage('drawn', '*'), 100)</script>`;
    const page = await visit(`${tag}${tell}`, { data: { disable_cookie_consent: true } });
    await until(async () => (await asked(codePath)).length === 1);
    localStorage.removeItem(name);
    page.close();
    const frame = document.createElement('iframe');
    frame.src = page.address.replace('//localhost', '//127.0.0.1');
    const drawn = new Promise((done) => addEventListener('message', ({ origin }) => origin.includes('127') && done(0)));
    document.body.append(frame);
    await drawn;
    await pause(300);
    frame.remove();
    expect((await asked(codePath)).length).to.equal(1);
  });

  it('runs its scripts in their order, each once the one before has come, except those that say otherwise', async () => {
    const note = (word: string) => `(window.order ??= []).push('${word}')`;
    await script('/first.js', note('first'), { delay: 300 });
    await script('/late.js', note('late'), { delay: 800 });
    await serve(
      '<script src="/late.js" async></script><script src="/first.js"></script>',
      `<script>${note('second')}</script><script type="application/json">{"not":"a script"}</script>` +
        `<script type="text/template" src="/never">x</script><script nomodule src="/old.js"></script><script>${note('third')}</script>`,
    );
    answer('allow');
    const page = await visit(tag);
    await until(() => (page.view['order'] as string[] | undefined)?.length === 4);
    expect(page.view['order']).to.deep.equal(['first', 'second', 'third', 'late']);
    expect((await asked('/old.js')).length).to.equal(0);
  });

  describe('F71 that is invalid or fails', () => {
    it('F71 leaves the question and the page as they are, and the rest of it runs', async () => {
      const failures: unknown[] = [];
      await serve(
        '</head><div <b>"<script>throw new Error("canary")</script><script>a syntax error</script>',
        '<scr<b><script src="/gone.js"></script><script>document.write("<h1>gone</h1>"); document.open()</script>' +
          '<script 1="2" onload="window.heard = true">window.last = true</script><p>unclosed <i>',
      );
      await script('/gone.js', '', { status: 404 });
      const page = await visit(tag);
      page.view.document.addEventListener('agency-error', (event) => failures.push((event as CustomEvent).detail));
      await accept(page);
      await until(() => page.view['last']);
      await until(() => page.said.some((words) => words.includes('/gone.js')));
      expect(page.said.join('\n')).to.include('canary').and.include('may not write');
      expect(failures).to.deep.include({ code: 'script', tag: 'agency-cookie-consent', recoverable: false });
      expect(page.find('h1')).to.equal(null);
      await change(page, 'Decline all');
      expect(page.find('dialog')).to.equal(null);
      expect(kept()!['status']).to.equal('deny');
    });

    for (const [what, fault, isTold = true] of [
      ['an error of the server', { status: 500, body: '' }],
      ['no JSON', { body: '<!doctype html>', headers: { 'content-type': 'text/html' } }],
      ['another shape', { body: '{"analytics_code": 7, "head_analytics_code": null}' }, false],
      ['a list', { body: '[]' }],
    ] as const) {
      it(`F71 is passed over when the answer is ${what}`, async () => {
        await serve('', '', fault);
        const page = await visit(tag);
        /** Of the page, without the layer of our messages. */
        const nodes = () =>
          ['head', 'body'].map((place) => {
            const { childNodes } = page.find(place)!;
            return [...childNodes].filter((node) => !(node as HTMLElement).dataset?.['agencyLayer']).length;
          });
        const before = nodes();
        await accept(page);
        await until(async () => (await asked(codePath)).length > 0);
        if (isTold) await until(() => page.said.length > 0);
        await pause(200);
        expect(nodes()).to.deep.equal(before);
        expect(page.said.map((words) => words.includes('could not be read'))).to.deep.equal(isTold ? [true] : []);
        expect(page.find('agency-cookie-consent')!.dataset.state).to.equal('empty');
        expect(kept()!['status']).to.equal('allow');
      });
    }
  });

  describe('F72 withdrawn in another tab', () => {
    it('F72 loads none of the tags that had not come yet, and both tabs know', async () => {
      await script('/slow.js', 'window.slow = true', { delay: 8000 });
      await serve(
        '<script>window.early = true</script>',
        '<script src="/slow.js"></script><script>window.last = 1</script>',
      );
      const [page, other] = [await visit(tag), await visit(tag)];
      const heard: unknown[] = [];
      await accept(page);
      await until(() => page.view['early']);
      page.view.document.addEventListener('agency-consent-changed', (event) =>
        heard.push((event as CustomEvent).detail),
      );
      await change(other, 'Decline all');
      await until(() => heard.length > 0);
      expect(page.view['slow']).to.equal(undefined);
      await until(() => page.view['slow'], 15_000);
      await pause(300);
      expect([page.view['last'], other.view['last']]).to.deep.equal([undefined, undefined]);
      expect(heard).to.deep.equal([{ status: 'deny', maps: false }]);
      page.view.location.hash = '#/cookies';
      await until(() => page.find('dialog')?.textContent.includes('You declined'));
    });

    it('F72 goes on where it stopped once the visitor agrees again', async () => {
      await script('/slow.js', 'window.slow = true', { delay: 8000 });
      await serve(
        '<script>window.times = (window.times ?? 0) + 1</script>',
        '<script src="/slow.js"></script><script>window.last = 1</script>',
      );
      const page = await visit(tag);
      await accept(page);
      await until(() => page.view['times']);
      await change(page, 'Decline all');
      expect(page.view['slow']).to.equal(undefined);
      await until(() => page.view['slow'], 15_000);
      await pause(200);
      expect(page.view['last']).to.equal(undefined);
      await change(page, 'Accept all');
      await until(() => page.view['last']);
      expect(page.view['times']).to.equal(1);
      expect((await asked(codePath)).length).to.equal(1);
    });
  });

  describe('T34 under a strict policy', () => {
    const rules = (...policies: string[]) =>
      "script-src 'nonce-R' 'strict-dynamic'; object-src 'none'; base-uri 'none'; " +
      `require-trusted-types-for 'script'; trusted-types ${policies.join(' ')}`;

    it('T34 runs with the nonce of the page, under a policy of its own', async () => {
      await script('/counted.js', 'window.counted = true');
      await serve(
        '<script>window.ran = true</script>',
        '<script src="/counted.js" nonce="stolen"></script><img alt="">',
      );
      const page = await visit(tag, { policy: rules('agency', 'agency-analytics') });
      await accept(page);
      await until(() => page.view['ran'] && page.view['counted']);
      expect(page.said).to.deep.equal([]);
    });

    it('T34 runs with the nonce of whichever script has one', async () => {
      await serve('<script>window.ran = true</script>', '');
      const head = '<script type="application/json" nonce=""></script>';
      const policy = rules('agency', 'agency-analytics').replace('strict-dynamic', 'self');
      const page = await visit(tag, { head, policy });
      await accept(page);
      await until(() => page.view['ran']);
    });

    it('T34 says once that the policy does not allow it, and is not run', async () => {
      if (!Reflect.has(globalThis, 'trustedTypes')) return;
      await serve('<script>window.ran = true</script>', '<script>window.ran = true</script>');
      const page = await visit(tag, { policy: rules('agency') });
      await accept(page);
      await until(() => page.said.length > 0);
      await pause(200);
      expect(page.said.length).to.equal(1);
      expect(page.said[0]).to.include('agency-analytics');
      expect(page.view['ran']).to.equal(undefined);
    });

    it('T34 is fetched from no other site, whatever the page names', async () => {
      const head = `<script>window.fetched = []; const own = fetch; window.fetch = (...given) => (fetched.push(String(given[0])), own(...given))</script>`;
      const page = await visit(tag, { head, data: { origin: 'https://elsewhere.example' } });
      await accept(page);
      await until(() => page.said.some((words) => words.includes("fetched only from the page's own server")));
      await pause(200);
      expect((page.view['fetched'] as string[]).filter((each) => each.includes(codePath))).to.deep.equal([]);
      await clear();
    });
  });
});
