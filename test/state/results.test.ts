import { expect } from '@open-wc/testing';

import { findProperties } from '../../src/api/search';
import { endSession } from '../../src/core/request';
import { store } from '../../src/core/store';
import type { Property } from '../../src/domain/property';
import { blankSearch, type Search } from '../../src/domain/search';
import { loadingAtom } from '../../src/state/loading';
import { loadMapHomesAtom, mapHomesAtom } from '../../src/state/map';
import {
  addPageAtom,
  countHomes,
  loadResultsAtom,
  pageLinksAtom,
  resultsAtom,
  selectedPropertyAtom,
  selectPropertyAtom,
  showPageReachedAtom,
} from '../../src/state/results';
import { applySearchAtom, hostResultsAtom, searchAtom, showViewportAtom } from '../../src/state/search';
import { homeData } from '../support/homes';
import { asked, clear, fail } from '../support/network';
import { givePage } from '../support/page-data';
import { until } from '../support/watch';

const path = '/search.ljson';
const start = location.pathname + location.search;
const results = () => store.get(resultsAtom);
const ids = () => results().properties.map(({ propertyId }) => propertyId);
const idsOf = (homes: readonly Property[]) => homes.map(({ propertyId }) => propertyId);
const load = (options?: { again?: boolean }) => store.set(loadResultsAtom, options);
const go = (search: Partial<Search>) => store.set(applySearchAtom, { ...blankSearch, ...search });
const page = async (number: number) => {
  const reply = await findProperties({ ...blankSearch, page: number });
  if (reply.kind === 'failed') throw new Error(reply.reason);
  return idsOf(reply.found.properties);
};
const searches = async () => (await asked(path)).map(({ query }) => new URLSearchParams(query).get('fragment'));
const answer = (...homes: readonly object[]) => ({
  path,
  body: JSON.stringify({
    properties: homes,
    pagination: { current_page: 1, page_count: 1, total_count: homes.length },
  }),
});

describe('the homes of a search', () => {
  let unsubscribe: () => void;
  let second: readonly string[];

  before(async () => {
    const stops = [resultsAtom, searchAtom, loadingAtom].map((each) => store.sub(each, () => {}));
    const unhost = store.set(hostResultsAtom);
    unsubscribe = () => [unhost, ...stops].forEach((stop) => stop());
    second = await page(2);
  });
  beforeEach(async () => {
    await clear();
    go({});
    await load({ again: true });
    await clear();
  });
  after(async () => {
    history.replaceState(null, '', start);
    dispatchEvent(new PopStateEvent('popstate'));
    unsubscribe();
    await clear();
  });

  it('SRC-49, SRC-43 stand in the order the server gave', async () => {
    go({ sorted: 'most-expensive-first' });
    await load();
    const reply = await findProperties({ ...blankSearch, sorted: 'most-expensive-first' });
    expect(reply.kind === 'found' && idsOf(reply.found.properties)).to.deep.equal(ids());
    const prices = results().properties.map(({ priceValue }) => priceValue ?? 0);
    expect(prices[0]).to.be.above(prices.at(-1)!);
  });

  it('SRC-46 are under way while the flag says so, and the older ones stay until then', async () => {
    const before = ids();
    await fail({ path, delay: 300, times: 1 });
    go({ page: 2 });
    const loaded = load();
    expect(store.get(loadingAtom).properties).to.equal(true);
    expect(results().isLoading).to.equal(true);
    expect(ids()).to.deep.equal(before);
    await loaded;
    expect(store.get(loadingAtom).properties).to.equal(false);
    expect(results().isLoading).to.equal(false);
    expect(ids()).to.deep.equal(second);
  });

  it('SRC-44, SRC-46 have links to the next and the previous page where there are such pages', async () => {
    expect(store.get(pageLinksAtom)).to.deep.equal({
      next: '/search?channel=sales&is_query_search=true&fragment=page-2',
    });
    go({ page: 2 });
    await load();
    expect(store.get(pageLinksAtom)).to.deep.equal({
      previous: '/search?channel=sales&is_query_search=true',
      next: '/search?channel=sales&is_query_search=true&fragment=page-3',
    });
    go({ page: results().pagination.pageCount });
    await load();
    expect(store.get(pageLinksAtom)).to.not.have.property('next');
  });

  it('F40 are those of the newest search when answers arrive out of order', async () => {
    await fail({ path, delay: 400, times: 1 });
    go({ page: 2 });
    const older = load();
    go({ page: 3 });
    await load();
    await older;
    expect(ids()).to.deep.equal(await page(3));
  });

  it('F41 say that the newest failed, and never become those of an older search that succeeds late', async () => {
    const before = ids();
    await fail({ path, delay: 400, times: 1 });
    go({ page: 2 });
    const older = load();
    await fail({ path, status: 404, times: 1 });
    go({ page: 3 });
    await load();
    await older;
    expect(results().failure).to.equal('unreadable');
    expect(ids()).to.deep.equal(before);
  });

  it('T16 arrive although a session ends meanwhile', async () => {
    await fail({ path, delay: 300, times: 1 });
    go({ page: 2 });
    const loaded = load();
    endSession();
    await loaded;
    expect(ids()).to.deep.equal(second);
    expect(results().isLoading).to.equal(false);
    await fail({ path, delay: 300, times: 1 });
    const added = store.set(addPageAtom, 'before');
    endSession();
    await added;
    expect(results().adding).to.equal(undefined);
    expect(results().pages).to.have.length(2);
  });

  it('T16 arrive on the map, too, although a session ends meanwhile', async () => {
    const unsubscribe = store.sub(mapHomesAtom, () => {});
    await fail({ path, delay: 300, times: 1 });
    const loaded = store.set(loadMapHomesAtom);
    endSession();
    await loaded;
    const { isCurrent, isFailed } = store.get(mapHomesAtom);
    unsubscribe();
    expect({ isCurrent, isFailed }).to.deep.equal({ isCurrent: true, isFailed: false });
  });

  it('F45 survive two failures of the server, and stay when a third comes', async () => {
    const before = ids();
    go({ page: 2 });
    await fail({ path, status: 503, times: 2 });
    await load();
    expect(ids()).to.deep.equal(second);
    await fail({ path, status: 500 });
    go({ page: 1 });
    await load({ again: true });
    expect(results().failure).to.equal('unreadable');
    expect(ids(), 'as they were').to.deep.equal(second);
    await clear();
    await load({ again: true });
    expect(ids()).to.deep.equal(before);
    expect(results().failure).to.equal(undefined);
  });

  it('F42 are not asked for again and again when the server forbids it', async () => {
    await fail({ path, status: 403 });
    go({ page: 2 });
    await load();
    expect(results().failure).to.equal('unreadable');
    expect(await searches()).to.have.length(1);
  });

  it('F44 are asked for once more after the time the server names', async () => {
    await fail({ path, status: 429, headers: { 'retry-after': '1' }, times: 1 });
    go({ page: 2 });
    await load();
    expect(ids()).to.deep.equal(second);
    expect(await searches()).to.have.length(2);
  });

  for (const [title, fault] of [
    ['F46 a page of HTML', { body: '<h1>Sign in</h1>', headers: { 'content-type': 'text/html' }, status: 200 }],
    [
      'F47 JSON that ends early',
      { body: '{"properties":[{"prop', headers: { 'content-type': 'application/json' }, status: 200 },
    ],
    ['F47 an empty body', { body: '', headers: { 'content-type': 'application/json' }, status: 200 }],
    [
      'F48 JSON without a list',
      { body: '{"properties":null}', headers: { 'content-type': 'application/json' }, status: 200 },
    ],
  ] as const) {
    it(`${title} is no answer, and what was shown stays`, async () => {
      const before = ids();
      await fail({ path, ...fault });
      go({ page: 2 });
      await load();
      expect(results().failure).to.equal('unreadable');
      expect(ids()).to.deep.equal(before);
    });
  }

  it('F48 leave out what is no home, and read the rest with safe values', async () => {
    const homes = [
      null,
      5,
      { price: 3 },
      { ...homeData, photos: null, price_value: 'a lot', status: 'Haunted', tags: {} },
    ];
    await fail({ ...answer(...(homes as object[])), status: 200, headers: { 'content-type': 'application/json' } });
    go({ page: 2 });
    await load();
    expect(ids()).to.deep.equal(['7']);
    expect(results().properties[0]).to.deep.include({ photos: [], tags: [] });
  });

  it('MAP-04 are those in view of the map, and all of them again without it', async () => {
    const [home] = results().properties;
    const { lat = 0, lng = 0 } = home!;
    store.set(showViewportAtom, [lng - 0.0005, lat - 0.0005, lng + 0.0005, lat + 0.0005]);
    await load();
    expect(ids()).to.include(home!.propertyId);
    expect(results().pagination.totalCount).to.be.below(60);
    for (const each of results().properties) expect(Math.abs(each.lat! - lat)).to.be.below(0.001);
    store.set(showViewportAtom);
    await load();
    expect(results().pagination.totalCount).to.be.above(60);
  });

  it('MAP-03, SRC-46 keep which home is marked', () => {
    store.set(selectPropertyAtom, '7');
    expect(store.get(selectedPropertyAtom)).to.equal('7');
    store.set(selectPropertyAtom);
    expect(store.get(selectedPropertyAtom)).to.equal(undefined);
  });

  it('are counted without being read', async () => {
    const total = results().pagination.totalCount;
    expect(await countHomes({ ...blankSearch, page: 3 }, new AbortController().signal)).to.deep.equal({ count: total });
    expect((await asked(path))[0]!.query).to.include('count=1');
    await fail({ path, status: 404 });
    expect(await countHomes(blankSearch, new AbortController().signal)).to.equal(undefined);
  });

  it('SRC-45 F38 leave the address at a page that did not come, so that it can be asked for again', async () => {
    await fail({ path, status: 404, times: 1 });
    go({ page: 2 });
    await load();
    expect(results().failure).to.not.equal(undefined);
    store.set(showPageReachedAtom, 1);
    expect(location.search).to.include('page-2');
    go({});
    await load();
  });

  it('SRC-44 leave the address at a page that is about to load, and at one that has just come', async () => {
    go({ page: 2 });
    store.set(showPageReachedAtom, 1);
    expect(location.search).to.include('page-2');
    await load();
    store.set(showPageReachedAtom, 1);
    expect(location.search).to.include('page-2');
    expect(ids()).to.deep.equal(second);
    go({});
    await load();
  });

  describe('page by page in one list', () => {
    it('gain the next page at their end, each home once, and keep the address of the page that is looked at', async () => {
      const first = ids();
      await store.set(addPageAtom, 'after');
      expect(ids()).to.deep.equal([...first, ...second.filter((id) => !first.includes(id))]);
      await clear();
      store.set(showPageReachedAtom, 2);
      expect(location.search).to.include('page-2');
      await load();
      expect(await searches(), 'nothing is read again').to.deep.equal([]);
      store.set(showPageReachedAtom, 1);
      expect(location.search).to.not.include('page-');
      await load();
      expect(ids().slice(0, first.length)).to.deep.equal(first);
    });

    it('gain the page before them when the address began further on', async () => {
      go({ page: 2 });
      await load();
      await store.set(addPageAtom, 'before');
      const first = await page(1);
      expect(ids()).to.deep.equal([...first, ...second.filter((id) => !first.includes(id))]);
      expect(store.get(pageLinksAtom)).to.not.have.property('previous');
    });

    it('say on which side a page failed, and keep what is there', async () => {
      const first = ids();
      await fail({ path, status: 404, times: 1 });
      await store.set(addPageAtom, 'after');
      expect(results().failedToAdd).to.equal('after');
      expect(ids()).to.deep.equal(first);
      await store.set(addPageAtom, 'after');
      expect(results().failedToAdd).to.equal(undefined);
      expect(ids().length).to.be.above(first.length);
    });

    it('F38 gain no page of a search that failed to load', async () => {
      const first = ids();
      await fail({ path, status: 404, times: 1 });
      go({ sorted: 'least-expensive-first' });
      await load();
      await clear();
      await store.set(addPageAtom, 'after');
      expect(await searches()).to.deep.equal([]);
      expect(ids()).to.deep.equal(first);
      expect(results().isOutdated).to.equal(true);
    });

    it('ask for a page once, however often it is wanted', async () => {
      await fail({ path, delay: 200, times: 1 });
      const added = store.set(addPageAtom, 'after');
      await store.set(addPageAtom, 'after');
      await added;
      expect(await searches()).to.deep.equal(['page-2']);
    });

    it('F40 give up a page of an older search', async () => {
      await fail({ path, delay: 300, times: 1 });
      const added = store.set(addPageAtom, 'after');
      go({ channel: 'lettings' });
      await load();
      await added;
      expect(results().pages).to.have.length(1);
      expect(results().properties.every(({ propertyChannel }) => propertyChannel === 'lettings')).to.equal(true);
    });
  });

  it('are those the server printed into the page, which are not asked for again', async () => {
    go({ channel: 'lettings' });
    await load();
    await clear();
    history.replaceState(null, '', start);
    dispatchEvent(new PopStateEvent('popstate'));
    await givePage({
      properties: [homeData],
      pagination: { current_page: 1, page_count: 1, has_next_page: false, has_prev_page: false, total_count: 1 },
    });
    await load();
    expect(ids()).to.deep.equal(['7']);
    expect(await searches()).to.deep.equal([]);
    await givePage();
    await until(() => ids().length === 0);
  });
});
