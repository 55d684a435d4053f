import { expect } from '@open-wc/testing';
import { emulateMedia, sendMouse, setViewport } from '@web/test-runner-commands';

import '../../elements/header';
import { canEmulate } from '../support/emulation';
import { called, giveHeader, headerAt, links, named, primary } from '../support/header-page';
import { inFront, press } from '../support/keyboard';
import { drawn, forgiveMissingPictures, listenTo, pause, render, seen, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';
import { delaysOf } from '../support/watch';

const start = location.pathname + location.search;
const goTo = (path: string) => history.replaceState(null, '', path === start ? start : path + location.search);
const lists = (host: Element) =>
  [...host.querySelectorAll('.agency-header-main > ul')].map((list) =>
    [...list.children].map((item) => item.querySelector('a, button')!.textContent),
  );
const expanded = (host: Element) =>
  [...host.querySelectorAll('[aria-expanded="true"]')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
const logo = (host: Element) => host.querySelector<HTMLElement>('.agency-header-logo')!;
const hasFocus = (element: Element) => document.activeElement === element;
/** Moves the pointer to the middle of an element, or away from all elements. */
async function pointAt(element?: Element) {
  await inFront();
  const { x, y, width, height } = element?.getBoundingClientRect() ?? { x: 5, y: 700, width: 0, height: 0 };
  await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
}
const isShown = (element: Element | undefined) => Boolean(element?.getClientRects().length);

describe('the header of a wide window', () => {
  let host: HTMLElement;
  const open = async (changes?: object, settings?: object, markup?: string) => {
    await giveHeader(changes, settings);
    host = await headerAt(1280, markup);
  };
  before(async () => {
    await styled();
    forgiveMissingPictures();
  });
  beforeEach(freshVisitor);
  afterEach(async () => {
    host.parentElement!.remove();
    history.replaceState(null, '', start);
    scrollTo(0, 0);
    await drawn();
  });
  after(async () => {
    await setViewport({ width: 800, height: 600 });
    await givePage();
  });

  it('HDR-01 HDR-19 is a row of menus from 1200 pixels on, and a bar with a button below', async () => {
    await open();
    for (const [width, isWide] of [
      [1440, true],
      [1200, true],
      [1199, false],
      [992, false],
      [320, false],
    ] as const) {
      await setViewport({ width, height: 800 });
      await seen();
      expect(host.querySelector('.agency-header-main') !== null, `menus at ${width}`).to.equal(isWide);
      expect(host.querySelector('[aria-haspopup="dialog"]') === null, `no button at ${width}`).to.equal(isWide);
      expect(document.documentElement.scrollWidth, `sideways at ${width}`).to.be.at.most(width);
      await expect(host).to.be.accessible();
    }
  });

  it('F30 g-14 follows a link of a dropdown, and goes on by arrow keys, in a shadow root of another library', async () => {
    await open();
    const outer = host.parentElement!.appendChild(document.createElement('div'));
    const root = outer.attachShadow({ mode: 'open' });
    root.append(document.createElement('agency-header'));
    const inner = root.querySelector('agency-header')!;
    await until(() => called(inner, 'Rent'));
    await until(() => getComputedStyle(inner.querySelector('.agency-header-list')!).display === 'flex');
    called(inner, 'Buy').focus();
    await press('ArrowRight');
    expect(root.activeElement).to.equal(inner.querySelectorAll('[aria-controls]')[0]);
    inner.querySelectorAll<HTMLElement>('[aria-controls]')[1]!.click();
    await drawn();
    await pointAt(called(inner, 'Flats'));
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'up' });
    await until(() => location.hash === '#flats');
  });

  it('HDR-03 g-14 opens nothing for a pointer that lies on another menu while a dropdown has the focus', async () => {
    await open();
    await pointAt();
    const button = called(host, 'More under Rent');
    button.focus();
    await press('Enter');
    called(host, 'Flats').focus();
    const others = [...host.querySelectorAll<HTMLElement>('[aria-controls]')].filter((each) => each !== button);
    await pointAt(others[0]!);
    await pause(400);
    expect([hasFocus(called(host, 'Flats')), expanded(host)]).to.deep.equal([true, ['More under Rent']]);
    await pointAt();
  });

  it('g-14 leaves the focus at the menu whose link is followed, where a dialog that it opens gives it back', async () => {
    await open();
    const button = called(host, 'More under Rent');
    button.focus();
    await press('Enter');
    called(host, 'Flats').focus();
    await press('Enter');
    await until(() => location.hash === '#flats');
    await until(() => expanded(host).length === 0);
    expect(hasFocus(button)).to.equal(true);
  });

  it('HDR-17 g-14 keeps the focus on the telephone when the window crosses 1200 pixels, else gives it to the logo', async () => {
    await open();
    const telephone = () => called(host, '01632 960140') ?? called(host, 'Call 01632 960140');
    for (const [width, from, to] of [
      [1199, telephone, telephone],
      [1200, telephone, telephone],
      [1199, () => called(host, 'Buy'), () => logo(host)],
      [1200, () => host.querySelector<HTMLElement>('[aria-haspopup="dialog"]')!, () => logo(host)],
    ] as const) {
      from().focus();
      await setViewport({ width, height: 800 });
      await seen();
      expect(document.activeElement, `at ${width}`).to.equal(to());
    }
  });

  it('HDR-02 HDR-10 HDR-12 shows both menus, the first four items left and the others right, and the telephone', async () => {
    await open();
    expect(lists(host)).to.deep.equal([
      ['Buy', 'Rent', 'More', 'Sell'],
      ['People', 'Branches'],
    ]);
    expect([...host.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label'))).to.deep.equal([
      'More',
      'Main',
    ]);
    expect(links(host.querySelector('.agency-header-more')!)).to.deep.equal(['/articles', 'https://prices.example/']);
    expect(called(host, '01632 960140').getAttribute('href')).to.equal('tel:01632960140');
    expect(host.dataset['state']).to.equal('ready');
    expect(host.querySelectorAll('[role^="menu"]').length).to.equal(0);
  });

  it('g-14 rings what has the focus inside it, as the upper row is at the edge of the window', async () => {
    await open();
    await press('Tab');
    for (const name of ['Advice', 'Sell']) {
      called(host, name).focus();
      await press('Shift');
      const { outlineWidth, outlineOffset } = getComputedStyle(called(host, name));
      expect([outlineWidth, outlineOffset], name).to.deep.equal(['3px', '-3px']);
    }
  });

  it('HDR-09 splits its items equally where the site wants so, the odd one to the left', async () => {
    await open({ primaryMenuItems: primary.slice(0, 5) }, { splitNavigationMenuItemsEqually: true });
    expect(lists(host)).to.deep.equal([
      ['Buy', 'Rent', 'More'],
      ['Sell', 'People'],
    ]);
  });

  it('HDR-03 nav-01 opens two levels of dropdown by their buttons, and closes them by Escape, back on the button', async () => {
    await open();
    const main = host.querySelector('.agency-header-main')!;
    expect(named(main).includes('Homes')).to.equal(false);
    called(main, 'More under Buy').focus();
    await press('Enter');
    expect(expanded(host)).to.deep.equal(['More under Buy']);
    const button = called(main, 'More under Buy');
    const panel = document.getElementById(button.getAttribute('aria-controls')!)!;
    expect(named(panel)).to.deep.equal(['Homes', 'More under Homes', 'Auctions']);
    await press('Tab', 'Tab', ' ');
    expect(expanded(host)).to.deep.equal(['More under Buy', 'More under Homes']);
    expect(links(panel)).to.deep.equal(['/properties/sales/homes', '/search?q=Bath', '/search?q=Frome', '/auctions']);
    await expect(host).to.be.accessible();
    await press('Tab');
    expect(hasFocus(called(panel, 'Bath'))).to.equal(true);
    await press('Escape');
    expect(expanded(host)).to.deep.equal(['More under Buy']);
    expect(hasFocus(called(panel, 'More under Homes'))).to.equal(true);
    await press('Escape');
    expect(expanded(host)).to.deep.equal([]);
    expect(hasFocus(button)).to.equal(true);
  });

  it('HDR-03 opens an item that leads nowhere itself by its own words, and only one item at a time', async () => {
    await open();
    called(host, 'More').click();
    await drawn();
    expect(expanded(host)).to.deep.equal(['More']);
    expect(isShown(called(host, 'Land'))).to.equal(true);
    called(host, 'More under Rent').click();
    await drawn();
    expect(expanded(host)).to.deep.equal(['More under Rent']);
    called(host, 'More under Rent').click();
    await drawn();
    expect(expanded(host)).to.deep.equal([]);
  });

  it('nav-01 closes when the focus, a press or a chosen link leaves it', async () => {
    await open();
    const openRent = async () => {
      called(host, 'More under Rent').focus();
      await press('Enter');
      expect(expanded(host)).to.deep.equal(['More under Rent']);
    };
    await openRent();
    await press('Tab', 'Tab');
    expect(expanded(host), 'focus on the next item').to.deep.equal([]);
    await openRent();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await drawn();
    expect(expanded(host), 'a press elsewhere').to.deep.equal([]);
    await openRent();
    called(host, 'Flats').click();
    await drawn();
    expect(location.hash).to.equal('#flats');
    expect(expanded(host), 'a link to a part of the page').to.deep.equal([]);
  });

  it('nav-01 is walked by arrows, Home and End, and leaves keys with modifiers to the browser', async () => {
    await open();
    called(host, 'Buy').focus();
    await press('ArrowRight');
    expect(hasFocus(called(host, 'More under Buy'))).to.equal(true);
    await press('Enter', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'End');
    expect(hasFocus(called(host, 'Auctions'))).to.equal(true);
    await press('Home');
    expect(hasFocus(called(host, 'Homes'))).to.equal(true);
    await press('Shift+ArrowDown');
    expect(hasFocus(called(host, 'Homes'))).to.equal(true);
    await press('ArrowLeft', 'ArrowLeft');
    expect(hasFocus(called(host, 'Buy'))).to.equal(true);
    host.dir = 'rtl';
    await press('ArrowLeft');
    expect(hasFocus(called(host, 'More under Buy'))).to.equal(true);
  });

  it('nav-02 g-10 opens under a pointer that rests on it, stays under it, and closes by Escape or when it leaves', async () => {
    await open();
    const waits = await delaysOf('setTimeout', async () => {
      await pointAt(called(host, 'Buy'));
      await until(() => expanded(host)[0] === 'More under Buy');
    });
    expect(waits, 'not at once').to.include(150);
    await pointAt(called(host, 'Auctions'));
    await pause(450);
    expect(expanded(host), 'the pointer is in it').to.deep.equal(['More under Buy']);
    await press('Escape');
    expect(expanded(host)).to.deep.equal([]);
    await pointAt();
    await pointAt(called(host, 'Buy'));
    await until(() => expanded(host).length === 1);
    called(host, 'More under Buy').click();
    await drawn();
    expect(expanded(host), 'a press keeps it').to.deep.equal(['More under Buy']);
    await pointAt();
    await pause(450);
    expect(expanded(host), 'kept').to.deep.equal(['More under Buy']);
    await press('Escape');
    await pointAt(called(host, 'Buy'));
    await until(() => expanded(host).length === 1);
    await pointAt();
    await until(() => expanded(host).length === 0);
  });

  it('nav-02 opens by the first touch of an item, and follows it by the second', async () => {
    await open();
    const touch = async (link: HTMLElement) => {
      const click = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' });
      addEventListener('click', (event) => event.preventDefault(), { once: true });
      let isHeldBack = false;
      document.addEventListener('click', ({ defaultPrevented }) => (isHeldBack = defaultPrevented), { once: true });
      link.dispatchEvent(click);
      await drawn();
      return isHeldBack;
    };
    expect(await touch(called(host, 'Buy'))).to.equal(true);
    expect(expanded(host)).to.deep.equal(['More under Buy']);
    expect(await touch(called(host, 'Buy'))).to.equal(false);
    expect(await touch(called(host, 'Sell'))).to.equal(false);
  });

  it('HDR-04 opens a new tab for an item with the target B, and says so', async () => {
    await open();
    const paid = [...host.querySelectorAll('a')].filter(({ target }) => target);
    expect(paid.map(({ href, target, rel, textContent }) => [href, target, rel, textContent])).to.deep.equal([
      ['https://prices.example/', '_blank', 'noopener noreferrer', 'Prices paid (opens in a new tab)'],
    ]);
  });

  it('HDR-05 leads to the account', async () => {
    await open();
    const account = host.querySelector('agency-user-link a')!;
    expect(account.getAttribute('href')).to.equal('#/user');
    expect(isShown(account)).to.equal(true);
  });

  it('HDR-06 says that its items are missing, and still leads home and to the account', async () => {
    const text = 'Error, menu items need to be set in admin for the header component to work';
    for (const width of [1280, 390])
      for (const changes of [
        { primaryMenuItems: undefined, secondaryMenuItems: undefined },
        { primaryMenuItems: [], secondaryMenuItems: [] },
      ]) {
        await open(changes);
        await setViewport({ width, height: 800 });
        await seen();
        expect(shown(host)).to.include(text);
        expect(host.dataset['state']).to.equal('empty');
        expect(links(host)).to.include('/').and.include('#/user');
        expect(host.querySelectorAll('nav, [aria-haspopup]').length).to.equal(0);
        await expect(host).to.be.accessible();
        host.parentElement!.remove();
      }
    await open({ secondaryMenuItems: undefined });
    expect(shown(host)).to.not.include(text);
  });

  it('HDR-06 has no empty main menu where there are only further items', async () => {
    for (const width of [1280, 390]) {
      await open({ primaryMenuItems: [] });
      await setViewport({ width, height: 800 });
      await seen();
      host.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click();
      await seen();
      const menus = [...document.querySelectorAll('.agency-header nav, dialog nav')];
      expect(menus.map((menu) => menu.querySelectorAll('a').length > 0)).to.deep.equal([true], String(width));
      expect(logo(host).getClientRects().length).to.equal(1);
      document.querySelector<HTMLElement>('.agency-dialog-close')?.click();
      host.parentElement!.remove();
    }
    await open();
  });

  it('F24 HDR-06 tells once of menus that are none', async () => {
    const complaints = await listenTo('error', async () => {
      await open({ primaryMenuItems: 'Buy', secondaryMenuItems: { name: 'Advice' }, logo: 'javascript:x' });
      await render('<agency-header></agency-header>').then((other) => other.parentElement!.remove());
    });
    expect(complaints.map((text) => /"(\w+)"/.exec(text)?.[1]).sort()).to.deep.equal([
      'logo',
      'primaryMenuItems',
      'secondaryMenuItems',
    ]);
    expect(shown(host)).to.include('Error, menu items need to be set');
  });

  it('HDR-07 nav-04 shows the logo in the size of the site, for desktop and for mobile, and leads home by it', async () => {
    const sizes = { headerDesktopLogoDimensions: '220,48', headerMobileLogoDimensions: '110,24' };
    await open({ logo: '/media/logo.svg' }, sizes);
    for (const [width, expected] of [
      [1280, [220, 48]],
      [1199, [110, 24]],
      [390, [110, 24]],
    ] as const) {
      await setViewport({ width, height: 800 });
      await seen();
      const picture = logo(host).querySelector('img')!;
      expect([picture.offsetWidth, picture.offsetHeight], `at ${width}`).to.deep.equal(expected);
      expect(picture.alt).to.equal('Hartwell Vane home page');
    }
    expect(logo(host).getAttribute('href')).to.equal('/');
    await giveHeader();
    expect(logo(host).textContent, 'its name where it has no logo').to.equal('Hartwell Vane home page');
    expect(logo(host).offsetHeight).to.be.at.least(44);
  });

  it('HDR-08 puts the logo left, or for any other word between the items', async () => {
    const places = () =>
      [logo(host), ...host.querySelectorAll('.agency-header-main > ul')].map((part) => part.getBoundingClientRect());
    for (const settings of [{}, { navbarLogoPosition: 'left' }]) {
      await open({}, settings);
      const [picture, left] = places();
      expect(picture!.right).to.be.at.most(left!.left);
      host.parentElement!.remove();
    }
    for (const navbarLogoPosition of ['center', 'middle', 'right']) {
      await open({}, { navbarLogoPosition });
      const [picture, left, right] = places();
      expect(left!.right).to.be.at.most(picture!.left);
      expect(picture!.right).to.be.at.most(right!.left);
      expect((picture!.left + picture!.right) / 2).to.be.closeTo(document.documentElement.clientWidth / 2, 1);
      expect(named(host.querySelector('.agency-header-row')!).slice(5, 8), 'in the order it is seen').to.deep.equal([
        'Sell',
        'Hartwell Vane home page',
        'People',
      ]);
      await expect(host).to.be.accessible();
      host.parentElement!.remove();
    }
    await open();
  });

  it('nav-04 marks the item of the page, and those it belongs to', async () => {
    const marks = () =>
      [...host.querySelectorAll('[aria-current]')].map((each) => [each.textContent, each.getAttribute('aria-current')]);
    goTo('/staff');
    await open();
    expect(marks()).to.deep.equal([['People', 'page']]);
    host.parentElement!.remove();
    goTo('/staff/');
    await open();
    expect(marks(), 'as some servers write it').to.deep.equal([['People', 'page']]);
    host.parentElement!.remove();
    goTo('/auctions');
    await open();
    expect(marks()).to.deep.equal([['Buy', 'true']]);
    host.parentElement!.remove();
    await open({}, {}, '<agency-header section="/properties/lettings"></agency-header>');
    goTo(start);
    host.setAttribute('section', '/sell');
    await drawn();
    expect(marks()).to.deep.equal([['Sell', 'true']]);
  });

  it('HDR-18 knows on the first page alone whether it is scrolled, from 30 pixels on', async () => {
    const state = () => {
      const { classList } = host.querySelector('.agency-header')!;
      return ['agency-header-home', 'agency-header-scrolled'].map((name) => classList.contains(name));
    };
    const scrollBy = async (top: number) => {
      scrollTo(0, top);
      await until(() => Math.round(scrollY) === top);
      await pause(60);
      await drawn();
    };
    document.body.style.minBlockSize = '3000px';
    try {
      goTo('/');
      await open();
      for (const [top, isScrolled] of [
        [0, false],
        [29, false],
        [30, true],
        [400, true],
        [0, false],
      ] as const) {
        await scrollBy(top);
        await until(() => state()[1] === isScrolled);
        expect(state(), `at ${top}`).to.deep.equal([true, isScrolled]);
      }
      host.parentElement!.remove();
      await scrollBy(400);
      await open();
      await until(() => state()[1]);
      host.parentElement!.remove();
      goTo('/staff');
      await open();
      await scrollBy(401);
      expect(state(), 'elsewhere').to.deep.equal([false, false]);
    } finally {
      document.body.style.minBlockSize = '';
    }
  });

  it('nav-06 holds twenty items with long words, and a dropdown longer than the window', async () => {
    const long = (count: number, items: readonly object[] = []) =>
      Array.from({ length: count }, (_, index) => ({
        name: `Unterlandkreisverwaltung ${index}`,
        url: `/${index}`,
        items,
      }));
    await open({ primaryMenuItems: long(20, long(20, long(20))) });
    called(host, 'More under Unterlandkreisverwaltung 3').click();
    await drawn();
    const panel = host.querySelector('.agency-header-panel')!;
    called(panel, 'More under Unterlandkreisverwaltung 0').click();
    await drawn();
    const { bottom, right } = panel.getBoundingClientRect();
    expect(panel.scrollWidth).to.be.at.most(panel.clientWidth);
    expect(panel.scrollHeight).to.be.above(panel.clientHeight);
    expect(right).to.be.at.most(innerWidth);
    expect(bottom - panel.getBoundingClientRect().top).to.be.below(innerHeight);
    expect(document.documentElement.scrollWidth).to.be.at.most(1280);
  });

  it('F08 keeps the room it will have, whatever its author wrote into it, so that nothing moves when it comes', async () => {
    await giveHeader();
    for (const width of [1280, 390]) {
      await setViewport({ width, height: 800 });
      const place = document.createElement('div');
      place.innerHTML = '<agency-header-to-be></agency-header-to-be><p>Below</p>';
      const links =
        '<ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li><li>C</li><li>D</li><li>E</li><li>F</li></ul>';
      document.body.append(place);
      const waiting = document.createElement('agency-header');
      waiting.innerHTML = links;
      const below = place.querySelector('p')!;
      place.firstElementChild!.replaceWith(waiting);
      const before = below.getBoundingClientRect().top;
      expect(isShown(waiting.querySelector('a')!), 'the links of the author').to.equal(true);
      await drawn();
      expect(below.getBoundingClientRect().top, `at ${width}`).to.equal(before);
      expect(isShown(waiting.querySelector('ul a')!), 'in place of them').to.equal(false);
      place.remove();
    }
    await open();
  });

  it('pri-01 is printed as the logo alone', async () => {
    await open();
    if (!canEmulate) return;
    await emulateMedia({ media: 'print' });
    const printed = [...host.querySelectorAll('a, button')].filter(isShown).map(({ className }) => className);
    await emulateMedia({ media: 'screen' });
    expect(printed).to.deep.equal(['agency-header-logo']);
  });
});
