import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';

import '../../elements/search-map';
import { pageLocation, showAddress } from '../../src/core/path';
import { store } from '../../src/core/store';
import { decodePolygon, encodePolygon, polygonFault } from '../../src/domain/polygon';
import { priceLine } from '../../src/domain/price-label';
import type { Property } from '../../src/domain/property';
import { withPlace, withPolygon } from '../../src/domain/search';
import { mapHomesAtom } from '../../src/state/map';
import { loadingAtom } from '../../src/state/loading';
import { loadResultsAtom, resultsAtom, selectedPropertyAtom, selectPropertyAtom } from '../../src/state/results';
import { toggleSavedPropertyAtom } from '../../src/state/saved-properties';
import { applySearchAtom, searchAtom, showViewportAtom } from '../../src/state/search';
import { recordSeenAtom } from '../../src/state/seen-properties';
import { MapSheet } from '../../src/features/search-results/map-sheet';
import { home, homeData } from '../support/homes';
import { press } from '../support/keyboard';
import { asked, clear, fail } from '../support/network';
import { drawn, render, seen, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';
import { pause } from '../support/watch';
import { draw } from '../ui/stage';

const start = pageLocation();
const everywhere = '/properties/sales';
const bath = '/properties/sales?place_id=town-bath';
const tiles = {
  mapTiles: { url: '/tiles/{z}/{x}/{y}.svg', darkUrl: '/tiles/dark/{z}/{x}/{y}.svg', attribution: 'Drawn for a test' },
  custom_clustering_radius: 30,
  custom_min_zoom: 4,
};
const atStart = { ...store.get(loadingAtom) };

let hosts: HTMLElement[] = [];
/** A map of the homes of a search address, once it shows those that the server knows. */
async function map(address = bath, { page = {}, box = 'block-size: 640px' } = {}) {
  showAddress(address);
  await givePage({ ...tiles, ...page });
  const host = await render(`<div style="${box}"><agency-search-map></agency-search-map></div>`);
  hosts.push(host);
  return host.firstElementChild as HTMLElement;
}
/** Waits for the homes of the search, whose map then shows them. */
async function searched() {
  await until(() => store.get(mapHomesAtom).isCurrent && !store.get(mapHomesAtom).isLoading);
  await drawn();
}
async function openMap(...given: Parameters<typeof map>) {
  const host = await map(...given);
  await until(() => host.dataset.state === 'ready');
  await searched();
  await until(() => pins(host).length > 0 || store.get(mapHomesAtom).total === 0);
  await drawn();
  return host;
}
const canvas = (host: Element) => host.querySelector<HTMLElement>('.agency-map-canvas')!;
const pins = (host: Element) => [...host.querySelectorAll<HTMLButtonElement>('.agency-map-pin')];
const single = (host: Element) => pins(host).find(({ className }) => !className.includes('group'))!;
const button = (host: Element, name: string) =>
  [...host.querySelectorAll<HTMLButtonElement>('button')].find(
    (each) => each.getAttribute('aria-label') === name || each.textContent === name,
  )!;
const live = (host: Element) =>
  [...host.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('|');
const corners = (host: Element) => [...host.querySelectorAll<HTMLButtonElement>('.agency-map-corner')];
const viewAsked = async () =>
  (await asked('/search.ljson')).filter(({ query }) => decodeURIComponent(query).includes('view-'));
const at = (host: Element, x: number, y: number) => {
  const { left, top } = canvas(host).getBoundingClientRect();
  return { clientX: left + x, clientY: top + y };
};
const point = (target: Element, type: string, place: { clientX: number; clientY: number }, more: object = {}) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      isPrimary: true,
      pointerId: 1,
      button: 0,
      ...place,
      ...more,
    }),
  );
type Place = readonly [x: number, y: number];
const triangle: readonly Place[] = [
  [400, 200],
  [800, 220],
  [780, 480],
];
const square: readonly Place[] = [...triangle, [420, 460]];
/** Taps the map at one place after another. */
async function tap(host: Element, ...places: readonly Place[]) {
  for (const place of places) {
    point(canvas(host), 'pointerdown', at(host, ...place));
    point(canvas(host), 'pointerup', at(host, ...place));
    await drawn();
  }
}

describe('the map of a search', () => {
  before(async () => {
    await styled();
    await setViewport({ width: 1200, height: 900 });
  });
  beforeEach(async () => {
    await clear();
    await freshVisitor();
    store.set(showViewportAtom);
    store.set(selectPropertyAtom);
  });
  afterEach(async () => {
    for (const host of hosts) host.remove();
    hosts = [];
    await drawn();
    await clear();
  });
  after(async () => {
    showAddress(start.path + start.query);
    await givePage();
    await freshVisitor();
  });

  it('MAP-01 has its two flags set at the start, and clears that of the homes once they are here', async () => {
    expect([atStart.propertiesMap, atStart.googleMaps]).to.deep.equal([true, true]);
    await openMap();
    expect(store.get(loadingAtom).propertiesMap).to.equal(false);
    expect(store.get(loadingAtom).googleMaps, 'no map of Google is used').to.equal(true);
  });

  it('map-02 shows prices and groups that together are all homes of the search', async () => {
    const host = await openMap(everywhere);
    const { homes } = store.get(mapHomesAtom);
    expect(homes.length).to.be.greaterThan(10);
    const groups = pins(host).filter(({ className }) => className.includes('group'));
    const inGroups = groups.reduce((sum, group) => sum + Number(group.textContent), 0);
    expect(inGroups + pins(host).length - groups.length).to.equal(homes.length);
    expect(groups.length).to.be.greaterThan(0);
    expect(groups[0]!.getAttribute('aria-label')).to.equal(`${groups[0]!.textContent} homes close to one another`);
    await expect(host).to.be.accessible();
  });

  it('map-02 opens a group until it falls apart', async () => {
    const host = await openMap(everywhere);
    const before = pins(host).find(({ className }) => className.includes('group'))!;
    const key = before.dataset.key;
    before.click();
    await until(() => pins(host).length > 0 && !pins(host).some(({ dataset }) => dataset.key === key));
  });

  it('map-02 says how the homes that are not on the map come onto it', async () => {
    const host = await openMap(everywhere);
    const { homes, total } = store.get(mapHomesAtom);
    expect(total).to.be.greaterThan(homes.length);
    const says = () => host.querySelector('.agency-map-count p')!.textContent;
    const shows = `${homes.length} homes of ${total!.toLocaleString('en-GB')} on the map.`;
    expect(says()).to.equal(`${shows} Zoom in to see more.`);
    host.querySelector<HTMLInputElement>('input[type="checkbox"]')!.click();
    await drawn();
    expect(says()).to.equal(`${shows} Zoom in and search that area to see more.`);
    const country = encodePolygon([
      [49, -7],
      [49, 2],
      [59, 2],
      [59, -7],
    ]);
    store.set(applySearchAtom, withPolygon(store.get(searchAtom), country));
    await until(() => says()!.endsWith('Draw a smaller area to see more.'));
  });

  it('SRC-44 map-02 does not call the first homes all of them where the server does not count', async () => {
    const body = {
      properties: [
        { ...homeData, lat: 51.38, lng: -2.36 },
        { ...homeData, property_id: 8, lat: 51.39 },
      ],
    };
    const fault = { path: '/search.ljson', status: 200, headers: json };
    await fail({ ...fault, body: JSON.stringify({ ...body, pagination: { has_next_page: true } }) });
    const host = await openMap('/properties/sales/from-3');
    const { homes } = store.get(mapHomesAtom);
    expect(host.querySelector('.agency-map-count p')!.textContent).to.equal(
      `The first ${homes.length === 1 ? '1 home is' : '2 homes are'} on the map. Zoom in to see more.`,
    );
  });

  it('map-02 leads to every home of a house, whose pins lie on one another however near the map is', async () => {
    const host = await openMap(bath, { page: { custom_max_zoom: 10 } });
    const groups = () => pins(host).filter(({ className }) => className.includes('group'));
    const card = () => host.querySelector<HTMLElement>('.agency-map-card')!;
    await until(async () => {
      groups()[0]!.click();
      await drawn();
      return card()?.contains(document.activeElement);
    });
    const chosen = () => groups().find(({ ariaCurrent }) => ariaCurrent === 'true')!;
    const count = Number(chosen().textContent);
    const seen = new Set<string>();
    for (let place = 1; place <= count; place++) {
      expect(card().textContent).to.include(`${place} of ${count} homes at this place.`);
      seen.add(store.get(selectedPropertyAtom)!);
      const before = card();
      button(host, 'Show the next').click();
      await until(() => card() !== before && card().contains(document.activeElement));
    }
    expect(seen.size).to.equal(count);
    await expect(host).to.be.accessible();
    await press('Escape');
    expect(groups().find((group) => group === document.activeElement)?.textContent).to.equal(String(count));
  });

  it('map-02 MAP-03 shows the card of one home at a time, and keeps which one in the store', async () => {
    const host = await openMap();
    const [one, other] = pins(host).filter(({ className }) => !className.includes('group'));
    expect(one!.getAttribute('aria-label')).to.match(/^(£[\d.,]+[km]?|POA), .+/);
    one!.click();
    await drawn();
    expect(store.get(selectedPropertyAtom)).to.equal(one!.dataset.key);
    await until(() => one!.getAttribute('aria-current') === 'true');
    other!.click();
    await drawn();
    expect(store.get(selectedPropertyAtom)).to.equal(other!.dataset.key);
    const cards = [...host.querySelectorAll<HTMLElement & { property?: Property }>('agency-property-card')];
    expect(cards.map(({ property }) => property?.propertyId)).to.deep.equal([other!.dataset.key]);
    expect(one!.hasAttribute('aria-current')).to.equal(false);
    await expect(host).to.be.accessible();
  });

  it('map-02 marks no home any more once a tap beside the pins has shut its card', async () => {
    const host = await openMap();
    const pin = single(host);
    pin.click();
    await until(() => pin.getAttribute('aria-current') === 'true');
    canvas(host).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, ...at(host, 300, 300) }));
    await until(() => host.querySelector('.agency-map-card') === null);
    expect(store.get(selectedPropertyAtom)).to.equal(undefined);
    await until(() => !pin.hasAttribute('aria-current'));
  });

  it('map-02 g-22 gives a card that a finger opened the focus, so that a screen reader tells of it, but not the mouse', async () => {
    const host = await openMap();
    const click = async (pointerType: string) => {
      single(host).dispatchEvent(new PointerEvent('click', { detail: 1, pointerType, bubbles: true }));
      await drawn();
    };
    await click('mouse');
    expect(host.querySelector('.agency-map-card')!.contains(document.activeElement)).to.equal(false);
    button(host, 'Close').click();
    await drawn();
    await click('touch');
    expect(document.activeElement).to.equal(host.querySelector('.agency-map-card'));
  });

  it('map-02 g-22 takes a press that does not tell its pointer for a finger on a touch screen only', async () => {
    const host = await openMap();
    const hasCardFocus = async (maxTouchPoints: number) => {
      Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true });
      single(host).dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
      await drawn();
      const hasFocus = host.querySelector('.agency-map-card')!.contains(document.activeElement);
      button(host, 'Close').click();
      await drawn();
      return hasFocus;
    };
    try {
      expect([await hasCardFocus(0), await hasCardFocus(5)]).to.deep.equal([false, true]);
    } finally {
      Reflect.deleteProperty(navigator, 'maxTouchPoints');
    }
  });

  it('map-02 shows the card at the lower edge where there is no room above the pin', async () => {
    const host = await openMap(bath, { box: 'block-size: 600px; inline-size: 380px' });
    single(host).click();
    await drawn();
    expect(host.querySelector('.agency-map-sheet agency-property-card')).not.to.equal(null);
    button(host, 'Close').click();
    await drawn();
    expect(host.querySelector('agency-property-card')).to.equal(null);
  });

  it('g-14 leaves no sliver of its other controls beside the list or the card of a home on a phone', async () => {
    const host = await openMap(bath, { box: 'block-size: 600px; inline-size: 380px' });
    const isSeen = (part: string) => host.querySelector(part)!.checkVisibility({ visibilityProperty: true });
    const controls = ['.agency-map-bar', '.agency-map-count'];
    const list = () => button(host, `List (${store.get(mapHomesAtom).homes.length})`);
    list().click();
    await drawn();
    expect(controls.filter(isSeen)).to.deep.equal([]);
    host.querySelector<HTMLElement>('.agency-map-list-home')!.click();
    await drawn();
    expect([...controls, '.agency-map-list'].filter(isSeen)).to.deep.equal([]);
    button(host, 'Close').click();
    await drawn();
    expect([...controls, '.agency-map-list'].filter(isSeen)).to.have.length(3);
  });

  it('map-05 shows the homes beside its controls, not below them', async () => {
    const host = await openMap(everywhere, { box: 'block-size: 700px; inline-size: 390px' });
    const box = (each: Element) => each.getBoundingClientRect();
    const controls = [...host.querySelectorAll('.agency-map-side, .agency-map-bar > *, .agency-map-list > *')].map(box);
    const below = pins(host).filter((pin) => {
      const { left, right, top, bottom } = box(pin.firstElementChild!);
      return controls.some((each) => left < each.right && right > each.left && top < each.bottom && bottom > each.top);
    });
    expect(below.map(({ textContent }) => textContent)).to.deep.equal([]);
  });

  it('map-02 tells seen and saved homes by their form and their name', async () => {
    const host = await openMap();
    const [one, other] = pins(host).filter(({ className }) => !/group|dot/.test(className));
    const { homes } = store.get(mapHomesAtom);
    store.set(recordSeenAtom, one!.dataset.key!);
    await store.set(
      toggleSavedPropertyAtom,
      homes.find(({ propertyId }) => propertyId === other!.dataset.key)!,
    );
    await drawn();
    expect(one!.getAttribute('aria-label')).to.match(/, seen$/);
    expect(getComputedStyle(one!.firstElementChild!).borderStyle).to.include('dashed');
    expect(other!.getAttribute('aria-label')).to.match(/, saved$/);
    expect(other!.querySelector('.agency-map-pin-heart')).to.exist;
  });

  it('gathers no homes that stand apart where the site wants no groups', async () => {
    const groups = (host: Element) => pins(host).filter(({ className }) => className.includes('group')).length;
    const gathered = await openMap(everywhere);
    expect(groups(gathered)).to.be.at.least(1);
    const pinned = pins(gathered).length;
    const host = await openMap(everywhere, { page: { pin_clustering: false } });
    expect(pins(host).length).to.be.greaterThan(pinned);
    expect(groups(host)).to.equal(0);
  });

  it('map-03 is moved and zoomed with keys alone', async () => {
    const host = await openMap();
    canvas(host).focus();
    await press('ArrowRight');
    await until(async () => (await viewAsked()).length === 1);
    const box = [...store.get(searchAtom).viewport];
    await press('Shift+ArrowUp');
    await until(() => store.get(searchAtom).viewport[1]! > box[1]!);
    const height = store.get(searchAtom).viewport[3]! - store.get(searchAtom).viewport[1]!;
    await press('-');
    await until(() => store.get(searchAtom).viewport[3]! - store.get(searchAtom).viewport[1]! > height * 1.5);
  });

  it('map-03 goes from pin to pin with arrows, one tab stop for all, and comes back from the card', async () => {
    const host = await openMap();
    expect(pins(host).filter(({ tabIndex }) => tabIndex === 0).length).to.equal(1);
    const first = pins(host).find(({ tabIndex }) => tabIndex === 0)!;
    first.focus();
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
      if (document.activeElement === first) await press(key);
    }
    expect(document.activeElement).not.to.equal(first);
    expect(document.activeElement!.className).to.include('agency-map-pin');
    const lone = single(host);
    lone.focus();
    await press('Enter');
    expect(document.activeElement!.className).to.equal('agency-map-card');
    await press('Escape');
    expect(host.querySelector('agency-property-card')).to.equal(null);
    expect((document.activeElement as HTMLElement).dataset.key).to.equal(lone.dataset.key);
  });

  it('map-03 g-14 brings a pin into view that the keyboard reaches, where moving the map does not search', async () => {
    const host = await openMap();
    host.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
    canvas(host).focus();
    const stop = () => pins(host).find(({ tabIndex }) => tabIndex === 0)!;
    const isInView = (pin: Element) => {
      const [box, { left, right, top, bottom }] = [canvas(host).getBoundingClientRect(), pin.getBoundingClientRect()];
      return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
    };
    const places = () => pins(host).map((pin) => pin.getBoundingClientRect().x);
    for (let times = 0; times < 2; times++) {
      const before = places().join();
      await press('=');
      await until(() => places().join() !== before && document.getAnimations().length === 0);
    }
    stop().focus();
    await until(() => isInView(stop()));
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await press(key);
      await until(() => isInView(document.activeElement!));
      expect(document.activeElement).to.equal(stop());
    }
    expect(store.get(searchAtom).viewport, 'nothing was searched').to.deep.equal([]);
  });

  it('map-03 tells its keys, and gives the same homes as a list', async () => {
    const host = await openMap();
    canvas(host).focus();
    await press('?');
    const help = document.querySelector('dialog')!;
    expect(help.textContent).to.include('Arrow keys').and.include('Ctrl and Z');
    await press('Escape');
    expect(document.activeElement).to.equal(canvas(host));
    const { homes } = store.get(mapHomesAtom);
    button(host, `List (${homes.length})`).click();
    await drawn();
    const items = [...host.querySelectorAll<HTMLButtonElement>('.agency-map-list-home')];
    expect(items.length).to.equal(homes.length);
    const [first] = homes;
    expect(items[0]!.textContent, 'as on its card').to.equal(`${priceLine(first!)}${first!.displayAddress}`);
    await expect(host).to.be.accessible();
    items[3]!.click();
    await drawn();
    expect(store.get(selectedPropertyAtom)).to.equal(homes[3]!.propertyId);
    expect(host.querySelector('.agency-map-card')).not.to.equal(null);
    await press('Escape');
    expect(host.querySelector('.agency-map-card')).to.equal(null);
    const list = button(host, `List (${homes.length})`);
    expect(document.activeElement === list, 'the next home is found there').to.equal(true);
  });

  it('map-03 closes the list with Escape, and nothing else with it', async () => {
    const host = await openMap();
    button(host, 'Show the map in the whole window').click();
    await drawn();
    expect(host.querySelector('[inert] [role=status], [role=status][inert]'), 'would say nothing').to.equal(null);
    const opener = [...host.querySelectorAll<HTMLButtonElement>('.agency-map-list > button')][0]!;
    opener.click();
    await drawn();
    host.querySelector<HTMLButtonElement>('.agency-map-list-home')!.focus();
    await press('Escape');
    expect(host.querySelector('.agency-map-list-home')).to.equal(null);
    expect(document.activeElement).to.equal(opener);
    expect(document.documentElement.style.overflow, 'the whole window stays').to.equal('hidden');
    await press('Escape');
    expect(document.documentElement.style.overflow).to.equal('');
  });

  it('map-01 MAP-04 searches as it is moved and keeps what it shows in the search; the place then goes', async () => {
    const host = await openMap(bath);
    expect(store.get(searchAtom).placeId).to.equal('town-bath');
    button(host, 'Zoom out').click();
    await until(() => store.get(searchAtom).viewport.length === 4);
    const { viewport, placeId, q } = store.get(searchAtom);
    const [west, south, east, north] = viewport as [number, number, number, number];
    expect(west < -2.359 && -2.359 < east && south < 51.38 && 51.38 < north).to.equal(true);
    expect([placeId, q]).to.deep.equal([undefined, undefined]);
    await until(() => store.get(mapHomesAtom).isCurrent);
    const [request] = await viewAsked();
    const sent = decodeURIComponent(request!.query);
    expect(sent)
      .to.include(`view-${viewport.map((edge) => edge.toFixed(5)).join()}`)
      .and.include('count=50');
    for (const { lat, lng } of store.get(mapHomesAtom).homes)
      expect(lat > south && lat < north && lng > west && lng < east).to.equal(true);
    button(host, 'Back to the whole search').click();
    await until(() => store.get(searchAtom).viewport.length === 0);
    expect(store.get(searchAtom).placeId, 'the search before').to.equal('town-bath');
  });

  it('map-01 searches what the visitor moved it to although it changes its size meanwhile', async () => {
    const host = await openMap(bath);
    button(host, 'Zoom out').click();
    host.parentElement!.style.blockSize = '600px';
    await until(() => store.get(searchAtom).viewport.length === 4);
  });

  it('map-01 g-14 searches only when asked where that is switched off', async () => {
    const host = await openMap();
    const box = host.querySelector<HTMLInputElement>('input[type=checkbox]')!;
    expect([box.checked, box.labels![0]!.textContent]).to.deep.equal([true, 'Search as I move the map']);
    expect(button(host, 'Search this area')).to.equal(undefined);
    box.click();
    await drawn();
    button(host, 'Zoom out').click();
    await until(() => button(host, 'Search this area'));
    expect(store.get(searchAtom).viewport).to.deep.equal([]);
    button(host, 'Search this area').focus();
    await press('Enter');
    await until(() => store.get(searchAtom).viewport.length === 4);
    expect(document.activeElement, 'g-14 where the button went away').to.equal(canvas(host));
  });

  it('map-01 g-14 does not offer to search what was searched as it moved, once that is switched off', async () => {
    const host = await openMap();
    button(host, 'Zoom out').click();
    await until(() => store.get(searchAtom).viewport.length === 4);
    host.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
    await drawn();
    expect(button(host, 'Search this area')).to.equal(undefined);
    button(host, 'Zoom out').click();
    await until(() => button(host, 'Search this area'));
  });

  it('map-01 goes back to the whole search although it is still zooming', async () => {
    const host = await openMap();
    const before = pins(host).map(({ textContent }) => textContent);
    button(host, 'Zoom in').click();
    button(host, 'Zoom in').click();
    button(host, 'Back to the whole search').click();
    const isWhole = () =>
      pins(host)
        .map(({ textContent }) => textContent)
        .join() === before.join();
    // The zoom under way ends first, and may still be narrowing the search.
    await pause(1000);
    await until(() => store.get(searchAtom).viewport.length === 0 && !store.get(mapHomesAtom).isLoading && isWhole());
  });

  it('map-01 searches what is in view when that is switched on again', async () => {
    const host = await openMap();
    const box = host.querySelector<HTMLInputElement>('input[type=checkbox]')!;
    box.click();
    await drawn();
    button(host, 'Zoom out').click();
    await until(() => button(host, 'Search this area'));
    box.click();
    await until(() => store.get(searchAtom).viewport.length === 4);
  });

  it('g-14 closes the card of a home that is no longer in view for good, with the focus on the map', async () => {
    const host = await openMap();
    single(host).focus();
    await press('Enter');
    await until(() => host.querySelector('.agency-map-card')?.contains(document.activeElement));
    store.set(showViewportAtom, [0.1, 60.1, 0.2, 60.2]);
    await until(() => !host.querySelector('.agency-map-card'));
    expect(document.activeElement).to.equal(canvas(host));
    store.set(showViewportAtom);
    await until(() => pins(host).length > 0);
    await seen();
    expect(host.querySelector('.agency-map-card')).to.equal(null);
  });

  it('F38 tries for the list as well, where that failed with the map', async () => {
    const host = await openMap();
    await fail({ path: '/search.ljson', status: 400, body: '{}' });
    store.set(showViewportAtom, [-3, 51, -2, 52]);
    await Promise.all([store.set(loadResultsAtom), until(() => button(host, 'Try again'))]);
    expect(store.get(resultsAtom).isOutdated).to.equal(true);
    await clear();
    button(host, 'Try again').click();
    await until(() => !store.get(resultsAtom).isOutdated && !store.get(resultsAtom).isLoading);
  });

  it('map-01 opens on the part that is searched', async () => {
    const width = () => store.get(searchAtom).viewport[2]! - store.get(searchAtom).viewport[0]!;
    const host = await openMap();
    button(host, 'Zoom in').click();
    await until(() => store.get(searchAtom).viewport.length === 4);
    const part = width();
    hosts.pop()!.remove();
    await drawn();
    const again = await openMap(pageLocation().path + pageLocation().query);
    expect(width()).to.equal(part);
    button(again, 'Zoom out').click();
    await until(() => width() !== part);
    expect(width() / part).to.be.closeTo(2, 0.05);
  });

  describe('map-01 shows the part again', () => {
    const viewport = () => store.get(searchAtom).viewport;
    const widthOf = ([west, , east]: readonly number[]) => east! - west!;
    /** A map zoomed in by the visitor, and the part that it then searched. */
    async function openPart() {
      const host = await openMap();
      button(host, 'Zoom in').click();
      await until(() => viewport().length === 4);
      return { host, part: viewport() };
    }
    const filter = async (minBeds?: number) => {
      store.set(applySearchAtom, { ...store.get(searchAtom), minBeds });
      await searched();
    };
    async function expectShown(host: Element, part: readonly number[]) {
      expect(viewport()).to.deep.equal(part);
      button(host, 'Zoom out').click();
      await until(() => String(viewport()) !== String(part));
      expect(widthOf(viewport()) / widthOf(part)).to.be.closeTo(2, 0.05);
    }

    it('in which a filter searches, and stays where the visitor moved the map meanwhile', async () => {
      const { host, part } = await openPart();
      await filter(2);
      expect(viewport()).to.deep.equal(part);
      for (const { lng, bedrooms } of store.get(mapHomesAtom).homes) {
        expect(lng).to.be.within(part[0]!, part[2]!);
        expect(bedrooms).to.be.at.least(2);
      }
      host.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
      await drawn();
      button(host, 'Zoom out').click();
      await until(() => button(host, 'Search this area'));
      await filter();
      expect(viewport()).to.deep.equal(part);
      button(host, 'Search this area').click();
      await until(() => String(viewport()) !== String(part));
      expect(widthOf(viewport()) / widthOf(part)).to.be.closeTo(2, 0.05);
    });

    it('after another place, on the way back', async () => {
      const { host, part } = await openPart();
      store.set(
        applySearchAtom,
        withPlace(store.get(searchAtom), { placeId: 'town-bath', name: 'Bath', countyName: '' }),
      );
      expect(viewport()).to.deep.equal([]);
      await searched();
      history.back();
      await until(() => String(viewport()) === String(part));
      await searched();
      await expectShown(host, part);
    });

    it('at which the search was left before a part of another one', async () => {
      const { host, part } = await openPart();
      await filter(2);
      button(host, 'Zoom in').click();
      await until(() => String(viewport()) !== String(part));
      await searched();
      history.back();
      await until(() => String(viewport()) === String(part));
      await searched();
      await expectShown(host, part);
    });

    it('only then: not while the visitor who has left a place by a first step takes the next', async () => {
      const host = await openMap();
      const step = () => canvas(host).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      const searched = new Set<string>();
      const stop = store.sub(searchAtom, () => viewport().length === 4 && searched.add(String(viewport())));
      step();
      await pause(60);
      step();
      await until(() => searched.size === 2);
      stop();
    });
  });

  it('map-01 searches where it is once a drawing that moved it came to nothing, and opens no home meanwhile', async () => {
    const host = await openMap();
    button(host, 'Draw an area').click();
    await drawn();
    single(host).click();
    await drawn();
    expect(host.querySelector('.agency-map-card')).to.equal(null);
    canvas(host).focus();
    await press('ArrowRight');
    await seen();
    expect(store.get(searchAtom).viewport).to.deep.equal([]);
    await press('Escape');
    await until(() => store.get(searchAtom).viewport.length === 4);
  });

  it('map-01 stays where the visitor moved it while the list beside it turns its pages', async () => {
    const host = await openMap(everywhere);
    host.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
    await drawn();
    button(host, 'Zoom in').click();
    await until(() => button(host, 'Search this area'));
    const places = () => pins(host).map((pin) => pin.getBoundingClientRect().x);
    await until(() => document.getAnimations().length === 0);
    const before = places();
    store.set(applySearchAtom, { ...store.get(searchAtom), page: 2 });
    await store.set(loadResultsAtom);
    await seen();
    expect(places()).to.deep.equal(before);
  });

  it('map-01 stays where the visitor moved it while a page script configures something else', async () => {
    const page = { place: { place_id: 'town-bath', name: 'Bath', lat: 51.38, lng: -2.36 } };
    const host = await openMap(bath, { page });
    host.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
    await drawn();
    button(host, 'Zoom in').click();
    await until(() => button(host, 'Search this area'));
    await until(() => document.getAnimations().length === 0);
    const places = () => pins(host).map((pin) => pin.getBoundingClientRect().x);
    const before = places();
    await givePage({ ...tiles, ...page, agency_name: 'Hartwell Vane' });
    await seen();
    expect(places()).to.deep.equal(before);
  });

  it('F40 never shows a late answer over a newer one', async () => {
    const host = await openMap();
    await fail({ path: '/search.ljson', delay: 1500, times: 1 });
    button(host, 'Zoom out').click();
    await until(() => store.get(searchAtom).viewport.length === 4);
    button(host, 'Zoom out').click();
    await until(() => store.get(mapHomesAtom).isCurrent && !store.get(mapHomesAtom).isLoading);
    const newest = store.get(mapHomesAtom).homes;
    await new Promise((done) => setTimeout(done, 1800));
    expect(store.get(mapHomesAtom).homes).to.equal(newest);
  });

  it('F40 g-14 keeps the pins and offers another try when the homes do not come', async () => {
    const host = await openMap();
    const before = pins(host).length;
    await fail({ path: '/search.ljson', status: 400, body: '{}', times: 1 });
    button(host, 'Zoom out').click();
    await until(() => button(host, 'Try again'));
    expect(host.querySelector('.agency-map-count')!.textContent).to.include('did not load');
    expect(before).to.be.greaterThan(0);
    expect(store.get(mapHomesAtom).homes.length).to.be.greaterThan(0);
    button(host, 'Try again').focus();
    await press('Enter');
    await until(() => store.get(mapHomesAtom).isCurrent && !button(host, 'Try again'));
    expect(document.activeElement, 'g-14 where the button went away').to.equal(canvas(host));
  });

  it('map-04 leaves the wheel and one finger to the page until it was pressed', async () => {
    const host = await openMap();
    const wheel = () => {
      const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 120, ...at(host, 300, 300) });
      canvas(host).dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(wheel()).to.equal(false);
    await drawn();
    expect(host.querySelector('.agency-map-hint')!.textContent).to.match(/while you scroll/);
    expect(getComputedStyle(canvas(host)).touchAction).to.equal('pan-x pan-y');
    point(canvas(host), 'pointerdown', at(host, 300, 300), { pointerType: 'mouse' });
    point(canvas(host), 'pointerup', at(host, 300, 300), { pointerType: 'mouse' });
    expect(wheel()).to.equal(true);
    // A mouse does not depend on touch-action, and a change would restyle every pin.
    expect(getComputedStyle(canvas(host)).touchAction).to.equal('pan-x pan-y');
    point(canvas(host), 'pointerdown', at(host, 300, 300), { pointerType: 'touch' });
    canvas(host).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, ...at(host, 300, 300) }));
    expect(getComputedStyle(canvas(host)).touchAction).to.equal('none');
    point(document.body, 'pointerdown', { clientX: 1, clientY: 1 });
    expect(wheel()).to.equal(false);
    expect(getComputedStyle(canvas(host)).touchAction).to.equal('pan-x pan-y');
  });

  it('F30 map-04 moves with one finger once it was tapped, in a shadow root of another library too', async () => {
    showAddress(bath);
    await givePage(tiles);
    const outer = document.body.appendChild(document.createElement('div'));
    hosts.push(outer);
    const root = outer.attachShadow({ mode: 'open' });
    root.innerHTML = '<div style="block-size: 640px"><agency-search-map></agency-search-map></div>';
    const host = root.querySelector<HTMLElement>('agency-search-map')!;
    await until(() => host.dataset['state'] === 'ready');
    const finger = { composed: true, pointerType: 'touch' };
    point(canvas(host), 'pointerdown', at(host, 300, 300), finger);
    canvas(host).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, ...at(host, 300, 300) }));
    point(canvas(host), 'pointerdown', at(host, 300, 300), finger);
    expect(getComputedStyle(canvas(host)).touchAction).to.equal('none');
    point(document.body, 'pointerdown', { clientX: 1, clientY: 1 });
    expect(getComputedStyle(canvas(host)).touchAction).to.equal('pan-x pan-y');
  });

  describe('map-04 map-01 does not take for the visitor’s move that the card of a home at its edge moves it', () => {
    const wheel = (host: Element, deltaY: number) =>
      canvas(host).dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY, ...at(host, 300, 300) }));
    async function pressHighest(host: Element) {
      const [pin] = pins(host)
        .filter(({ className }) => !className.includes('group'))
        .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top);
      const { top } = pin!.getBoundingClientRect();
      pin!.click();
      await until(() => pin!.getBoundingClientRect().top > top + 10);
      await until(() => !host.querySelector('.leaflet-pan-anim'));
      await pause(100);
      const { placeId, viewport } = store.get(searchAtom);
      expect([placeId, viewport]).to.deep.equal(['town-bath', []]);
    }

    it('after the wheel has scrolled the page over it', async () => {
      const host = await openMap();
      wheel(host, 120);
      await pressHighest(host);
    });

    it('after the wheel could zoom it no further', async () => {
      const host = await openMap(bath, { page: { custom_max_zoom: 10 } });
      point(canvas(host), 'pointerdown', at(host, 300, 300), { pointerType: 'mouse' });
      wheel(host, -120);
      await pause(100);
      await pressHighest(host);
    });
  });

  describe('while it is dragged', () => {
    const mouse = (target: EventTarget, type: string, place: Place, more: MouseEventInit = {}) =>
      target.dispatchEvent(
        new MouseEvent(type, { bubbles: true, cancelable: true, detail: 1, ...at(hosts.at(-1)!, ...place), ...more }),
      );
    /** Drags the map with the mouse, by a pin or by the map itself. */
    const drag = async (by: Element) => {
      point(by, 'pointerdown', at(hosts.at(-1)!, 300, 300), { pointerType: 'mouse' });
      mouse(by, 'mousedown', [300, 300]);
      for (const step of [310, 330, 360]) mouse(document.body, 'mousemove', [step, 300], { buttons: 1 });
      // Held still for longer than the 50 ms by which a map knows that it is thrown.
      await pause(100);
      mouse(document.body, 'mouseup', [360, 300]);
      mouse(by, 'click', [360, 300]);
      await drawn();
    };

    it('opens no home by whose pin it was held', async () => {
      const host = await openMap();
      const pin = single(host);
      const before = pin.getBoundingClientRect().left;
      await drag(pin);
      expect(pin.getBoundingClientRect().left - before).to.be.closeTo(60, 2);
      expect(host.querySelector('.agency-map-card')).to.equal(null);
      pin.click();
      await until(() => host.querySelector('.agency-map-card'));
    });

    it('points at no pin that passes below the mouse', async () => {
      const host = await openMap();
      mouse(canvas(host), 'mouseleave', [300, 300]);
      mouse(single(host), 'mouseover', [300, 300], { buttons: 1 });
      expect(store.get(selectedPropertyAtom)).to.equal(undefined);
      mouse(single(host), 'mouseover', [300, 300]);
      expect(store.get(selectedPropertyAtom)).to.equal(single(host).dataset['key']);
    });

    it('P12 moves all pins at once, and changes none of them', async () => {
      const host = await openMap();
      expect(
        pins(host)
          .map(({ parentElement }) => parentElement!.style.transform)
          .join(),
      ).not.to.include('3d');
      const changes = new MutationObserver(() => {});
      changes.observe(host.querySelector('.leaflet-marker-pane')!, {
        subtree: true,
        childList: true,
        attributes: true,
      });
      const { cursor } = getComputedStyle(single(host).parentElement!);
      await drag(canvas(host));
      expect(changes.takeRecords().length).to.equal(0);
      expect(getComputedStyle(single(host).parentElement!).cursor).to.equal(cursor);
    });
  });

  it('P12 changes a few pins, and not all, when another home is chosen', async () => {
    const host = await openMap();
    const touched = new Set<Element | null>();
    const note = ({ target }: MutationRecord) => touched.add((target as Element).closest('.agency-map-place'));
    const changes = new MutationObserver((records) => records.forEach(note));
    changes.observe(host.querySelector('.leaflet-marker-pane')!, { subtree: true, childList: true, attributes: true });
    single(host).dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    await until(() => host.querySelector('.agency-map-pin-chosen'));
    await drawn();
    changes.disconnect();
    expect(touched.size).to.be.within(1, pins(host).length / 2);
  });

  it('map-05 has a button for each thing, large enough for a finger', async () => {
    const host = await openMap();
    const names = ['Zoom in', 'Zoom out', 'Show where I am', 'Back to the whole search'];
    for (const name of [...names, 'Show the map in the whole window', 'Keys of the map']) {
      const { width, height } = button(host, name).getBoundingClientRect();
      expect(width >= 44 && height >= 44, `${name} is ${width} × ${height}`).to.equal(true);
    }
  });

  it('map-05 fills the window by key, keeps the focus on the button, and leaves the window by Escape', async () => {
    const host = await openMap();
    const fill = button(host, 'Show the map in the whole window');
    fill.focus();
    await press('Enter');
    const { width, height } = host.querySelector('.agency-map')!.getBoundingClientRect();
    expect([width, height]).to.deep.equal([innerWidth, innerHeight]);
    expect(document.activeElement).to.equal(fill);
    await press('Escape');
    expect(host.querySelector('.agency-map')!.getBoundingClientRect().height).to.equal(640);
    expect(document.activeElement).to.equal(fill);
  });

  describe('in the whole window', () => {
    const dialog = () => document.querySelector('dialog');
    const overflow = () => document.documentElement.style.overflow;
    const heightOf = (host: Element) => host.querySelector('.agency-map')!.getBoundingClientRect().height;
    /** A map in the whole window, with the focus on it. */
    async function openWhole() {
      const host = await openMap();
      button(host, 'Show the map in the whole window').click();
      canvas(host).focus();
      await drawn();
      expect([heightOf(host), overflow()]).to.deep.equal([innerHeight, 'hidden']);
      return host;
    }

    it('map-05 g-14 closes one thing by each Escape: its help, then the whole window; the page then scrolls again', async () => {
      const host = await openWhole();
      await press('?');
      await seen();
      expect(dialog()!.textContent).to.include('Escape');
      await press('Escape');
      expect([dialog(), heightOf(host), overflow()]).to.deep.equal([null, innerHeight, 'hidden']);
      expect(document.activeElement).to.equal(canvas(host));
      await press('Escape');
      expect([heightOf(host), overflow()]).to.deep.equal([640, '']);
    });

    it('pol-01 map-05 stays there while Escape goes on with the drawing', async () => {
      const host = await openWhole();
      button(host, 'Draw an area').click();
      await drawn();
      await tap(host, ...square);
      await press('Escape');
      await seen();
      expect(dialog()!.textContent).to.include('4 points would be lost');
      await press('Escape');
      expect([dialog(), heightOf(host), overflow()]).to.deep.equal([null, innerHeight, 'hidden']);
      expect(corners(host).length).to.equal(4);
    });

    it('map-05 g-14 leaves the sheet around it open where Escape leaves the whole window', async () => {
      showAddress(bath);
      await givePage(tiles);
      let closings = 0;
      hosts.push(await draw(<MapSheet count={3} onClose={() => closings++} />));
      const fill = () => button(document.body, 'Show the map in the whole window');
      await until(fill);
      fill().focus();
      await press('Enter');
      const isWhole = () => dialog()!.querySelector('.agency-map-whole') !== null;
      expect(isWhole()).to.equal(true);
      await press('Escape');
      expect([isWhole(), closings]).to.deep.equal([false, 0]);
      await press('Escape');
      expect(closings).to.equal(1);
    });

    it('map-05 leaves a page that scrolls where the map goes away with its help open', async () => {
      const host = await openWhole();
      await press('?');
      await seen();
      host.remove();
      await drawn();
      expect([dialog(), overflow()]).to.deep.equal([null, '']);
    });
  });

  it('map-06 goes on to the map by key where the button pressed goes away, and leaves the focus that is elsewhere', async () => {
    const page = { mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Example' } };
    const host = await map(bath, { page });
    await until(() => button(host, 'Show the map'));
    button(host, 'Show the map').focus();
    await press('Enter');
    expect(document.activeElement).to.equal(canvas(host));
    await until(() => host.textContent?.includes('The pictures of the map did not load.'));
    button(host, 'Try again').focus();
    await press('Enter');
    expect(document.activeElement).to.equal(canvas(host));
    await until(() => button(host, 'Try again'));
    button(host, 'Zoom in').focus();
    button(host, 'Try again').click();
    await drawn();
    expect(document.activeElement).to.equal(button(host, 'Zoom in'));
  });

  describe('with a button that shows where the visitor is', () => {
    const here = { coords: { latitude: 51.4, longitude: -2.4 } } as GeolocationPosition;
    const part = () => store.get(searchAtom).viewport;
    const give = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
      Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

    it('map-05 goes there, and says so', async () => {
      give((found) => found(here));
      const host = await openMap();
      button(host, 'Show where I am').click();
      await until(() => live(host).includes('The map shows where you are.'));
      await until(() => part().length === 4);
      const [west, south, east, north] = part() as [number, number, number, number];
      expect(-2.4).to.be.within(west, east);
      expect(51.4).to.be.within(south, north);
      expect(east - west, 'near').to.be.below(0.1);
    });

    it('map-05 stays, and says that they were not found', async () => {
      give((_found, fail) => fail!({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError));
      const host = await openMap();
      button(host, 'Show where I am').click();
      await until(() => live(host).includes('Your position could not be found.'));
      expect(part()).to.deep.equal([]);
    });

    it('map-05 forgets where the visitor is once the map is closed', async () => {
      let answer: PositionCallback | undefined;
      give((found) => (answer = found));
      const host = await openMap();
      button(host, 'Show where I am').click();
      host.remove();
      await drawn();
      answer!(here);
      // The map would fail with nobody waiting for it.
      await pause(300);
      expect(part()).to.deep.equal([]);
    });
  });

  it('map-06 T23 asks before anybody else is told where the visitor looks', async () => {
    const page = { mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Example' } };
    const host = await map(bath, { page });
    await until(() => button(host, 'Show the map'));
    expect(host.textContent).to.include('tiles.example');
    expect(canvas(host)).to.equal(null);
    expect(host.dataset.state).to.equal('empty');
    await expect(host).to.be.accessible();
    button(host, 'Show the map').click();
    await until(() => host.dataset.state === 'ready');
    expect(localStorage.getItem('cookieconsent_status')).to.include('"maps":true');
    await until(() => host.textContent?.includes('The pictures of the map did not load.'));
    expect(pins(host).length, 'the homes are there all the same').to.be.greaterThan(0);
  });

  it('map-06 T23 asks again where the consent is gone by the time that the map comes back', async () => {
    const page = { mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Example' } };
    const first = await map(bath, { page });
    await until(() => button(first, 'Show the map'));
    button(first, 'Show the map').click();
    await until(() => pins(first).length > 0);
    first.remove();
    await drawn();
    localStorage.clear();
    const again = await map(bath, { page });
    await until(() => button(again, 'Show the map'));
    expect(again.dataset.state).to.equal('empty');
  });

  it('map-07 says that a place is approximate where the address is not given', async () => {
    const hidden = { ...homeData, property_id: 9, display_address: '', lat: 51.38, lng: -2.36 };
    await fail({ path: '/search.ljson', body: JSON.stringify(answer([hidden])), status: 200, headers: json });
    const host = await openMap('/properties/sales/from-2');
    single(host).click();
    await drawn();
    expect(host.querySelector('.agency-map-card')!.textContent).to.include('The place on the map is approximate');
  });

  it('fills what it is in, and has a height of its own where that has none', async () => {
    const host = await openMap(bath, { box: '' });
    expect(canvas(host).getBoundingClientRect().height).to.equal(320);
    host.parentElement!.style.blockSize = '700px';
    await until(() => canvas(host).getBoundingClientRect().height === 700);
    host.parentElement!.style.blockSize = '';
    host.style.setProperty('--agency-map-height', '410px');
    await until(() => canvas(host).getBoundingClientRect().height === 410);
  });

  it('MAP-03 keeps the places that the server names beside the homes', async () => {
    const { properties, pagination } = answer([{ ...homeData, lat: 51.38, lng: -2.36 }]);
    const geonames = [{ place_id: 'bath', name: 'Bath', lat: 51.38, lng: -2.36 }, { name: 'no id' }];
    const body = JSON.stringify({ properties, pagination, geonames });
    await fail({ path: '/search.ljson', body, status: 200, headers: json });
    await openMap('/properties/sales/from-4');
    expect(store.get(mapHomesAtom).geonames.map(({ placeId, name }) => [placeId, name])).to.deep.equal([
      ['bath', 'Bath'],
    ]);
  });

  it('F29 has its right size and place when it was hidden at first', async () => {
    const host = await map(bath, { box: 'block-size: 500px; display: none' });
    const box = host.parentElement!;
    await drawn();
    box.style.display = 'block';
    await until(() => host.dataset.state === 'ready' && pins(host).length > 0);
    const { width, height } = canvas(host).getBoundingClientRect();
    expect(height).to.equal(500);
    box.style.display = 'none';
    await drawn();
    box.style.blockSize = '620px';
    box.style.display = 'block';
    await until(() => canvas(host).getBoundingClientRect().height === 620);
    const inView = pins(host).filter((pin) => {
      const { left, top } = canvas(host).getBoundingClientRect();
      const place = pin.getBoundingClientRect();
      return place.left > left - 60 && place.left < left + width && place.top > top - 60 && place.top < top + 620;
    });
    expect(inView.length).to.be.greaterThan(0);
  });

  it('T06 shows markup in an address as text', async () => {
    const bad = home({
      property_id: 8,
      display_address: '<img src=x onerror=alert(1)> Street',
      lat: 51.38,
      lng: -2.36,
    });
    await fail({ path: '/search.ljson', body: JSON.stringify(answer([bad])), status: 200, headers: json });
    const host = await openMap('/properties/sales/from-3');
    expect(single(host).getAttribute('aria-label')).to.include('<img');
    single(host).click();
    await drawn();
    expect(host.querySelector('img[src="x"]')).to.equal(null);
  });

  describe('where an area is drawn', () => {
    const drawnArea = () => {
      const { poly, isQuerySearch } = store.get(searchAtom);
      return poly && !isQuerySearch ? decodePolygon(poly) : undefined;
    };
    async function begin(address?: string) {
      const host = await openMap(address);
      (button(host, 'Draw an area') ?? button(host, 'Edit the area')).click();
      await drawn();
      return host;
    }

    it('pol-01 SRC-18 takes presses as points and searches within them', async () => {
      const host = await begin();
      await tap(host, ...square);
      expect(corners(host).length).to.equal(4);
      await until(() => /homes? in this area so far/.test(host.textContent ?? ''));
      button(host, 'Search this area').click();
      await until(drawnArea);
      expect(drawnArea()!.length).to.equal(4);
      expect(location.href).to.include('poly-');
      expect(store.get(searchAtom).placeId).to.equal(undefined);
      await until(() => store.get(mapHomesAtom).isCurrent && !store.get(mapHomesAtom).isLoading);
      const request = (await asked('/search.ljson')).at(-1)!;
      expect(decodeURIComponent(request.query)).to.include('poly-').and.not.include('view-');
      expect(button(host, 'Edit the area')).not.to.equal(undefined);
      await expect(host).to.be.accessible();
    });

    it('has the colours that the site gives it', async () => {
      const page = { polygon_color: '#aa0011', polygon_fill_color: '#0011aa' };
      const host = await openMap(bath, { page });
      button(host, 'Draw an area').click();
      await drawn();
      await tap(host, ...triangle);
      await until(() => host.querySelector('path.leaflet-line'));
      expect(getComputedStyle(host.querySelector('path.leaflet-line')!).stroke).to.equal('rgb(170, 0, 17)');
      button(host, 'Cancel').click();
      await drawn();
    });

    it('pol-01 takes a line drawn in one go as the whole area', async () => {
      const host = await begin();
      point(canvas(host), 'pointerdown', at(host, 700, 300));
      for (let step = 1; step <= 60; step += 1) {
        const angle = (step / 60) * 2 * Math.PI;
        point(canvas(host), 'pointermove', at(host, 550 + 150 * Math.cos(angle), 300 + 150 * Math.sin(angle)));
      }
      point(canvas(host), 'pointerup', at(host, 700, 300));
      await until(drawnArea);
      expect(drawnArea()!.length).to.be.within(10, 100);
      expect(polygonFault(drawnArea()!)).to.equal(undefined);
    });

    it('pol-02 g-14 brings a point of the line into view when a key reaches it', async () => {
      const host = await begin();
      await press('Enter');
      const isOutside = () => {
        const [map, point] = [canvas(host), corners(host)[0]!].map((each) => each.getBoundingClientRect());
        return point!.right < map!.left;
      };
      for (let steps = 0; steps < 8 && !isOutside(); steps += 1) {
        await press('Shift+ArrowRight');
        await pause(400);
      }
      expect(isOutside()).to.equal(true);
      corners(host)[0]!.focus();
      await until(() => !isOutside());
    });

    it('pol-02 is done with keys alone, and says so', async () => {
      const host = await begin();
      expect(document.activeElement).to.equal(canvas(host));
      await press('Enter');
      expect(live(host.parentElement!)).to.include('Point 1 added; 1 of at least 3.');
      const far = async (key: string) => {
        const before = corners(host)[0]!.getBoundingClientRect();
        await press(`Shift+${key}`);
        await until(() => {
          const now = corners(host)[0]!.getBoundingClientRect();
          return Math.hypot(now.left - before.left, now.top - before.top) > 200;
        });
      };
      await far('ArrowRight');
      await press('Enter');
      await far('ArrowDown');
      await press('Enter');
      expect(live(host)).to.include('Point 3 added; 3 points.');
      corners(host)[0]!.focus();
      await press('Shift+ArrowUp');
      expect(live(host)).to.include('Point 1 moved.');
      await press('Control+z');
      expect(live(host)).to.include('The last step was undone.');
      await press('Delete');
      expect(corners(host).length).to.equal(2);
      await press('Control+z');
      expect(corners(host).length).to.equal(3);
      const finish = button(host, 'Search this area');
      finish.focus();
      await press('Enter');
      await until(drawnArea);
      expect(drawnArea()!.length).to.equal(3);
    });

    it('pol-01 asks before Escape loses more than three points', async () => {
      const host = await begin();
      await tap(host, ...square);
      canvas(host).focus();
      await press('Escape');
      expect(document.querySelector('dialog')!.textContent).to.include('4 points would be lost');
      button(document.body, 'Keep drawing').click();
      await drawn();
      expect(corners(host).length).to.equal(4);
      canvas(host).focus();
      await press('Escape');
      button(document.body, 'Give it up').click();
      await drawn();
      expect(corners(host).length).to.equal(0);
      expect(button(host, 'Draw an area')).not.to.equal(undefined);
    });

    it('pol-01 g-14 goes on to the button that begins a drawing when one is given up', async () => {
      const host = await begin();
      button(host, 'Cancel').focus();
      await press('Enter');
      expect(document.activeElement, 'at once').to.equal(button(host, 'Draw an area'));
      await press('Enter');
      await tap(host, ...square);
      button(host, 'Cancel').focus();
      await press('Enter');
      button(document.body, 'Give it up').focus();
      await press('Enter');
      expect(document.activeElement, 'when asked').to.equal(button(host, 'Draw an area'));
    });

    it('g-14 keeps the focus on the button that takes back the last point', async () => {
      const host = await begin();
      await press('Enter');
      button(host, 'Undo').focus();
      await press('Enter');
      await seen();
      expect(corners(host).length).to.equal(0);
      expect(document.activeElement).to.equal(button(host, 'Undo'));
      expect(button(host, 'Undo').ariaDisabled).to.equal('true');
    });

    it('pol-04 refuses an area that crosses itself, in words', async () => {
      const host = await begin();
      await tap(host, [400, 200], [800, 480], [800, 200], [400, 480]);
      button(host, 'Search this area').click();
      await drawn();
      expect(live(host)).to.include('The line crosses itself.');
      expect(drawnArea()).to.equal(undefined);
    });

    it('pol-06 moves a corner that is dragged; its handle is large enough for a finger', async () => {
      const host = await begin();
      await tap(host, ...triangle);
      const corner = corners(host)[0]!;
      const before = corner.getBoundingClientRect();
      expect([before.width, before.height]).to.deep.equal([44, 44]);
      corner.setPointerCapture = () => {};
      point(corner, 'pointerdown', at(host, 400, 200));
      point(corner, 'pointermove', at(host, 450, 260));
      point(corner, 'pointerup', at(host, 450, 260));
      await drawn();
      const after = corners(host)[0]!.getBoundingClientRect();
      expect(after.left - before.left).to.be.closeTo(50, 2);
      expect(after.top - before.top).to.be.closeTo(60, 2);
      expect(corners(host).length).to.equal(3);
    });

    it('MAP-02 pol-01 lets the area be changed, deleted and replaced by a text', async () => {
      const host = await begin();
      await tap(host, ...square);
      button(host, 'Search this area').click();
      await until(drawnArea);
      await until(() => button(host, 'Edit the area'));
      button(host, 'Edit the area').click();
      await drawn();
      expect(corners(host).length).to.equal(4);
      corners(host)[3]!.focus();
      await press('Delete');
      button(host, 'Search this area').click();
      await until(() => drawnArea()?.length === 3);
      await until(() => button(host, 'Delete the area'));
      button(host, 'Delete the area').click();
      await until(() => !drawnArea());
      expect(live(host)).to.include('The drawn area was deleted.');
      expect(location.href).not.to.include('poly-');
    });
  });
});

const json = { 'content-type': 'application/json' };
const answer = (properties: readonly object[]) => ({
  properties,
  pagination: { current_page: 1, page_count: 1, total_count: properties.length },
});
