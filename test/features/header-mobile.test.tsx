import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import '../../elements/header';
import { called, giveHeader, headerAt, links, named, primary } from '../support/header-page';
import { press } from '../support/keyboard';
import { drawn, seen, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const menu = () => document.querySelector<HTMLDialogElement>('dialog[open]');
const isOpen = () => menu() !== null;
const hasFocus = (element: Element | null) => document.activeElement === element;
const heading = () => menu()!.querySelector('h3')?.textContent;
const isLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
const start = location.pathname + location.search;

describe('the header of a narrow window', () => {
  let host: HTMLElement;
  const button = () => called(host, 'Menu');
  const show = async (settings?: object, changes?: object) => {
    await giveHeader(changes, settings);
    host = await headerAt(390);
  };
  const open = async () => {
    button().focus();
    await press('Enter');
    await seen();
  };
  before(styled);
  beforeEach(freshVisitor);
  afterEach(async () => {
    host.parentElement!.remove();
    history.replaceState(null, '', start);
    await drawn();
  });
  after(async () => {
    await setViewport({ width: 800, height: 600 });
    await givePage();
  });

  it('HDR-01 HDR-19 is one line at every width, with words where there is room for them', async () => {
    await show();
    for (const [width, hasWords, hasNumber] of [
      [320, false, false],
      [767, false, false],
      [768, true, false],
      [991, true, false],
      [992, true, true],
      [1199, true, true],
    ] as const) {
      await setViewport({ width, height: 800 });
      await seen();
      const wide = (element: Element) => element.getBoundingClientRect().width > 60;
      expect(wide(button()), `the menu at ${width}`).to.equal(hasWords);
      expect(wide(host.querySelector('agency-user-link a')!), `the account at ${width}`).to.equal(hasWords);
      expect(wide(called(host, 'Call 01632 960140')), `the telephone at ${width}`).to.equal(hasNumber);
      expect(host.offsetHeight, `at ${width}`).to.equal(65);
      expect(document.documentElement.scrollWidth, `sideways at ${width}`).to.be.at.most(width);
      for (const target of host.querySelectorAll<HTMLElement>('a, button'))
        expect(Math.min(target.offsetWidth, target.offsetHeight), target.textContent!).to.be.at.least(44);
    }
    await expect(host).to.be.accessible();
  });

  it('HDR-11 HDR-12 leads to the contact link of the site, or else rings the agency', async () => {
    await show({ mobileHeaderContactLink: '/contact' });
    expect(called(host, 'Contact us').getAttribute('href')).to.equal('/contact');
    expect(links(host)).to.not.include('tel:01632960140');
    await giveHeader({}, { mobileHeaderContactLink: 'tel:0800123' });
    expect(called(host, 'Call 0800123').getAttribute('href')).to.equal('tel:0800123');
    await giveHeader();
    expect(called(host, 'Call 01632 960140').getAttribute('href')).to.equal('tel:01632960140');
    await giveHeader({ agencyContactTelephone: undefined });
    expect(links(host)).to.deep.equal(['/', '#/user']);
  });

  it('HDR-05 HDR-08 leads to the account, and puts the logo left or in the middle', async () => {
    await show();
    const logo = () => host.querySelector('.agency-header-logo')!.getBoundingClientRect();
    expect(logo().left - host.getBoundingClientRect().left).to.equal(16);
    expect(host.querySelector('agency-user-link a')!.getAttribute('href')).to.equal('#/user');
    await giveHeader({}, { navbarLogoPosition: 'center' });
    expect((logo().left + logo().right) / 2).to.be.closeTo(195, 8);
    expect(named(host)).to.deep.equal(['Call 01632 960140', 'Hartwell Vane home page', 'Sign in', 'Menu']);
    await expect(host).to.be.accessible();
  });

  it('HDR-02 HDR-13 opens a menu with all items over the page, which is locked until it closes', async () => {
    await show();
    expect(button().getAttribute('aria-expanded')).to.equal('false');
    await open();
    expect(named(menu()!)).to.deep.equal([
      'Close',
      'Buy',
      'Rent',
      'More',
      'Sell',
      'People',
      'Branches',
      'Advice',
      'Prices paid (opens in a new tab)',
      'Call 01632 960140',
    ]);
    expect(button().getAttribute('aria-expanded')).to.equal('true');
    expect(isLocked()).to.equal(true);
    expect(Boolean(host.closest('[inert]')), 'the page below').to.equal(true);
    expect(menu()!.contains(document.activeElement)).to.equal(true);
    await expect(menu()!).to.be.accessible();
    await press('Escape');
    await until(() => !isOpen());
    expect(isLocked()).to.equal(false);
    expect(hasFocus(button())).to.equal(true);
    await open();
    called(menu()!, 'Close').click();
    await until(() => !isOpen());
    expect(button().getAttribute('aria-expanded')).to.equal('false');
  });

  it('HDR-04 opens a new tab for an item with the target B alone', async () => {
    await show();
    await open();
    const [paid, ...others] = [...menu()!.querySelectorAll('a')].filter(({ target }) => target);
    expect([paid!.textContent, paid!.rel]).to.deep.equal(['Prices paid (opens in a new tab)', 'noopener noreferrer']);
    expect(others).to.deep.equal([]);
  });

  it('HDR-04 opens a new tab also for the page of an item with others below it', async () => {
    const [buy, rent] = primary;
    await show({}, { primaryMenuItems: [{ ...buy, target: 'B' }, rent] });
    for (const [item, targets] of [
      ['Buy', ['_blank', '']],
      ['Rent', ['', '']],
    ] as const) {
      await open();
      called(menu()!, item).click();
      await drawn();
      expect([...menu()!.querySelectorAll('a')].map(({ target }) => target)).to.deep.equal(targets);
      await press('Escape');
      await until(() => !isOpen());
    }
  });

  it('HDR-14 HDR-15 nav-03 drills two levels down and comes back level by level, the focus with it', async () => {
    await show();
    await open();
    called(menu()!, 'Buy').focus();
    await press('Enter');
    expect(heading()).to.equal('Buy');
    expect(hasFocus(menu()!.querySelector('h3'))).to.equal(true);
    expect(getComputedStyle(menu()!.querySelector('h3')!).outlineStyle).to.equal('none');
    expect(named(menu()!)).to.deep.equal(['Close', 'Back to the menu', 'Overview of Buy', 'Homes', 'Auctions']);
    await expect(menu()!).to.be.accessible();
    called(menu()!, 'Homes').focus();
    await press('Enter');
    expect(heading()).to.equal('Homes');
    expect(hasFocus(menu()!.querySelector('h3'))).to.equal(true);
    expect(links(menu()!)).to.deep.equal(['/properties/sales/homes', '/search?q=Bath', '/search?q=Frome']);
    called(menu()!, 'Back to Buy').focus();
    await press('Enter');
    expect(heading()).to.equal('Buy');
    expect(hasFocus(called(menu()!, 'Homes'))).to.equal(true);
    called(menu()!, 'Back to the menu').focus();
    await press('Enter');
    expect(heading()).to.equal(undefined);
    expect(hasFocus(called(menu()!, 'Buy'))).to.equal(true);
    called(menu()!, 'More').click();
    await drawn();
    expect(links(menu()!), 'an item without an address').to.deep.equal(['/land']);
    await press('Escape');
    await until(() => !isOpen());
    await open();
    expect(heading(), 'begins at the top again').to.equal(undefined);
  });

  it('HDR-13 closes when a link in it is followed', async () => {
    await show();
    await open();
    called(menu()!, 'Rent').click();
    await drawn();
    called(menu()!, 'Flats').click();
    await drawn();
    await until(() => location.hash === '#flats');
    expect(isOpen()).to.equal(false);
    expect(isLocked()).to.equal(false);
  });

  it('HDR-16 HDR-17 closes and unlocks the page when the window reaches 1200 pixels, the focus on the logo', async () => {
    await show();
    await open();
    await setViewport({ width: 1199, height: 800 });
    await seen();
    expect(isOpen(), 'at 1199').to.equal(true);
    expect(isLocked()).to.equal(true);
    await setViewport({ width: 1200, height: 800 });
    await until(() => !menu());
    await seen();
    expect(isLocked(), 'at 1200').to.equal(false);
    expect(document.querySelectorAll('[inert]').length).to.equal(0);
    expect(hasFocus(host.querySelector('.agency-header-logo'))).to.equal(true);
    await setViewport({ width: 390, height: 800 });
    await seen();
    expect(isOpen(), 'stays closed').to.equal(false);
  });

  describe('in the tab’s history', () => {
    const place = () => (history.state as { place?: string } | null)?.place;
    const isInMenu = () => JSON.stringify(history.state).includes('menu');
    /** An open menu, on a page after another. */
    async function openAfterPage() {
      history.replaceState({ place: 'before' }, '', start);
      history.pushState({ place: 'page' }, '');
      await show();
      await open();
    }

    it('nav-03 closes by the way back, the focus on its button, and opens again after the way forward', async () => {
      await openAfterPage();
      history.back();
      await until(() => !isOpen());
      expect([place(), isLocked()]).to.deep.equal(['page', false]);
      expect(hasFocus(button())).to.equal(true);
      history.forward();
      await until(isInMenu);
      await open();
      await press('Escape');
      await until(() => !isOpen());
      expect(place()).to.equal('page');
      history.back();
      await until(() => place() === 'before');
    });

    it('nav-03 leads back from a link in it to the page, where a script hears of the link once', async () => {
      await openAfterPage();
      let clicks = 0;
      const hear = () => clicks++;
      called(menu()!, 'Rent').click();
      await drawn();
      document.addEventListener('click', hear);
      called(menu()!, 'Flats').click();
      await until(() => location.hash === '#flats');
      document.removeEventListener('click', hear);
      await until(() => !isOpen());
      expect(clicks).to.equal(1);
      history.back();
      await until(() => location.hash === '');
      expect([place(), isInMenu()]).to.deep.equal(['page', false]);
      history.back();
      await until(() => place() === 'before');
    });

    it('nav-03 leads back from the page once the window has room for all of its menu', async () => {
      await openAfterPage();
      await setViewport({ width: 1200, height: 800 });
      await until(() => !menu() && !isInMenu());
      expect(place()).to.equal('page');
    });
  });

  it('F20 unlocks the page when it is taken away while its menu is open', async () => {
    await show();
    await open();
    host.remove();
    await seen();
    expect(isOpen()).to.equal(false);
    expect(isLocked()).to.equal(false);
    await giveHeader();
    host = await headerAt(390);
  });
});
