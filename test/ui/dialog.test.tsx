import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { useState } from 'react';

import { store } from '../../src/core/store';
import { notifyAtom } from '../../src/state/toasts';
import { Dialog } from '../../src/ui/dialog';
import { arrived, drawn, seen, until } from '../support/page';
import { clear, clickAt, draw, one, press } from './stage';
import { dress } from './theme';

function Opener() {
  const [open, setOpen] = useState(false);
  const [second, setSecond] = useState(false);
  const [gone, setGone] = useState(false);
  return (
    <>
      {!gone && (
        <button type="button" id="opener" onClick={() => setOpen(true)}>
          open
        </button>
      )}
      {open && (
        <Dialog label="Your favourites" look="panel" onClose={() => setOpen(false)}>
          <input id="first" aria-label="First" />
          <button type="button" id="more" onClick={() => setSecond(true)}>
            more
          </button>
          <button type="button" id="forget" onClick={() => setGone(true)}>
            forget
          </button>
          {second && (
            <Dialog label="Remove this search?" onClose={() => setSecond(false)}>
              <button type="button" id="swap" onClick={() => document.getElementById('more')!.remove()}>
                swap
              </button>
            </Dialog>
          )}
        </Dialog>
      )}
    </>
  );
}

const id = <Type extends HTMLElement>(name: string) => document.getElementById(name) as Type;
const inert = () => [...document.body.children].filter((node) => (node as HTMLElement).inert);
const dialogs = () => [...document.querySelectorAll('dialog')];
const use = async (name: string) => {
  id(name).focus();
  id(name).click();
  await drawn();
  await seen();
};
const open = () => use('opener');

describe('a dialog', () => {
  let undress: () => void;
  let outside: HTMLElement;
  let focused: EventTarget[];
  const remember = ({ target }: FocusEvent) => focused.push(target!);
  before(async () => (undress = await dress()));
  after(() => undress());
  beforeEach(async () => {
    outside = document.createElement('div');
    outside.innerHTML = '<a href="#" id="link">link</a><p style="block-size: 3000px"></p>';
    await draw(<Opener />);
    document.body.append(outside);
    focused = [];
    document.addEventListener('focusin', remember);
    await open();
    document.removeEventListener('focusin', remember);
  });
  afterEach(async () => {
    await clear();
    outside.remove();
    expect(inert()).to.deep.equal([]);
    expect(dialogs()).to.deep.equal([]);
    expect(document.documentElement.getAttribute('style') ?? '').to.equal('');
  });

  it('starts at its heading, by which it is named', async () => {
    const [dialog] = dialogs();
    expect(document.activeElement).to.equal(one('h2'));
    expect(focused).to.deep.equal([id('opener'), one('h2')]);
    expect(dialog!.getAttribute('aria-labelledby')).to.equal(one('h2').id);
    expect(one('h2').id).to.match(/^agency-/);
    await expect(dialog!).to.be.accessible();
  });

  it('gives the focus back to what opened it', async () => {
    await press('Tab', 'Tab');
    expect(document.activeElement!.id).to.equal('first');
    await press('Escape');
    expect(dialogs().length).to.equal(0);
    expect(document.activeElement!.id).to.equal('opener');
  });

  it('gives the focus back too when what had it inside is gone, and when the page around it was pressed', async () => {
    id('first').focus();
    id('first').blur();
    await press('Escape');
    expect(document.activeElement!.id).to.equal('opener');
    await open();
    await clickAt(id('link'));
    expect(dialogs().length).to.equal(0);
    expect(document.activeElement!.id).to.equal('opener');
  });

  it('closes by the page around it and by its cross, and leaves the page below alone', async () => {
    let reached = 0;
    id('link').addEventListener('click', () => reached++);
    expect(inert()).to.include(outside);
    await clickAt(id('link'));
    expect(reached).to.equal(0);
    expect(dialogs().length).to.equal(0);
    await open();
    arrived();
    await clickAt(one('[aria-label=Close]'));
    await until(() => dialogs().length === 0);
  });

  it('is seen before the page below goes still, which no key and no press outruns', async () => {
    for (const early of [new KeyboardEvent('keydown', { key: 'Tab' }), new PointerEvent('pointerdown')]) {
      await press('Escape');
      id('opener').click();
      await Promise.resolve();
      expect([dialogs().length, inert(), document.documentElement.style.overflow]).to.deep.equal([1, [], '']);
      id('link').dispatchEvent(early);
      expect(inert()).to.include(outside);
      expect(document.documentElement.style.overflow).to.equal('hidden');
    }
    await press('Escape');
    id('opener').click();
    await Promise.resolve();
    await press('Escape');
    await seen();
    expect([dialogs().length, inert(), document.documentElement.style.overflow]).to.deep.equal([0, [], '']);
  });

  it('stays when a selection that began inside ends outside', async () => {
    const scrim = one('.agency-scrim');
    id('first').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    scrim.parentElement!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await drawn();
    expect(dialogs().length).to.equal(1);
  });

  it('leaves Escape to what is open inside it, and to someone who composes a letter', async () => {
    id('first').addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    id('first').focus();
    await press('Escape');
    expect(dialogs().length).to.equal(1);
    id('first').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }));
    await drawn();
    expect(dialogs().length).to.equal(1);
  });

  it('above another one closes alone and gives the focus back within the lower one', async () => {
    await use('more');
    expect(dialogs().length).to.equal(2);
    expect(document.activeElement).to.equal(dialogs()[1]!.querySelector('h2'));
    expect(document.activeElement!.textContent).to.equal('Remove this search?');
    expect(id('first').closest('[inert]')).to.not.equal(null);
    await expect(dialogs()[1]!).to.be.accessible();
    await press('Escape');
    expect(dialogs().length).to.equal(1);
    expect(id('first').closest('[inert]')).to.equal(null);
    expect(document.activeElement!.id).to.equal('more');
  });

  it('whose opener is gone gives the focus to the dialog below', async () => {
    await use('more');
    await use('swap');
    await press('Escape');
    expect(dialogs().length).to.equal(1);
    expect(document.activeElement).to.equal(dialogs()[0]);
  });

  it('whose opener is gone leaves nothing inert and nothing focused', async () => {
    await use('forget');
    await press('Escape');
    expect(dialogs().length).to.equal(0);
    expect(document.activeElement).to.equal(document.body);
  });

  it('whose opener was drawn anew gives the focus to the link to the same address', async () => {
    await press('Escape');
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '#/user?a="b"' }));
    link.textContent = 'Account';
    link.focus();
    id('opener').click();
    await drawn();
    const anew = link.cloneNode(true) as HTMLElement;
    link.replaceWith(anew);
    await press('Escape');
    expect(document.activeElement).to.equal(anew);
    anew.remove();
  });

  it('closes a modal dialog of the site, which would make it inert, and gives the focus back to what opened that', async () => {
    await press('Escape');
    const menu = document.body.appendChild(document.createElement('dialog'));
    const entry = menu.appendChild(document.createElement('button'));
    entry.textContent = 'Favourites';
    entry.addEventListener('click', () => id('opener').click());
    id('link').focus();
    menu.showModal();
    await press('Enter');
    await seen();
    expect(menu.open).to.equal(false);
    expect(document.activeElement!.textContent).to.equal('Your favourites');
    await press('Escape');
    await until(() => document.activeElement === id('link'));
    menu.remove();
  });

  it('leaves a modal dialog of the site that nobody has pressed anything in, such as a question about age', async () => {
    await press('Escape');
    await until(() => !navigator.userActivation.isActive);
    const question = document.body.appendChild(document.createElement('dialog'));
    question.showModal();
    await open();
    expect(question.open).to.equal(true);
    question.close();
    question.remove();
    await press('Escape');
  });

  it('holds the page still and keeps the room of its scrollbar', async () => {
    await press('Escape');
    const page = document.documentElement;
    // Whether scrollbars take up space differs between browsers: first one where they do, then one where they do not.
    Object.defineProperty(page, 'clientWidth', { value: innerWidth - 15, configurable: true });
    scrollTo(0, 200);
    await open();
    expect(getComputedStyle(page).overflowY).to.equal('hidden');
    expect(page.style.scrollbarGutter).to.equal('stable');
    await press('Escape');
    expect(getComputedStyle(page).overflowY).to.equal('visible');
    expect(page.style.scrollbarGutter).to.equal('');
    Object.defineProperty(page, 'clientWidth', { value: innerWidth, configurable: true });
    await open();
    expect(page.style.scrollbarGutter).to.equal('');
    Reflect.deleteProperty(page, 'clientWidth');
    scrollTo(0, 0);
  });

  it('keeps its head at the very top while it is scrolled: nothing is seen to pass above it', async () => {
    await use('more');
    id('swap').style.blockSize = '3000px';
    const [dialog] = dialogs().slice(-1);
    const cover = dialog!.parentElement!;
    arrived();
    expect(dialog!.offsetTop, 'at rest the page is seen above it').to.be.at.least(24);
    cover.scrollTo(0, 600);
    await seen();
    expect(cover.scrollTop).to.equal(600);
    expect(dialog!.querySelector('.agency-dialog-head')!.getBoundingClientRect().top).to.equal(0);
    cover.scrollTo(0, cover.scrollHeight);
    expect(innerHeight - dialog!.getBoundingClientRect().bottom, 'at its end below it').to.be.at.least(24);
  });

  it('g-14 scrolls to a field below its head, however large the text', async () => {
    await setViewport({ width: 800, height: 800 });
    await use('more');
    const [dialog] = dialogs().slice(-1);
    const cover = dialog!.parentElement!;
    const heading = dialog!.querySelector<HTMLElement>('.agency-dialog-heading')!;
    heading.textContent = 'Contact\nSomebody\nElse';
    heading.style.whiteSpace = 'pre';
    for (const size of ['16px', '32px']) {
      cover.style.fontSize = size;
      const head = dialog!.querySelector<HTMLElement>('.agency-dialog-head')!;
      expect(head.offsetHeight, 'has several lines').to.be.above(parseFloat(size) * 3);
      expect(parseFloat(getComputedStyle(cover).scrollPaddingBlockStart), size).to.be.at.least(head.offsetHeight);
    }
    await setViewport({ width: 800, height: 600 });
  });

  it('lets go of everything when its element leaves the page while it is open', async () => {
    await use('more');
    expect(dialogs().length).to.equal(2);
    await clear();
    expect(dialogs()).to.deep.equal([]);
    expect(inert()).to.deep.equal([]);
  });

  it('lets messages be seen, closed and announced', async () => {
    store.set(notifyAtom, { message: 'Saved while open', duration: 20_000 });
    await until(() => document.querySelector('[data-agency-layer=toasts] button'));
    const close = one('[data-agency-layer=toasts] button');
    const regions = () => [...document.querySelectorAll('[role=alert], [role=status]')];
    const heard = () => regions().filter((region) => region.textContent!.includes('Saved while open'));
    await until(() => heard().length === 1);
    expect(heard()[0]!.closest('[inert]')).to.equal(null);
    arrived();
    expect(close.closest('[inert]')).to.equal(null);
    await clickAt(close);
    await until(() => !document.querySelector('[data-agency-layer=toasts] button'));
    expect(dialogs().length).to.equal(1);
  });

  it('lets a captcha challenge be seen and used', async () => {
    const challenge = document.createElement('div');
    challenge.style.cssText = 'position:absolute;z-index:2000000000;top:100px;left:100px';
    challenge.innerHTML =
      '<div><iframe title="challenge" style="width:100px;height:100px" srcdoc="<body style=margin:0><button style=width:100px;height:100px onclick=parent.ticked=1>tick"></iframe></div>';
    document.body.append(challenge);
    await new Promise((loaded) => {
      challenge.querySelector('iframe')!.onload = loaded;
    });
    await clickAt(challenge.querySelector('iframe')!);
    await until(() => (window as unknown as { ticked: number }).ticked);
    challenge.remove();
  });

  it('stays where it is while what is in a panel scrolls, also with words for screen readers far down', async () => {
    const long = document.createElement('div');
    long.innerHTML = '<p style="block-size: 3000px"></p><span class="agency-visually-hidden">Saved.</span>';
    document.querySelector('.agency-dialog-body')!.append(long);
    const cover = document.querySelector('.agency-cover')!;
    cover.scrollTop = 100;
    expect(cover.scrollTop).to.equal(0);
    long.remove();
  });

  // The last test: some browsers end with the focus in their own controls, and leave it there.
  it('keeps the focus, however often one tabs', async () => {
    const stops = new Set<string>();
    for (let turn = 0; turn < 8; turn++) {
      await press('Tab');
      const stop = document.activeElement!;
      if (stop !== document.body) stops.add(stop.closest('dialog') ? stop.id || stop.ariaLabel! : stop.outerHTML);
    }
    expect([...stops].sort()).to.deep.equal(['Close', 'first', 'forget', 'more']);
  });
});
