import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import '../../elements/search-form';
import { findProperties } from '../../src/api/search';
import { store } from '../../src/core/store';
import { blankSearch, withPage, withPolygon, type Search } from '../../src/domain/search';
import { formatSearchAddress, parseSearchQuery, startSearch } from '../../src/domain/search-address';
import { encodePolygon } from '../../src/domain/polygon';
import { cornersOf } from '../../src/domain/viewport';
import { searchHereAtom } from '../../src/state/map';
import { applySearchAtom, hostResultsAtom, searchAtom, showViewportAtom } from '../../src/state/search';
import { clearSearchHistoryAtom, recordSearchAtom, searchHistoryAtom } from '../../src/state/search-history';
import { press, type } from '../support/keyboard';
import { asked, clear, fail } from '../support/network';
import { drawn, listenTo, pause, render, seen, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const start = location.pathname + location.search;
const now = () => store.get(searchAtom);
const one = <Type extends HTMLElement>(host: ParentNode, selector: string) => host.querySelector<Type>(selector)!;
const field = (host: ParentNode, name: string) => one<HTMLInputElement>(host, `[name="${name}"]`);
const text = (host: ParentNode) => field(host, 'q');
const submitter = (host: ParentNode) => one<HTMLButtonElement>(host, '[type=submit]');
const button = (host: ParentNode, words: string) =>
  [...host.querySelectorAll('button')].find((each) => (each.ariaLabel ?? each.textContent).includes(words))!;
const options = (host: ParentNode) => [...host.querySelectorAll('[role=option]')].map((each) => each.textContent);
const said = (host: ParentNode) =>
  [...host.querySelectorAll('[role=status]')].map((each) => each.textContent).join(' ');
const drawer = () => one<HTMLDialogElement>(document, '[data-agency-layer=dialogs] dialog');
/** Browsers round heights differently. */
const isOneLine = (elements: readonly Element[]) => {
  const ends = elements.map((each) => each.getBoundingClientRect().bottom);
  return Math.max(...ends) - Math.min(...ends) < 3;
};

async function form(attributes = '') {
  const host = await render(`<agency-search-form ${attributes}></agency-search-form>`);
  await until(() => host.dataset['state'] === 'ready');
  return host;
}

async function goTo(address: string) {
  history.replaceState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
  await drawn();
}

const setValue = (prototype: object) => Object.getOwnPropertyDescriptor(prototype, 'value')!.set!;

/** Types into a field, or chooses one of its options. */
async function enter(host: ParentNode, name: string, value: string) {
  const control = field(host, name);
  setValue(Object.getPrototypeOf(control) as object).call(control, value);
  control.dispatchEvent(new InputEvent('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
  await drawn();
}

async function countOf(search: Partial<Search>) {
  const reply = await findProperties({ ...blankSearch, ...search }, { count: 1 });
  return reply.kind === 'found' ? reply.found.pagination.totalCount : NaN;
}
const homes = (count: number) => `Show ${count.toLocaleString('en-GB')} ${count === 1 ? 'home' : 'homes'}`;

/** Opens the other filters, which are drawn once the press has been painted. */
async function openFilters(host: Element) {
  const fields = () => document.querySelectorAll('form [name]').length;
  const before = fields();
  button(host, 'Filters').click();
  await until(() => fields() > before);
}

describe('the search form', () => {
  let stop: () => void;
  let unhost: () => void;

  before(async () => {
    await styled();
    unhost = store.set(hostResultsAtom);
    stop = store.sub(searchAtom, () => {});
  });
  beforeEach(async () => {
    await setViewport({ width: 1280, height: 900 });
    document.querySelectorAll('agency-search-form').forEach((host) => host.parentElement!.remove());
    await goTo(start);
    await freshVisitor();
    await givePage({});
    store.set(clearSearchHistoryAtom);
    await clear();
  });
  after(async () => {
    document.querySelectorAll('agency-search-form').forEach((host) => host.parentElement!.remove());
    await goTo(start);
    unhost();
    stop();
    await freshVisitor();
    await givePage({});
  });

  it('P11 answers a press on its filters before it draws them', async () => {
    const host = await form();
    const fields = () => host.querySelectorAll('select').length;
    const before = fields();
    button(host, 'Filters').click();
    await Promise.resolve();
    expect(fields()).to.equal(before);
    await until(() => fields() > before);
    expect(button(host, 'Filters').ariaExpanded).to.equal('true');
  });

  it('SRC-01 SRC-02 begins with the search of the address, every field of it', async () => {
    await goTo(
      '/search?channel=lettings&q=Bath&is_query_search=true&fragment=from-2-bed/up-to-9-bed/from-325/up-to-1500/' +
        'min-sq-ft-800/max-sq-ft-2100/area-somerset/updated-in-7-days/newer-than-5-days/status-let-agreed/' +
        'from-1-acres/up-to-4-acres/within-2-5-miles/text-sea%20view/short-lets/tag-garden,sauna/pets',
    );
    const host = await form('tags="garden, parking"');
    await openFilters(host);
    const values = Object.fromEntries(
      [...host.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox]), select')].map(
        ({ name, value }) => [name, value],
      ),
    );
    expect(values).to.deep.include({
      q: 'Bath',
      within: '2-5-miles',
      minBeds: '2',
      maxBeds: '9',
      minPrice: '£325',
      maxPrice: '£1,500',
      minSquareFeet: '800 sq ft',
      maxSquareFeet: '2,100 sq ft',
      minAcreage: '1 acre',
      maxAcreage: '4 acres',
      createdAgo: '5',
      updatedAgo: '7',
      status: 'let-agreed',
      area: 'somerset',
      text: 'sea view',
    });
    const ticked = [...host.querySelectorAll<HTMLInputElement>(':checked:is([type=radio], [type=checkbox])')];
    expect(ticked.map(({ value, name }) => (value === 'on' ? name : value))).to.deep.equal([
      'lettings',
      'garden',
      'sauna',
      'pets',
      'shortLets',
    ]);
    expect(button(host, 'Filters').textContent).to.equal('Filters11, 11 in use');
    await expect(host).to.be.accessible();
  });

  it('SRC-02 SRC-42 makes every field the page’s own search', async () => {
    const host = await form('tags="garden, no chain"');
    await openFilters(host);
    const typed = {
      q: 'Bath',
      within: '5-miles',
      minBeds: '2',
      maxBeds: '4',
      minPrice: '123456',
      maxPrice: '£650,000',
      minSquareFeet: '500',
      maxSquareFeet: '3000',
      minAcreage: '1',
      maxAcreage: '3',
      createdAgo: '30',
      updatedAgo: '14',
      status: 'available',
      area: 'somerset',
      text: 'sea view',
      auctionDate: '2026-12-01',
    };
    for (const [name, value] of Object.entries(typed)) await enter(host, name, value);
    one<HTMLInputElement>(host, '[value="no chain"]').click();
    await drawn();
    submitter(host).click();
    await drawn();
    expect(now()).to.deep.include({
      ...{ channel: 'sales', q: 'Bath', isQuerySearch: true, within: '5-miles', status: 'available' },
      ...{ minBeds: 2, maxBeds: 4, minPrice: 123_456, maxPrice: 650_000, minSquareFeet: 500, maxSquareFeet: 3000 },
      ...{ minAcreage: 1, maxAcreage: 3, createdAgo: 30, updatedAgo: 14, area: 'somerset', text: 'sea view' },
      ...{ auctionDate: '2026-12-01', tags: ['no chain'] },
    });
    expect(now().page).to.equal(undefined);
  });

  it('SRC-02 offers pets and short lets to those who rent', async () => {
    const host = await form('channel="lettings"');
    await openFilters(host);
    field(host, 'pets').click();
    field(host, 'shortLets').click();
    await drawn();
    submitter(host).click();
    await drawn();
    expect(now()).to.include({ channel: 'lettings', pets: true, shortLets: true });
  });

  it('SRC-03 sea-01 clears the prices in sight when the channel changes, and says so', async () => {
    await goTo('/search?channel=sales&fragment=from-2-bed/from-300000/up-to-500000');
    const host = await form();
    expect(field(host, 'minPrice').value).to.equal('£300,000');
    expect(one(host, '[role=radiogroup] legend').textContent).to.equal('Buy or rent');
    one(host, '[value=lettings]').click();
    await drawn();
    expect(field(host, 'minPrice').value + field(host, 'maxPrice').value).to.equal('');
    expect(one(host, '.agency-note').textContent).to.include('cleared your prices');
    expect(said(host)).to.include('cleared your prices');
    expect(field(host, 'minPrice').labels![0]!.textContent).to.equal('Monthly rent from');
    submitter(host).click();
    await drawn();
    expect(now()).to.include({ channel: 'lettings', minBeds: 2 });
    expect(now().minPrice).to.equal(undefined);
  });

  it('SRC-02 SRC-44 keeps what is not yet searched for while the list is scrolled on to its next page', async () => {
    await goTo('/search?channel=sales&fragment=from-2-bed');
    const host = await form();
    await enter(host, 'maxPrice', '£450,000');
    store.set(applySearchAtom, withPage(now(), 2), { replace: true });
    await drawn();
    expect(location.search).to.include('page-2');
    expect(field(host, 'maxPrice').value).to.equal('£450,000');
    submitter(host).click();
    await drawn();
    expect([now().minBeds, now().maxPrice, now().page]).to.deep.equal([2, 450_000, undefined]);
  });

  it('offers only the channels that are asked for', async () => {
    const host = await form('channels="Lettings"');
    expect(field(host, 'channel')).to.equal(null);
    submitter(host).click();
    await drawn();
    expect(now().channel).to.equal('lettings');
  });

  it('F24 says in the console which channel it does not know', async () => {
    const said = await listenTo('error', () => form('channels="buy,Lettings"'));
    const about = said.filter((text) => text.startsWith('<agency-search-form>'));
    expect(about).to.deep.equal(['<agency-search-form> ignores channels="buy": expected any of sales, lettings.']);
  });

  it('SRC-04 SRC-05 com-01 com-04 suggests places and takes the chosen one by its id', async () => {
    const host = await form();
    text(host).focus();
    await type('ba');
    await until(() => options(host).length > 0);
    const first = options(host)[0]!;
    expect(first).to.match(/^Ba/i);
    expect(one(host, '.agency-option-group-name').textContent).to.equal('Towns and areas');
    expect(one(host, 'mark').textContent.toLowerCase()).to.equal('ba');
    expect(text(host).getAttribute('aria-expanded')).to.equal('true');
    expect(said(host)).to.match(/\d+ results?\. Use the up and down arrow keys\./);
    await expect(host).to.be.accessible();
    await press('ArrowDown', 'Enter');
    expect(text(host).value).to.equal(first);
    await press('Enter');
    expect(now()).to.include({ isQuerySearch: false, q: first });
    expect(now().placeId).to.be.a('string');
    expect(location.search).to.include(`place_id=${now().placeId}`);
  });

  it('com-01 leads through the suggestions in the order in sight, whatever order the server gives', async () => {
    const host = await form();
    await fail({
      path: '/places',
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '[["Bath","1"],["BA1","2"],["Bathford","3"],["Bathampton","uk.bathampton/4"]]',
    });
    text(host).focus();
    await type('ba');
    await until(() => options(host).length > 0);
    expect(options(host), 'but none that no search could name').to.deep.equal(['Bath', 'Bathford', 'BA1']);
    const reached = [];
    for (const _each of options(host)) {
      await press('ArrowDown');
      await drawn();
      reached.push(one(host, '[aria-selected=true]').textContent);
    }
    expect(reached).to.deep.equal(options(host));
    await press('ArrowUp', 'Enter');
    expect(text(host).value).to.equal('Bathford');
  });

  it('SRC-06 loses the place with its text', async () => {
    await goTo('/search?place_id=7');
    await givePage({ place: { place_id: '7', name: 'Bath', county_name: 'Somerset' } });
    const host = await form();
    await enter(host, 'q', 'Bath, Somerset');
    await enter(host, 'q', '');
    submitter(host).click();
    await drawn();
    expect(now().placeId ?? now().q ?? now().place).to.equal(undefined);
  });

  it('SRC-07 SRC-08 adds a tag once and takes it off again', async () => {
    await goTo('/search?channel=sales&fragment=tag-Garden');
    const host = await form('tags="garden, parking"');
    await openFilters(host);
    expect(one<HTMLInputElement>(host, '[value=garden]').checked).to.equal(true);
    one(host, '[value=parking]').click();
    one(host, '[value=garden]').click();
    await drawn();
    submitter(host).click();
    await drawn();
    expect(now().tags).to.deep.equal(['parking']);
    button(host, 'Clear all').click();
    await drawn();
    submitter(host).click();
    await drawn();
    expect(now().tags).to.deep.equal([]);
  });

  it('keeps a filter that is unticked, so that it can be ticked again', async () => {
    await goTo('/search?channel=sales&fragment=tag-auction');
    const host = await form('tags="garden"');
    await openFilters(host);
    const auction = one<HTMLInputElement>(host, '[value=auction]');
    auction.focus();
    for (const isTicked of [false, true]) {
      await press(' ');
      expect(document.activeElement).to.equal(auction);
      expect(auction.checked).to.equal(isTicked);
    }
  });

  it('draws what may be ticked with others as a square: a circle is one of which only one can be chosen', async () => {
    const host = await form('tags="garden, parking"');
    await openFilters(host);
    const { borderRadius, width } = getComputedStyle(one(host, '[value=garden]'));
    expect(parseFloat(borderRadius)).to.be.below(parseFloat(width) / 4);
    expect(borderRadius).to.match(/px$/);
  });

  it('F40 com-03 shows only the suggestions for what was typed last, however late the others come', async () => {
    const host = await form();
    await fail({
      path: '/places',
      delay: 5000,
      times: 1,
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: '[["Too late","1"]]',
    });
    text(host).focus();
    await type('ox');
    await until(async () => (await asked('/places')).length === 1);
    await type('f');
    await until(() => options(host).length > 0);
    const shownThen = options(host);
    expect(shownThen.join()).to.match(/Oxf/);
    await until(async () => (await asked('/places')).length === 2);
    await pause(5500);
    expect(options(host)).to.deep.equal(shownThen);
  });

  it('F45 says when there are no suggestions, and still searches for the text', async () => {
    const host = await form();
    await fail({ path: '/places', status: 500 });
    text(host).focus();
    await type('bath');
    await until(() => said(host).includes('No suggestions at the moment'), 15_000);
    await press('Enter');
    expect(now()).to.include({ q: 'bath', isQuerySearch: true });
  });

  it('SRC-03 sea-01 clears what the other channel cannot meet when the channel changes, and names it', async () => {
    await goTo('/search?channel=lettings&fragment=up-to-1500/pets/status-let-agreed');
    const host = await form();
    one(host, '[value=sales]').click();
    await drawn();
    expect(one(host, '.agency-note').textContent).to.include(
      'cannot be compared. We cleared filters that no longer apply: let agreed, pets allowed.',
    );
    submitter(host).click();
    await drawn();
    expect([now().channel, now().pets, now().status]).to.deep.equal(['sales', undefined, undefined]);
  });

  it('sea-06 offers the last searches before anything is typed, and fills the form with one', async () => {
    await goTo('/search?channel=lettings&q=Wells&is_query_search=true&fragment=from-2-bed/up-to-1200');
    store.set(recordSearchAtom);
    await goTo('/search?channel=sales&fragment=up-to-500000');
    const host = await form();
    text(host).focus();
    await press('ArrowDown');
    await until(() => options(host).length > 0);
    expect(options(host)).to.deep.equal([
      'Homes for sale, up to £500,000',
      '2+ bedroom homes to let in Wells, up to £1,200 a month',
    ]);
    await press('ArrowDown', 'ArrowDown', 'Enter');
    expect(text(host).value).to.equal('Wells');
    expect(field(host, 'maxPrice').value).to.equal('£1,200');
    expect(one<HTMLInputElement>(host, ':checked').value).to.equal('lettings');
    expect(host.querySelector('.agency-note'), 'its prices are its own').to.equal(null);
    expect(store.get(searchHistoryAtom).length).to.equal(2);
  });

  it('sea-06 offers each of several drawn areas, whose sentences are the same', async () => {
    const areas = [51.4, 51.5].map((north) => encodePolygon(cornersOf([-2.4, 51.3, -2.3, north])));
    for (const area of areas) {
      await goTo(formatSearchAddress(withPolygon(blankSearch, area)));
      store.set(recordSearchAtom);
    }
    const host = await form();
    text(host).focus();
    await press('ArrowDown');
    await until(() => options(host).length > 0);
    expect(options(host)).to.deep.equal(Array(2).fill('Homes for sale in the area drawn on the map'));
    await press('ArrowDown', 'ArrowDown', 'Enter');
    submitter(host).click();
    await drawn();
    expect(now().poly).to.equal(areas[0]);
  });

  it('sea-06 offers none that have been cleared since for a text that was suggested for before', async () => {
    await goTo('/search?channel=sales&fragment=up-to-500000');
    store.set(recordSearchAtom);
    const host = await form();
    text(host).focus();
    await type('home');
    await until(() => options(host).includes('Homes for sale, up to £500,000'));
    await press('Escape');
    store.set(clearSearchHistoryAtom);
    await press('ArrowDown');
    await until(() => said(host).includes('No place by that name'));
    expect(options(host)).to.deep.equal([]);
  });

  it('sea-06 offers none that have been cleared since', async () => {
    await goTo('/search?channel=sales&fragment=up-to-500000');
    store.set(recordSearchAtom);
    const host = await form();
    text(host).focus();
    await press('ArrowDown');
    await until(() => options(host).length > 0);
    await press('Escape');
    await until(() => options(host).length === 0);
    store.set(clearSearchHistoryAtom);
    text(host).focus();
    await press('ArrowDown');
    await drawn();
    await drawn();
    expect(options(host)).to.deep.equal([]);
  });

  describe('with the visitor’s place', () => {
    const original = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    const answer = (give: Geolocation['getCurrentPosition']) =>
      Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: give, configurable: true });
    after(() => answer(original));

    it('sea-06 says why before the browser asks, and takes the nearest place', async () => {
      let prompts = 0;
      answer((found) => {
        prompts += 1;
        found({ coords: { latitude: 51.3811, longitude: -2.359 } } as GeolocationPosition);
      });
      const host = await form();
      button(host, 'Use my location').click();
      await drawn();
      expect(prompts).to.equal(0);
      expect(one(host, '.agency-note').textContent).to.include('We do not keep it');
      expect(document.activeElement).to.equal(button(host, 'Continue'));
      await expect(host).to.be.accessible();
      button(host, 'Continue').click();
      await until(() => text(host).value !== '');
      expect(prompts).to.equal(1);
      expect((await asked('/places'))[0]!.query).to.equal('near=-2.359,51.3811');
      expect(said(host)).to.match(/The nearest place is Bath/);
      expect(document.activeElement).to.equal(text(host));
      submitter(host).click();
      await drawn();
      expect(now()).to.include({ isQuerySearch: false });
    });

    it('sea-06 MAP-02 gives up the drawn area for the nearest place', async () => {
      answer((found) => found({ coords: { latitude: 51.3811, longitude: -2.359 } } as GeolocationPosition));
      const area = encodePolygon(cornersOf([-2.4, 51.3, -2.3, 51.4]));
      await goTo(formatSearchAddress(withPolygon(blankSearch, area)));
      expect(now().poly).to.equal(area);
      const host = await form();
      button(host, 'Use my location').click();
      await drawn();
      button(host, 'Continue').click();
      await until(() => said(host).includes('The nearest place is Bath'));
      submitter(host).click();
      await drawn();
      expect([now().place?.name, now().poly]).to.deep.equal(['Bath', undefined]);
    });

    it('sea-06 keeps what was chosen while the browser looked', async () => {
      let found: PositionCallback = () => {};
      answer((give) => (found = give));
      const host = await form();
      button(host, 'Use my location').click();
      await drawn();
      button(host, 'Continue').click();
      await drawn();
      one<HTMLInputElement>(host, '[value=lettings]').click();
      await drawn();
      found({ coords: { latitude: 51.3811, longitude: -2.359 } } as GeolocationPosition);
      await until(() => text(host).value !== '');
      expect(one<HTMLInputElement>(host, ':checked').value).to.equal('lettings');
    });

    it('sea-06 keeps a place that was typed while the browser looked', async () => {
      let found: PositionCallback = () => {};
      answer((give) => (found = give));
      const host = await form();
      button(host, 'Use my location').click();
      await drawn();
      button(host, 'Continue').click();
      await drawn();
      await enter(host, 'q', 'Wells');
      found({ coords: { latitude: 51.3811, longitude: -2.359 } } as GeolocationPosition);
      await until(async () => (await asked('/places')).some(({ query }) => query.startsWith('near=')));
      await until(() => !said(host).includes('Finding you'));
      expect(text(host).value).to.equal('Wells');
      expect(said(host)).to.not.include('nearest');
    });

    it('sea-06 takes no place of a lookup that was given up', async () => {
      let found: PositionCallback = () => {};
      answer((give) => (found = give));
      const host = await form();
      for (const press of ['Use my location', 'Continue', 'Use my location', 'Not now']) {
        button(host, press).click();
        await drawn();
      }
      found({ coords: { latitude: 51.3811, longitude: -2.359 } } as GeolocationPosition);
      await until(async () => (await asked('/places')).some(({ query }) => query.startsWith('near=')));
      await pause(300);
      expect([text(host).value, said(host).includes('nearest')]).to.deep.equal(['', false]);
    });

    it('sea-06 says what a change of the channel clears, also after it found the place', async () => {
      answer((found) => found({ coords: { latitude: 51.3811, longitude: -2.359 } } as GeolocationPosition));
      const host = await form();
      button(host, 'Use my location').click();
      await drawn();
      button(host, 'Continue').click();
      await until(() => said(host).includes('The nearest place is Bath'));
      await enter(host, 'minPrice', '300000');
      one(host, '[value=lettings]').click();
      await until(() => said(host).includes('cleared your prices'));
    });

    it('sea-06 leaves it at that when the visitor would rather not, or the browser may not', async () => {
      const host = await form();
      answer((_found, failed) => failed!({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError));
      button(host, 'Use my location').click();
      await drawn();
      button(host, 'Not now').click();
      await drawn();
      expect(host.querySelector('.agency-note')).to.equal(null);
      expect(document.activeElement).to.equal(text(host));
      button(host, 'Use my location').click();
      await drawn();
      button(host, 'Continue').click();
      await until(() => said(host).includes('You can type a place instead'));
      expect(text(host).value).to.equal('');
    });

    it('sea-06 no longer says that it did not find the place once one is typed', async () => {
      answer((_found, failed) => failed!({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError));
      const host = await form();
      button(host, 'Use my location').click();
      await drawn();
      button(host, 'Continue').click();
      await until(() => host.querySelector('.agency-note') !== null);
      await enter(host, 'minBeds', '2');
      expect(said(host)).to.include('You can type a place instead');
      await enter(host, 'q', 'Bath');
      expect(host.querySelector('.agency-note')).to.equal(null);
      expect(said(host)).to.not.include('You can type a place instead');
    });
  });

  it('MAP-02 gives up the drawn area for a text, says so, and gives it back', async () => {
    const poly = encodePolygon([
      [51.3, -2.5],
      [51.3, -2.2],
      [51.5, -2.3],
    ]);
    const address = btoa(poly).replaceAll('+', '-').replaceAll('/', '_');
    await goTo(`/search?channel=sales&fragment=from-2-bed/poly-${encodeURIComponent(address)}`);
    expect(now().poly).to.equal(poly);
    const host = await form();
    expect(text(host).placeholder).to.equal('Area drawn on the map');
    text(host).focus();
    await type('Wel');
    expect(said(host)).to.include('the area you drew no longer applies');
    await expect(host).to.be.accessible();
    button(host, 'Undo').click();
    await drawn();
    expect(text(host).value).to.equal('');
    expect(document.activeElement).to.equal(text(host));
    expect(host.querySelector('.agency-note')).to.equal(null);
    submitter(host).click();
    await drawn();
    expect(now()).to.include({ poly, isQuerySearch: false });

    await enter(host, 'q', 'Wells');
    submitter(host).click();
    await drawn();
    expect(now()).to.include({ q: 'Wells', isQuerySearch: true });
    expect(now().poly).to.equal(undefined);
  });

  it('MAP-02 SRC-02 keeps the filters chosen since it gave up the drawn area, when that comes back', async () => {
    const poly = encodePolygon([
      [51.3, -2.5],
      [51.3, -2.2],
      [51.5, -2.3],
    ]);
    const address = btoa(poly).replaceAll('+', '-').replaceAll('/', '_');
    await goTo(`/search?channel=sales&branch_id=1&fragment=from-2-bed/poly-${encodeURIComponent(address)}`);
    const host = await form();
    await enter(host, 'q', 'Wells');
    await enter(host, 'within', '3-miles');
    await enter(host, 'minBeds', '3');
    await enter(host, 'minPrice', '250000');
    button(host, 'Undo').click();
    await drawn();
    expect(text(host).value).to.equal('');
    expect(host.querySelector('.agency-note')).to.equal(null);
    submitter(host).click();
    await drawn();
    expect(now()).to.include({ poly, isQuerySearch: false, branchId: '1', minBeds: 3, minPrice: 250_000 });
    expect(now()).to.not.have.any.keys('q', 'within');
  });

  it('sea-02 takes figures that are typed or chosen from steps fit for the channel', async () => {
    const host = await form();
    field(host, 'minPrice').focus();
    await type('325000');
    expect(field(host, 'minPrice').value).to.equal('£325,000');
    await press('Tab');
    await press('ArrowDown');
    await until(() => options(host).includes('£250,000'));
    expect(options(host)[0]).to.equal('No max');
    await type('45');
    await until(() => options(host).length === 1);
    expect(options(host)).to.deep.equal(['£450,000']);
    await press('ArrowDown', 'Enter');
    expect(field(host, 'maxPrice').value).to.equal('£450,000');
    await press('Enter');
    expect(now()).to.include({ minPrice: 325_000, maxPrice: 450_000 });
    one(host, '[value=lettings]').click();
    await drawn();
    field(host, 'minPrice').focus();
    await press('ArrowDown');
    await until(() => options(host).includes('£1,250') || options(host).includes('£1,500'));
    await press('ArrowDown', 'Enter');
    expect(field(host, 'minPrice').value).to.equal('');
  });

  it('sea-02 reads k and m in a price as thousands and millions, typed or pasted', async () => {
    const host = await form();
    const least = field(host, 'minPrice');
    for (const [typed, seen] of [
      ['300k', '£300,000'],
      ['1.5m', '£1,500,000'],
      ['£1.25 M', '£1,250,000'],
      ['.5m', '£500,000'],
      ['2.5million', '£2,500,000'],
      ['450000k', '£450,000,000'],
      ['99999mm', '£99,999,000,000'],
    ] as const) {
      least.focus();
      least.select();
      await type(typed);
      expect(least.value, typed).to.equal(seen);
    }
    for (const [pasted, seen] of [
      ['£1.5 million', '£1,500,000'],
      ['£1.2mn', '£1,200,000'],
      ['up to 300k', '£300,000'],
      ['1,250 pcm', '£1,250'],
      ['£450,000.00', '£450,000'],
      ['.5m', '£500,000'],
      ['£1.5-1.7m', '£1,500,000'],
      ['£2 to £3 million', '£2,000,000'],
      ['£950,000 - £1.2m', '£950,000'],
      ['Approx.450,000', '£450,000'],
    ] as const) {
      await enter(host, 'maxPrice', pasted);
      expect(field(host, 'maxPrice').value, pasted).to.equal(seen);
    }
    least.focus();
    least.select();
    await type('300k');
    submitter(host).click();
    await drawn();
    expect(now()).to.include({ minPrice: 300_000, maxPrice: 450_000 });
  });

  it('sea-02 never takes 1.5 for 15, and shows the whole pounds it stands for once it is left', async () => {
    const host = await form();
    const least = field(host, 'minPrice');
    least.focus();
    await type('1.5');
    expect(least.value).to.equal('£1.5');
    await press('Backspace');
    await type('75');
    expect(least.value).to.equal('£1.75');
    await press('Tab');
    expect(least.value).to.equal('£1');
    least.focus();
    await drawn();
    expect(least.value).to.equal('£1');
    await openFilters(host);
    await enter(host, 'minAcreage', '1.5');
    await enter(host, 'minSquareFeet', '500 m');
    submitter(host).click();
    await drawn();
    expect(now()).to.include({ minPrice: 1, minAcreage: 1, minSquareFeet: 500 });
  });

  it('sea-02 f-01 says when a pair of limits has crossed, and swaps nothing', async () => {
    const host = await form();
    await enter(host, 'minPrice', '500000');
    await enter(host, 'maxPrice', '400000');
    expect(host.querySelector('.agency-field-error')).to.equal(null);
    submitter(host).click();
    await drawn();
    expect(one(host, '.agency-field-error').textContent).to.include('The lowest price must not be above the highest');
    expect(document.activeElement).to.equal(field(host, 'minPrice'));
    expect(field(host, 'minPrice').getAttribute('aria-invalid')).to.equal('true');
    expect(field(host, 'maxPrice').value).to.equal('£400,000');
    expect(now().minPrice).to.equal(undefined);
    await expect(host).to.be.accessible();
    await enter(host, 'maxPrice', '600000');
    expect(host.querySelector('.agency-field-error')).to.equal(null);
    submitter(host).click();
    await drawn();
    expect(now()).to.include({ minPrice: 500_000, maxPrice: 600_000 });
  });

  it('sea-02 leads to a crossed pair that is out of sight', async () => {
    await goTo('/search?channel=sales&fragment=min-sq-ft-2000/max-sq-ft-1000');
    const host = await form();
    submitter(host).click();
    await drawn();
    expect(document.activeElement).to.equal(field(host, 'minSquareFeet'));
    expect(one(host, '.agency-field-error').textContent).to.include('smallest floor area');
  });

  it('g-14 goes on to the text field from the button that clears all filters, which goes', async () => {
    await goTo('/search?channel=sales&fragment=min-sq-ft-1000');
    const host = await form();
    await openFilters(host);
    button(host, 'Clear all').focus();
    await press('Enter');
    expect(button(host, 'Clear all')).to.equal(undefined);
    expect(document.activeElement).to.equal(text(host));
  });

  it('sea-03 says how many homes fit, on the button and aloud', async () => {
    const host = await form();
    expect(submitter(host).textContent).to.equal('Search');
    expect(await asked('/search.ljson')).to.deep.equal([]);
    await enter(host, 'minBeds', '4');
    const four = await countOf({ minBeds: 4 });
    await until(() => submitter(host).textContent === homes(four));
    expect(said(host)).to.include(four === 1 ? '1 home matches' : `${four} homes match`);
    await enter(host, 'minPrice', '99000000');
    await until(() => submitter(host).textContent === 'Show 0 homes');
    expect(said(host)).to.include('No homes match');
  });

  describe('in a part of the map', () => {
    const part = [-2.4, 51.36, -2.33, 51.4];
    const elsewhere = [-2.7, 51.2, -2.2, 51.5];
    afterEach(() => store.set(showViewportAtom));

    it('sea-03 MAP-04 counts and searches there with another filter, also where the map is moved to meanwhile', async () => {
      store.set(showViewportAtom, part);
      const host = await form();
      expect(text(host).placeholder).to.equal('This part of the map');
      await enter(host, 'minBeds', '3');
      const [here, there, all] = await Promise.all([
        countOf({ minBeds: 3, viewport: part }),
        countOf({ minBeds: 3, viewport: elsewhere }),
        countOf({ minBeds: 3 }),
      ]);
      expect(new Set([here, there, all]).size, 'told apart').to.equal(3);
      await until(() => submitter(host).textContent === homes(here));
      store.set(showViewportAtom, elsewhere);
      await until(() => submitter(host).textContent === homes(there));
      submitter(host).click();
      await drawn();
      expect(now()).to.deep.include({ minBeds: 3, viewport: elsewhere });
    });

    it('R7 MAP-04 keeps what is not searched for yet when the map leaves the place, and when homes are sorted', async () => {
      await goTo('/search?channel=sales&q=Bath&is_query_search=true');
      const host = await form();
      await enter(host, 'minBeds', '3');
      store.set(searchHereAtom, part);
      await drawn();
      expect([field(host, 'minBeds').value, text(host).value]).to.deep.equal(['3', '']);
      store.set(applySearchAtom, { ...now(), sorted: 'least-expensive-first' });
      await drawn();
      expect(field(host, 'minBeds').value).to.equal('3');
      submitter(host).click();
      await drawn();
      expect(now()).to.deep.include({ minBeds: 3, viewport: part, sorted: 'least-expensive-first' });
      expect(now().q).to.equal(undefined);
    });

    it('R7 MAP-04 keeps another place that is not searched for yet when the map leaves that of the page', async () => {
      await goTo('/search?channel=sales&q=Bath&is_query_search=true');
      const host = await form();
      await enter(host, 'q', 'Bristol');
      store.set(searchHereAtom, part);
      await drawn();
      expect(text(host).value).to.equal('Bristol');
      submitter(host).click();
      await drawn();
      expect(now()).to.deep.include({ q: 'Bristol' });
    });

    it('sea-03 has nothing unsent after a search without the place that it had', async () => {
      await goTo('/search?channel=sales&q=Bath&is_query_search=true');
      const host = await form();
      await enter(host, 'q', '');
      submitter(host).click();
      await drawn();
      expect([now().q, submitter(host).textContent]).to.deep.equal([undefined, 'Search']);
    });

    it('sea-03 leaves it for a place, and stays when that is deleted before it was searched for', async () => {
      store.set(showViewportAtom, part);
      const host = await form();
      await enter(host, 'q', 'Bristol');
      text(host).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      const there = await countOf({ q: 'Bristol' });
      await until(() => submitter(host).textContent === homes(there));
      await enter(host, 'q', '');
      text(host).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      const here = await countOf({ viewport: part });
      await until(() => submitter(host).textContent === homes(here));
      await enter(host, 'q', 'Bristol');
      submitter(host).click();
      await drawn();
      expect(now()).to.deep.include({ q: 'Bristol', viewport: [] });
    });

    it('sea-02 SRC-36 leaves it for a recent search of the whole agency', async () => {
      store.set(applySearchAtom, { ...blankSearch, minBeds: 3 });
      store.set(recordSearchAtom);
      store.set(applySearchAtom, blankSearch);
      store.set(showViewportAtom, part);
      const host = await form();
      text(host).focus();
      await press('ArrowDown');
      const place = () => options(host).indexOf('3+ bedroom homes for sale');
      await until(() => place() >= 0);
      await press(...Array<string>(place() + 1).fill('ArrowDown'), 'Enter');
      submitter(host).click();
      await drawn();
      expect(now()).to.deep.include({ minBeds: 3, viewport: [] });
    });
  });

  it('SRC-09 counts no branch among the hidden filters, which have no field for it', async () => {
    await goTo('/search?channel=sales&branch_id=1&fragment=up-to-3-bed');
    const host = await form('compact');
    const hidden = () => button(host, 'Filters').textContent;
    expect(hidden()).to.include('1 in use');
    await setViewport({ width: 390, height: 844 });
    await until(() => !field(host, 'minBeds'));
    expect(hidden()).to.include('1 in use');
  });

  it('SRC-09 says that the most bedrooms are among the hidden filters', async () => {
    await goTo('/search?channel=sales&fragment=from-2-bed');
    expect(button(await form(), 'Filters').textContent).to.equal('Filters');
    await goTo('/search?channel=sales&fragment=up-to-4-bed');
    await until(() => button(document, 'Filters').textContent === 'Filters1, 1 in use');
  });

  it('sea-03 counts what is no home by its own name', async () => {
    await goTo('/properties/tag-antiques/sales');
    const host = await form();
    await enter(host, 'minPrice', '99000000');
    await until(() => submitter(host).textContent === 'Show 0 sales');
    expect(said(host)).to.include('No sales match');
  });

  it('sea-03 F40 counts once while figures are still being typed, and drops a count that comes too late', async () => {
    const host = await form();
    await clear();
    await fail({ path: '/search.ljson', delay: 2000, times: 1 });
    await enter(host, 'minBeds', '1');
    await until(async () => (await asked('/search.ljson')).length === 1);
    await enter(host, 'minBeds', '5');
    await enter(host, 'minBeds', '3');
    const three = await countOf({ minBeds: 3 });
    await until(() => submitter(host).textContent === homes(three));
    await new Promise((done) => setTimeout(done, 2200));
    expect(submitter(host).textContent).to.equal(homes(three));
    const queries = (await asked('/search.ljson')).map(({ query }) => query);
    expect(queries.some((query) => query.includes('from-5-bed'))).to.equal(false);
  });

  it('sea-03 F45 stays a search when the homes cannot be counted', async () => {
    const host = await form();
    await fail({ path: '/search.ljson', status: 404 });
    await enter(host, 'minBeds', '4');
    await until(async () => (await asked('/search.ljson')).length > 0);
    await pause(300);
    expect(submitter(host).textContent).to.equal('Show homes');
    expect(said(host)).to.not.match(/fit/);
    submitter(host).click();
    await drawn();
    expect(now().minBeds).to.equal(4);
  });

  it('sea-05 follows back and forward, and forgets what was not sent', async () => {
    const host = await form();
    await enter(host, 'q', 'Bath');
    submitter(host).click();
    await drawn();
    await enter(host, 'q', 'Wells');
    submitter(host).click();
    await drawn();
    await enter(host, 'q', 'Frome');
    history.back();
    await until(() => text(host).value === 'Bath');
    history.forward();
    await until(() => text(host).value === 'Wells');
  });

  it('tells the page of the search, which may go there itself', async () => {
    const host = await form();
    const heard: string[] = [];
    host.addEventListener('agency-search', (event) => {
      heard.push((event as CustomEvent<string>).detail);
      event.preventDefault();
    });
    await enter(host, 'q', 'Bath');
    submitter(host).click();
    await drawn();
    expect(startSearch({ path: '', query: heard[0]! })).to.include({ q: 'Bath' });
    expect(parseSearchQuery(heard[0]!)).to.include({ channel: 'sales', isQuerySearch: true });
    expect(now().q).to.equal(undefined);
  });

  it('SRC-02 keeps to what a site looks for by itself, and lets the rest in on request', async () => {
    await givePage({ theme_preferences: { default_search_status: 'available' } });
    const host = await form();
    await openFilters(host);
    expect(field(host, 'status').value).to.equal('available');
    expect(button(host, 'Filters').textContent).to.equal('Filters');
    await enter(host, 'status', 'all');
    submitter(host).click();
    await drawn();
    expect(location.search).to.include('status-all');
    expect(now().status).to.equal('all');
  });

  it('SRC-03 SRC-34 goes back to what a site looks for by itself where the other channel lacks a status', async () => {
    await givePage({ theme_preferences: { default_search_status: 'available' } });
    const host = await form();
    await openFilters(host);
    await enter(host, 'status', 'under-offer');
    one(host, '[value=lettings]').click();
    await drawn();
    expect(field(host, 'status').value).to.equal('available');
    expect(said(host)).to.include('under offer').and.not.include('available');
  });

  it('sea-08 is reached with the key / where the page wants that', async () => {
    const host = await form();
    (document.activeElement as HTMLElement).blur();
    // As an event, not a key press: a browser may have its own use for a key the page leaves alone.
    const slash = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
    expect(document.body.dispatchEvent(slash)).to.equal(true);
    expect(document.activeElement).to.equal(document.body);
    const other = await form('shortcut');
    await press('/');
    expect(document.activeElement).to.equal(text(other));
    expect(text(other).value).to.equal('');
    text(host).focus();
    await press('/');
    expect(text(host).value).to.equal('/');
  });

  describe('on screens of any width', () => {
    const row = (host: Element) => [
      ...one(host, '.agency-search-row').querySelectorAll('.agency-input, button[type]:not(.agency-search-locate)'),
    ];

    it('sea-01 stands in one line on a desktop, with or without labels', async () => {
      const roomy = await form();
      roomy.style.inlineSize = '1190px';
      expect(isOneLine(row(roomy))).to.equal(true);
      const compact = await form('compact');
      compact.style.inlineSize = '1190px';
      expect(isOneLine(row(compact))).to.equal(true);
      expect(one(compact, '.agency-label').getBoundingClientRect().height).to.be.below(2);
      expect(one(compact, 'select').textContent).to.include('This area');
      expect([field(compact, 'minPrice').placeholder, field(compact, 'maxPrice').placeholder]).to.deep.equal([
        'No min price',
        'No max price',
      ]);
      await goTo('/search?channel=sales&fragment=from-300000');
      expect(field(compact, 'minPrice').value).to.equal('From £300,000');
      field(compact, 'minPrice').focus();
      await drawn();
      expect(field(compact, 'minPrice').value).to.equal('£300,000');
      await expect(compact).to.be.accessible();
    });

    it('sea-01 shows the whole words of its selects where there is room', async () => {
      for (const attributes of ['', 'compact']) {
        const host = await form(attributes);
        for (const width of [720, 1278, 1360]) {
          host.style.inlineSize = `${width}px`;
          await drawn();
          const selects = host.querySelectorAll('select');
          expect(selects, attributes).to.have.length(2);
          for (const select of selects) {
            const whole = select.cloneNode(true) as HTMLSelectElement;
            whole.style.inlineSize = 'max-content';
            select.after(whole);
            const needed = whole.getBoundingClientRect().width;
            whole.remove();
            const shown = select.getBoundingClientRect().width;
            expect(shown, `${attributes} ${select.name} ${width} px`).to.be.above(needed - 1);
          }
        }
      }
    });

    it('sea-01 stands in two full lines where one has no room, never with a button alone', async () => {
      for (const attributes of ['', 'compact']) {
        const host = await form(attributes);
        for (const width of [960, 1072, 1130, 1180]) {
          host.style.inlineSize = `${width}px`;
          await drawn();
          const lowest = row(host).filter((each) => isOneLine([each, submitter(host)]));
          expect(lowest.length, `${attributes} ${width} px`).to.be.above(3);
        }
      }
    });

    it('sea-01 stands in a column on a phone, never wider than it, with room for a finger', async () => {
      await setViewport({ width: 320, height: 640 });
      for (const attributes of ['', 'compact']) {
        const host = await form(attributes);
        expect(host.scrollWidth, attributes).to.be.at.most(host.clientWidth + 1);
        const place = text(host).getBoundingClientRect();
        expect(place.width).to.be.above(host.getBoundingClientRect().width - 4);
        expect(host.querySelectorAll('select').length).to.equal(attributes ? 0 : 2);
      }
    });

    it('sea-07 opens the filters as a drawer on a phone, of which Escape keeps nothing', async () => {
      await setViewport({ width: 390, height: 800 });
      const host = await form('compact tags="garden"');
      const opener = button(host, 'Filters');
      opener.focus();
      await openFilters(host);
      expect(drawer().textContent).to.include('Filters');
      await enter(drawer(), 'minBeds', '3');
      one(drawer(), '[value=garden]').click();
      await drawn();
      await expect(drawer()).to.be.accessible();
      await press('Escape');
      await until(() => !drawer());
      expect(document.activeElement).to.equal(opener);
      expect(submitter(host).textContent).to.equal('Search');
      submitter(host).click();
      await drawn();
      expect(now().minBeds).to.equal(undefined);
    });

    it('g-04 sea-07 keeps what is chosen in the drawer when the device is turned', async () => {
      await setViewport({ width: 390, height: 800 });
      const host = await form('compact');
      await openFilters(host);
      await enter(drawer(), 'minBeds', '3');
      await setViewport({ width: 800, height: 390 });
      await drawn();
      expect(field(drawer(), 'minBeds').value).to.equal('3');
      submitter(drawer()).click();
      await until(() => now().minBeds === 3);
    });

    it('sea-07 applies the drawer with its own button, which stays in sight and counts', async () => {
      await setViewport({ width: 390, height: 600 });
      const host = await form('compact');
      await openFilters(host);
      await enter(drawer(), 'minBeds', '3');
      const three = await countOf({ minBeds: 3 });
      await until(() => submitter(drawer()).textContent === homes(three));
      const { top, bottom } = submitter(drawer()).getBoundingClientRect();
      expect(top).to.be.above(0);
      expect(bottom).to.be.at.most(600);
      submitter(drawer()).click();
      await until(() => !drawer());
      expect(now().minBeds).to.equal(3);
      expect(button(host, 'Filters').textContent).to.equal('Filters1, 1 in use');
    });

    describe('in the tab’s history', () => {
      const place = () => (history.state as { place?: string } | null)?.place;
      const isInDrawer = () => JSON.stringify(history.state).includes('filters');
      /** A form on a phone, on a page after another. */
      async function formAfterPage() {
        await setViewport({ width: 390, height: 800 });
        history.replaceState({ place: 'before' }, '');
        history.pushState({ place: 'form' }, '', '/search?channel=sales');
        const host = await form();
        await openFilters(host);
        await until(isInDrawer);
        await enter(drawer(), 'maxBeds', '3');
        return host;
      }

      it('sea-07 closes the drawer by the way back, of which that keeps nothing either', async () => {
        const host = await formAfterPage();
        history.back();
        await until(() => !isInDrawer());
        await until(() => !drawer());
        expect([place(), now().maxBeds, submitter(host).textContent]).to.deep.equal(['form', undefined, 'Search']);
        history.forward();
        await until(isInDrawer);
        await openFilters(host);
        expect(field(drawer(), 'maxBeds').value).to.equal('');
        history.back();
        await until(() => !drawer());
        expect(place()).to.equal('form');
        history.back();
        await until(() => place() === 'before');
      });

      it('sea-07 leads back from the form itself once its drawer was closed otherwise, or taken away', async () => {
        for (const close of [
          () => button(drawer(), 'Close').click(),
          () => press('Escape'),
          () => document.querySelectorAll('agency-search-form').forEach((host) => host.parentElement!.remove()),
        ]) {
          await formAfterPage();
          await close();
          await until(() => !drawer() && !isInDrawer());
          expect(place()).to.equal('form');
          history.back();
          await until(() => place() === 'before');
          document.querySelectorAll('agency-search-form').forEach((host) => host.parentElement!.remove());
        }
      });

      it('sea-07 leads back from a search by the drawer to the one before it', async () => {
        await formAfterPage();
        submitter(drawer()).click();
        await until(() => now().maxBeds === 3);
        expect(drawer()).to.equal(null);
        history.back();
        await until(() => now().maxBeds === undefined);
        expect([place(), isInDrawer()]).to.deep.equal(['form', false]);
        history.forward();
        await until(() => now().maxBeds === 3);
      });
    });

    it('g-14 keeps the focus on the button that clears the filters of the drawer', async () => {
      await setViewport({ width: 390, height: 800 });
      const host = await form('compact');
      await openFilters(host);
      await enter(drawer(), 'minBeds', '3');
      button(drawer(), 'Clear all').focus();
      await press('Enter');
      await seen();
      expect(field(drawer(), 'minBeds').value).to.equal('');
      expect(document.activeElement).to.equal(button(drawer(), 'Clear all'));
      expect(button(drawer(), 'Clear all').ariaDisabled).to.equal('true');
      await expect(drawer()).to.be.accessible();
      await press('Escape');
    });

    it('g-14 hides no field with the focus behind the buttons of the drawer', async () => {
      await setViewport({ width: 390, height: 500 });
      await openFilters(await form('compact tags="garden"'));
      const foot = one(drawer(), '.agency-search-drawer-foot');
      const stops: string[] = [];
      for (;;) {
        await press('Tab');
        const focused = document.activeElement as HTMLInputElement;
        if (foot.contains(focused)) break;
        stops.push(focused.name);
        // Some browsers scroll a little later than they move the focus.
        await until(() => focused.getBoundingClientRect().top < foot.getBoundingClientRect().top);
      }
      expect(stops).to.include.members(['within', 'tags', 'maxAcreage', 'text']);
      await press('Escape');
    });

    it('sea-02 leads to a crossed pair in the drawer', async () => {
      await setViewport({ width: 390, height: 800 });
      await goTo('/search?channel=sales&fragment=min-sq-ft-2000/max-sq-ft-1000');
      const host = await form();
      submitter(host).click();
      await until(drawer);
      await drawn();
      expect(document.activeElement).to.equal(field(drawer(), 'minSquareFeet'));
      expect(one(drawer(), '.agency-field-error').textContent).to.include('smallest floor area');
      await press('Escape');
    });

    it('sea-02 sea-07 applies no drawer whose limits have crossed', async () => {
      await setViewport({ width: 390, height: 800 });
      const host = await form();
      await openFilters(host);
      await enter(drawer(), 'minAcreage', '5');
      await enter(drawer(), 'maxAcreage', '2');
      submitter(drawer()).click();
      await drawn();
      expect(one(drawer(), '.agency-field-error').textContent).to.include('smallest area of land');
      expect(document.activeElement).to.equal(field(drawer(), 'minAcreage'));
      await press('Escape');
    });
  });

  it('shows the page’s own form until it is drawn, and leaves that untouched', async () => {
    const host = await render(
      '<agency-search-form><form action="/search"><input name="plain" /></form></agency-search-form>',
    );
    await until(() => host.dataset['state'] === 'ready');
    expect(one(host, '[name=plain]').checkVisibility()).to.equal(false);
    expect(one(host, '[action="/search"]')).to.exist;
  });
});
