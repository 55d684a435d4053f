import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';

import '../../elements/cookie-consent';
import { answerButton, banner, consent as ask, forgetAnswer, giveAnswer, otherMaps } from '../support/consent';
import { canEmulate } from '../support/emulation';
import { closeToasts } from '../support/filling';
import { inFront, press } from '../support/keyboard';
import { drawn, pause, render, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const { style } = document.documentElement;
const covers = (element: Element) => {
  const [one, other] = [banner()!, element].map((each) => each.getBoundingClientRect());
  return one!.top < other!.bottom && one!.bottom > other!.top && one!.left < other!.right && one!.right > other!.left;
};
/** Two frames, since the banner measures positions in the frame after the focus moves. */
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
/** Asks, and waits for the room that is made in the frame after the question is painted. */
const consent = async () => {
  await ask();
  await until(() => style.getPropertyValue('--agency-covered') !== '');
};
const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p style="margin: 0 0 24px"><a href="#a">Link ${index}</a></p>`).join(
    '',
  );

describe('the room that the question about cookies takes', () => {
  let page: HTMLElement;
  const show = async (html: string) => {
    page = await render(`<div>${html}</div>`);
  };
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    forgetAnswer();
    await givePage(otherMaps);
    await setViewport({ width: 390, height: 600 });
  });
  afterEach(async () => {
    document.querySelectorAll('agency-cookie-consent').forEach((host) => host.parentElement!.remove());
    page?.parentElement?.remove();
    await drawn();
    await closeToasts();
    forgetAnswer();
    scrollTo(0, 0);
    await setViewport({ width: 800, height: 600 });
  });
  after(() => givePage());

  it('CKY-01 g-14 covers nothing that has the focus, forwards and backwards', async () => {
    await show(links(30));
    await consent();
    await inFront();
    const all = [...page.querySelectorAll('a')];
    for (const link of [...all, ...all.toReversed()]) {
      link.focus();
      await frames();
      await drawn();
      expect(covers(link), link.textContent).to.equal(false);
      const { top, bottom } = link.getBoundingClientRect();
      expect(top >= 0 && bottom <= innerHeight, link.textContent).to.equal(true);
    }
  });

  it('CKY-01 g-14 moves to the top from what stays at the foot of the window, and back', async () => {
    await show(`${links(1)}<a href="#b" id="foot" style="position:fixed;bottom:20px;left:20px">Call us</a>`);
    await consent();
    const foot = document.getElementById('foot')!;
    expect(covers(foot)).to.equal(true);
    const room = style.cssText;
    foot.focus();
    await until(() => !covers(foot));
    await until(() => banner()!.getBoundingClientRect().top === 0);
    await frames();
    expect(style.cssText, 'whose change would make the browser compute all styles anew').to.equal(room);
    const head = page.querySelector('a')!;
    head.style.cssText = 'position:fixed;top:20px;left:20px';
    head.focus();
    await until(() => !covers(head));
    await until(() => banner()!.getBoundingClientRect().bottom === innerHeight);
  });

  it('CKY-01 g-14 comes at the other end where the visitor is busy', async () => {
    await show('<input id="busy" aria-label="Name" style="position:fixed;bottom:20px;left:20px">');
    const field = document.getElementById('busy')!;
    field.focus();
    await consent();
    await until(() => !covers(field));
    expect(document.activeElement).to.equal(field);
  });

  it('P11 moves nothing on the page, when it comes and when it goes', async () => {
    await show(links(30));
    const places = () => [...page.querySelectorAll('a')].map((each) => each.getBoundingClientRect().top);
    scrollTo(0, 200);
    await frames();
    const before = places();
    await consent();
    expect(places()).to.deep.equal(before);
    await giveAnswer('Decline');
    expect(places()).to.deep.equal(before);
    expect([
      style.paddingBlockEnd,
      style.scrollPaddingBlockEnd,
      style.getPropertyValue('--agency-covered'),
    ]).to.deep.equal(['', '', '']);
  });

  it('CKY-01 lets the page be scrolled past it, and leaves most of a small window free', async () => {
    await show(links(30));
    await consent();
    scrollTo(0, document.documentElement.scrollHeight);
    await frames();
    expect(covers([...page.querySelectorAll('a')].at(-1)!)).to.equal(false);
    for (const [width, height] of [
      [320, 256],
      [390, 600],
      [1440, 900],
    ] as const) {
      await setViewport({ width, height });
      await frames();
      const box = banner()!.getBoundingClientRect();
      expect(box.height, `${width}`).to.be.at.most(height / 2);
      expect(box.left >= 0 && box.right <= width && box.bottom <= height, `${width}`).to.equal(true);
    }
  });

  it('CKY-01 stands in a corner of a wide window, and along the whole foot of a phone', async () => {
    await show(links(1));
    await consent();
    for (const [width, isWide] of [
      [320, false],
      [390, false],
      [768, true],
      [1440, true],
    ] as const) {
      await setViewport({ width, height: 900 });
      await frames();
      const { left, right, bottom, width: own } = banner()!.getBoundingClientRect();
      const edge = isWide ? 16 : 0;
      expect([width - right, 900 - bottom], `${width}`).to.deep.equal([edge, edge]);
      if (isWide) expect(own, `${width}`).to.be.within(360, 400);
      else expect(left, `${width}`).to.equal(0);
    }
  });

  it('CKY-01 g-04 shows both answers whole in a low window, whatever the length of the words', async () => {
    await givePage({
      ...otherMaps,
      cookie_consent_config: { content: { message: `Cookies help us. ${'They are small. '.repeat(40)}` } },
    });
    await show(links(1));
    await consent();
    for (const [width, height] of [
      [640, 320],
      [568, 320],
      [320, 256],
    ] as const) {
      await setViewport({ width, height });
      await frames();
      const box = banner()!.getBoundingClientRect();
      for (const answer of ['Decline', 'Accept']) {
        const { top, bottom, right } = answerButton(answer).getBoundingClientRect();
        expect(top >= box.top && bottom <= box.bottom && bottom <= height && right <= width, answer).to.equal(true);
      }
      const words = banner()!.querySelector('.agency-consent-words')!;
      expect(words.scrollHeight, 'the words scroll').to.be.above(words.clientHeight);
      expect(box.height, `${width}`).to.be.at.most(height / 2);
    }
  });

  it('g-14 keys reach its answers where it must be scrolled itself', async () => {
    await setViewport({ width: 320, height: 256 });
    await show('<a href="#c">Before</a>');
    await consent();
    await pause(50);
    page.querySelector('a')!.focus();
    for (let step = 0; step < 2; step++) {
      await press('Tab');
      await frames();
    }
    const { activeElement } = document;
    expect(banner()!.contains(activeElement)).to.equal(true);
    const focused = activeElement!.getBoundingClientRect();
    const box = banner()!.getBoundingClientRect();
    expect(focused.top >= box.top && focused.bottom <= box.bottom).to.equal(true);
  });

  it('pri-01 is not printed', async () => {
    if (!canEmulate) return;
    await show(links(1));
    await consent();
    await emulateMedia({ media: 'print' });
    expect(getComputedStyle(banner()!).display).to.equal('none');
    await emulateMedia({ media: 'screen' });
  });
});
