import { expect } from '@open-wc/testing';

import '../../elements/search-map';
import { store } from '../../src/core/store';
import { encodePolygon } from '../../src/domain/polygon';
import { priceLine } from '../../src/domain/price-label';
import type { Property } from '../../src/domain/property';
import { withPolygon } from '../../src/domain/search';
import { mapHomesAtom } from '../../src/state/map';
import { loadingAtom } from '../../src/state/loading';
import { selectedPropertyAtom } from '../../src/state/results';
import { toggleSavedPropertyAtom } from '../../src/state/saved-properties';
import { applySearchAtom, searchAtom, showViewportAtom } from '../../src/state/search';
import { recordSeenAtom } from '../../src/state/seen-properties';
import { home, homeData } from '../support/homes';
import { press } from '../support/keyboard';
import { fail } from '../support/network';
import { drawn, seen, until } from '../support/page';
import { pause } from '../support/watch';
import {
  bath,
  button,
  canvas,
  card,
  clickAt,
  everywhere,
  groups,
  homes,
  openMap,
  pins,
  places,
  pressButton,
  single,
  singles,
  stopAuto,
  surround,
  viewAsked,
  viewport,
} from './search-map';

const atStart = { ...store.get(loadingAtom) };

describe('the map of a search', () => {
  surround();

  it('MAP-01 has its two flags set at the start, and clears that of the homes once they are here', async () => {
    expect([atStart.propertiesMap, atStart.googleMaps]).to.deep.equal([true, true]);
    await openMap();
    expect(store.get(loadingAtom).propertiesMap).to.equal(false);
    expect(store.get(loadingAtom).googleMaps, 'no map of Google is used').to.equal(true);
  });

  it('map-02 shows prices and groups that together are all homes of the search', async () => {
    const host = await openMap(everywhere);
    expect(homes().length).to.be.greaterThan(10);
    const [group] = groups(host);
    const inGroups = groups(host).reduce((sum, { textContent }) => sum + Number(textContent), 0);
    expect(inGroups + singles(host).length).to.equal(homes().length);
    expect(group!.getAttribute('aria-label')).to.equal(`${group!.textContent} homes close together`);
    await expect(host).to.be.accessible();
  });

  it('map-02 opens a group until it falls apart', async () => {
    const host = await openMap(everywhere);
    const before = groups(host)[0]!;
    const key = before.dataset.key;
    before.click();
    await until(() => pins(host).length > 0 && !pins(host).some(({ dataset }) => dataset.key === key));
  });

  it('map-02 says how the homes that are not on the map come onto it', async () => {
    const host = await openMap(everywhere);
    const { total } = store.get(mapHomesAtom);
    expect(total).to.be.greaterThan(homes().length);
    const shows = `${homes().length} homes of ${total!.toLocaleString('en-GB')} on the map.`;
    expect(says(host)).to.equal(`${shows} Zoom in to see more.`);
    await stopAuto(host);
    expect(says(host)).to.equal(`${shows} Zoom in and search that area to see more.`);
    const country = encodePolygon([
      [49, -7],
      [49, 2],
      [59, 2],
      [59, -7],
    ]);
    store.set(applySearchAtom, withPolygon(store.get(searchAtom), country));
    await until(() => says(host).endsWith('Draw a smaller area to see more.'));
  });

  it('SRC-44 map-02 does not call the first homes all of them where the server does not count', async () => {
    const properties = [
      { ...homeData, lat: 51.38, lng: -2.36 },
      { ...homeData, property_id: 8, lat: 51.39 },
    ];
    await answerSearch({ properties, pagination: { has_next_page: true } });
    const host = await openMap('/properties/sales/from-3');
    expect(says(host)).to.equal('The first 1 home is on the map. Zoom in to see more.');
  });

  it('map-02 leads to every home of a house, whose pins lie on one another however near the map is', async () => {
    const host = await openMap(bath, { page: { custom_max_zoom: 10 } });
    await until(async () => {
      groups(host)[0]!.click();
      await drawn();
      return card(host)?.contains(document.activeElement);
    });
    const chosen = groups(host).find(({ ariaCurrent }) => ariaCurrent === 'true')!;
    const count = Number(chosen.textContent);
    const seen = new Set<string>();
    for (let place = 1; place <= count; place++) {
      expect(card(host)!.textContent).to.include(`${place} of ${count} homes at this spot.`);
      seen.add(store.get(selectedPropertyAtom)!);
      const before = card(host);
      button(host, 'Show the next').click();
      await until(() => card(host) !== before && card(host)!.contains(document.activeElement));
    }
    expect(seen.size).to.equal(count);
    await expect(host).to.be.accessible();
    await press('Escape');
    expect(groups(host).find((group) => group === document.activeElement)?.textContent).to.equal(String(count));
  });

  it('map-02 MAP-03 shows the card of one home at a time, and keeps which one in the store', async () => {
    const host = await openMap();
    const [one, other] = singles(host);
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
    clickAt(host, 300, 300);
    await until(() => card(host) === null);
    expect(store.get(selectedPropertyAtom)).to.equal(undefined);
    await until(() => !pin.hasAttribute('aria-current'));
  });

  it('map-02 g-22 gives a card that a finger opened the focus, so that a screen reader tells of it, but not the mouse', async () => {
    const host = await openMap();
    const open = async (pointerType: string) => {
      single(host).dispatchEvent(new PointerEvent('click', { detail: 1, pointerType, bubbles: true }));
      await drawn();
    };
    await open('mouse');
    expect(card(host)!.contains(document.activeElement)).to.equal(false);
    await pressButton(host, 'Close');
    await open('touch');
    expect(document.activeElement).to.equal(card(host));
  });

  it('map-02 g-22 takes a press that does not tell its pointer for a finger on a touch screen only', async () => {
    const host = await openMap();
    const hasCardFocus = async (maxTouchPoints: number) => {
      Object.defineProperty(navigator, 'maxTouchPoints', { value: maxTouchPoints, configurable: true });
      single(host).dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
      await drawn();
      const hasFocus = card(host)!.contains(document.activeElement);
      await pressButton(host, 'Close');
      return hasFocus;
    };
    try {
      expect([await hasCardFocus(0), await hasCardFocus(5)]).to.deep.equal([false, true]);
    } finally {
      Reflect.deleteProperty(navigator, 'maxTouchPoints');
    }
  });

  it('map-02 shows the card at the lower edge where there is no room above the pin', async () => {
    const host = await openMap(bath, phone);
    single(host).click();
    await drawn();
    expect(host.querySelector('.agency-map-sheet agency-property-card')).not.to.equal(null);
    await pressButton(host, 'Close');
    expect(host.querySelector('agency-property-card')).to.equal(null);
  });

  it('map-02 moves the pin of a home out from under its card at the lower edge, and does not search for that', async () => {
    const host = await openMap(bath, phone);
    const asked = store.get(searchAtom);
    const lowest = singles(host).sort((a, b) => b.getBoundingClientRect().y - a.getBoundingClientRect().y)[0]!;
    const before = lowest.getBoundingClientRect().bottom;
    lowest.click();
    await until(() => host.querySelector('.agency-map-sheet'));
    const sheetTop = () => host.querySelector('.agency-map-sheet')!.getBoundingClientRect().top;
    expect(before, 'it would be covered').to.be.greaterThan(sheetTop());
    await until(() => lowest.getBoundingClientRect().bottom <= sheetTop() + 1);
    await pause(300);
    expect(store.get(searchAtom)).to.equal(asked);
  });

  it('g-14 comes back to the list from the card of a home that was chosen there, also where the card hides it', async () => {
    const host = await openMap(bath, phone);
    const list = listButton(host);
    list.click();
    await drawn();
    listed(host)[0]!.click();
    await drawn();
    expect(host.querySelector('.agency-map-sheet')).not.to.equal(null);
    await pressButton(host, 'Close');
    expect(document.activeElement === list).to.equal(true);
  });

  it('g-14 leaves no sliver of its other controls beside the list or the card of a home on a phone', async () => {
    const host = await openMap(bath, phone);
    const isSeen = (part: string) => host.querySelector(part)!.checkVisibility({ visibilityProperty: true });
    const controls = ['.agency-map-bar', '.agency-map-count'];
    listButton(host).click();
    await drawn();
    expect(controls.filter(isSeen)).to.deep.equal([]);
    listed(host)[0]!.click();
    await drawn();
    expect([...controls, '.agency-map-list'].filter(isSeen)).to.deep.equal([]);
    await pressButton(host, 'Close');
    expect([...controls, '.agency-map-list'].filter(isSeen)).to.have.length(3);
  });

  it('map-02 tells seen and saved homes by their form and their name', async () => {
    const host = await openMap();
    const [one, other] = pins(host).filter(({ className }) => !/group|dot/.test(className));
    store.set(recordSeenAtom, one!.dataset.key!);
    await store.set(
      toggleSavedPropertyAtom,
      homes().find(({ propertyId }) => propertyId === other!.dataset.key)!,
    );
    await drawn();
    expect(one!.getAttribute('aria-label')).to.match(/, seen$/);
    expect(getComputedStyle(one!.firstElementChild!).borderStyle).to.include('dashed');
    expect(other!.getAttribute('aria-label')).to.match(/, saved$/);
    expect(other!.querySelector('.agency-map-pin-heart')).to.exist;
  });

  it('gathers no homes that stand apart where the site wants no groups', async () => {
    const gathered = await openMap(everywhere);
    expect(groups(gathered).length).to.be.at.least(1);
    const pinned = pins(gathered).length;
    const host = await openMap(everywhere, { page: { pin_clustering: false } });
    expect(pins(host).length).to.be.greaterThan(pinned);
    expect(groups(host).length).to.equal(0);
  });

  it('map-03 is moved and zoomed with keys alone', async () => {
    const host = await openMap();
    canvas(host).focus();
    await press('ArrowRight');
    await until(async () => (await viewAsked()).length === 1);
    const box = [...viewport()];
    await press('Shift+ArrowUp');
    await until(() => viewport()[1]! > box[1]!);
    const height = viewport()[3]! - viewport()[1]!;
    await press('-');
    await until(() => viewport()[3]! - viewport()[1]! > height * 1.5);
  });

  it('map-03 goes from pin to pin with arrows, one tab stop for all, and comes back from the card', async () => {
    const host = await openMap();
    const stops = pins(host).filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.length).to.equal(1);
    const [first] = stops;
    first!.focus();
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
      if (document.activeElement === first) await press(key);
    }
    expect(document.activeElement).not.to.equal(first);
    expect(document.activeElement!.className).to.include('agency-map-pin');
    const pin = document.activeElement!;
    const back = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true });
    expect(pin.dispatchEvent(back), 'the browser’s way back').to.equal(true);
    expect(document.activeElement).to.equal(pin);
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
    await stopAuto(host);
    canvas(host).focus();
    const stop = () => pins(host).find(({ tabIndex }) => tabIndex === 0)!;
    const isInView = (pin: Element) => {
      const [box, { left, right, top, bottom }] = [canvas(host).getBoundingClientRect(), pin.getBoundingClientRect()];
      return left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom;
    };
    for (let times = 0; times < 2; times++) {
      const before = places(host).join();
      await press('=');
      await until(() => places(host).join() !== before && document.getAnimations().length === 0);
    }
    stop().focus();
    await until(() => isInView(stop()));
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await press(key);
      await until(() => isInView(document.activeElement!));
      expect(document.activeElement).to.equal(stop());
    }
    expect(viewport(), 'nothing was searched').to.deep.equal([]);
  });

  it('map-03 tells its keys, and gives the same homes as a list', async () => {
    const host = await openMap();
    canvas(host).focus();
    await press('?');
    const help = document.querySelector('dialog')!;
    expect(help.textContent).to.include('Arrow keys').and.include('Ctrl and Z');
    await press('Escape');
    expect(document.activeElement).to.equal(canvas(host));
    listButton(host).click();
    await drawn();
    const items = listed(host);
    expect(items.length).to.equal(homes().length);
    const [first] = homes();
    expect(items[0]!.textContent, 'as on its card').to.equal(`${priceLine(first!)}${first!.displayAddress}`);
    await expect(host).to.be.accessible();
    items[3]!.click();
    await drawn();
    expect(store.get(selectedPropertyAtom)).to.equal(homes()[3]!.propertyId);
    expect(card(host)).not.to.equal(null);
    await press('Escape');
    expect(card(host)).to.equal(null);
    expect(document.activeElement === listButton(host), 'the next home is found there').to.equal(true);
  });

  it('map-03 closes the list with Escape, and nothing else with it', async () => {
    const host = await openMap();
    await pressButton(host, 'Fill the window with the map');
    expect(host.querySelector('[inert] [role=status], [role=status][inert]'), 'would say nothing').to.equal(null);
    const opener = host.querySelector<HTMLButtonElement>('.agency-map-list > button')!;
    opener.click();
    await drawn();
    listed(host)[0]!.focus();
    await press('Escape');
    expect(listed(host)).to.deep.equal([]);
    expect(document.activeElement).to.equal(opener);
    expect(document.documentElement.style.overflow, 'the whole window stays').to.equal('hidden');
    await press('Escape');
    expect(document.documentElement.style.overflow).to.equal('');
  });

  it('g-14 closes the card of a home that is no longer in view for good, with the focus on the map', async () => {
    const host = await openMap();
    single(host).focus();
    await press('Enter');
    await until(() => card(host)?.contains(document.activeElement));
    store.set(showViewportAtom, [0.1, 60.1, 0.2, 60.2]);
    await until(() => !card(host));
    expect(document.activeElement).to.equal(canvas(host));
    store.set(showViewportAtom);
    await until(() => pins(host).length > 0);
    await seen();
    expect(card(host)).to.equal(null);
    expect(store.get(selectedPropertyAtom), 'none is chosen').to.equal(undefined);
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

  it('map-07 says that a place is approximate where the address is not given', async () => {
    const hidden = { ...homeData, property_id: 9, display_address: '', lat: 51.38, lng: -2.36 };
    await answerSearch(answer([hidden]));
    const host = await openMap('/properties/sales/from-2');
    single(host).click();
    await drawn();
    expect(card(host)!.textContent).to.include('The location on the map is approximate');
  });

  it('MAP-03 keeps the places that the server names beside the homes', async () => {
    const found = answer([{ ...homeData, lat: 51.38, lng: -2.36 }]);
    const geonames = [{ place_id: 'bath', name: 'Bath', lat: 51.38, lng: -2.36 }, { name: 'no id' }];
    await answerSearch({ ...found, geonames });
    await openMap('/properties/sales/from-4');
    expect(store.get(mapHomesAtom).geonames.map(({ placeId, name }) => [placeId, name])).to.deep.equal([
      ['bath', 'Bath'],
    ]);
  });

  it('T06 shows markup in an address as text', async () => {
    const bad = home({
      property_id: 8,
      display_address: '<img src=x onerror=alert(1)> Street',
      lat: 51.38,
      lng: -2.36,
    });
    await answerSearch(answer([bad]));
    const host = await openMap('/properties/sales/from-3');
    expect(single(host).getAttribute('aria-label')).to.include('<img');
    single(host).click();
    await drawn();
    expect(host.querySelector('img[src="x"]')).to.equal(null);
  });
});

const phone = { box: 'block-size: 600px; inline-size: 380px' };
const listButton = (host: Element) => button(host, `List (${homes().length})`);
/** The homes in the list of the map. */
const listed = (host: Element) => [...host.querySelectorAll<HTMLButtonElement>('.agency-map-list-home')];
/** How many homes the map says that it shows. */
const says = (host: Element) => host.querySelector('.agency-map-count p')!.textContent;
const answer = (properties: readonly object[]) => ({
  properties,
  pagination: { current_page: 1, page_count: 1, total_count: properties.length },
});
/** Answers searches in the server's place. */
const answerSearch = (body: object) =>
  fail({
    path: '/search.ljson',
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
