import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';

import '../../elements/saved-properties';
import { addSavedProperties } from '../../src/api/saved-properties';
import { store } from '../../src/core/store';
import type { Property } from '../../src/domain/property';
import { detachSavedPropertiesAtom, synchroniseSavedPropertiesAtom } from '../../src/state/saved-properties';
import { loadAccountAtom } from '../../src/state/account';
import { signOutAtom } from '../../src/state/session';
import { isSignedInAtom, isUserKnownAtom } from '../../src/state/user';
import { canEmulate } from '../support/emulation';
import { closeToasts, toastButton, toasts } from '../support/filling';
import { homeData, knownHomes } from '../support/homes';
import { inFront, press } from '../support/keyboard';
import { asked, clear, fail } from '../support/network';
import { drawn, forgiveMissingPictures, listenTo, render, seen, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import {
  endSessionElsewhere,
  freshVisitor,
  registeredVisitor,
  signedInVisitor,
  signInElsewhere,
} from '../support/visitor';

const path = '/saved_properties.ljson';
const home = (id: number, fields: object = {}) => ({
  ...homeData,
  property_id: id,
  display_address: `${id} Mill Road, Bath`,
  ...fields,
});

/** A visitor who saved these on this device on an earlier visit. */
const returning = (list: readonly object[]) => {
  localStorage.setItem('savedProperties', JSON.stringify(list));
  store.set(detachSavedPropertiesAtom);
};
const list = (attributes = '') => render(`<agency-saved-properties ${attributes}></agency-saved-properties>`);
const items = (host: Element) => [...host.querySelectorAll<HTMLElement>('li.agency-saved-item')];
const ids = (host: Element) =>
  [...host.querySelectorAll('agency-property-card')].map((card) => card.getAttribute('property-id'));
const button = (host: Element, name: string) => host.querySelector<HTMLButtonElement>(`button[aria-label^="${name}"]`)!;
const allDrawn = (host: Element) =>
  until(() =>
    [...host.querySelectorAll<HTMLElement>('agency-property-card')].every(({ dataset }) => dataset.state === 'ready'),
  );

describe('the list of saved properties', () => {
  before(async () => {
    await styled();
    await setViewport({ width: 900, height: 800 });
    forgiveMissingPictures();
    // The page asks who is there before it draws its first element.
    await list();
    await until(() => store.get(isUserKnownAtom));
  });
  beforeEach(async () => {
    await givePage();
    document.querySelectorAll('agency-saved-properties').forEach((host) => host.closest('body > div')?.remove());
    await freshVisitor();
    await until(() => store.get(isUserKnownAtom) || store.set(loadAccountAtom));
  });
  after(freshVisitor);

  it('SAV-11 says that the homes of the account did not load, not that there are none, and tries again when asked', async () => {
    await inFront();
    const visitor = await registeredVisitor();
    await signInElsewhere(visitor);
    const [saved] = await knownHomes(1);
    await addSavedProperties([saved!.propertyId]);
    await fail({ path, method: 'GET', status: 500 });
    const host = await list();
    await listenTo('error', () => store.set(loadAccountAtom));
    await until(() => host.dataset.state === 'error');
    expect(shown(host)).to.include('Your saved properties did not load');
    await expect(host).to.be.accessible();
    await clear();
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Try again'))!.focus();
    await press('Enter');
    await until(() => ids(host).join() === saved!.propertyId);
    await until(() => document.activeElement === host.querySelector('.agency-saved'));
    expect(host.dataset.state).to.equal('ready');
  });

  it('SAV-11 says so only once no other try is under way', async () => {
    await signInElsewhere(await registeredVisitor());
    const host = await list();
    await fail({ path, method: 'GET', status: 400, delay: 500, times: 1 });
    await fail({ path, method: 'GET', delay: 1_000 });
    await listenTo('error', async () => {
      const first = store.set(loadAccountAtom);
      await until(async () => (await asked(path)).length === 1);
      const second = store.set(synchroniseSavedPropertiesAtom);
      await first;
      await drawn();
      expect(host.dataset.state).to.equal('loading');
      await second;
    });
    await until(() => host.dataset.state === 'empty');
  });

  it('SAV-11 goes on to the list where what is there after trying again is nothing', async () => {
    await inFront();
    await signInElsewhere(await registeredVisitor());
    await fail({ path, method: 'GET', status: 500 });
    const host = await list();
    await listenTo('error', () => store.set(loadAccountAtom));
    await until(() => host.dataset.state === 'error');
    await clear();
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Try again'))!.focus();
    await press('Enter');
    await until(() => host.dataset.state === 'empty');
    // The whole page contains it too.
    await until(() => host.contains(document.activeElement));
    expect(document.activeElement!.contains(host.querySelector('.agency-empty'))).to.equal(true);
  });

  it('SAV-14 shows every saved property as a card, the newest first, and how many there are', async () => {
    returning([home(3), home(2), home(1)]);
    const host = await list();
    await allDrawn(host);
    expect(ids(host)).to.deep.equal(['3', '2', '1']);
    expect(shown(host)).to.include('3 saved properties').and.include('2 Mill Road').and.include('£825,000');
    expect(host.dataset.state).to.equal('ready');
    expect(host.querySelector('ul')!.children.length).to.equal(3);
    await expect(host).to.be.accessible();
  });

  it('says what will be here, and leads to the search, while there is nothing', async () => {
    const host = await list();
    expect(shown(host)).to.include('Saved properties will appear here.');
    expect(host.querySelector('a')!.getAttribute('href')).to.equal('/search');
    expect(host.querySelector('a[href="#/user/sign-in"]')!.textContent).to.equal('Sign in');
    expect(host.dataset.state).to.equal('empty');
    await expect(host).to.be.accessible();
  });

  it('tells somebody who is not signed in that this device only keeps them, and for how long', async () => {
    returning([home(1)]);
    const host = await list();
    expect(shown(host)).to.include('this device only').and.include('seven days');
    const links = [...host.querySelectorAll('.agency-note a')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal(['#/user/sign-in', '#/user/register']);
    expect(shown(host)).to.include('1 saved property');
    expect(host.querySelector('select'), 'nothing to put in order').to.equal(null);
  });

  it('puts them in order by price', async () => {
    returning([
      home(1, { price_value: 300000 }),
      home(2, { price: 'POA', price_value: null }),
      home(3, { price_value: 500000 }),
    ]);
    const host = await list();
    const select = host.querySelector('select')!;
    expect(select.labels[0]!.textContent).to.equal('Sort by');
    expect([...select.options].map(({ text }) => text)).to.deep.equal([
      'Newest first',
      'Highest price first',
      'Lowest price first',
    ]);
    const choose = async (value: string) => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await drawn();
      return ids(host);
    };
    expect(await choose('dearest')).to.deep.equal(['3', '1', '2']);
    expect(await choose('cheapest')).to.deep.equal(['1', '3', '2']);
    expect(await choose('newest')).to.deep.equal(['1', '2', '3']);
  });

  it('SAV-01 keeps the place of what was removed, with a way back, and the focus in it', async () => {
    returning([home(1), home(2), home(3)]);
    const host = await list();
    await allDrawn(host);
    button(host, 'Save 2 Mill Road').focus();
    button(host, 'Save 2 Mill Road').click();
    await drawn();
    expect(ids(host)).to.deep.equal(['1', '3']);
    expect(items(host)[1]!.textContent).to.equal('2 Mill Road was removed.Undo');
    expect(shown(host)).to.include('2 saved properties');
    expect(document.activeElement).to.equal(button(host, 'Undo'));
    await expect(host).to.be.accessible();

    button(host, 'Undo').click();
    await drawn();
    expect(ids(host)).to.deep.equal(['1', '2', '3']);
    expect(document.activeElement).to.equal(items(host)[1]);
  });

  it('SAV-01 takes back the focus with what the message about its removal brings back', async () => {
    await inFront();
    returning([home(1), home(2), home(3)]);
    const host = await list();
    for (const from of ['the list', 'the bar of the browser']) {
      await closeToasts();
      await allDrawn(host);
      button(host, 'Save 2 Mill Road').focus();
      button(host, 'Save 2 Mill Road').click();
      await until(() => toasts() === 'Saved property removed.Undo');
      expect(document.activeElement).to.equal(button(host, 'Undo'));
      if (from !== 'the list') button(host, 'Undo').blur();
      toastButton('Undo')!.focus();
      await press('Enter');
      await until(() => ids(host).length === 3);
      expect(document.activeElement, from).to.equal(items(host)[1]);
    }
  });

  it('keeps the way back when the list is opened again', async () => {
    returning([home(1)]);
    const host = await list();
    await allDrawn(host);
    button(host, 'Save 1 Mill Road').click();
    await drawn();
    host.remove();
    const again = await list();
    expect(shown(again)).to.include('1 Mill Road was removed.');
    button(again, 'Undo').click();
    await drawn();
    expect(ids(again)).to.deep.equal(['1']);
  });

  it('F43 says of a property that left the site that it is no longer available, and lets go of it', async () => {
    returning([home(1, { status: 'Withdrawn' }), home(2)]);
    const host = await list();
    expect(items(host)[0]!.textContent).to.include('1 Mill Road').and.include('No longer available');
    expect(items(host)[0]!.querySelector('a')).to.equal(null);
    expect(ids(host)).to.deep.equal(['2']);
    await expect(host).to.be.accessible();
    button(host, 'Remove 1 Mill Road').click();
    await drawn();
    expect(items(host)[0]!.textContent).to.include('was removed');
    expect(JSON.parse(localStorage.getItem('savedProperties')!)).to.have.length(1);
  });

  it('shows headings of the level that is asked for', async () => {
    returning([home(1)]);
    const host = await list('heading-level="4"');
    await allDrawn(host);
    expect(host.querySelector('h4')!.textContent).to.include('1 Mill Road');
  });

  it('stands in rows where it is narrow, in columns where it is wide, and never wider than its place', async () => {
    returning([home(1), home(2), home(3)]);
    const host = await list();
    await allDrawn(host);
    const sides = (width: number) => {
      host.style.cssText = `display: block; inline-size: ${width}px`;
      const { offsetWidth, scrollWidth } = host;
      expect(scrollWidth, `at ${width}`).to.be.at.most(offsetWidth);
      const picture = host.querySelector<HTMLElement>('.agency-card-media')!;
      return Math.round((100 * picture.offsetWidth) / offsetWidth);
    };
    expect(sides(320)).to.equal(40);
    expect(sides(464)).to.equal(28);
    expect(sides(860)).to.be.within(30, 50);
  });

  it('PRP-19 lets the whole of a heart be pressed also in rows, where it stands out above its card', async () => {
    returning([home(1), home(2)]);
    const host = await list();
    host.style.cssText = 'display: block; inline-size: 360px';
    await allDrawn(host);
    await seen();
    const hearts = host.querySelectorAll('.agency-save');
    expect(hearts).to.have.length(2);
    for (const heart of hearts) {
      const { x, y, width, height } = heart.getBoundingClientRect();
      for (const down of [2, height - 2])
        expect(heart.contains(document.elementFromPoint(x + width / 2, y + down)), `${down} px down`).to.equal(true);
    }
  });

  for (const [size, what] of [
    ['16px', 'with land'],
    ['32px', 'in text twice as large as usual'],
  ] as const) {
    it(`g-08 cuts off neither facts nor labels of a home in a narrow list ${what}`, async () => {
      await givePage({ theme_settings: { displayAcreageIconOnPropertyResults: size === '16px' } });
      const rooms = { bedrooms: 12, bathrooms: 10, reception_rooms: 4, acreage: 12.5 };
      returning([home(1, { ...rooms, created_at: new Date().toISOString() })]);
      const host = await list();
      host.style.cssText = `display: block; font-size: ${size}; inline-size: 288px`;
      await allDrawn(host);
      const shown = [...host.querySelectorAll('.agency-card-fact, .agency-status')];
      expect(shown.length).to.be.above(3);
      const { right } = host.querySelector('.agency-card')!.getBoundingClientRect();
      expect(shown.filter((each) => each.getBoundingClientRect().right > right)).to.deep.equal([]);
      await givePage();
    });
  }

  // Only some browsers let a test print.
  if (canEmulate) {
    it('prints without what only works on a screen', async () => {
      returning([home(1), home(2)]);
      const host = await list();
      await allDrawn(host);
      await emulateMedia({ media: 'print' });
      const isShown = (selector: string) => host.querySelector<HTMLElement>(selector)!.checkVisibility();
      expect(['select', '.agency-note', '.agency-save'].filter(isShown)).to.deep.equal([]);
      expect(isShown('.agency-card-link')).to.equal(true);
      await emulateMedia({ media: 'screen' });
    });
  }

  it('res-06 has one heading with a link for every home, drawn or not yet', async () => {
    returning([...Array(40).keys()].map((id) => home(id + 1)));
    const host = await list();
    const cards = [...host.querySelectorAll('agency-property-card')];
    expect(cards.some((each) => !each.querySelector('article'))).to.equal(true);
    const shown = cards.map(
      (each) => [...each.querySelectorAll('h3 > a')].filter((link) => link.checkVisibility()).length,
    );
    expect(shown).to.deep.equal(cards.map(() => 1));
  });

  it('F48 copes with hundreds, and with entries that are none', async () => {
    returning([...Array(500).keys()].flatMap((id) => [home(id + 1), null as never, { price: 3 }]));
    const host = await list();
    await until(() => host.querySelector('[data-state="ready"]'));
    expect(items(host).length).to.equal(500);
    expect(host.querySelectorAll('article').length, 'only those that are near').to.be.below(40);
  });

  it('F77 follows another tab within a second', async () => {
    returning([home(1)]);
    const host = await list();
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.contentWindow!.localStorage.setItem('savedProperties', JSON.stringify([home(2), home(1)]));
    await until(() => ids(host).join() === '2,1', 1000);
    frame.contentWindow!.localStorage.setItem('savedProperties', '[]');
    await until(() => shown(host).includes('will appear here'), 1000);
    frame.remove();
  });

  it('F77 g-14 keeps the focus when another tab removes the home that had it', async () => {
    await inFront();
    returning([home(1), home(2)]);
    const host = await list();
    await allDrawn(host);
    items(host)[0]!.querySelector<HTMLElement>('.agency-card-link')!.focus();
    returning([home(2)]);
    await until(() => items(host).length === 1);
    expect(document.activeElement!.className).to.equal('agency-saved');
  });

  it('sav-03 PRP-01 compares by the copy of a home that its card shows: that of the page, unless that says nothing', async () => {
    const facts = { photos: ['/media/front.webp'], price_qualifier: '' };
    returning([home(1, { ...facts, price: '£450,000' }), home(2, { ...facts, price: '£300,000' })]);
    await givePage({
      properties: [home(1, { ...facts, price: '£425,000' }), { property_id: 2, display_address: '2 Hill Road' }],
    });
    const host = await list();
    await allDrawn(host);
    await until(() => items(host)[0]!.textContent!.includes('£425,000'));
    expect(items(host)[1]!.textContent).to.include('£300,000').and.not.include('No image');
    [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Compare')!.click();
    await until(() => host.querySelector('table'));
    const prices = [...host.querySelectorAll<HTMLElement>('tbody td')]
      .slice(0, 2)
      .map(({ textContent }) => textContent);
    expect(prices).to.deep.equal(['£425,000', '£300,000']);
  });

  it('SAV-01 brings back a home as it was saved, also where the page says less of it', async () => {
    returning([home(2, { photos: ['/media/front.webp'], price: '£300,000' })]);
    await givePage({ properties: [{ property_id: 2, display_address: '2 Hill Road' }] });
    const host = await list();
    await allDrawn(host);
    button(host, 'Save').click();
    await until(() => items(host)[0]!.textContent!.includes('Undo'));
    items(host)[0]!.querySelector('button')!.click();
    await until(() => items(host)[0]!.textContent!.includes('£300,000'));
    expect(JSON.parse(localStorage.getItem('savedProperties')!)[0]).to.deep.include({
      price: '£300,000',
      main_photo: '/media/front.webp',
    });
  });

  describe('of somebody with an account', () => {
    let homes: readonly Property[];
    before(async () => {
      homes = await knownHomes(2);
    });

    it('SAV-08 SAV-14 shows those of the account, and no note of this device', async () => {
      await signedInVisitor();
      await addSavedProperties(homes.map(({ propertyId }) => propertyId));
      await store.set(synchroniseSavedPropertiesAtom);
      const host = await list();
      await allDrawn(host);
      expect(ids(host)).to.have.members(homes.map(({ propertyId }) => propertyId));
      expect(shown(host)).to.include(homes[0]!.displayAddress.split(',')[0]!);
      expect(shown(host)).to.not.include('this device');
      await expect(host).to.be.accessible();
    });

    it('says that it is waiting while the account is read for the first time', async () => {
      const visitor = await registeredVisitor();
      await signInElsewhere(visitor);
      await addSavedProperties([homes[0]!.propertyId]);
      await fail({ path, method: 'GET', delay: 500, times: 1 });
      const loaded = store.set(loadAccountAtom);
      const host = await list();
      await until(() => host.dataset.state === 'loading');
      expect(host.querySelector('[role="status"]')!.textContent).to.equal('Loading your saved properties');
      expect(host.querySelector('[aria-busy="true"]')).to.exist;
      expect(host.querySelector('[aria-busy="true"] [role="status"]'), 'there it would not be read').to.equal(null);
      await expect(host).to.be.accessible();
      await loaded;
      await until(() => ids(host).join() === homes[0]!.propertyId);
    });

    it('SAV-09 shows those of this device when the account cannot be read', async () => {
      const visitor = await registeredVisitor();
      returning([home(1)]);
      await signInElsewhere(visitor);
      await fail({ path, method: 'GET', status: 500 });
      const host = await list();
      await listenTo('error', () => store.set(loadAccountAtom));
      await drawn();
      expect(store.get(isSignedInAtom)).to.equal(true);
      expect(JSON.parse(localStorage.getItem('savedProperties')!)).to.have.length(1);
      expect(ids(host)).to.deep.equal(['1']);
      await clear();
    });

    it('SAV-09 says above those of this device that the account was not read, and tries again when asked', async () => {
      await inFront();
      const visitor = await registeredVisitor();
      const [here, there] = await knownHomes(2);
      returning([{ ...homeData, property_id: here!.propertyId }]);
      await signInElsewhere(visitor);
      await addSavedProperties([there!.propertyId]);
      await fail({ path, method: 'GET', status: 500 });
      const host = await list();
      await listenTo('error', () => store.set(loadAccountAtom));
      await drawn();
      expect(host.querySelector('[role=alert]')!.textContent).to.include('Your saved properties did not load');
      await expect(host).to.be.accessible();
      await clear();
      [...host.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Try again'))!.focus();
      await press('Enter');
      await until(() => ids(host).length === 2);
      await until(() => host.querySelector('[role=alert]') === null);
      await until(() => document.activeElement === host.querySelector('.agency-saved'));
    });

    it('SAV-08 SAV-14 asks to sign in again where the session ended, and says not that this device alone has them', async () => {
      await signedInVisitor();
      await addSavedProperties(homes.map(({ propertyId }) => propertyId));
      await store.set(synchroniseSavedPropertiesAtom);
      const host = await list();
      await endSessionElsewhere();
      await store.set(loadAccountAtom);
      await until(() =>
        shown(host).includes('You are signed out. Sign in to see your list as it is on your other devices.'),
      );
      expect(shown(host)).to.not.include('this device only');
      expect(host.querySelector('.agency-note a')!.getAttribute('href')).to.equal('#/user/sign-in');
      await expect(host).to.be.accessible();
    });

    it('SAV-11 SAV-12 gains those of the account with a sign-in, and keeps them after signing out', async () => {
      const visitor = await registeredVisitor();
      const host = await list();
      returning([{ ...homeData, property_id: Number(homes[0]!.propertyId) }]);
      await signInElsewhere(visitor);
      await addSavedProperties([homes[1]!.propertyId]);
      await store.set(loadAccountAtom);
      await until(() => ids(host).length === 2);
      await store.set(signOutAtom);
      await until(() => shown(host).includes('this device only'));
      expect(ids(host)).to.have.members(homes.map(({ propertyId }) => propertyId));
    });
  });
});
