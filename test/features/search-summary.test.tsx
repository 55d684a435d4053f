import { expect } from '@open-wc/testing';

import '../../elements/search-summary';
import { findProperties } from '../../src/api/search';
import { store } from '../../src/core/store';
import { blankSearch, type Search } from '../../src/domain/search';
import { searchHereAtom } from '../../src/state/map';
import { addPageAtom, loadResultsAtom, resultsAtom } from '../../src/state/results';
import { applySearchAtom, hostResultsAtom, searchAtom, showViewportAtom } from '../../src/state/search';
import { homeData } from '../support/homes';
import { clear, fail } from '../support/network';
import { drawn, goTo, render, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const start = location.pathname + location.search;
const heading = (host: Element) => host.querySelector<HTMLElement>('h1, h2, h3')!;
const chips = (host: Element) => [...host.querySelectorAll('.agency-chip')].map(({ textContent }) => textContent);
const remover = (host: Element, words: string) =>
  host.querySelector<HTMLButtonElement>(`[aria-label="Remove ${words}"]`)!;
const clearAll = (host: Element) =>
  [...host.querySelectorAll('button')].find((each) => each.textContent === 'Clear all');

/** Searches in place, and loads the results as the list of results would. */
async function search(fields: Partial<Search>) {
  store.set(applySearchAtom, { ...blankSearch, ...fields });
  await store.set(loadResultsAtom);
  await drawn();
}

async function summary(attributes = '') {
  const host = await render(`<agency-search-summary ${attributes}></agency-search-summary>`);
  await drawn();
  return host;
}

async function countOf(fields: Partial<Search>) {
  const reply = await findProperties({ ...blankSearch, ...fields });
  return reply.kind === 'found' ? reply.found.pagination.totalCount : NaN;
}

describe('the summary of a search', () => {
  let stop: () => void;
  let unhost: () => void;

  before(async () => {
    await styled();
    unhost = store.set(hostResultsAtom);
    stop = store.sub(searchAtom, () => {});
  });
  beforeEach(async () => {
    document.querySelectorAll('agency-search-summary').forEach((host) => host.parentElement!.remove());
    goTo(start);
    await freshVisitor();
    await givePage({});
    await clear();
  });
  after(async () => {
    document.querySelectorAll('agency-search-summary').forEach((host) => host.parentElement!.remove());
    goTo(start);
    unhost();
    stop();
    await freshVisitor();
    await givePage({});
  });

  it('SRC-01 says how many homes the page was printed with, and where', async () => {
    await givePage({
      page_route: 'properties#index',
      properties: [homeData],
      pagination: { total_count: 47 },
      place: { place_id: 7, name: 'Bath', county_name: 'Somerset' },
    });
    const host = await summary('heading-level="2"');
    await until(() => heading(host).textContent === '47 homes for sale in Bath');
    expect(heading(host).localName).to.equal('h2');
    expect(chips(host)).to.deep.equal([]);
    await expect(host).to.be.accessible();
  });

  it('SRC-01 lets the title of the page follow the heading, where it contains it', async () => {
    const own = document.title;
    const host = await summary();
    const searched = async (q: string) => {
      await search({ q });
      await until(() => heading(host).textContent!.includes(q));
      return heading(host).textContent;
    };
    document.title = `${await searched('Bath')} | Hartwell Vane`;
    const next = await searched('Bristol');
    expect(document.title).to.equal(`${next} | Hartwell Vane`);
    document.title = 'Hartwell Vane';
    await searched('Bath');
    expect(document.title).to.equal('Hartwell Vane');
    document.title = own;
  });

  it('SRC-42 SRC-48 sea-04 shows every filter as a chip, prices in whole pounds', async () => {
    const host = await summary();
    const fields = {
      q: 'Bath',
      isQuerySearch: true,
      minBeds: 2,
      minPrice: 100_000,
      maxPrice: 1_250_000,
      tags: ['garden'],
    };
    await search(fields);
    const count = await countOf(fields);
    expect(heading(host).textContent).to.match(new RegExp(`^${count || 'No'} homes? for sale in Bath$`));
    expect(host.querySelector('[role=status]')!.textContent).to.equal(heading(host).textContent);
    expect(chips(host)).to.deep.equal(['£100,000 to £1,250,000', '2+ bedrooms', 'Garden']);
    await expect(host).to.be.accessible();
  });

  describe('in a part of the map', () => {
    const part = [-2.4, 51.36, -2.33, 51.4];
    afterEach(() => store.set(showViewportAtom));

    it('sea-04 MAP-04 says so, keeps to it without a filter, and leads back to the place by its chip', async () => {
      const host = await summary();
      await search({ q: 'Bath', minBeds: 2, pets: true });
      store.set(searchHereAtom, part);
      await store.set(loadResultsAtom);
      await until(() => heading(host).textContent!.endsWith('in this part of the map'));
      expect(chips(host)).to.deep.equal(['This part of the map', '2+ bedrooms', 'Pets allowed']);
      remover(host, 'Pets allowed').click();
      await store.set(loadResultsAtom);
      await drawn();
      const count = await countOf({ minBeds: 2, viewport: part });
      expect(heading(host).textContent).to.match(new RegExp(`^${count} homes? for sale in this part of the map$`));
      remover(host, 'This part of the map').click();
      await drawn();
      expect(store.get(searchAtom)).to.deep.include({ q: 'Bath', minBeds: 2, viewport: [] });
      expect(chips(host)).to.deep.equal(['2+ bedrooms']);
    });

    it('sea-04 leaves it with all filters', async () => {
      const host = await summary();
      await search({ q: 'Bath', minBeds: 2 });
      store.set(searchHereAtom, part);
      await drawn();
      clearAll(host)!.click();
      await drawn();
      expect(store.get(searchAtom)).to.deep.include({ q: 'Bath', viewport: [] });
      expect(store.get(searchAtom).minBeds).to.equal(undefined);
      expect(chips(host)).to.deep.equal([]);
    });
  });

  it('sea-04 takes a filter off by its chip, and the focus goes to the next', async () => {
    const host = await summary();
    await search({ minBeds: 2, minPrice: 100_000, tags: ['garden'], page: 2 });
    remover(host, '2+ bedrooms').focus();
    remover(host, '2+ bedrooms').click();
    await drawn();
    expect(store.get(searchAtom)).to.deep.include({ minPrice: 100_000, tags: ['garden'] });
    expect(store.get(searchAtom).minBeds ?? store.get(searchAtom).page).to.equal(undefined);
    expect(document.activeElement).to.equal(remover(host, 'Garden'));
    remover(host, 'Garden').click();
    await drawn();
    expect(document.activeElement).to.equal(remover(host, 'From £100,000'));
    remover(host, 'From £100,000').click();
    await drawn();
    expect(document.activeElement).to.equal(heading(host));
    expect(chips(host)).to.deep.equal([]);
  });

  it('sea-04 takes them all off at once, and keeps place and order', async () => {
    const host = await summary();
    await search({ q: 'Bath', minBeds: 2, tags: ['garden'], sorted: 'least-expensive-first' });
    clearAll(host)!.focus();
    clearAll(host)!.click();
    await drawn();
    expect(store.get(searchAtom)).to.deep.include({ q: 'Bath', sorted: 'least-expensive-first', tags: [] });
    expect(store.get(searchAtom).minBeds).to.equal(undefined);
    expect(clearAll(host)).to.equal(undefined);
    expect(document.activeElement).to.equal(heading(host));
  });

  it('F40 gives no number of one search to the next, and says the new one when it is known', async () => {
    const host = await summary();
    await search({ q: 'Bath' });
    await fail({ path: '/search.ljson', delay: 800, times: 1 });
    store.set(applySearchAtom, { ...blankSearch, channel: 'lettings' });
    await drawn();
    expect(heading(host).textContent).to.equal('Homes to let');
    expect(host.querySelector('[role=status]')!.textContent).to.equal('');
    const loaded = store.set(loadResultsAtom);
    await drawn();
    expect(heading(host).textContent).to.equal('Homes to let');
    expect(host.dataset['state']).to.equal('loading');
    await loaded;
    const count = await countOf({ channel: 'lettings' });
    await until(() => heading(host).textContent === `${count} homes to let`);
  });

  it('keeps the number of homes and where they are while they are put into another order', async () => {
    const host = await summary();
    await search({ q: 'Bath' });
    const before = heading(host).textContent;
    expect(before).to.match(/^\d+ homes for sale/);
    await fail({ path: '/search.ljson', delay: 500, times: 1 });
    store.set(applySearchAtom, { ...blankSearch, q: 'Bath', sorted: 'least-expensive-first' });
    const loaded = store.set(loadResultsAtom);
    await drawn();
    expect([host.dataset['state'], heading(host).textContent]).to.deep.equal(['loading', before]);
    await loaded;
    await drawn();
    expect(heading(host).textContent).to.equal(before);
  });

  it('F40 says its heading once, also where a page that was to be added did not load', async () => {
    const host = await summary();
    await search({});
    const said = () => host.querySelector('[role=status]')!.textContent;
    const before = said();
    expect(before).to.match(/^[\d,]+ homes for sale/);
    await fail({ path: '/search.ljson', status: 404, times: 1 });
    await store.set(addPageAtom, 'after');
    await drawn();
    expect(store.get(resultsAtom).failedToAdd).to.equal('after');
    expect(said(), 'else it would be said again by another try').to.equal(before);
  });

  it('F45 gives no number when none arrived', async () => {
    const host = await summary();
    await search({ q: 'Bath' });
    await fail({ path: '/search.ljson', status: 404 });
    await search({ q: 'Frome' });
    expect(heading(host).textContent).to.equal('Homes for sale for “Frome”');
  });
});
