import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import '../../elements/cookie-consent';
import { navigate } from '../../src/core/path';
import { store } from '../../src/core/store';
import { mapHostToAskAtom } from '../../src/state/map-ground';
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
  otherMaps,
  ownMaps,
} from '../support/consent';
import { box, closeToasts, fill, linkOf, sender } from '../support/filling';
import { press } from '../support/keyboard';
import { asked } from '../support/network';
import { drawn, pause, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const fullScreen = {
  ...ownMaps,
  cookie_consent_config: { theme: 'full_screen', content: { href: '/privacy-policy' } },
};

/** The styles by which one button may attract more attention than another. */
function look(button: HTMLElement) {
  const { width, height } = button.getBoundingClientRect();
  const { color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, opacity, boxShadow } =
    getComputedStyle(button);
  const size = [Math.round(width), Math.round(height)];
  return { size, color, backgroundColor, borderColor, borderWidth, fontSize, fontWeight, opacity, boxShadow };
}
const chosen = () => [box(dialog()!, 'statistics').checked, box(dialog()!, 'maps').checked];
async function open() {
  navigate('/cookies');
  await until(() => dialog());
  await drawn();
}

describe('the choices about cookies', () => {
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
    await setViewport({ width: 800, height: 600 });
  });
  after(() => givePage());

  describe('before the page is used', () => {
    it('CKY-02 CKY-03 has its heading, its buttons and a link to the policy', async () => {
      await givePage(fullScreen);
      const host = await consent();
      await until(() => dialog());
      expect(banner()).to.equal(null);
      expect(dialog()!.querySelector('h2')!.textContent).to.equal('We value your privacy');
      expect(linkOf(dialog()!, 'View cookie policy')!.getAttribute('href')).to.equal('/privacy-policy');
      expect(answerButton("I'm OK with this").type).to.equal('button');
      expect(answerButton('Decline').type).to.equal('button');
      await until(() => host.inert || host.parentElement!.inert);
      await expect(dialog()!).to.be.accessible();
      await giveAnswer("I'm OK with this");
      expect([dialog(), keptAnswer()!['status'], answerCookie()]).to.deep.equal([null, 'allow', 'allow']);
    });

    it('CKY-02 is asked for by an attribute too, which counts before the page data', async () => {
      const host = await consent('theme="full-screen" policy-link="/cookie-policy"');
      await until(() => dialog());
      expect(linkOf(dialog()!, 'View cookie policy')!.getAttribute('href')).to.equal('/cookie-policy');
      await givePage(fullScreen);
      host.setAttribute('theme', 'banner');
      await until(() => banner());
      expect(dialog()).to.equal(null);
    });

    it('CKY-03 lets the policy be read before an answer: on its page the banner asks', async () => {
      const host = await consent(`theme="full-screen" policy-link="${location.pathname}#cookies"`);
      await until(() => banner());
      expect(dialog()).to.equal(null);
      host.setAttribute('policy-link', '/cookie-policy');
      await until(() => dialog());
    });

    it('CKY-03 lets the policy be read where the server adds a slash to its address', async () => {
      const { pathname, search } = location;
      history.replaceState(null, '', `/cookie-policy/${search}`);
      await consent('theme="full-screen" policy-link="/cookie-policy"');
      history.replaceState(null, '', pathname + search);
      await until(() => banner());
      expect(dialog()).to.equal(null);
    });

    it('CKY-03 leads to the privacy policy where the site names no other policy', async () => {
      for (const [more, policy] of [
        [{}, '/privacy-policy'],
        [{ privacy_link: '/privacy' }, '/privacy'],
      ] as const) {
        await givePage({ cookie_consent_config: { theme: 'full_screen' }, ...more });
        const host = await consent();
        await until(() => dialog());
        expect(linkOf(dialog()!, 'View cookie policy')!.getAttribute('href')).to.equal(policy);
        host.remove();
      }
    });

    it('CKY-03 keys alone reach all of it, and decline', async () => {
      await givePage(fullScreen);
      await consent();
      await until(() => dialog());
      await pause(900);
      const reached: Element[] = [];
      for (let stop = 0; stop < 4; stop++) {
        await press('Tab');
        reached.push(document.activeElement!);
      }
      const names = reached.map((element) => element.textContent || element.ariaLabel);
      expect(names).to.deep.equal(['Close', 'View cookie policy', 'Decline', "I'm OK with this"]);
      await press('Shift+Tab', 'Enter');
      await until(() => keptAnswer()?.['status'] === 'deny');
      expect(dialog()).to.equal(null);
    });

    it('CKY-07 to close it is no answer: nothing is kept or fetched, and the next page asks again', async () => {
      await givePage(fullScreen);
      const host = await consent();
      await until(() => dialog());
      await press('Escape');
      expect([dialog(), keptAnswer(), answerCookie()]).to.deep.equal([null, null, undefined]);
      expect([...(await asked('/analytics_code')), ...(await asked('/ajax-events/logs'))]).to.deep.equal([]);
      host.remove();
      await consent();
      await until(() => dialog());
    });

    it('CKY-03 can be answered on a screen as small as four times magnified', async () => {
      await setViewport({ width: 320, height: 256 });
      await givePage({ ...fullScreen, ...otherMaps });
      await consent();
      await until(() => dialog());
      for (const each of dialog()!.querySelectorAll<HTMLElement>('a, button')) {
        each.focus();
        await until(() => {
          const { top, bottom, left, right } = each.getBoundingClientRect();
          return top >= 0 && bottom <= 256 && left >= 0 && right <= 320;
        });
      }
    });
  });

  it('T24 draws no more attention to one answer than to the other', async () => {
    await givePage({ ...ownMaps });
    await consent();
    expect(look(answerButton('Accept'))).to.deep.equal(look(answerButton('Decline')));
    await setViewport({ width: 390, height: 700 });
    expect(look(answerButton('Accept'))).to.deep.equal(look(answerButton('Decline')));
    await open();
    expect(look(answerButton('Accept'))).to.deep.equal(look(answerButton('Decline')));
    await givePage({ ...fullScreen, ...otherMaps });
    navigate('/');
    await until(() => dialog()?.textContent.includes('We value'));
    expect(look(answerButton("I'm OK with this"))).to.deep.equal(look(answerButton('Decline')));
    await open();
    await until(() => answerButton('Accept all'));
    expect(look(answerButton('Accept all'))).to.deep.equal(look(answerButton('Decline all')));
  });

  describe('for each use', () => {
    beforeEach(() => givePage(otherMaps));

    it('T24 ticks nothing before it was chosen, and keeps each choice by itself', async () => {
      await consent();
      expect(banner()!.textContent).to.include('tiles.example');
      expect(linkOf(banner()!, 'Choose')!.getAttribute('href')).to.equal('#/cookies');
      await open();
      expect(chosen()).to.deep.equal([false, false]);
      expect(dialog()!.textContent).to.include('Always on').and.include('see your IP address');
      await expect(dialog()!).to.be.accessible();
      await fill(dialog()!, { maps: true });
      await pause(900);
      sender(dialog()!).click();
      await until(() => !dialog());
      expect(keptAnswer()).to.include({ status: 'deny', maps: true });
      expect(banner()).to.equal(null);
      expect(await asked('/analytics_code')).to.deep.equal([]);
      await open();
      expect(chosen()).to.deep.equal([false, true]);
    });

    it('T24 g-14 gives the focus back to where it was before the question, however it is answered', async () => {
      const field = Object.assign(document.createElement('input'), { ariaLabel: 'Name' });
      const foot = Object.assign(document.createElement('a'), { href: '#/cookies', textContent: 'Cookies' });
      document.body.append(field, foot);
      field.focus();
      await consent();
      linkOf(banner()!, 'Choose')!.focus();
      await press('Enter');
      await until(() => dialog());
      await pause(900);
      sender(dialog()!).click();
      await until(() => !dialog());
      expect(document.activeElement).to.equal(field);
      field.remove();
      foot.remove();
    });

    it('T24 the maps of the site use the same answer', async () => {
      await consent();
      expect(store.get(mapHostToAskAtom)).to.equal('tiles.example');
      await giveAnswer('Accept');
      expect(store.get(mapHostToAskAtom)).to.equal(undefined);
      await open();
      expect(chosen()).to.deep.equal([true, true]);
      await giveAnswer('Decline all');
      expect(store.get(mapHostToAskAtom)).to.equal('tiles.example');
      expect(keptAnswer()).to.include({ status: 'deny', maps: false });
    });

    it('T24 a map that was allowed by itself leaves the question open', async () => {
      answerEarlier('allow', { status: undefined, maps: true });
      await consent();
      expect(store.get(mapHostToAskAtom)).to.equal(undefined);
      expect(banner()).to.not.equal(null);
      await giveAnswer('Decline');
      expect(store.get(mapHostToAskAtom)).to.equal('tiles.example');
    });
  });
});
