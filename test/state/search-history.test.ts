import { expect } from '@open-wc/testing';

import { store } from '../../src/core/store';
import { blankSearch, type Search } from '../../src/domain/search';
import { formatSearchAddress } from '../../src/domain/search-address';
import { loadResultsAtom, resultsAtom } from '../../src/state/results';
import {
  applySearchAtom,
  hostResultsAtom,
  rememberPlaceAtom,
  searchAtom,
  showViewportAtom,
} from '../../src/state/search';
import {
  clearSearchHistoryAtom,
  lastSearchAtom,
  recordSearchAtom,
  restoreSearchHistoryAtom,
  searchHistoryAtom,
} from '../../src/state/search-history';
import { followSearches } from '../../src/state/search-visit';
import { goTo, until } from '../support/page';
import { givePage, replacePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const start = location.pathname + location.search;
const apply = (search: Partial<Search>) => store.set(applySearchAtom, { ...blankSearch, ...search });
const kept = () => JSON.parse(localStorage.getItem('searchHistory') ?? '[]') as Search[];

/** Follows a link as a visitor does, without leaving the page. */
function follow(href: string, type = 'click', button = 0) {
  const link = Object.assign(document.createElement('a'), { href, innerHTML: '<b>A home</b>' });
  document.body.append(link);
  link.addEventListener(type, (event) => event.preventDefault());
  link.firstElementChild!.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button }));
  link.remove();
}

describe('the searches of this browser', () => {
  let stop = () => {};
  let stopReading: (() => void)[] = [];

  before(() => {
    stopReading = [store.set(hostResultsAtom), store.sub(searchAtom, () => {}), store.sub(searchHistoryAtom, () => {})];
  });
  beforeEach(async () => {
    await freshVisitor();
    await givePage({});
    goTo(start);
    store.set(clearSearchHistoryAtom);
  });
  afterEach(() => stop());
  after(async () => {
    stopReading.forEach((each) => each());
    goTo(start);
    await freshVisitor();
    await givePage({});
  });

  it('SRC-36 are kept under the key searchHistory, ten of them, the newest first', () => {
    for (let beds = 1; beds <= 11; beds++) {
      apply({ minBeds: beds });
      store.set(recordSearchAtom);
    }
    expect(kept().map(({ minBeds }) => minBeds)).to.deep.equal([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
    expect(store.get(searchHistoryAtom).length).to.equal(10);
  });

  it('SRC-36 begin with the search a page was printed for, and go on with each that takes its place', () => {
    goTo('/search?channel=sales&q=Bath&is_query_search=true');
    stop = followSearches();
    expect(kept().map(({ q }) => q)).to.deep.equal(['Bath']);
    apply({ q: 'Wells' });
    expect(kept().map(({ q }) => q)).to.deep.equal(['Wells', 'Bath']);
    stop();
    apply({ q: 'Frome' });
    expect(kept().length).to.equal(2);
  });

  it('SRC-36 leave out a page whose address says nothing of a search', async () => {
    stop = followSearches();
    expect(kept()).to.deep.equal([]);
    goTo('/properties/7/sales');
    expect(kept()).to.deep.equal([]);
  });

  it('SRC-37 move with the page of the results, without a second entry', () => {
    stop = followSearches();
    apply({ q: 'Bath' });
    apply({ q: 'Bath', page: 3 });
    expect(kept().map(({ q, page }) => [q, page])).to.deep.equal([['Bath', 3]]);
  });

  it('SRC-37 learn the name of a place once the page knows it', () => {
    goTo('/search?place_id=77');
    stop = followSearches();
    expect(kept()[0]!.place).to.equal(undefined);
    store.set(rememberPlaceAtom, { placeId: '77', name: 'Bath', countyName: '' });
    expect(kept().map(({ q }) => q)).to.deep.equal(['Bath']);
  });

  it('SRC-38 leave out the area that a page drew wider around its place', async () => {
    const area = [
      [-2, 51],
      [-1, 51],
      [-1, 52],
    ];
    await replacePage('/sales', { expanded_polygon: area });
    store.set(recordSearchAtom);
    expect(kept()).to.deep.equal([]);
    for (const channel of ['sales', 'lettings']) {
      const preferences = { default_search_status: 'available' };
      await replacePage(`/${channel}`, { expanded_polygon: area, theme_preferences: preferences });
      store.set(recordSearchAtom);
      expect(kept(), channel).to.deep.equal([]);
    }
    await replacePage('/sales/from-2-bed', { expanded_polygon: area });
    store.set(recordSearchAtom);
    expect(kept().length).to.equal(1);
    await replacePage('/sales', { expanded_polygon: area });
    stop = followSearches();
    follow('/properties/41/sales');
    expect(kept()[0]!.clickedProperty, 'a home of no recorded search').to.equal(undefined);
  });

  it('SRC-38 include a search for everything on a page that drew an area for another', async () => {
    await replacePage('/somerset/bath/sales', {
      expanded_polygon: [
        [-2, 51],
        [-1, 51],
        [-1, 52],
      ],
      place: { name: 'Bath', place_id: '77' },
    });
    stop = followSearches();
    apply({});
    follow('/properties/41/sales');
    expect(kept()[0]).to.include({ channel: 'sales', clickedProperty: '41' });
    expect(kept()[0]!.place).to.equal(undefined);
  });

  it('SRC-39 leave out what the page of the home last opened is found by, but not that of another home', async () => {
    stop = followSearches();
    apply({ minBeds: 2 });
    follow('/properties/41/sales');
    stop();
    const show = (propertyId: number, beds: number) =>
      replacePage(`/properties/${propertyId}/sales?channel=sales&is_query_search=true&fragment=from-${beds}-bed`, {
        page_route: 'properties#show',
        property: { property_id: propertyId, property_url: `/properties/${propertyId}/sales` },
      });
    await show(41, 3);
    store.set(recordSearchAtom);
    expect(kept().map(({ minBeds }) => minBeds)).to.deep.equal([2]);
    await show(42, 3);
    store.set(recordSearchAtom);
    expect(kept().map(({ minBeds }) => minBeds)).to.deep.equal([3, 2]);
  });

  it('SRC-39 leave out the page of a home whose address only names its channel', async () => {
    stop = followSearches();
    apply({ minBeds: 2 });
    stop();
    await replacePage('/property-for-sale/bath/34-hawthorn-close', {
      page_route: 'properties#show',
      property: { property_id: 41, property_url: '/property-for-sale/bath/34-hawthorn-close' },
    });
    store.set(recordSearchAtom);
    expect(kept().map(({ minBeds }) => minBeds)).to.deep.equal([2]);
  });

  it('SRC-39 know which of their homes was opened, by the pointer’s first or middle button', async () => {
    goTo('/search?q=Bath&is_query_search=true');
    stop = followSearches();
    follow('/properties/41/sales');
    expect(kept()[0]!.clickedProperty).to.equal('41');
    follow('/properties/42/sales', 'auxclick', 1);
    expect(kept()[0]!.clickedProperty).to.equal('42');
    follow('/properties/43/sales', 'auxclick', 2);
    follow('https://elsewhere.example/properties/44/sales');
    follow('/branches');
    expect(kept()[0]!.clickedProperty).to.equal('42');
    expect(JSON.parse(localStorage.getItem('seenProperties')!), 'as seen, from the map too').to.deep.equal([
      '42',
      '41',
    ]);
  });

  it('SRC-39 know it of their own search where another tab has made one since', () => {
    goTo('/search?q=Bath&is_query_search=true');
    stop = followSearches();
    const [bath] = kept();
    const wells = { ...bath, q: 'Wells', clickedProperty: '7' };
    localStorage.setItem('searchHistory', JSON.stringify([wells, bath]));
    dispatchEvent(new StorageEvent('storage', { key: 'searchHistory', storageArea: localStorage }));
    follow('/properties/41/sales');
    expect(kept().map(({ q, clickedProperty }) => [q, clickedProperty])).to.deep.equal([
      ['Bath', '41'],
      ['Wells', '7'],
      ['Bath', undefined],
    ]);
  });

  it('SRC-39 know a home also by the address that the results give it', async () => {
    goTo('/search?channel=sales');
    stop = followSearches();
    await store.set(loadResultsAtom, { again: true });
    const { propertyId, propertyUrl } = store.get(resultsAtom).properties[0]!;
    follow(propertyUrl);
    expect(kept()[0]!.clickedProperty).to.equal(propertyId);
  });

  it('SRC-45 know which part of the map a home was opened from, which no link back names', () => {
    goTo('/search?channel=sales');
    stop = followSearches();
    store.set(showViewportAtom, [-3, 51, -2, 52]);
    follow('/properties/41/sales');
    expect(store.get(lastSearchAtom)!.viewport).to.deep.equal([-3, 51, -2, 52]);
    expect(formatSearchAddress(store.get(lastSearchAtom)!)).to.not.include('view');
    store.set(showViewportAtom);
    follow('/properties/42/sales');
    expect(store.get(lastSearchAtom)!.viewport).to.deep.equal([]);
  });

  it('SRC-39 take no note of homes opened elsewhere than from results', () => {
    goTo('/search?q=Bath&is_query_search=true');
    store.set(recordSearchAtom);
    goTo(start);
    stop = followSearches();
    follow('/properties/41/sales');
    expect(kept()[0]!.clickedProperty).to.equal(undefined);
  });

  it('SRC-40 lead back to the latest, or from a home’s page to the one whose results led there', async () => {
    expect(store.get(lastSearchAtom)).to.equal(undefined);
    goTo('/search?q=Bath&is_query_search=true&fragment=page-2');
    stop = followSearches();
    follow('/properties/41/sales');
    apply({ q: 'Wells' });
    expect(store.get(lastSearchAtom)!.q).to.equal('Wells');
    await givePage({ page_route: 'properties#show', property: { property_id: 41 } });
    const search = store.get(lastSearchAtom)!;
    expect(search.clickedProperty).to.equal(undefined);
    expect(formatSearchAddress(search)).to.equal('/search?channel=sales&q=Bath&is_query_search=true&fragment=page-2');
  });

  it('sav-07 can be forgotten, and given back with those made since in front', () => {
    stop = followSearches();
    apply({ q: 'Bath' });
    const forgotten = store.set(clearSearchHistoryAtom);
    expect(kept()).to.deep.equal([]);
    apply({ q: 'Wells' });
    store.set(restoreSearchHistoryAtom, forgotten);
    expect(store.get(searchHistoryAtom).map(({ q }) => q)).to.deep.equal(['Wells', 'Bath']);
  });

  it('F77 follow what another tab does', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.contentWindow!.localStorage.setItem('searchHistory', JSON.stringify([{ ...blankSearch, q: 'Frome' }]));
    await until(() => store.get(searchHistoryAtom)[0]?.q === 'Frome');
    frame.remove();
  });

  it('T05 are none when what is stored is no list', () => {
    localStorage.setItem('searchHistory', '{"0":');
    goTo('/search?q=Bath&is_query_search=true');
    store.set(recordSearchAtom);
    expect(kept().map(({ q }) => q)).to.deep.equal(['Bath']);
  });
});
