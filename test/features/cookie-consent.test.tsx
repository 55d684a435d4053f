import { expect } from '@open-wc/testing';

import '../../elements/cookie-consent';
import { navigate } from '../../src/core/path';
import { store } from '../../src/core/store';
import { allowMapsAtom, consentAtom } from '../../src/state/consent';
import { pathAtom } from '../../src/state/route';
import { forgetAccountAtom } from '../../src/state/account';
import {
  answerButton,
  answerCookie,
  answerEarlier,
  banner,
  consent,
  dialog,
  forgetAnswer,
  giveAnswer,
  keptAnswer,
  ownMaps,
} from '../support/consent';
import { closeToasts, linkOf, toasts } from '../support/filling';
import { press } from '../support/keyboard';
import { asked, bodyOf, fail } from '../support/network';
import { drawn, listenTo, pause, render, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { visitedPage } from '../support/visited-page';
import { freshVisitor } from '../support/visitor';

const log = '/ajax-events/logs';
const day = 24 * 60 * 60 * 1000;
const config = (banner: object) => givePage({ ...ownMaps, cookie_consent_config: banner });
const logged = async () => {
  await until(async () => (await asked(log)).length > 0);
  return (await asked(log)).map((each) => bodyOf(each)['cookieconsent_status']);
};

describe('the question about cookies', () => {
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    forgetAnswer();
    await givePage(ownMaps);
  });
  afterEach(async () => {
    navigate('/');
    document.querySelectorAll('agency-cookie-consent').forEach((host) => host.parentElement!.remove());
    await drawn();
    await closeToasts();
    forgetAnswer();
  });
  after(() => givePage());

  it('CKY-01 asks beside the page in a region of its own, and takes no focus', async () => {
    const host = await consent('policy-link="/privacy-policy"');
    expect(host.dataset.state).to.equal('ready');
    expect([banner()!.localName, banner()!.ariaLabel]).to.deep.equal(['section', 'Cookies']);
    expect(banner()!.textContent).to.include('May we use cookies?').and.include('only if you agree');
    expect(linkOf(banner()!, 'Cookie policy')!.getAttribute('href')).to.equal('/privacy-policy');
    expect(document.activeElement).to.equal(document.body);
    await expect(host).to.be.accessible();
  });

  it('F24 does not take its light or dark for a misspelt theme of its own', async () => {
    const said = await listenTo('error', () => consent('data-theme="dark" policy-link="/privacy-policy"'));
    expect(said).to.deep.equal([]);
  });

  for (const [words, status, said] of [
    ['Accept', 'allow', 'Cookies are accepted.'],
    ['Decline', 'deny', 'Cookies are declined.'],
  ] as const) {
    it(`CKY-01 CKY-08 ${words} is kept, told to the server and confirmed, and not asked for again`, async () => {
      const host = await consent();
      await giveAnswer(words);
      expect(banner()).to.equal(null);
      expect(host.dataset.state).to.equal('empty');
      expect([keptAnswer()!['status'], answerCookie()]).to.deep.equal([status, status]);
      expect(await logged()).to.deep.equal([status]);
      await until(() => toasts().includes(said));
      host.remove();
      await consent();
      expect(banner()).to.equal(null);
    });
  }

  it('CKY-01 hides nothing of a server that does not hear of the answer', async () => {
    await fail({ path: log, status: 500 });
    await consent();
    const said = await listenTo('error', async () => {
      await giveAnswer('Decline');
      await until(async () => (await asked(log)).length > 0);
      await pause(100);
    });
    expect([banner(), keptAnswer()!['status']]).to.deep.equal([null, 'deny']);
    expect(said.join()).to.include('did not reach');
  });

  it('CKY-08 is told to the server by the next page where the visitor left before there was a token', async () => {
    const tag = '<agency-cookie-consent></agency-cookie-consent>';
    await fail({ path: '/authenticity_token.ljson', delay: 3000, times: 1 });
    const page = await visitedPage(tag);
    await pause(900);
    page.button('Decline')!.click();
    await until(async () => (await asked('/authenticity_token.ljson')).length > 0);
    page.close();
    const next = await visitedPage(tag);
    expect(await logged()).to.deep.equal(['deny']);
    await until(() => keptAnswer()!['isUntold'] === false);
    next.close();
    const last = await visitedPage(tag);
    await pause(500);
    last.close();
    expect(await logged()).to.deep.equal(['deny']);
  });

  it('CKY-08 is told to the server once by a page with two tags', async () => {
    answerEarlier('deny', { isUntold: true });
    await fail({ path: log, delay: 300 });
    await consent();
    await consent();
    await until(() => keptAnswer()!['isUntold'] === false);
    expect(await logged()).to.deep.equal(['deny']);
  });

  it('CKY-08 reaches the server although the session ends meanwhile', async () => {
    await fail({ path: log, delay: 300 });
    await consent();
    const said = await listenTo('error', async () => {
      await giveAnswer('Decline');
      store.set(forgetAccountAtom);
      await until(() => keptAnswer()!['isUntold'] === false);
    });
    expect(said).to.deep.equal([]);
  });

  it('CKY-01 keys alone answer, and what had the focus before has it again', async () => {
    const before = await render('<a href="#before">Before</a>');
    await consent();
    await pause(900);
    before.focus();
    await press('Tab', 'Tab');
    expect(document.activeElement).to.equal(answerButton('Decline'));
    await press('Enter');
    expect([banner(), keptAnswer()!['status']]).to.deep.equal([null, 'deny']);
    expect(document.activeElement).to.equal(before);
    before.parentElement!.remove();
  });

  it('CKY-01 asks once on a page that has several, and goes on where the first one goes', async () => {
    const first = await consent();
    const second = await consent();
    expect([first.dataset.state, second.dataset.state]).to.deep.equal(['ready', 'empty']);
    first.remove();
    await until(() => second.dataset.state === 'ready');
    expect(document.querySelectorAll('.agency-consent').length).to.equal(1);
  });

  it('CKY-01 asks again about another version, and after a year', async () => {
    const at = (days: number) => new Date(Date.now() - days * day).toISOString();
    for (const [more, isAsked] of [
      [{ version: '2', at: at(364) }, false],
      [{ version: '2', at: at(366) }, true],
      [{ version: '2', at: at(-3) }, true],
      [{ version: '1', at: at(1) }, true],
      [{ version: '2', at: 'yesterday' }, true],
    ] as const) {
      await config({ version: '2' });
      answerEarlier('deny', more);
      document.cookie = 'cookieconsent_status=allow; Path=/';
      const host = await consent();
      expect(banner() !== null, JSON.stringify(more)).to.equal(isAsked);
      if (isAsked) expect(answerCookie()).to.equal(undefined);
      host.remove();
    }
    await consent();
    await giveAnswer('Decline');
    expect(keptAnswer()).to.include({ version: '2', status: 'deny' });
    expect(Date.now() - Date.parse(keptAnswer()!['at'] as string)).to.be.lessThan(5000);
  });

  it('CKY-01 takes over the answer that another banner left in the cookie', async () => {
    document.cookie = 'cookieconsent_status=deny; Path=/';
    answerEarlier('allow');
    await consent();
    expect(banner()).to.equal(null);
    navigate('/cookies');
    await until(() => dialog()?.textContent.includes('You declined'));
  });

  it('CKY-01 CKY-04 sets the cookie of a valid answer again where the browser has let it go', async () => {
    const thirtyDaysAgo = new Date(Date.now() - 30 * day).toISOString();
    for (const [status, data] of [
      ['deny', {}],
      ['allow', { disable_cookie_consent: true }],
    ] as const) {
      await givePage({ ...ownMaps, ...data });
      answerEarlier(status, { at: thirtyDaysAgo });
      const host = await consent();
      expect(answerCookie(), status).to.equal(status);
      expect(keptAnswer()!['at'], 'as old as it is').to.equal(thirtyDaysAgo);
      host.parentElement!.remove();
      await drawn();
      forgetAnswer();
    }
  });

  it('T24 heeds what was declined on another page, once the browser brings this one back', async () => {
    answerEarlier('allow', { maps: true });
    await consent();
    answerEarlier('deny');
    document.cookie = 'cookieconsent_status=deny; Path=/';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.get(consentAtom)).to.include({ status: 'deny', maps: false });
    store.set(allowMapsAtom);
    expect([keptAnswer()!['status'], answerCookie()]).to.deep.equal(['deny', 'deny']);
  });

  it('CKY-01 leaves the answer about statistics as old as it is when only maps are allowed later', async () => {
    const at = new Date(Date.now() - 300 * day).toISOString();
    answerEarlier('allow', { at });
    await consent();
    store.set(allowMapsAtom);
    expect(keptAnswer()).to.include({ status: 'allow', maps: true, at });
  });

  it('T20 takes no press of the first half second, which was meant for something else', async () => {
    const hurry = new MutationObserver(() => {
      if (!answerButton('Accept')) return;
      hurry.disconnect();
      answerButton('Accept').click();
    });
    hurry.observe(document.body, { childList: true, subtree: true });
    await consent();
    expect([banner() === null, keptAnswer()]).to.deep.equal([false, null]);
    await giveAnswer('Accept');
    expect(banner()).to.equal(null);
  });

  it('F73 takes an answer for this page where the browser keeps nothing', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    try {
      const host = await consent();
      await giveAnswer('Decline');
      expect(banner()).to.equal(null);
      host.remove();
      await consent();
      expect(banner()).to.equal(null);
    } finally {
      Storage.prototype.setItem = setItem;
      Reflect.deleteProperty(document, 'cookie');
      navigate('/cookies');
      await giveAnswer('Decline');
    }
  });

  it('CKY-01 says what the site says, of which only text and links are kept', async () => {
    const message =
      'We bake <a href="/cookies">cookies</a>.<img src="x" onerror="window.stolen = 1"><script>1</script>';
    await config({ content: { href: 'javascript:alert(1)', message } });
    await consent();
    expect(linkOf(banner()!, 'cookies')!.getAttribute('href')).to.equal('/cookies');
    expect(banner()!.querySelector('img, script')).to.equal(null);
    expect(linkOf(banner()!, 'Cookie policy')!.getAttribute('href')).to.equal('/privacy-policy');
    expect(banner()!.textContent).to.not.include('only if you agree');
  });

  it('T24 tells page scripts what was agreed to, once for each change', async () => {
    const heard: unknown[] = [];
    const hear = (event: Event) => heard.push((event as CustomEvent).detail);
    document.addEventListener('agency-consent-changed', hear);
    await consent();
    await giveAnswer('Accept');
    navigate('/cookies');
    await giveAnswer('Decline');
    document.removeEventListener('agency-consent-changed', hear);
    const last = heard.slice(-2);
    expect(last).to.deep.equal([
      { status: 'allow', maps: false },
      { status: 'deny', maps: false },
    ]);
    await until(() => toasts().includes('Anything already running stops when you open another page.'));
  });

  it('CKY-01 can be changed from the message that confirms it', async () => {
    await consent();
    await giveAnswer('Decline');
    const change = () =>
      [...document.querySelectorAll<HTMLButtonElement>('.agency-toast button')].find(
        ({ textContent }) => textContent === 'Change',
      );
    await until(change);
    change()!.click();
    await until(() => dialog());
    expect(store.get(pathAtom)).to.equal('/cookies');
    expect(dialog()!.textContent).to.include('You declined on ');
    await giveAnswer('Accept');
    expect([dialog(), store.get(pathAtom), keptAnswer()!['status']]).to.deep.equal([null, '/', 'allow']);
  });
});
