import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import '../../elements/search-results';
import { findProperties } from '../../src/api/search';
import { navigate } from '../../src/core/path';
import { store } from '../../src/core/store';
import { encodePolygon } from '../../src/domain/polygon';
import { blankSearch, type Search } from '../../src/domain/search';
import { loadResultsAtom, selectedPropertyAtom, selectPropertyAtom } from '../../src/state/results';
import { applySearchAtom, searchAtom, showViewportAtom } from '../../src/state/search';
import { searchHistoryAtom } from '../../src/state/search-history';
import { homeData } from '../support/homes';
import { press } from '../support/keyboard';
import { asked, callsTo, clear, fail, offline } from '../support/network';
import { drawn, forgiveMissingPictures, pause, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const path = '/search.ljson';
const start = location.pathname + location.search;
const go = (search: Partial<Search>) => store.set(applySearchAtom, { ...blankSearch, ...search });
const items = (host: Element) => [...host.querySelectorAll<HTMLElement>('[data-property-id]')];
const ids = (host: Element) => items(host).map(({ dataset }) => dataset['propertyId']);
const link = (host: Element, name: RegExp) =>
  [...host.querySelectorAll<HTMLAnchorElement>('a')].find(({ textContent }) => name.test(textContent))!;
const button = (host: Element, name: string) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent.includes(name))!;
const cardLink = async (host: Element, index = 0) => {
  await until(() => items(host)[index]?.querySelector('a.agency-card-link'));
  return items(host)[index]!.querySelector<HTMLAnchorElement>('a.agency-card-link')!;
};
const page = async (number: number) => {
  const reply = await findProperties({ ...blankSearch, page: number });
  return reply.kind === 'found' ? reply.found.properties.map(({ propertyId }) => propertyId) : [];
};
/** Makes the server's answer for a page of homes hold only the homes and this pagination. */
async function tellOnly(number: number, pagination: object) {
  await clear();
  const answer = await fetch(`${path}?channel=sales&is_query_search=true&fragment=page-${number}`);
  const { properties } = (await answer.json()) as { properties: readonly object[] };
  await fail({
    path,
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ properties, pagination }),
  });
}
/** Makes the server's next answers these, one after the other. */
async function tellInTurn(...answers: readonly object[]) {
  for (const body of answers)
    await fail({
      path,
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      times: 1,
    });
}
const dialog = () => document.querySelector<HTMLDialogElement>('[data-agency-layer] dialog');
const leaveAddress = () => {
  if (location.href !== new URL(start, location.href).href || history.state) history.replaceState(null, '', start);
  dispatchEvent(new PopStateEvent('popstate'));
};
/** Replaces the homes of the last test by a search that finds none. */
async function forgetHomes() {
  history.replaceState(null, '', `${start}${start.includes('?') ? '&' : '?'}fragment=status-haunted`);
  dispatchEvent(new PopStateEvent('popstate'));
  await store.set(loadResultsAtom);
  leaveAddress();
}

/**
 * Asks for no pictures of homes: while the server draws six of them, a browser's six connections to it are taken, and a
 * search would run out of time.
 */
function keepFromPictures() {
  const policy = Object.assign(document.createElement('meta'), { httpEquiv: 'Content-Security-Policy' });
  policy.content = `img-src ${location.origin}/tiles/`;
  document.head.append(policy);
}

/** Keeps clicks on homes from leaving the page of the test. */
const stay = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('a[href^="/properties/"]')) event.preventDefault();
};

/** The list, once the homes of a search have arrived. */
async function results(attributes = '', search: Partial<Search> = {}, children = '') {
  const host = await render(`<agency-search-results ${attributes}>${children}</agency-search-results>`);
  go(search);
  await drawn();
  await until(() => ['ready', 'empty', 'error'].includes(host.dataset.state ?? ''));
  await drawn();
  return host;
}

describe('the results of a search', () => {
  let first: readonly (string | undefined)[];
  let second: readonly (string | undefined)[];

  before(async () => {
    await styled();
    keepFromPictures();
    store.sub(searchAtom, () => {});
    document.addEventListener('click', stay);
    document.addEventListener('auxclick', stay);
    forgiveMissingPictures();
    [first, second] = await Promise.all([page(1), page(2)]);
  });
  beforeEach(async () => {
    // Safari lets a page change its address 100 times in ten seconds, which the tests of a fast machine exceed.
    if (navigator.vendor.startsWith('Apple')) await pause(250);
    await setViewport({ width: 800, height: 900 });
    document.querySelectorAll('agency-search-results').forEach((host) => host.parentElement!.remove());
    await drawn();
    await freshVisitor();
    await forgetHomes();
    await clear();
    scrollTo(0, 0);
  });
  after(async () => {
    document.removeEventListener('click', stay);
    document.removeEventListener('auxclick', stay);
    document.querySelectorAll('agency-search-results').forEach((host) => host.parentElement!.remove());
    await drawn();
    await freshVisitor();
    leaveAddress();
  });

  it('SRC-49, PRP-01, res-01 shows the homes as a list of articles with headings, in the order of the server', async () => {
    const host = await results();
    expect(ids(host)).to.deep.equal(first);
    await cardLink(host);
    const [item] = items(host);
    expect(item!.closest('ul')!.getAttribute('role')).to.equal('list');
    expect(item!.querySelector('article h3 a')!.getAttribute('href')).to.match(/^\/properties\/\d+\/sales$/);
    expect(host.querySelector('h2')!.textContent).to.match(/^Homes, page 1 of \d+$/);
    expect(shown(host)).to.match(/1–12 of \d+ homes/);
    await expect(host).to.be.accessible();
  });

  it('SRC-49 keeps an order of the server that no price, date, status or number explains', async () => {
    const homes = [
      [4, 500_000, '2024-03-01', 'Sold', 3],
      [1, 900_000, '2026-01-01', 'For sale', 5],
      [5, 100_000, '2022-06-01', 'Under offer', 1],
      [2, 700_000, '2025-09-01', 'Sold STC', 4],
      [3, 300_000, '2023-02-01', 'For sale', 2],
    ].map(([property_id, price_value, created_at, status, bedrooms]) => ({
      ...homeData,
      property_id,
      price_value,
      created_at,
      status,
      bedrooms,
    }));
    await fail({
      path,
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ properties: homes, pagination: { current_page: 1, page_count: 1, total_count: 5 } }),
    });
    const host = await results();
    expect(ids(host)).to.deep.equal(homes.map(({ property_id }) => String(property_id)));
  });

  it('shows what the server printed into the page without asking for it', async () => {
    await givePage({
      properties: [homeData],
      pagination: { current_page: 1, page_count: 1, has_next_page: false, has_prev_page: false, total_count: 1 },
    });
    await clear();
    const host = await render('<agency-search-results><p id="printed">14 Rivers Street</p></agency-search-results>');
    expect(ids(host)).to.deep.equal(['7']);
    expect(host.querySelector('#printed')!.checkVisibility(), 'its own list gives way').to.equal(false);
    expect(await asked(path)).to.deep.equal([]);
    expect(shown(host)).to.include('1 home');
    await givePage();
  });

  it('F39, g-22 shows bones while nothing is there, and says that it looks for homes', async () => {
    await fail({ path, delay: 700, times: 1 });
    const host = await render('<agency-search-results></agency-search-results>');
    go({ channel: 'lettings', page: 2 });
    await until(() => host.dataset.state === 'loading');
    expect(host.querySelector('[aria-busy="true"]')).to.exist;
    const says = [...host.querySelectorAll('[role="status"]')].filter(({ textContent }) => textContent);
    expect(says.map(({ textContent }) => textContent)).to.deep.equal(['Looking for homes…']);
    expect(says[0]!.closest('[aria-busy="true"]'), 'there it would not be read').to.equal(null);
    await until(() => host.dataset.state === 'ready');
    expect(host.querySelector('[aria-busy="true"]')).to.equal(null);
  });

  it('F39, g-22, res-01 keeps the old homes dimmed while the next are on their way, and says when that takes long', async () => {
    const host = await results();
    await fail({ path, delay: 3000, times: 1 });
    go({ page: 2 });
    await until(() => host.querySelector('.agency-results-old'));
    expect(ids(host)).to.deep.equal(first);
    expect(host.querySelector('.agency-results-list')!.getAttribute('aria-busy')).to.equal('true');
    expect(host.querySelector('[aria-busy="true"] [role="status"]'), 'there it would not be read').to.equal(null);
    await until(() => host.dataset.state === 'stalled');
    expect([...host.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join()).to.include(
      'Still looking. This is taking longer than usual…',
    );
    await until(() => ids(host).join() === second.join());
    expect(host.querySelector('.agency-results-old')).to.equal(null);
  });

  it('F45, F41 keeps the old homes when the next do not arrive, says so, and tries again', async () => {
    const host = await results();
    await fail({ path, status: 404, times: 1 });
    go({ page: 2 });
    await until(() => host.querySelector('[role="alert"]'));
    expect(ids(host)).to.deep.equal(first);
    expect(host.querySelector('[role="alert"]')!.textContent).to.include('The homes did not load');
    await expect(host).to.be.accessible();
    button(host, 'Try again').click();
    await until(() => ids(host).join() === second.join());
    expect(host.querySelector('[role="alert"]')).to.equal(null);
  });

  it('F45, g-14 goes on to the heading of the list where the button that tries again goes away', async () => {
    const host = await results();
    await fail({ path, status: 404, times: 1 });
    go({ page: 2 });
    await until(() => button(host, 'Try again'));
    button(host, 'Try again').focus();
    await press('Enter');
    await until(() => ids(host).join() === second.join());
    expect(document.activeElement).to.equal(host.querySelector('h2'));
  });

  it('F38, g-14 goes on to the heading of the list where not even the first homes came before trying again', async () => {
    await fail({ path, status: 404 });
    const host = await results('', { page: 2 });
    await clear();
    button(host, 'Try again').focus();
    await press('Enter');
    await until(() => ids(host).join() === second.join());
    expect(document.activeElement).to.equal(host.querySelector('h2'));
  });

  for (const [title, fault] of [
    ['F46 HTML in place of homes', { body: '<p>Sign in</p>', headers: { 'content-type': 'text/html' }, status: 200 }],
    ['F47 an answer that ends early', { body: '{"prop', headers: { 'content-type': 'application/json' }, status: 200 }],
    ['F42 an answer that forbids it', { status: 403 }],
    ['F44 an answer that puts it off for an hour', { status: 429, headers: { 'retry-after': '3600' } }],
  ] as const) {
    it(`${title} is told as a failure, with a way to try again, and the list is kept`, async () => {
      const host = await results();
      await fail({ path, ...fault });
      go({ page: 2 });
      await until(() => host.querySelector('[role="alert"]'));
      expect(ids(host)).to.deep.equal(first);
      await clear();
      button(host, 'Try again').click();
      await until(() => ids(host).join() === second.join());
    });
  }

  it('F38 s-01 says it where the visitor looks who turned the page at the foot of the list', async () => {
    const host = await results();
    await fail({ path, status: 403 });
    const next = link(host, /^Next/);
    next.scrollIntoView({ block: 'end' });
    next.click();
    await until(() => host.querySelector('[role="alert"]'));
    await drawn();
    expect(scrollY).to.be.above(innerHeight);
    const { top, bottom } = host.querySelector('[role="alert"]')!.getBoundingClientRect();
    expect([top >= 0, bottom <= innerHeight]).to.deep.equal([true, true]);
  });

  it('F38 g-22 never covers what the focus comes to by what it says above the homes', async () => {
    const host = await results();
    await cardLink(host, 3);
    await fail({ path, status: 403 });
    go({ minBeds: 1 });
    await until(() => host.querySelector('.agency-results-homes > .agency-note'));
    const note = () => host.querySelector('.agency-results-homes > .agency-note')!.getBoundingClientRect();
    const heart = items(host)[3]!.querySelector<HTMLElement>('.agency-save')!;
    scrollTo({ top: scrollY + heart.getBoundingClientRect().top - note().height / 2, behavior: 'instant' });
    await drawn();
    expect(note().bottom, 'over it').to.be.above(heart.getBoundingClientRect().top);
    heart.focus();
    await drawn();
    expect(heart.getBoundingClientRect().top).to.be.at.least(note().bottom);
  });

  it('SRC-44 says that a page after the last does not exist, and leads to the first', async () => {
    const host = await results();
    const pagination = { current_page: 99, page_count: 3, total_count: 30, has_next_page: false, has_prev_page: true };
    await tellInTurn({ properties: [], pagination });
    go({ page: 99 });
    await until(() => shown(host).includes('This page of homes does not exist'));
    expect(shown(host)).not.to.include('No homes match');
    const way = link(host, /^Go to the first page$/);
    expect(way.getAttribute('href')).not.to.include('page-');
    way.focus();
    way.click();
    await until(() => items(host).length > 0);
    expect(ids(host)).to.deep.equal(first);
    expect(store.get(searchAtom).page).to.equal(undefined);
    expect(document.activeElement === host.querySelector('.agency-results-heading')).to.equal(true);
  });

  it('map-01 says that nothing is in this part of the map, and leads back to the whole search', async () => {
    const host = await results();
    store.set(showViewportAtom, [0.1, 60.1, 0.2, 60.2]);
    await until(() => shown(host).includes('No matching homes in this part of the map'));
    button(host, 'Back to the whole search').focus();
    button(host, 'Back to the whole search').click();
    await until(() => items(host).length > 0);
    expect(document.activeElement).to.equal(host.querySelector('.agency-results-heading'));
  });

  it('map-01 s-03 offers looser searches of the same part of the map', async () => {
    const host = await results();
    const part = [-2.4, 51.36, -2.33, 51.4];
    store.set(showViewportAtom, part);
    go({ ...store.get(searchAtom), minPrice: 90_000_000 });
    await until(() => shown(host).includes('No matching homes in this part of the map'));
    const reply = await findProperties({ ...blankSearch, viewport: part }, { count: 1 });
    const count = reply.kind === 'found' ? reply.found.pagination.totalCount : NaN;
    const way = `Without “from £90,000,000”: ${count} ${count === 1 ? 'home' : 'homes'}`;
    await until(() => shown(host).includes(way));
    [...host.querySelectorAll('a')].find(({ textContent }) => textContent === way)!.click();
    await until(() => items(host).length > 0);
    expect(store.get(searchAtom).viewport).to.deep.equal(part);
    store.set(showViewportAtom);
  });

  it('F38 says that the homes did not load when not even the first arrive, after three attempts', async () => {
    await fail({ path, drop: true });
    const host = await render('<agency-search-results></agency-search-results>');
    const attempts = await callsTo('page-3', async () => {
      go({ channel: 'lettings', page: 3 });
      await until(() => shown(host).includes('The homes did not load'), 9000);
    });
    expect(attempts).to.equal(3);
    await clear();
    button(host, 'Try again').click();
    await until(() => host.dataset.state === 'ready');
  });

  it('F36, F37 says that one is offline, keeps the homes, and reads the next as soon as one is back', async () => {
    const host = await results();
    await fail({ path, drop: true });
    await offline(async () => {
      go({ page: 2 });
      await until(() => shown(host).includes('You appear to be offline.'));
      expect(ids(host)).to.deep.equal(first);
    });
    await clear();
    dispatchEvent(new Event('online'));
    await until(() => ids(host).join() === second.join());
    expect(shown(host)).to.not.include('offline');
  });

  it('F40 shows the newest search when answers arrive out of order', async () => {
    const host = await results();
    await fail({ path, delay: 500, times: 1 });
    go({ page: 3 });
    await until(() => host.dataset.state === 'loading');
    go({ page: 2 });
    await until(() => ids(host).join() === second.join());
    await until(async () => (await asked(path)).length > 1);
    await pause(800);
    expect(ids(host)).to.deep.equal(second);
  });

  it('F48 copes with thousands of homes, and with some that lack everything', async () => {
    const many = Array.from({ length: 2000 }, (_, index) =>
      index % 2 ? { property_id: index } : { ...homeData, property_id: index },
    );
    await fail({
      path,
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ properties: [null, 3, ...many], pagination: { total_count: 2000 } }),
    });
    const host = await results('', { page: 9 });
    expect(items(host)).to.have.length(2000);
    await cardLink(host, 1);
    expect(host.querySelectorAll('article').length, 'only those that are near').to.be.below(60);
    expect(items(host)[1]!.textContent).to.include('No image');
  });

  describe('nothing found', () => {
    const nothing = { q: 'Bath', maxPrice: 1000, minBeds: 3 };

    it('res-05 says what to leave out and what that would find, and does it', async () => {
      const host = await results('', nothing);
      expect(host.dataset.state).to.equal('empty');
      await until(() => link(host, /^Without “up to £1,000”: \d+ homes?$/));
      const way = link(host, /^Without “up to/);
      expect(way.getAttribute('href')).to.include('q=Bath').and.include('from-3-bed').and.not.include('up-to-1000');
      await expect(host).to.be.accessible();
      way.click();
      await until(() => host.dataset.state === 'ready');
      expect(location.search).to.not.include('up-to-1000');
      expect(items(host).length).to.be.above(0);
    });

    it('MAP-02 leads back to the map, to draw the area anew', async () => {
      const sea = encodePolygon([
        [49.5, -8],
        [49.5, -7.9],
        [49.6, -7.9],
      ]);
      await setViewport({ width: 390, height: 800 });
      const host = await results('', { poly: sea, isQuerySearch: false });
      expect(host.dataset.state).to.equal('empty');
      expect(host.querySelector('a[href="#/map"]')).to.not.equal(null);
    });

    it('SRC-34, res-05 offers homes of any status, and finds them, where the site looks for one by itself', async () => {
      await givePage({ theme_preferences: { default_search_status: 'haunted' } });
      const host = await results('', { q: 'Bath' });
      expect(host.dataset.state).to.equal('empty');
      await until(() => link(host, /^Not only “haunted”: \d+ homes$/));
      link(host, /^Not only/).click();
      await until(() => host.dataset.state === 'ready');
      expect(location.search).to.include('q=Bath').and.include('status-all');
      expect(items(host).length).to.be.above(0);
      await givePage();
    });

    it('res-05, g-14 goes on to the heading of the list where the way out that was pressed goes away', async () => {
      const host = await results('', nothing);
      await until(() => link(host, /^Without “up to/));
      link(host, /^Without “up to/).focus();
      await press('Enter');
      await until(() => host.dataset.state === 'ready');
      await drawn();
      expect(document.activeElement).to.equal(host.querySelector('h2'));
    });

    it('SRC-44 res-05 offers ways out that the server does not count, behind those that it does', async () => {
      const host = await results();
      const untold = { has_prev_page: false, has_next_page: true };
      await tellInTurn(
        { properties: [], pagination: {}, place: { place_id: 'bath', name: 'Bath' } },
        { properties: [homeData], pagination: untold },
        { properties: [homeData], pagination: { ...untold, total_count: 4 } },
        { properties: [], pagination: {} },
      );
      go({ q: 'Bath', text: 'unicorn', pets: true, within: '40-miles', area: 'bath' });
      await until(() => host.querySelector('.agency-results-ways'));
      const labels = [...host.querySelectorAll('.agency-results-ways li')].map(({ textContent }) => textContent);
      expect(labels.length).to.equal(2);
      expect(labels[0]).to.match(/: 4 homes$/);
      expect(labels[1]).to.match(/^(In any area|Without the words “unicorn”|Whether or not pets are welcome)$/);
    });

    it('res-05 for words that are no place asks for another spelling, and offers the search without them', async () => {
      await setViewport({ width: 390, height: 844 });
      const host = await results('', { q: 'Baht' });
      expect(host.querySelector('.agency-empty h3')!.textContent).to.equal('No homes match “Baht”');
      expect(shown(host)).to.include('Check the spelling, or try a town or the first half of a postcode.');
      expect(host.querySelector('.agency-results-float'), 'a map of nothing').to.equal(null);
      await until(() => link(host, /^Without “Baht”: \d+ homes$/));
      link(host, /^Without “Baht”/).click();
      await until(() => host.dataset.state === 'ready');
      expect(location.search).not.to.include('Baht');
      expect(host.querySelector('.agency-results-float')).to.exist;
    });

    it('res-05 does not blame the words where the filters may be why', async () => {
      const host = await results('', { q: 'Baht', minBeds: 3 });
      expect(shown(host)).to.include('No homes match all of that at the moment').and.include('Check the spelling');
      await until(() => link(host, /^Without “Baht”: \d+ homes$/));
      go({ q: 'Bath', maxPrice: 1000 });
      await until(() => link(host, /^Without “up to/));
      expect(shown(host)).not.to.include('Check the spelling');
    });

    it('res-05 offers a wider circle, an alert, and somebody to ask', async () => {
      const host = await results('', { q: 'Bath', text: 'unicorn stables' });
      expect(host.querySelector('agency-save-search')).to.exist;
      expect(link(host, /Ask a branch/).getAttribute('href')).to.equal('/branches');
      await givePage({ branch: { branchID: 1, branchSalesContactNumber: '01632 960002' } });
      expect(link(host, /^Call 01632 960002$/).getAttribute('href')).to.equal('tel:01632960002');
      await givePage();
      go({ q: 'Combe Down' });
      await until(() => link(host, /^Within 3 miles: \d+ homes?$/));
      expect(link(host, /^Within/).getAttribute('href'))
        .to.include('q=Combe%20Down')
        .and.include('within-3-miles');
    });
  });

  describe('by pages', () => {
    it('res-03, SRC-44 has links with real addresses, the current one marked', async () => {
      const host = await results('', { page: 2 });
      const pager = host.querySelector('nav[aria-label="Pages of homes"]')!;
      expect(link(pager, /^Previous$/).getAttribute('href')).to.equal('/search?channel=sales&is_query_search=true');
      expect(link(pager, /^Next$/).getAttribute('href')).to.include('fragment=page-3');
      expect(pager.querySelector('[aria-current="page"]')!.textContent).to.equal('Page 2');
    });

    it('SRC-44 leads on and back also where the server says only whether there are homes before and after', async () => {
      for (const [number, before, after] of [
        [1, false, true],
        [3, true, true],
        [5, true, false],
      ] as const) {
        await tellOnly(number, { has_prev_page: before, has_next_page: after });
        const host = await results('', number > 1 ? { page: number } : {});
        const pager = host.querySelector('nav[aria-label="Pages of homes"]')!;
        expect(pager.querySelector('[aria-current="page"]')!.textContent).to.equal(`Page ${number}`);
        const query = (name: RegExp) =>
          link(pager, name)
            ?.getAttribute('href')
            ?.match(/page-\d+$/)?.[0] ?? '';
        expect([query(/^Previous$/), query(/^Next$/)]).to.deep.equal([
          before ? `page-${number - 1}` : '',
          after ? `page-${number + 1}` : '',
        ]);
        expect(shown(host)).to.not.match(/\b0 homes/);
        scrollTo(0, 400);
        await pause(500);
        expect(location.search, 'stays at its page').to.equal(
          `?channel=sales&is_query_search=true${number > 1 ? `&fragment=page-${number}` : ''}`,
        );
        host.parentElement!.remove();
      }
    });

    it('SRC-44 leads on and back only where the server says that there are homes, whatever the numbers', async () => {
      const pagination = { current_page: 2, page_count: 5, has_prev_page: false, has_next_page: false };
      await tellOnly(2, pagination);
      const host = await results('', { page: 2 });
      const pager = host.querySelector('nav[aria-label="Pages of homes"]')!;
      expect([link(pager, /^Previous$/), link(pager, /^Next$/)]).to.deep.equal([undefined, undefined]);
    });

    it('SRC-44 leads nowhere where there are no homes before or after', async () => {
      await tellOnly(1, { has_prev_page: false, has_next_page: false });
      const host = await results();
      expect(host.querySelector('nav[aria-label="Pages of homes"]')).to.equal(null);
      expect(shown(host)).to.include(`${first.length} homes`);
    });

    it('res-03 turns without leaving the page, and the focus goes to the heading of the list', async () => {
      const host = await results();
      link(host, /^Next$/).click();
      await until(() => ids(host).join() === second.join());
      await until(() => document.activeElement === host.querySelector('h2'));
      expect(document.activeElement!.textContent).to.match(/^Homes, page 2 of/);
      expect(location.search).to.include('page-2');
    });

    it('F40, res-03 leaves the focus and the place to who has moved on while a page was on its way', async () => {
      const host = await results();
      const elsewhere = document.body.insertBefore(document.createElement('input'), document.body.firstChild);
      await fail({ path, delay: 800, times: 1 });
      link(host, /^Next$/).focus();
      link(host, /^Next$/).click();
      await until(() => host.dataset.state === 'loading');
      expect(document.activeElement, 'until the homes are there').to.equal(link(host, /^Next$/));
      elsewhere.focus();
      scrollTo(0, 0);
      await until(() => ids(host).join() === second.join());
      await drawn();
      expect(document.activeElement).to.equal(elsewhere);
      expect(scrollY).to.equal(0);
      elsewhere.remove();
    });

    it('res-04 goes back and forward through the pages, each at the place it was left at', async () => {
      const host = await results();
      items(host)[8]!.scrollIntoView();
      const top = Math.round(items(host)[8]!.getBoundingClientRect().top);
      link(host, /^Next$/).click();
      await until(() => ids(host).join() === second.join());
      history.back();
      await until(() => ids(host).join() === first.join());
      await until(() => Math.abs(items(host)[8]!.getBoundingClientRect().top - top) < 40);
      history.forward();
      await until(() => ids(host).join() === second.join());
    });
  });

  describe('in one list', () => {
    it('res-03 loads more by a link with a real address, and the address follows', async () => {
      const host = await results('paging="load-more"');
      const more = link(host, /^Load more homes$/);
      expect(more.getAttribute('href')).to.include('fragment=page-2');
      expect(host.querySelector('nav[aria-label="Pages of homes"]')).to.equal(null);
      more.click();
      await until(() => items(host).length > first.length);
      expect(ids(host)).to.deep.equal([...first, ...second.filter((id) => !first.includes(id))]);
      const before = history.length;
      items(host).at(-1)!.scrollIntoView();
      await until(() => location.search.includes('page-2'));
      scrollTo(0, 0);
      await until(() => !location.search.includes('page-2'));
      expect(history.length).to.equal(before);
      expect(ids(host).length).to.be.above(first.length);
    });

    it('res-03, g-14, g-22 leads from the link to the first home it added, and says how many there are now', async () => {
      const host = await results('paging="load-more"', { page: 7 });
      const before = items(host).length;
      const total = Number(/of (\d+) homes/.exec(shown(host))![1]);
      link(host, /^Load more homes$/).focus();
      await press('Enter');
      await until(() => items(host).length > before);
      await until(() => document.activeElement === items(host)[before]);
      expect(link(host, /^Load more homes$/), 'that was the last page').to.equal(undefined);
      const added = items(host).length - before;
      const news = () => [...host.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join('');
      expect(news()).to.include(`${added} homes added, ${before + added} of ${total} shown.`);
      link(host, /^Load previous homes$/).focus();
      await press('Enter');
      await until(() => items(host).length > before + added);
      await until(() => document.activeElement === items(host)[first.length - 1]);
      expect(news()).to.include(`12 homes added, ${items(host).length} of ${total} shown.`);
    });

    it('F40, res-03 leaves the focus to who has moved on while homes are added', async () => {
      const host = await results('paging="load-more"');
      const heart = (await cardLink(host)).closest('article')!.querySelector<HTMLElement>('.agency-save')!;
      await fail({ path, delay: 500, times: 1 });
      link(host, /^Load more homes$/).focus();
      await press('Enter');
      heart.focus();
      await until(() => items(host).length > first.length);
      await drawn();
      expect(document.activeElement).to.equal(heart);
    });

    it('loads what is before the page one returns to, and what is looked at stays where it is', async () => {
      const host = await results('paging="load-more"', { page: 2 });
      const home = items(host).find(({ dataset }) => dataset['propertyId'] === second[3])!;
      home.scrollIntoView();
      await drawn();
      const { top } = home.getBoundingClientRect();
      link(host, /^Load previous homes$/).click();
      await until(() => items(host).length > second.length);
      await until(() => Math.abs(home.getBoundingClientRect().top - top) < 40);
      expect(ids(host).slice(0, first.length)).to.deep.equal(first);
      expect(link(host, /^Load previous/)).to.equal(undefined);
    });

    it('F38 says that more did not load, keeps what is there, and tries again', async () => {
      const host = await results('paging="load-more"');
      await fail({ path, status: 404, times: 1 });
      link(host, /^Load more homes$/).click();
      await until(() => host.querySelector('[role="alert"]'));
      expect(ids(host)).to.deep.equal(first);
      await expect(host).to.be.accessible();
      link(host, /^Try again$/).click();
      await until(() => items(host).length > first.length);
    });

    for (const paging of ['load-more', 'infinite']) {
      it(`F38 offers and adds no more of a search that failed to load: ${paging}`, async () => {
        const host = await results(`paging="${paging}"`);
        await until(() => link(host, /^Load more homes$/));
        const before = ids(host);
        await fail({ path, status: 404, times: 1 });
        go({ sorted: 'least-expensive-first' });
        await until(() => host.querySelector('[role="alert"]'));
        await clear();
        expect(link(host, /^Load more homes$/)).to.equal(undefined);
        items(host).at(-1)!.scrollIntoView();
        await pause(300);
        expect(await asked(path)).to.deep.equal([]);
        expect(ids(host)).to.deep.equal(before);
        button(host, 'Try again').click();
        await until(() => ids(host)[0] !== before[0]);
        await until(() => link(host, /^Load more homes$/));
      });
    }

    it('loads more by itself before one comes to the end', async () => {
      const host = await results('paging="infinite"');
      items(host).at(-1)!.scrollIntoView();
      await until(() => items(host).length >= first.length + 10);
    });
  });

  describe('views', () => {
    const view = (host: Element, name: RegExp) =>
      link(host.querySelector('nav[aria-label="Show the homes as"]')!, name);

    it('are the grid and the list on a narrow page, by their addresses', async () => {
      const host = await results();
      expect(view(host, /Grid/).getAttribute('aria-current')).to.equal('true');
      view(host, /List/).click();
      await until(() => host.querySelector('.agency-results-rows'));
      expect(location.hash).to.equal('#/list');
      expect(location.search, 'the search stays').to.include('channel=sales');
      view(host, /Grid/).click();
      await until(() => !host.querySelector('.agency-results-rows'));
      expect(location.hash).to.equal('#/grid');
    });

    it('stay behind another route, and when it is closed', async () => {
      const host = await results();
      view(host, /List/).click();
      await until(() => host.querySelector('.agency-results-rows'));
      navigate('/valuation');
      await drawn();
      navigate('/');
      await drawn();
      expect(location.hash).to.equal('');
      expect(host.querySelector('.agency-results-rows')).to.not.equal(null);
      view(host, /Grid/).click();
      await until(() => !host.querySelector('.agency-results-rows'));
    });

    it('begin with the one the page asks for', async () => {
      const host = await results('default-view="list"');
      expect(host.querySelector('.agency-results-rows')).to.exist;
    });

    it('open the map in a sheet on a narrow page, and come back from it to the same view', async () => {
      const host = await results();
      expect(host.querySelector('agency-search-map'), 'no map until it is asked for').to.equal(null);
      view(host, /List/).click();
      await until(() => host.querySelector('.agency-results-rows'));
      link(host, /^Map$/).click();
      await until(() => dialog()?.querySelector('agency-search-map'));
      expect(location.hash).to.equal('#/map');
      expect(dialog()!.textContent).to.match(/Map of \d+ homes/);
      await press('Escape');
      await until(() => !dialog());
      expect(location.hash).to.equal('#/list');
      expect(ids(host)).to.deep.equal(first);
    });

    it('SRC-44 do not call one page of homes the map where the server does not count', async () => {
      await tellOnly(1, { has_prev_page: false, has_next_page: true });
      const host = await results();
      link(host, /^Map$/).click();
      await until(() => dialog());
      expect(dialog()!.getAttribute('aria-label') ?? dialog()!.textContent).to.match(/Map of homes/);
      await press('Escape');
      await until(() => !dialog());
    });

    it('F69 have the map beside the list where there is room, and the list works whatever becomes of the map', async () => {
      await setViewport({ width: 1300, height: 900 });
      const host = await results();
      await until(() => host.querySelector('agency-search-map'));
      const [list, map] = ['.agency-results-homes', '.agency-results-map'].map((each) =>
        host.querySelector(each)!.getBoundingClientRect(),
      );
      expect(map!.left).to.be.at.least(list!.right);
      host.querySelector('agency-search-map')!.remove();
      link(host, /^Next$/).click();
      await until(() => ids(host).join() === second.join());
      await setViewport({ width: 700, height: 900 });
      await until(() => !host.querySelector('.agency-results-side'));
      expect(ids(host)).to.deep.equal(second);
    });

    it('keep the map in its place while the homes scroll by, and let the keyboard past it', async () => {
      await setViewport({ width: 1300, height: 700 });
      const host = await results();
      await until(() => host.querySelector('.agency-results-map'));
      const map = host.querySelector('.agency-results-map')!;
      items(host)[6]!.scrollIntoView();
      await until(() => Math.abs(map.getBoundingClientRect().top) < 2);
      const skip = link(host, /^Skip the map$/);
      skip.focus();
      skip.click();
      expect(map.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING).to.be.above(0);
      expect(location.hash).to.equal('');
    });

    it('F28 let the keyboard past the map of each of two lists', async () => {
      await setViewport({ width: 1300, height: 700 });
      const [host, other] = [await results(), await results()];
      await until(() => host.querySelector('.agency-results-map') && other.querySelector('.agency-results-map'));
      link(other, /^Skip the map$/).click();
      expect(other.contains(document.activeElement)).to.equal(true);
      link(host, /^Skip the map$/).click();
      expect(host.contains(document.activeElement)).to.equal(true);
    });
  });

  describe('a home', () => {
    it('MAP-03 is marked on the map while the pointer or the focus is on its card, and marked by the map', async () => {
      const host = await results();
      const home = await cardLink(host, 1);
      home.focus();
      expect(store.get(selectedPropertyAtom)).to.equal(first[1]);
      home.blur();
      expect(store.get(selectedPropertyAtom)).to.equal(undefined);
      home.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      expect(store.get(selectedPropertyAtom)).to.equal(first[1]);
      store.set(selectPropertyAtom, first[2]);
      await until(() => items(host)[2]!.classList.contains('agency-results-marked'));
      expect(host.querySelectorAll('.agency-results-marked')).to.have.length(1);
    });

    it('res-04, SRC-39 is remembered as opened, and marked as seen here and on the next visit', async () => {
      const host = await results();
      (await cardLink(host, 2)).click();
      await until(() => items(host)[2]!.textContent.includes('Seen'));
      expect(store.get(searchHistoryAtom)[0]!.clickedProperty).to.equal(first[2]);
      expect(JSON.parse(localStorage.getItem('seenProperties')!)).to.deep.equal([first[2]]);
      await expect(host).to.be.accessible();
      host.parentElement!.remove();
      const again = await results();
      expect(items(again).filter(({ textContent }) => textContent.includes('Seen'))).to.have.length(1);
    });

    it('res-04, SRC-39 is opened by the middle button, but not by the right one, which opens a menu', async () => {
      const host = await results();
      const pressed = async (index: number, button: number) => {
        const found = await cardLink(host, index);
        found.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true, cancelable: true }));
        await drawn();
        return items(host)[index]!.textContent.includes('Seen');
      };
      expect(await pressed(1, 2)).to.equal(false);
      expect(store.get(searchHistoryAtom)[0]!.clickedProperty).to.equal(undefined);
      expect(await pressed(1, 1)).to.equal(true);
      expect(store.get(searchHistoryAtom)[0]!.clickedProperty).to.equal(first[1]);
    });

    it('F77 is marked as seen in other tabs too', async () => {
      const host = await results();
      const frame = document.body.appendChild(document.createElement('iframe'));
      frame.contentWindow!.localStorage.setItem('seenProperties', JSON.stringify([first[1]]));
      await until(() => items(host)[1]!.classList.contains('agency-results-seen'), 1000);
      frame.remove();
    });

    it('SRC-45 has its own page of the results in the history, also far down a long list', async () => {
      const host = await results('paging="load-more"');
      link(host, /^Load more homes$/).click();
      await until(() => items(host).length > first.length);
      const last = items(host).at(-1)!;
      last.scrollIntoView();
      (await cardLink(host, items(host).length - 1)).click();
      const [search] = store.get(searchHistoryAtom);
      expect(search).to.include({ page: 2, clickedProperty: last.dataset['propertyId'] });
    });
  });

  it('res-06 keeps what is off screen cheap and findable', async () => {
    const host = await results();
    await cardLink(host);
    const card = host.querySelector('.agency-card')!;
    if (CSS.supports('overflow-clip-margin', '40px')) {
      expect(getComputedStyle(card).contentVisibility).to.equal('auto');
    }
    expect(card.closest('[aria-hidden]')).to.equal(null);
  });

  it('res-06 has a heading and a link for every home of the page, drawn or not yet, and never two', async () => {
    const headings = (item: Element) => [...item.querySelectorAll('h3')].filter((heading) => heading.checkVisibility());
    const names = (item: Element) =>
      headings(item).map((heading) => heading.querySelector('a[href^="/properties/"]')!.textContent);
    for (const view of ['grid', 'list'] as const) {
      await setViewport({ width: 500, height: 500 });
      const host = await results(`default-view="${view}"`);
      await cardLink(host);
      const undrawn = items(host).filter((item) => !item.querySelector('article'));
      expect(undrawn, 'what is far is drawn later').to.not.be.empty;
      expect(items(host).map((item) => names(item).length)).to.deep.equal(items(host).map(() => 1));
      const last = undrawn.at(-1)!;
      const [before] = names(last);
      const [hidden] = headings(last);
      expect(hidden!.offsetWidth, 'not to be seen').to.equal(1);
      const bones = getComputedStyle(last.querySelector('agency-property-card')!, '::before');
      expect(bones.content, 'in place of it there are bones').to.equal('""');

      hidden!.querySelector('a')!.focus();
      await until(() => last.querySelector('article'));
      await drawn();
      expect(names(last), 'the same words, once').to.deep.equal([before]);
      expect(headings(last)[0]!.closest('article')).to.not.equal(null);
      expect(last.querySelector('article h3 a:focus'), 'the focus goes on').to.not.equal(null);
      host.parentElement!.remove();
    }
  });

  it('lets the search be applied in place while it is there, and only then', async () => {
    const host = await results();
    go({ q: 'Bath' });
    await until(() => store.get(searchAtom).q === 'Bath');
    await until(() => host.dataset.state === 'ready');
    expect(location.pathname).to.equal('/search');
  });

  it('is never wider than its place', async () => {
    const host = await results();
    await cardLink(host);
    for (const width of [320, 560, 800]) {
      host.style.cssText = `display: block; inline-size: ${width}px`;
      await drawn();
      expect(host.scrollWidth, `at ${width}`).to.be.at.most(width);
    }
  });
});
