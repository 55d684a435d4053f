import { expect } from '@open-wc/testing';

import '../../elements/back-to-search';
import '../../elements/search-history';
import { store } from '../../src/core/store';
import { encodePolygon } from '../../src/domain/polygon';
import { blankSearch, type Search } from '../../src/domain/search';
import { formatSearchAddress } from '../../src/domain/search-address';
import { cornersOf } from '../../src/domain/viewport';
import { clearSearchHistoryAtom, restoreSearchHistoryAtom, searchHistoryAtom } from '../../src/state/search-history';
import { drawn, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const links = (host: Element) => [...host.querySelectorAll<HTMLAnchorElement>('[slot=agency] a')];
const button = (host: Element, words: string) =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent === words)!;
const earlier = (...searches: Partial<Search>[]) =>
  localStorage.setItem('searchHistory', JSON.stringify(searches.map((search) => ({ ...blankSearch, ...search }))));

async function draw(html: string) {
  const host = await render(html);
  await until(() => ['ready', 'empty'].includes(host.dataset['state'] ?? ''));
  return host;
}

describe('the way back to earlier searches', () => {
  before(styled);
  beforeEach(async () => {
    document
      .querySelectorAll('agency-search-history, agency-back-to-search')
      .forEach((host) => host.parentElement!.remove());
    await drawn();
    store.set(clearSearchHistoryAtom);
    await freshVisitor();
    await givePage({});
  });
  after(async () => {
    await freshVisitor();
    await givePage({});
  });

  it('SRC-36 sav-07 SRC-48 lists the last searches as sentences, each a link to its results', async () => {
    earlier(
      { channel: 'lettings', q: 'Wells', maxPrice: 1200, page: 4 },
      { minBeds: 2, minPrice: 250_000, isQuerySearch: false, placeId: '7', q: 'Bath, Somerset' },
    );
    const host = await draw('<agency-search-history></agency-search-history>');
    expect(links(host).map(({ textContent }) => textContent)).to.deep.equal([
      'Homes to let in Wells, up to £1,200 a month',
      '2+ bedroom homes for sale in Bath, Somerset, from £250,000',
    ]);
    expect(links(host).map((link) => link.getAttribute('href'))).to.deep.equal([
      '/search?channel=lettings&q=Wells&is_query_search=true&fragment=up-to-1200',
      '/search?channel=sales&place_id=7&fragment=from-2-bed/from-250000',
    ]);
    await expect(host).to.be.accessible();
  });

  it('SRC-36 shows at most ten, or fewer where the page wants that', async () => {
    earlier(...[...Array(12).keys()].map((beds) => ({ minBeds: beds + 1 })));
    expect(links(await draw('<agency-search-history></agency-search-history>')).length).to.equal(10);
    expect(links(await draw('<agency-search-history limit="3"></agency-search-history>')).length).to.equal(3);
  });

  it('shows nothing, and says so to the page, while there are none', async () => {
    const host = await draw('<agency-search-history></agency-search-history>');
    expect(host.dataset['state']).to.equal('empty');
    expect(shown(host)).to.equal('');
  });

  it('sav-07 clears them all, with a way back that holds the focus', async () => {
    earlier({ q: 'Bath' }, { q: 'Wells' });
    const host = await draw('<agency-search-history></agency-search-history>');
    const live = host.querySelector('[role=status]')!;
    expect(live.textContent).to.equal('');
    button(host, 'Clear all').focus();
    button(host, 'Clear all').click();
    await drawn();
    expect(live.textContent, 'in a region that was there').to.equal('Your recent searches have been cleared.');
    expect(JSON.parse(localStorage.getItem('searchHistory')!)).to.deep.equal([]);
    expect(host.textContent).to.include('Your recent searches have been cleared.');
    expect(host.dataset['state']).to.equal('ready');
    expect(document.activeElement).to.equal(button(host, 'Undo'));
    await expect(host).to.be.accessible();
    button(host, 'Undo').click();
    await drawn();
    expect(store.get(searchHistoryAtom).map(({ q }) => q)).to.deep.equal(['Bath', 'Wells']);
    expect(document.activeElement).to.equal(links(host)[0]);
  });

  it('SRC-36 sav-07 lists a search made after they were cleared, and each one once when they come back', async () => {
    earlier({ q: 'Bath' }, { q: 'Wells' });
    const host = await draw('<agency-search-history></agency-search-history>');
    button(host, 'Clear all').click();
    await drawn();
    const undo = button(host, 'Undo');
    store.set(restoreSearchHistoryAtom, [{ ...blankSearch, q: 'Wells' }]);
    await drawn();
    expect(links(host).map(({ textContent }) => textContent)).to.deep.equal(['Homes for sale in Wells']);
    expect(undo.isConnected).to.equal(false);
    store.set(restoreSearchHistoryAtom, [
      { ...blankSearch, q: 'Bath' },
      { ...blankSearch, q: 'Wells' },
    ]);
    expect(store.get(searchHistoryAtom).map(({ q }) => q)).to.deep.equal(['Wells', 'Bath']);
  });

  it('SRC-40 leads back to the latest search, on the page where the visitor was', async () => {
    earlier({ q: 'Bath', page: 2, clickedProperty: '41' }, { q: 'Wells' });
    const host = await draw('<agency-back-to-search></agency-back-to-search>');
    expect(links(host)[0]!.textContent).to.equal('Back to search');
    expect(links(host)[0]!.getAttribute('href')).to.equal(
      '/search?channel=sales&q=Bath&is_query_search=true&fragment=page-2',
    );
    await expect(host).to.be.accessible();
  });

  it('SRC-36 SRC-40 leads to the part of the map that was searched, not to the whole agency', async () => {
    earlier({ viewport: [-2.4, 51.3, -2.3, 51.4], minBeds: 2, page: 3 });
    const [back] = links(await draw('<agency-back-to-search></agency-back-to-search>'));
    const [recent] = links(await draw('<agency-search-history></agency-search-history>'));
    const area = { poly: encodePolygon(cornersOf([-2.4, 51.3, -2.3, 51.4])), isQuerySearch: false };
    const to = (page?: number) => formatSearchAddress({ ...blankSearch, ...area, minBeds: 2, ...(page && { page }) });
    expect(back!.getAttribute('href')).to.equal(to(3));
    expect(recent!.getAttribute('href')).to.equal(to());
    expect(recent!.textContent).to.equal('2+ bedroom homes for sale in the area drawn on the map');
  });

  it('SRC-39 SRC-40 leads from a home back to the search whose results led there', async () => {
    earlier({ q: 'Wells' }, { q: 'Bath', clickedProperty: '41' });
    const host = await draw('<agency-back-to-search></agency-back-to-search>');
    expect(links(host)[0]!.getAttribute('href')).to.include('q=Wells');
    await givePage({ page_route: 'properties#show', property: { property_id: 41 } });
    expect(links(host)[0]!.getAttribute('href')).to.include('q=Bath');
  });

  it('SRC-40 steps back to the results as they were left, or leads to them again where the browser tells no way back, also where the site searches for a status by default', async () => {
    const start = location.href;
    await givePage({ theme_preferences: { default_search_status: 'available' } });
    history.pushState(null, '', '/search?channel=sales&q=Bath&is_query_search=true');
    history.pushState(null, '', start);
    const steps = history.length;
    earlier({ q: 'Bath', isQuerySearch: true, status: 'available' });
    const link = links(await draw('<agency-back-to-search></agency-back-to-search>'))[0]!;
    let isFollowed = false;
    const stay = (event: Event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', stay, { once: true });
    link.click();
    try {
      if ('navigation' in window) await until(() => location.search.includes('q=Bath'));
      expect([isFollowed, history.length]).to.deep.equal([!('navigation' in window), steps]);
      expect(link.search).to.include('q=Bath');
    } finally {
      history.replaceState(null, '', start);
    }
  });

  it('SRC-40 leads whoever comes from elsewhere to the search itself', async () => {
    const host = await draw('<agency-back-to-search></agency-back-to-search>');
    expect(shown(host)).to.equal('Search homes');
    expect(links(host)[0]!.getAttribute('href')).to.equal('/search');
  });
});
