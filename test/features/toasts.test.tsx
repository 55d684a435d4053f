import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';

import '../../elements/user-panel';
import { store } from '../../src/core/store';
import { accountNotices } from '../../src/domain/prescribed-words';
import type { Toast } from '../../src/domain/toast';
import { notify as notifyByScript, notifyAtom, withdrawAtom } from '../../src/state/toasts';
import { press } from '../support/keyboard';
import { drawn, listenTo, pause, render, styled, until } from '../support/page';
import { delaysOf } from '../support/watch';

const notify = (toast: Toast) => store.set(notifyAtom, toast);
const cards = () => [...document.querySelectorAll<HTMLElement>('.agency-toast')];
const texts = () => cards().map((card) => card.querySelector('.agency-toast-text')!.textContent);
const button = (name: string, card = cards()[0]!) =>
  [...card.querySelectorAll('button')].find((each) => each.textContent === name || each.ariaLabel === name)!;
/** Whether neither it nor anything around it is still fading. */
const isWhole = (part: Element | null): boolean =>
  !part || (getComputedStyle(part).opacity === '1' && isWhole(part.parentElement));
const shows = (text: string) => until(() => texts().includes(text));

/** Also those that come in the place of others. */
async function closeAll() {
  await until(() => {
    for (const card of cards()) button('Close', card).click();
    return cards().length === 0;
  });
}

describe('a message to the visitor', () => {
  before(async () => {
    await styled();
    await render('<div></div>');
    document.body.append(document.createElement('agency-provider'));
  });
  beforeEach(async () => {
    await sendMouse({ type: 'move', position: [5, 500] });
  });
  afterEach(closeAll);

  it('FLA-01 lasts three seconds', async () => {
    const waits = await delaysOf('setTimeout', async () => {
      notify({ message: 'Short' });
      await shows('Short');
      await drawn();
    });
    expect(waits).to.include(3_000);
    await until(() => cards().length === 0);
  });

  it('FLA-01 lasts as long as it says', async () => {
    const waits = await delaysOf('setTimeout', async () => {
      notify({ message: 'Shorter', duration: 300 });
      await shows('Shorter');
      await drawn();
    });
    expect(waits).to.include(300);
    await until(() => cards().length === 0);
  });

  it('FLA-02 stands at the top of the page, in the middle', async () => {
    notify({ message: 'Where' });
    await shows('Where');
    await pause(300);
    const { left, right, top } = cards()[0]!.getBoundingClientRect();
    expect(top).to.be.within(0, 60);
    expect(Math.abs(left - (document.documentElement.clientWidth - right))).to.be.below(2);
  });

  it('FLA-02 can be closed by mouse and by keyboard, and gives the focus back', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    notify({ message: 'Closable', duration: 20_000 });
    await shows('Closable');
    button('Close').click();
    await until(() => cards().length === 0);
    notify({ message: 'By key', duration: 20_000 });
    await shows('By key');
    field.focus();
    button('Close').focus();
    await press('Escape');
    await until(() => cards().length === 0);
    expect(document.activeElement).to.equal(field);
    field.remove();
  });

  it('FLA-03 is red for an error and green for a success, light and dark, with enough contrast', async () => {
    const hues: Record<string, number[]> = { error: [], success: [] };
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset.theme = theme;
      for (const tone of ['error', 'success', 'info'] as const) {
        notify({ message: `A ${tone}`, tone, duration: 20_000, action: { label: 'Undo', run() {} } });
        await shows(`A ${tone}`);
        const [card] = cards();
        await until(() => isWhole(card!));
        const [ground, ink] = [rgb(getComputedStyle(card!).backgroundColor), rgb(getComputedStyle(card!).color)];
        expect(contrast(ground, ink), `${theme} ${tone}`).to.be.at.least(4.5);
        expect(rgb(getComputedStyle(button('Undo')).color), `${theme} ${tone} action`).to.deep.equal(ink);
        hues[tone]?.push(hue(ground));
        await expect(card!).to.be.accessible();
        await closeAll();
      }
    }
    delete document.documentElement.dataset.theme;
    for (const red of hues.error!) expect(Math.min(red, 360 - red)).to.be.below(25);
    for (const green of hues.success!) expect(green).to.be.within(90, 170);
  });

  it('T02 is text, whatever it contains; a line break starts a new line', async () => {
    const message = '<img src=x onerror="window.hurt=1"><b>bold</b>\nsecond';
    notify({ message });
    await shows(message);
    expect(cards()[0]!.querySelector('img, b')).to.equal(null);
    expect(getComputedStyle(cards()[0]!.querySelector('p')!).whiteSpaceCollapse || 'preserve-breaks').to.equal(
      'preserve-breaks',
    );
    expect('hurt' in window).to.equal(false);
  });

  it('is announced once, an error at once and anything else in its turn', async () => {
    notify({ message: 'Polite', tone: 'success', duration: 20_000 });
    notify({ message: 'Urgent', tone: 'error', duration: 20_000 });
    await shows('Urgent');
    const regions = cards().map((card) => [...card.querySelectorAll('[role=status], [role=alert], [aria-live]')]);
    expect(regions.map((each) => each.map((region) => region.role ?? region.getAttribute('role')))).to.deep.equal([
      ['status'],
      ['alert'],
    ]);
    expect(regions.flat().every((region) => !region.querySelector('button'))).to.equal(true);
    const ids = [...document.querySelectorAll('[data-agency-layer="toasts"] [id]')].map(({ id }) => id);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('is written into a live region that was there before', async () => {
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(texts().join()));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    notify({ message: 'Heard' });
    await shows('Heard');
    observer.disconnect();
    expect(seen[0]).to.equal('');
    expect(seen.at(-1)).to.equal('Heard');
  });

  it('waits while the mouse is on it', async () => {
    notify({ message: 'Hovered', duration: 1_500 });
    await shows('Hovered');
    const { x, y, width, height } = cards()[0]!.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + width / 3), Math.round(y + height / 2)] });
    await pause(2_000);
    expect(texts()).to.deep.equal(['Hovered']);
    await sendMouse({ type: 'move', position: [5, 500] });
    await until(() => cards().length === 0, 3_000);
  });

  it('waits while the focus is in it', async () => {
    notify({ message: 'Focused', duration: 2_000 });
    await shows('Focused');
    button('Close').focus();
    cards()[0]!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await pause(2_500);
    expect(texts()).to.deep.equal(['Focused']);
    button('Close').blur();
    cards()[0]!.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await until(() => cards().length === 0);
  });

  it('waits while either the mouse or the focus is on it', async () => {
    notify({ message: 'Both', duration: 1_500 });
    await shows('Both');
    const { x, y, width, height } = cards()[0]!.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(x + width / 3), Math.round(y + height / 2)] });
    button('Close').focus();
    cards()[0]!.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    await sendMouse({ type: 'move', position: [5, 500] });
    await pause(2_000);
    expect(texts(), 'the focus is').to.deep.equal(['Both']);
    await sendMouse({ type: 'move', position: [Math.round(x + width / 3), Math.round(y + height / 2)] });
    button('Close').blur();
    cards()[0]!.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await pause(2_000);
    expect(texts(), 'the mouse is').to.deep.equal(['Both']);
    await sendMouse({ type: 'move', position: [5, 500] });
    await until(() => cards().length === 0);
  });

  it('waits while the tab is hidden', async () => {
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    notify({ message: 'Hidden', duration: 2_000 });
    await shows('Hidden');
    hide(true);
    await pause(2_500);
    expect(texts()).to.deep.equal(['Hidden']);
    hide(false);
    await until(() => cards().length === 0);
    Reflect.deleteProperty(document, 'hidden');
  });

  it('offers an action, once', async () => {
    let undone = 0;
    notify({ message: 'Removed', duration: 20_000, action: { label: 'Undo', run: () => undone++ } });
    await shows('Removed');
    button('Undo').click();
    await until(() => cards().length === 0);
    expect(undone).to.equal(1);
  });

  it('is one of three at most; a new one replaces the oldest that is no error', async () => {
    notify({ message: 'E', tone: 'error', duration: 20_000 });
    for (const message of ['1', '2', '3', '4']) notify({ message, duration: 20_000 });
    let most = 0;
    const stop = Date.now() + 2_500;
    while (Date.now() < stop) {
      most = Math.max(most, cards().length);
      await pause(20);
    }
    expect(most).to.equal(3);
    expect(texts()).to.deep.equal(['E', '3', '4']);
  });

  it('F59 of a failure is not kept waiting by a crowd of others, of which nobody could read the older ones', async () => {
    for (let number = 1; number <= 30; number++) notify({ message: `Saved ${number}` });
    await shows('Saved 30');
    for (let number = 31; number <= 60; number++) {
      notify({ message: `Saved ${number}` });
      await pause(10);
    }
    notify({ message: 'Not saved', tone: 'error', duration: 20_000 });
    await until(() => texts().includes('Not saved'), 6_000);
    await until(() => texts().includes('Saved 60'));
  });

  it('waits its turn behind three errors, and is not lost', async () => {
    for (const message of ['E1', 'E2', 'E3']) notify({ message, tone: 'error', duration: 1_000 });
    notify({ message: 'After', duration: 20_000 });
    await shows('E3');
    expect(texts()).to.not.include('After');
    await shows('After');
  });

  it('does not hide what has the focus when there is room below', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.style.cssText = 'position:fixed;top:20px;left:50%;width:80px;translate:-50%';
    field.focus();
    notify({ message: 'Aside', duration: 20_000 });
    await shows('Aside');
    await pause(300);
    expect(cards()[0]!.getBoundingClientRect().top).to.be.at.least(field.getBoundingClientRect().bottom);
    field.remove();
  });

  it('toa-02 stands at the foot where the site wants it there, above what has the focus and the question about cookies', async () => {
    const { style } = document.documentElement;
    const inset = 'auto max(16px, env(safe-area-inset-bottom), var(--agency-covered, 0px))';
    style.setProperty('--agency-messages-inset', inset);
    notify({ message: 'At the foot', duration: 20_000 });
    await shows('At the foot');
    await pause(300);
    const box = () => cards()[0]!.getBoundingClientRect();
    expect(innerHeight - box().bottom).to.be.within(16, 24);
    style.setProperty('--agency-covered', '200px');
    expect(innerHeight - box().bottom).to.be.within(200, 208);
    style.removeProperty('--agency-covered');
    const field = document.body.appendChild(document.createElement('input'));
    field.style.cssText = 'position:fixed;bottom:20px;left:50%;width:80px;translate:-50%';
    field.focus();
    await drawn();
    expect(box().bottom).to.be.at.most(field.getBoundingClientRect().top);
    field.remove();
    style.removeProperty('--agency-messages-inset');
  });

  it('does not hide the button that sends the form being filled in', async () => {
    const { style } = document.documentElement;
    style.setProperty('--agency-messages-inset', 'auto 16px');
    const form = document.body.appendChild(document.createElement('form'));
    form.style.cssText = 'position:fixed;bottom:20px;left:50%;display:grid;gap:120px;width:120px;translate:-50%';
    form.innerHTML = '<input aria-label="Password"><button type="submit">Sign in</button>';
    const [field, send] = form.querySelectorAll<HTMLElement>('input, button');
    field!.focus();
    notify({ ...accountNotices.signInFailed, duration: 20_000 });
    await shows(accountNotices.signInFailed.message);
    await pause(300);
    const { top, bottom } = cards()[0]!.getBoundingClientRect();
    expect(bottom).to.be.at.most(send!.getBoundingClientRect().top);
    expect(top, 'nor the field').to.be.at.least(field!.getBoundingClientRect().bottom);
    form.remove();
    style.removeProperty('--agency-messages-inset');
  });

  it('is shown without an action that a page script gives wrongly, which the console says', async () => {
    const wrong = [{ label: 'Look', href: '/user' }, { run() {} }, 'Undo'];
    const said = await listenTo('error', async () => {
      for (const action of wrong)
        notifyByScript({ message: JSON.stringify(action), duration: 20_000, action: action as never });
      await until(() => cards().length === wrong.length);
    });
    expect(said).to.deep.equal(
      wrong.map(() => 'Agency.notify() leaves out an action that is not { label, run }, where run is a function.'),
    );
    expect(document.querySelector('.agency-toast-action')).to.equal(null);
  });

  it('takes the place of an older one about the same, on the screen or still waiting', async () => {
    for (const message of ['Saved', 'Removed']) notify({ message, about: 'home 7', duration: 20_000 });
    await shows('Removed');
    notify({ message: 'Other', about: 'home 8', duration: 20_000 });
    notify({ message: 'Saved again', about: 'home 7', duration: 20_000 });
    await shows('Saved again');
    await until(() => !texts().includes('Removed'));
    expect(texts()).to.deep.equal(['Other', 'Saved again']);
  });

  it('goes when it is no longer so, even from under the keys, and nothing takes its place', async () => {
    notify({ message: 'Removed', about: 'home 7', duration: 20_000 });
    notify({ message: 'Other', about: 'home 8', duration: 20_000 });
    await shows('Other');
    button('Close').focus();
    store.set(withdrawAtom, 'home 7');
    await until(() => cards().length === 1);
    expect(texts()).to.deep.equal(['Other']);
  });

  it('FLA-02 g-14 gives the focus back where it came from, when another takes its place from under the keys', async () => {
    const before = await render('<button>Before</button>');
    before.focus();
    notify({ message: 'Not reached', tone: 'error', about: 'account', duration: 20_000 });
    await shows('Not reached');
    button('Close').focus();
    notify({ message: 'Not reached again', tone: 'error', about: 'account', duration: 20_000 });
    await until(() => texts().join() === 'Not reached again');
    expect(document.activeElement).to.equal(before);
    before.parentElement!.remove();
  });

  it('is shown once, however often the same is said; what became of the account replaces what did not', async () => {
    for (let times = 0; times < 3; times++) notify({ message: 'Not kept', tone: 'error', duration: 20_000 });
    notify({ ...accountNotices.signInFailed, duration: 20_000 });
    await until(() => texts().length === 2);
    notify({ ...accountNotices.signedIn, duration: 20_000 });
    await shows(accountNotices.signedIn.message);
    await until(() => cards().length === 2);
    expect(texts()).to.deep.equal(['Not kept', accountNotices.signedIn.message]);
  });

  it('FLA-02 leaves the head of an open panel free on a narrow screen, where it can be closed', async () => {
    await setViewport({ width: 320, height: 700 });
    location.hash = '#/user';
    const close = () => document.querySelector<HTMLElement>('.agency-dialog[open] .agency-dialog-close');
    await until(close);
    await Promise.all(
      close()!
        .closest('dialog')!
        .getAnimations()
        .map(({ finished }) => finished),
    );
    notify({ message: 'Signed in', duration: 20_000 });
    await shows('Signed in');
    await pause(300);
    const { top, left, right } = cards()[0]!.getBoundingClientRect();
    expect(top).to.be.at.least(close()!.getBoundingClientRect().bottom);
    expect(Math.abs(left - (document.documentElement.clientWidth - right))).to.be.below(2);
    close()!.click();
    await until(() => !close());
    await setViewport({ width: 800, height: 600 });
  });

  it('is seen where a script has removed the place of messages', async () => {
    document.querySelector('[data-agency-layer=toasts]')!.remove();
    notify({ message: 'Saved', tone: 'success' });
    await until(() => document.querySelector('[data-agency-layer=toasts]')?.textContent.includes('Saved'));
  });

  it('comes back to a page whose body was replaced', async () => {
    const old = document.body;
    const body = document.createElement('body');
    old.replaceWith(body);
    body.append(document.createElement('agency-provider'));
    await drawn();
    notify({ message: 'Still here', duration: 20_000 });
    await until(() => body.textContent!.includes('Still here'));
    await closeAll();
    body.replaceWith(old);
    await drawn();
  });
});

function rgb(colour: string) {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

function contrast(...colours: number[][]) {
  const [dark, light] = colours.map(luminance).sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(colour: number[]) {
  const [r, g, b] = colour.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function hue([r = 0, g = 0, b = 0]: number[]) {
  return ((Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI + 360) % 360;
}
