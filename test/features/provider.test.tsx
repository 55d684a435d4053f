import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { useState } from 'react';

import { defineElement } from '../../src/core/element';
import { Dialog } from '../../src/ui/dialog';
import { press } from '../support/keyboard';
import { drawn, listenTo, pause, render, styled, until } from '../support/page';

const home = location.pathname + location.search;
let breaks = false;

function Panel() {
  const [isAsking, setAsking] = useState(false);
  if (breaks) throw new Error('panel');
  return (
    <>
      <input id="in-panel" />
      <button type="button" id="ask" onClick={() => setAsking(true)}>
        ask
      </button>
      <a href="#/">leave</a>
      {isAsking && (
        <Dialog label="Sure?" onClose={() => setAsking(false)}>
          <input id="in-dialog" />
        </Dialog>
      )}
    </>
  );
}

function Host() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="open-own" onClick={() => setOpen(true)}>
        open
      </button>
      {isOpen && (
        <Dialog label="Own" onClose={() => setOpen(false)}>
          <input id="own" />
        </Dialog>
      )}
    </>
  );
}

const dialogs = () => [...document.querySelectorAll('dialog')];
const inert = () => [...document.body.children].filter((each) => (each as HTMLElement).inert);
const id = (name: string) => document.getElementById(name)!;
const clickAt = async (x: number, y: number) => sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)] });
const closed = () => until(() => dialogs().length === 0);

async function open(hash = '#/user') {
  location.hash = hash;
  await until(() => id('in-panel'));
  await pause(300);
}

describe('what opens over the page', () => {
  before(async () => {
    await styled();
    await render('<div></div>');
    document.body.append(document.createElement('agency-provider'));
    location.hash = '#/user';
    await until(() => dialogs().length === 1);
    // The panel's file has not loaded yet.
    expect(document.querySelector('dialog agency-user-panel')!.getAttribute('data-loading')).to.equal(
      'Loading user profile',
    );
    defineElement('agency-user-panel', Panel, { attributes: {} });
    defineElement('agency-host', Host, { attributes: {} });
    await until(() => id('in-panel'));
  });
  beforeEach(async () => {
    history.replaceState(null, '', home);
    dispatchEvent(new PopStateEvent('popstate'));
    await closed();
    await drawn();
  });
  after(() => history.replaceState(null, '', home));

  it('RTE-01 is shown over the page when the hash asks for it, with and without slash', async () => {
    for (const hash of ['#/user', '#user', '#/user/sign_in', '#/user/saved-properties']) {
      await open(hash);
      const { left, top, width } = dialogs()[0]!.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, Math.max(top, 0) + 20);
      expect(dialogs()[0]!.contains(above), `${hash} ${above?.outerHTML.slice(0, 80)}`).to.equal(true);
      history.replaceState(null, '', home);
      dispatchEvent(new PopStateEvent('popstate'));
      await closed();
    }
  });

  it('RTE-02 goes to / when the page outside of it is clicked', async () => {
    let reloaded = false;
    addEventListener('beforeunload', () => (reloaded = true));
    await open();
    await clickAt(20, innerHeight / 2);
    await closed();
    expect([location.hash, reloaded]).to.deep.equal(['', false]);
    expect(location.pathname + location.search).to.equal(home);
  });

  it('RTE-03 RTE-04 goes to / by its close button, by a link to #/ and by Escape', async () => {
    for (const close of [
      () => dialogs()[0]!.querySelector<HTMLElement>('[aria-label="Close"]')!.click(),
      () => dialogs()[0]!.querySelector<HTMLElement>('a[href="#/"]')!.click(),
      () => press('Escape'),
    ]) {
      await open();
      await close();
      await closed();
      expect(['', '#/']).to.include(location.hash);
    }
  });

  it('RTE-03 gives the focus back to what opened it, and the page back to the visitor', async () => {
    const place = await render('<div><a href="#/user" id="opener">account</a></div>');
    id('opener').focus();
    id('opener').click();
    await until(() => id('in-panel'));
    expect(dialogs()[0]!.contains(document.activeElement)).to.equal(true);
    await until(() => inert().includes(place.parentElement!));
    await press('Escape');
    await closed();
    expect(document.activeElement).to.equal(id('opener'));
    expect(inert()).to.deep.equal([]);
    place.remove();
  });

  it('RTE-04 keeps its state while the route stays within it', async () => {
    await open('#/user');
    (id('in-panel') as HTMLInputElement).value = 'typed';
    location.hash = '#/user/saved-properties';
    await pause(100);
    expect((id('in-panel') as HTMLInputElement).value).to.equal('typed');
  });

  it('F80 closes by going back and opens by going forward', async () => {
    await open();
    history.back();
    await closed();
    history.forward();
    await until(() => id('in-panel'));
  });

  it('RTE-02 closes only the upper one of two', async () => {
    await open();
    id('ask').focus();
    id('ask').click();
    await until(() => dialogs().length === 2);
    await press('Escape');
    await until(() => dialogs().length === 1);
    expect([location.hash, document.activeElement]).to.deep.equal(['#/user', id('ask')]);
    await press('Escape');
    await closed();
    expect(location.hash).to.equal('');
  });

  it('F80 ignores hashes that are not ours', async () => {
    for (const hash of ['#top', '#/products/1', '#!/user', '#__proto__', '#/constructor', `#/${'x'.repeat(5_000)}`]) {
      location.hash = hash;
      await pause(30);
      expect(dialogs(), hash.slice(0, 20)).to.deep.equal([]);
    }
  });

  it('F31 may fail alone: elements and page stay, and the retry works', async () => {
    const other = await render('<agency-host></agency-host>');
    breaks = true;
    await listenTo('error', async () => {
      location.hash = '#/user';
      await until(() => dialogs()[0]?.textContent?.includes('could not be shown'));
    });
    breaks = false;
    [...dialogs()[0]!.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again')!.click();
    await until(() => id('in-panel'));
    expect(other.querySelector('button')).to.not.equal(null);
    other.remove();
  });

  it('F20 leaves nothing behind when the element that opened it is removed', async () => {
    const place = await render('<div><agency-host></agency-host></div>');
    id('open-own').focus();
    id('open-own').click();
    await until(() => dialogs().length === 1);
    await until(() => document.documentElement.style.overflow === 'hidden');
    place.parentElement!.remove();
    await closed();
    expect(inert()).to.deep.equal([]);
    expect(document.documentElement.style.overflow).to.equal('');
    expect(document.querySelector('[data-agency-layer="dialogs"]')!.childElementCount).to.equal(0);
  });

  it('F20 leaves nothing behind when the provider is removed, and opens again with the next one', async () => {
    await open();
    document.querySelector('agency-provider')!.remove();
    await closed();
    expect(inert()).to.deep.equal([]);
    document.body.append(document.createElement('agency-provider'));
    await until(() => id('in-panel'));
  });

  it('F20 leaves nothing behind where a script puts the page back as it was while the dialog was open', async () => {
    await open();
    const old = document.body;
    const copy = old.cloneNode(true) as HTMLBodyElement;
    location.hash = '#/';
    await closed();
    old.replaceWith(copy);
    await pause(300);
    const left = [dialogs().length, inert().length];
    copy.replaceWith(old);
    await until(() => old.querySelector('agency-provider'));
    expect(left).to.deep.equal([0, 0]);
  });

  it('F20 survives a page that takes the dialog away', async () => {
    await open();
    await listenTo('error', async () => {
      document.querySelector('[data-agency-layer="dialogs"]')!.replaceChildren();
      location.hash = '#/';
      await pause(100);
    });
    expect(inert()).to.deep.equal([]);
    await open();
    expect(dialogs().length).to.equal(1);
  });
});
