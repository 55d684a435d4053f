import { expect } from '@open-wc/testing';

import '../../elements/save-search';
import { fetchSavedSearches } from '../../src/api/saved-searches';
import { store } from '../../src/core/store';
import { loadAccountAtom } from '../../src/state/account';
import { isUserKnownAtom } from '../../src/state/user';
import { closeToasts, earlierToasts, toastButton, toasts } from '../support/filling';
import { press as pressKey } from '../support/keyboard';
import { asked, clear, fail } from '../support/network';
import { drawn, listenTo, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor, signedInVisitor } from '../support/visitor';

const query = 'channel=sales&q=Bath&is_query_search=true&fragment=from-2-bed/up-to-400000';
const sentence = '2+ bedroom homes for sale in Bath, up to £400,000';
const escaped = query.replaceAll('&', '&amp;');

const saver = (attributes = `search="${escaped}"`) => render(`<agency-save-search ${attributes}></agency-save-search>`);
const button = (host: Element) => host.querySelector('button')!;
const description = (host: Element) =>
  document.getElementById(button(host).getAttribute('aria-describedby')!)!.textContent;
const words = (host: Element) => button(host).textContent;
const press = async (host: Element) => {
  button(host).click();
  await drawn();
};
const kept = () => JSON.parse(localStorage.getItem('savedSearches') ?? '[]') as Record<string, unknown>[];

describe('the button that saves a search', () => {
  before(styled);
  beforeEach(async () => {
    document.querySelectorAll('agency-save-search').forEach((host) => host.closest('body > div')?.remove());
    await freshVisitor();
    await closeToasts();
    await until(() => store.get(isUserKnownAtom) || store.set(loadAccountAtom));
    // Forgets that question, which may come late.
    await clear();
  });
  after(freshVisitor);

  it('SAV-21 saves the search and shows that it is saved, without any message', async () => {
    const host = await saver();
    expect(words(host)).to.equal('Save this search');
    await press(host);
    expect(words(host)).to.equal('Search saved');
    expect(button(host).hasAttribute('aria-pressed'), 'its words say it').to.equal(false);
    expect(
      document.activeElement === button(host) || !document.hasFocus() || document.activeElement === document.body,
    ).to.equal(true);
    expect(await earlierToasts()).to.equal('');
  });

  it('SAV-21 says to those who cannot see it that the search is saved, signed in too', async () => {
    const said = (host: Element) =>
      [...host.querySelectorAll('[role=status]')].map((each) => each.textContent).join('');
    const host = await saver();
    const hidden = [...host.querySelectorAll('[role=status]')].filter((each) => !each.checkVisibility());
    expect(hidden, 'a status must be there before its words').to.deep.equal([]);
    await signedInVisitor();
    await drawn();
    expect(said(host)).to.equal('');
    await press(host);
    await until(() => said(host).includes('Search saved'));
  });

  it('SAV-16 SAV-20 keeps it on this device, with the frequency I, and asks nothing of the server', async () => {
    const host = await saver();
    await clear();
    await press(host);
    expect(kept()).to.deep.equal([
      {
        channel: 'sales',
        is_query_search: true,
        min_beds: 2,
        max_price: 400000,
        q: 'Bath',
        tags: [],
        alert_frequency: 'I',
      },
    ]);
    expect(await asked()).to.deep.equal([]);
  });

  it("SAV-27 takes it out again, with the message 'Saved search removed' and a way back", async () => {
    const host = await saver();
    await press(host);
    await press(host);
    expect(words(host)).to.equal('Save this search');
    await until(() => toasts().includes('Saved search removed') && toasts().includes('Undo'));
    [...document.querySelectorAll<HTMLElement>('[data-agency-layer="toasts"] button')]
      .find(({ textContent }) => textContent === 'Undo')!
      .click();
    await drawn();
    expect(words(host)).to.equal('Search saved');
  });

  it('SRC-34 saves a search that it is told with the status that the site looks for by itself', async () => {
    await givePage({ theme_preferences: { default_search_status: 'available' } });
    await press(await saver());
    expect(kept()[0]).to.include({ q: 'Bath', status: 'available' });
    await givePage({});
  });

  it('g-22 says what the search is, in words, and only with the button', async () => {
    const host = await saver();
    expect(description(host)).to.equal(sentence);
    const words = document.getElementById(button(host).getAttribute('aria-describedby')!)!;
    expect(words.checkVisibility(), 'it would be read again after the button').to.equal(false);
    await expect(host).to.be.accessible();
    expect(button(host).offsetHeight).to.be.at.least(40);
  });

  it('saves the search of the page when it is not told of another, and follows it', async () => {
    history.replaceState(null, '', `?${query}`);
    dispatchEvent(new PopStateEvent('popstate'));
    const host = await saver('');
    expect(description(host)).to.equal(sentence);
    await press(host);
    expect(kept()[0]).to.include({ q: 'Bath', min_beds: 2 });
    history.replaceState(null, '', '?channel=lettings&q=Wells&is_query_search=true');
    dispatchEvent(new PopStateEvent('popstate'));
    await drawn();
    expect(description(host)).to.equal('Homes to let in Wells');
    expect(words(host)).to.equal('Save this search');
    history.replaceState(null, '', `?${query}/least-expensive-first/page-2`);
    dispatchEvent(new PopStateEvent('popstate'));
    await drawn();
    expect(words(host), 'in another order').to.equal('Search saved');
    history.replaceState(null, '', location.pathname);
    dispatchEvent(new PopStateEvent('popstate'));
  });

  it('sav-06 SAV-23 says to somebody who is not signed in where it is kept and how to be emailed', async () => {
    const host = await saver();
    const note = host.querySelector('.agency-save-search-note')!;
    expect(note.getAttribute('role'), 'there before its words').to.equal('status');
    await press(host);
    expect(note.textContent).to.equal('Kept on this device only. Sign in or register to be emailed about new homes.');
    const links = [...note.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).to.deep.equal(['#/user/sign-in', '#/user/register']);
    expect(host.querySelector('select')).to.equal(null);
    await expect(host).to.be.accessible();
  });

  it('is pressed by keyboard and keeps the focus', async () => {
    const host = await saver();
    button(host).focus();
    await pressKey(' ');
    expect(words(host)).to.equal('Search saved');
    expect(document.activeElement).to.equal(button(host));
  });

  it('shows its state on every part of the page, and for no other search', async () => {
    const [first, second, other] = [await saver(), await saver(), await saver('search="q=Wells"')];
    await press(first);
    expect([first, second, other].map(words)).to.deep.equal(['Search saved', 'Search saved', 'Save this search']);
    const heard = [first, second].map((host) => host.querySelector('.agency-save-search-note')!.ariaLive);
    expect(heard, 'one alone says where it is kept').to.deep.equal([null, 'off']);
  });

  it('is a bell alone where there is no room for words', async () => {
    const host = await saver(`search="${escaped}" look="icon"`);
    expect(button(host).textContent).to.equal('');
    expect(button(host).ariaLabel).to.equal('Save this search');
    expect([button(host).offsetWidth, button(host).offsetHeight]).to.deep.equal([44, 44]);
    await press(host);
    expect(button(host).ariaLabel).to.equal('Search saved');
    await expect(host).to.be.accessible();
  });

  it('tells the page what is about to happen, which may refuse', async () => {
    const host = await saver();
    const heard: unknown[] = [];
    host.addEventListener('agency-save-change', (event) => heard.push((event as CustomEvent<unknown>).detail));
    await press(host);
    host.addEventListener('agency-save-change', (event) => event.preventDefault());
    await press(host);
    expect(words(host)).to.equal('Search saved');
    expect(heard).to.deep.equal([
      { query, saved: true },
      { query, saved: false },
    ]);
  });

  it('F48 T27 copes with a search that is none', async () => {
    for (const search of ['', '?', '%E0%A4%A', 'fragment=poly-x', 'x'.repeat(50_000)]) {
      const host = await saver();
      host.setAttribute('search', search);
      await drawn();
      expect(description(host), search.slice(0, 20)).to.equal('Homes for sale');
    }
  });

  it('F77 shows within a second what another tab saved', async () => {
    const host = await saver('search="q=Frome"');
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.contentWindow!.localStorage.setItem('savedSearches', '[{"q": "Frome"}]');
    await until(() => words(host) === 'Search saved', 1000);
    frame.remove();
  });

  it('never stands out of its place', async () => {
    const host = await saver();
    await press(host);
    host.style.cssText = 'display: block; inline-size: 160px';
    expect(host.scrollWidth).to.be.at.most(160);
    expect(shown(host)).to.include('Search saved');
  });

  describe('of somebody who is signed in', () => {
    beforeEach(() => signedInVisitor());

    it('SAV-28 SAV-20 saves it in the account, and offers how often to be emailed', async () => {
      const host = await saver();
      await press(host);
      await until(() => host.querySelector('select'));
      const select = host.querySelector('select')!;
      expect(select.ariaLabel).to.equal(`Email me new homes: ${sentence}`);
      expect(select.value).to.equal('I');
      expect(shown(host)).to.not.include('device');
      await expect(host).to.be.accessible();
      select.value = 'W';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await until(() => shown(host).includes('Emails: weekly.'));
      expect((await fetchSavedSearches())!.map(({ alertFrequency }) => alertFrequency)).to.deep.equal(['W']);
      expect(kept()).to.deep.equal([]);
    });

    it('F53 posts it once, however often it is pressed', async () => {
      const host = await saver();
      await fail({ path: '/search', method: 'POST', delay: 300 });
      for (let presses = 0; presses < 5; presses++) button(host).click();
      await until(() => host.querySelector('select'));
      expect(await asked('/search')).to.have.length(1);
    });

    it('F59 keeps it, and says so, when the account did not take it', async () => {
      const host = await saver();
      await fail({ path: '/search', method: 'POST', status: 500 });
      await listenTo('error', async () => {
        await press(host);
        await until(() => toasts().includes('kept on this device'));
      });
      expect(words(host)).to.equal('Search saved');
      expect(kept()).to.have.length(1);
      expect(shown(host)).to.include('Not in your account yet, so you will not get emails about it.');
      await expect(host).to.be.accessible();
      await clear();
      toastButton('Try again')!.click();
      await until(() => host.querySelector('select'));
      expect(shown(host)).to.not.include('Not in your account');
    });
  });
});
