import { expect } from '@open-wc/testing';

import '../../elements/search-map';
import { pageLocation, showAddress } from '../../src/core/path';
import { store } from '../../src/core/store';
import { withPlace } from '../../src/domain/search';
import { mapHomesAtom } from '../../src/state/map';
import { loadResultsAtom, resultsAtom, selectedPropertyAtom } from '../../src/state/results';
import { MapSheet } from '../../src/features/search-results/map-sheet';
import { applySearchAtom, searchAtom, showViewportAtom } from '../../src/state/search';
import { press } from '../support/keyboard';
import { clear, fail } from '../support/network';
import { drawn, seen, until } from '../support/page';
import { givePage } from '../support/page-data';
import { pause } from '../support/watch';
import { draw } from '../ui/stage';
import {
  arrived,
  at,
  autoBox,
  bath,
  button,
  canvas,
  card,
  clickAt,
  everywhere,
  homes,
  hosts,
  offered,
  openMap,
  pins,
  places,
  point,
  pressButton,
  pressByKey,
  searched,
  searchedPart,
  single,
  singles,
  stopAuto,
  surround,
  tiles,
  viewAsked,
  viewport,
  type Place,
} from './search-map';

describe('the map of a search that is moved', () => {
  surround();

  it('map-01 MAP-04 searches as it is moved and keeps what it shows in the search; the place then goes', async () => {
    const host = await openMap(bath);
    expect(store.get(searchAtom).placeId).to.equal('town-bath');
    button(host, 'Zoom out').click();
    await searchedPart();
    const { placeId, q } = store.get(searchAtom);
    const part = viewport();
    const [west, south, east, north] = part as [number, number, number, number];
    expect(west < -2.359 && -2.359 < east && south < 51.38 && 51.38 < north).to.equal(true);
    expect([placeId, q]).to.deep.equal([undefined, undefined]);
    await until(() => store.get(mapHomesAtom).isCurrent);
    const [request] = await viewAsked();
    const sent = decodeURIComponent(request!.query);
    expect(sent)
      .to.include(`view-${part.map((edge) => edge.toFixed(5)).join()}`)
      .and.include('count=50');
    expect(homes().length).to.be.greaterThan(0);
    for (const { lat, lng } of homes()) expect(lat > south && lat < north && lng > west && lng < east).to.equal(true);
    button(host, 'Back to the whole search').click();
    await until(() => viewport().length === 0);
    expect(store.get(searchAtom).placeId, 'the search before').to.equal('town-bath');
  });

  it('map-01 searches what the visitor moved it to although it changes its size meanwhile', async () => {
    const host = await openMap(bath);
    button(host, 'Zoom out').click();
    host.parentElement!.style.blockSize = '600px';
    await searchedPart();
  });

  it('map-01 g-14 searches only when asked where that is switched off', async () => {
    const host = await openMap();
    const box = autoBox(host);
    expect([box.checked, box.labels![0]!.textContent]).to.deep.equal([true, 'Search as I move the map']);
    expect(button(host, 'Search this area')).to.equal(undefined);
    await stopAuto(host);
    button(host, 'Zoom out').click();
    await offered(host);
    expect(viewport()).to.deep.equal([]);
    await pressByKey(host, 'Search this area');
    await searchedPart();
    expect(document.activeElement, 'g-14 where the button went away').to.equal(canvas(host));
  });

  it('map-01 g-14 does not offer to search what was searched as it moved, once that is switched off', async () => {
    const host = await openMap();
    button(host, 'Zoom out').click();
    await searchedPart();
    await stopAuto(host);
    expect(button(host, 'Search this area')).to.equal(undefined);
    button(host, 'Zoom out').click();
    await offered(host);
  });

  it('map-01 goes back to the whole search although it is still zooming', async () => {
    const host = await openMap();
    const words = () =>
      pins(host)
        .map(({ textContent }) => textContent)
        .join();
    const before = words();
    button(host, 'Zoom in').click();
    button(host, 'Zoom in').click();
    button(host, 'Back to the whole search').click();
    // The zoom under way ends first, and may still be narrowing the search.
    await pause(1000);
    await until(() => viewport().length === 0 && !store.get(mapHomesAtom).isLoading && words() === before);
  });

  it('map-01 searches what is in view when that is switched on again', async () => {
    const host = await openMap();
    await stopAuto(host);
    button(host, 'Zoom out').click();
    await offered(host);
    autoBox(host).click();
    await searchedPart();
  });

  it('map-01 offers no search of where it was moved once it shows another search whole', async () => {
    const host = await openMap();
    await stopAuto(host);
    button(host, 'Zoom out').click();
    await offered(host);
    store.set(
      applySearchAtom,
      withPlace(store.get(searchAtom), { placeId: 'town-wells', name: 'Wells', countyName: '' }),
    );
    await searched();
    await until(() => !button(host, 'Search this area'));
    autoBox(host).click();
    await pause(300);
    expect(viewport(), 'the place stays').to.deep.equal([]);
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
    const width = () => viewport()[2]! - viewport()[0]!;
    const host = await openMap();
    button(host, 'Zoom in').click();
    await searchedPart();
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
    const widthOf = ([west, , east]: readonly number[]) => east! - west!;
    /** A map zoomed in by the visitor, and the part that it then searched. */
    async function openPart() {
      const host = await openMap();
      button(host, 'Zoom in').click();
      await searchedPart();
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
      expect(homes().length).to.be.greaterThan(0);
      for (const { lng, bedrooms } of homes()) {
        expect(lng).to.be.within(part[0]!, part[2]!);
        expect(bedrooms).to.be.at.least(2);
      }
      await stopAuto(host);
      button(host, 'Zoom out').click();
      await offered(host);
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
  });

  it('map-01 shows no part again while the visitor who has left a place by a first step takes the next', async () => {
    const host = await openMap();
    const step = () => canvas(host).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    const parts = new Set<string>();
    const stop = store.sub(searchAtom, () => viewport().length === 4 && parts.add(String(viewport())));
    step();
    await pause(60);
    step();
    await until(() => parts.size === 2);
    stop();
  });

  it('map-01 searches where it is once a drawing that moved it came to nothing, and opens no home meanwhile', async () => {
    const host = await openMap();
    await pressButton(host, 'Draw an area');
    expect(pins(host).map(({ inert }) => inert)).to.not.include(false);
    canvas(host).focus();
    await press('Tab', 'Enter');
    expect(card(host)).to.equal(null);
    canvas(host).focus();
    await press('ArrowRight');
    await seen();
    expect(viewport()).to.deep.equal([]);
    await press('Escape');
    await searchedPart();
    expect(pins(host).map(({ inert }) => inert)).to.not.include(true);
  });

  it('map-01 stays where the visitor moved it while the list beside it turns its pages', async () => {
    const host = await openMap(everywhere);
    await stopAuto(host);
    button(host, 'Zoom in').click();
    await offered(host);
    await until(() => document.getAnimations().length === 0);
    const before = places(host);
    store.set(applySearchAtom, { ...store.get(searchAtom), page: 2 });
    await store.set(loadResultsAtom);
    await seen();
    expect(places(host)).to.deep.equal(before);
  });

  it('map-01 stays where the visitor moved it while a page script configures something else', async () => {
    const page = { place: { place_id: 'town-bath', name: 'Bath', lat: 51.38, lng: -2.36 } };
    const host = await openMap(bath, { page });
    await stopAuto(host);
    button(host, 'Zoom in').click();
    await offered(host);
    await until(() => document.getAnimations().length === 0);
    const before = places(host);
    await givePage({ ...tiles, ...page, agency_name: 'Hartwell Vane' });
    await seen();
    expect(places(host)).to.deep.equal(before);
  });

  it('F40 never shows a late answer over a newer one', async () => {
    const host = await openMap();
    await fail({ path: '/search.ljson', delay: 1500, times: 1 });
    button(host, 'Zoom out').click();
    await searchedPart();
    button(host, 'Zoom out').click();
    await arrived();
    const newest = homes();
    await pause(1800);
    expect(homes()).to.equal(newest);
  });

  it('F40 g-14 keeps the pins and offers another try when the homes do not come', async () => {
    const host = await openMap();
    const before = pins(host).length;
    await fail({ path: '/search.ljson', status: 400, body: '{}', times: 1 });
    button(host, 'Zoom out').click();
    await until(() => button(host, 'Try again'));
    expect(host.querySelector('.agency-map-count')!.textContent).to.include('did not load');
    expect(before).to.be.greaterThan(0);
    expect(homes().length).to.be.greaterThan(0);
    await pressByKey(host, 'Try again');
    await until(() => store.get(mapHomesAtom).isCurrent && !button(host, 'Try again'));
    expect(document.activeElement, 'g-14 where the button went away').to.equal(canvas(host));
  });

  it('F36 loads the homes as soon as the connection is back', async () => {
    const host = await openMap();
    await fail({ path: '/search.ljson', drop: true });
    button(host, 'Zoom out').click();
    await until(() => button(host, 'Try again'));
    await clear();
    dispatchEvent(new Event('online'));
    await until(() => store.get(mapHomesAtom).isCurrent && !button(host, 'Try again'));
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
    expect(touchAction(host)).to.equal('pan-x pan-y');
    point(canvas(host), 'pointerdown', at(host, 300, 300), { pointerType: 'mouse' });
    point(canvas(host), 'pointerup', at(host, 300, 300), { pointerType: 'mouse' });
    expect(wheel()).to.equal(true);
    // A mouse does not depend on touch-action, and a change would restyle every pin.
    expect(touchAction(host)).to.equal('pan-x pan-y');
    point(canvas(host), 'pointerdown', at(host, 300, 300), { pointerType: 'touch' });
    clickAt(host, 300, 300);
    expect(touchAction(host)).to.equal('none');
    point(document.body, 'pointerdown', { clientX: 1, clientY: 1 });
    expect(wheel()).to.equal(false);
    expect(touchAction(host)).to.equal('pan-x pan-y');
  });

  it('map-04 is moved by one finger and the wheel where no page is around it, in a dialog or the whole window', async () => {
    const host = await openMap();
    await pressButton(host, 'Fill the window with the map');
    expect(touchAction(host)).to.equal('none');
    const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 120, ...at(host, 300, 300) });
    canvas(host).dispatchEvent(wheel);
    expect(wheel.defaultPrevented).to.equal(true);
    point(document.body, 'pointerdown', { clientX: 1, clientY: 1 });
    expect(touchAction(host), 'after a press elsewhere').to.equal('none');
    await pressButton(host, 'Back to the normal size');
    expect(touchAction(host)).to.equal('pan-x pan-y');
    host.remove();
    hosts.push(await draw(<MapSheet count={3} onClose={() => {}} />));
    await until(() => document.querySelector('dialog .agency-map-canvas[tabindex="0"]'));
    await until(() => touchAction(document.querySelector('dialog')!) === 'none');
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
    clickAt(host, 300, 300);
    point(canvas(host), 'pointerdown', at(host, 300, 300), finger);
    expect(touchAction(host)).to.equal('none');
    point(document.body, 'pointerdown', { clientX: 1, clientY: 1 });
    expect(touchAction(host)).to.equal('pan-x pan-y');
  });

  describe('map-04 map-01 does not take for the visitor’s move that the card of a home at its edge moves it', () => {
    const wheel = (host: Element, deltaY: number) =>
      canvas(host).dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY, ...at(host, 300, 300) }));
    async function pressHighest(host: Element) {
      const [pin] = singles(host).sort(
        (one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top,
      );
      const { top } = pin!.getBoundingClientRect();
      pin!.click();
      await until(() => pin!.getBoundingClientRect().top > top + 10);
      await until(() => !host.querySelector('.leaflet-pan-anim'));
      await pause(100);
      expect([store.get(searchAtom).placeId, viewport()]).to.deep.equal(['town-bath', []]);
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
      expect(card(host)).to.equal(null);
      pin.click();
      await until(() => card(host));
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
});

const touchAction = (host: Element) => getComputedStyle(canvas(host)).touchAction;
