import { expect } from '@open-wc/testing';

import { keptInEntry } from '../../src/core/path';
import { store } from '../../src/core/store';
import { blankSearch, withPlace, withQuery, type Search } from '../../src/domain/search';
import { withChannel } from '../../src/domain/search-channel';
import { searchHereAtom } from '../../src/state/map';
import {
  applySearchAtom,
  hostResultsAtom,
  isPrintedAddressAtom,
  isSearchAtom,
  rememberPlaceAtom,
  searchAtom,
  searchEverywhereAtom,
  showViewportAtom,
  showsResultsAtom,
} from '../../src/state/search';
import { until } from '../support/page';
import { givePage, replacePage } from '../support/page-data';

const start = location.pathname + location.search;
const bath = { placeId: '7', name: 'Bath', countyName: 'Somerset' };
const now = () => store.get(searchAtom);
const apply = (search: Partial<Search>, options?: { replace?: boolean }) =>
  store.set(applySearchAtom, { ...blankSearch, ...search }, options);
/** The query of the address, decoded. */
const query = () => decodeURIComponent(location.search);

function goTo(address: string) {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

describe('the search of a page', () => {
  let stop: () => void;
  let unhost: () => void;

  before(() => {
    stop = store.sub(searchAtom, () => {});
    unhost = store.set(hostResultsAtom);
  });
  beforeEach(async () => {
    await givePage({});
    goTo(start);
  });
  after(async () => {
    await givePage({});
    goTo(start);
    unhost();
    stop();
  });

  it('SRC-01 SRC-02 is what the address says, and a search by text in sales when that says nothing', () => {
    expect(now()).to.include({ channel: 'sales', isQuerySearch: true });
    expect(store.get(isSearchAtom)).to.equal(false);
    goTo('/search?channel=lettings&q=Bath&is_query_search=true&fragment=from-2-bed/up-to-1500/tag-garden,parking/pets');
    expect(store.get(isSearchAtom)).to.equal(true);
    expect(now()).to.deep.include({ channel: 'lettings', q: 'Bath', minBeds: 2, maxPrice: 1500, pets: true });
    expect(now().tags).to.deep.equal(['garden', 'parking']);
  });

  it('SRC-01 knows the place, the branch and the status of a page that was printed for this address', async () => {
    await givePage({
      place: { place_id: 7, name: 'Bath', county_name: 'Somerset' },
      branch_id: 3,
      theme_preferences: { default_search_status: 'available' },
    });
    expect(now()).to.deep.include({ place: bath, placeId: '7', branchId: '3', q: 'Bath, Somerset' });
    expect(now().status).to.equal('available');
    expect(store.get(isPrintedAddressAtom)).to.equal(true);
    goTo('/search?q=Wells');
    expect(store.get(isPrintedAddressAtom)).to.equal(false);
    expect(now().place).to.equal(undefined);
  });

  it('SRC-03 SRC-06 is another once it is made the page’s own, and back and forward lead through all of them', async () => {
    apply({ minPrice: 300_000, q: 'Bath' });
    expect(query()).to.include('fragment=from-300000').and.include('q=Bath');
    apply(withChannel(now(), 'lettings'));
    expect(now().minPrice).to.equal(undefined);
    expect(query()).to.include('channel=lettings').and.not.include('from-300000');
    apply(withQuery(now(), ''));
    expect(now().q).to.equal(undefined);
    history.go(-2);
    await until(() => now().minPrice === 300_000);
    history.forward();
    await until(() => now().channel === 'lettings' && now().q === 'Bath');
  });

  it('SRC-04 SRC-05 keeps the name of a chosen place, of which the address holds only the id', () => {
    apply(withPlace(blankSearch, bath));
    expect(query()).to.include('place_id=7').and.not.include('q=');
    expect(now()).to.deep.include({ place: bath, placeId: '7', q: 'Bath, Somerset', isQuerySearch: false });
  });

  it('SRC-05 learns the name of a place that only the server knew', () => {
    goTo('/search?place_id=8');
    expect(now().q).to.equal(undefined);
    store.set(rememberPlaceAtom, { placeId: '8', name: 'Wells', countyName: '' });
    expect(now().q).to.equal('Wells');
  });

  it('can take the place of the address instead of following it', () => {
    const { length } = history;
    apply({ q: 'Frome' }, { replace: true });
    expect(history.length).to.equal(length);
    expect(now().q).to.equal('Frome');
  });

  it('keeps the map where there is one', () => {
    goTo(`${start}#/map`);
    apply({ q: 'Bath' });
    expect(location.hash).to.equal('#/map');
    expect(now().q).to.equal('Bath');
  });

  it('holds the part of the map in view until the address is another', () => {
    apply({ q: 'Bath' });
    store.set(showViewportAtom, [-3, 51, -2, 52]);
    expect(now().viewport).to.deep.equal([-3, 51, -2, 52]);
    apply({ q: 'Wells' });
    expect(now().viewport).to.deep.equal([]);
  });

  it('MAP-04 SRC-44 stays in that part on another page and in another order, and begins a new part with the first page', () => {
    const part = [-3, 51, -2, 52];
    store.set(showViewportAtom, part);
    apply({ ...now(), page: 2 });
    expect(now()).to.deep.include({ viewport: part, page: 2 });
    apply({ ...now(), page: 2, sorted: 'least-expensive-first' });
    expect(now().viewport).to.deep.equal(part);
    const { length } = history;
    store.set(searchHereAtom, [-2, 51, -1, 52]);
    expect(now()).to.deep.include({ viewport: [-2, 51, -1, 52], sorted: 'least-expensive-first' });
    expect(now().page).to.equal(undefined);
    expect(history.length, 'a map that is moved does not fill the history').to.equal(length);
  });

  it('MAP-04 map-01 stays in that part with other filters, until there is another place or none', () => {
    const part = [-3, 51, -2, 52];
    goTo('/search?channel=sales&place_id=7&fragment=within-3-miles');
    store.set(searchHereAtom, part);
    apply({ ...now(), minBeds: 2, sorted: 'least-expensive-first' });
    expect(now()).to.deep.include({ viewport: part, minBeds: 2 });
    expect(keptInEntry('agencyMapPart'), 'for a reload').to.deep.include({ viewport: part });
    history.pushState(null, '', '#/user');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(keptInEntry('agencyMapPart'), 'for a reload with a panel open').to.deep.include({ viewport: part });
    apply(withChannel(now(), 'lettings'));
    expect(now().viewport).to.deep.equal(part);
    store.set(searchEverywhereAtom);
    expect(now(), 'the place before, and the filters of now').to.deep.include({
      placeId: '7',
      within: '3-miles',
      channel: 'lettings',
      minBeds: 2,
      viewport: [],
    });
    store.set(searchHereAtom, part);
    apply(withPlace(now(), bath));
    expect(now().viewport).to.deep.equal([]);
    apply(withPlace(now(), undefined));
    expect(now().viewport, 'not that of before').to.deep.equal([]);
  });

  it('MAP-04 map-01 goes back and forward between the part and the whole', async () => {
    const part = [-3, 51, -2, 52];
    apply({ q: 'Bath' });
    store.set(searchHereAtom, part);
    apply(withPlace(now(), bath));
    apply(withPlace(now(), undefined));
    history.back();
    await until(() => now().placeId === '7');
    history.back();
    await until(() => now().viewport.length === 4);
    expect(now()).to.deep.include({ viewport: part });
    history.forward();
    await until(() => now().placeId === '7');
    history.forward();
    await until(() => now().placeId === undefined);
    expect(now().viewport, 'was left').to.deep.equal([]);
  });

  it('SRC-16 map-01 leaves the distance from a place behind with it, and gets both back', () => {
    goTo('/search?channel=sales&place_id=7&fragment=within-3-miles');
    store.set(searchHereAtom, [-3, 51, -2, 52]);
    expect([now().within, now().placeId]).to.deep.equal([undefined, undefined]);
    store.set(searchEverywhereAtom);
    expect([now().within, now().placeId]).to.deep.equal(['3-miles', '7']);
  });

  it('SRC-35 is that of the page which a script put in the place of another', async () => {
    await givePage({ place: { place_id: 7, name: 'Bath', county_name: 'Somerset' } });
    await replacePage('/somerset/wells/sales', { place: { place_id: 8, name: 'Wells', county_name: 'Somerset' } });
    expect(now()).to.deep.include({ placeId: '8', q: 'Wells, Somerset' });
    expect(store.get(isPrintedAddressAtom)).to.equal(true);
    goTo(start);
    expect(store.get(isPrintedAddressAtom)).to.equal(false);
    await replacePage(start, {});
    expect(store.get(isPrintedAddressAtom)).to.equal(true);
  });

  it('counts who shows results', () => {
    store.set(hostResultsAtom)();
    expect(store.get(showsResultsAtom)).to.equal(true);
  });
});
