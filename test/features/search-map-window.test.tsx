import { expect } from '@open-wc/testing';

import '../../elements/search-map';
import { showAddress } from '../../src/core/path';
import { MapSheet } from '../../src/features/search-results/map-sheet';
import { press } from '../support/keyboard';
import { drawn, seen, until } from '../support/page';
import { givePage } from '../support/page-data';
import { pause } from '../support/watch';
import { draw } from '../ui/stage';
import {
  bath,
  button,
  canvas,
  corners,
  everywhere,
  hosts,
  live,
  map,
  openMap,
  pins,
  pressButton,
  pressByKey,
  searchedPart,
  square,
  surround,
  tap,
  tiles,
  viewport,
} from './search-map';

describe('the map of a search in its window', () => {
  surround();

  it('map-05 shows the homes beside its controls, not below them', async () => {
    const host = await openMap(everywhere, { box: 'block-size: 700px; inline-size: 390px' });
    const box = (each: Element) => each.getBoundingClientRect();
    const controls = [...host.querySelectorAll('.agency-map-side, .agency-map-bar > *, .agency-map-list > *')].map(box);
    expect(controls.length).to.be.greaterThan(0);
    const below = pins(host).filter((pin) => {
      const { left, right, top, bottom } = box(pin.firstElementChild!);
      return controls.some((each) => left < each.right && right > each.left && top < each.bottom && bottom > each.top);
    });
    expect(below.map(({ textContent }) => textContent)).to.deep.equal([]);
  });

  it('map-05 has a button for each thing, large enough for a finger', async () => {
    const host = await openMap();
    const names = ['Zoom in', 'Zoom out', 'Show where I am', 'Back to the whole search'];
    for (const name of [...names, 'Fill the window with the map', 'Map keyboard shortcuts']) {
      const { width, height } = button(host, name).getBoundingClientRect();
      expect(width >= 44 && height >= 44, `${name} is ${width} × ${height}`).to.equal(true);
    }
  });

  it('map-05 fills the window by key, keeps the focus on the button, and leaves the window by Escape', async () => {
    const host = await openMap();
    const fill = button(host, 'Fill the window with the map');
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
      button(host, 'Fill the window with the map').click();
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
      await pressButton(host, 'Draw an area');
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
      const fill = () => button(document.body, 'Fill the window with the map');
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

    it('pol-01 goes on with a drawing of more than three points when the sheet was closed over it', async () => {
      showAddress(bath);
      await givePage(tiles);
      const openSheet = async () => hosts.push(await draw(<MapSheet count={3} onClose={() => {}} />));
      const shut = async () => {
        hosts.pop()!.remove();
        await drawn();
      };
      const sheet = () => dialog()!.querySelector<HTMLElement>('agency-search-map')!;
      const begun = () => until(() => button(document.body, 'Draw an area'));
      await openSheet();
      await begun();
      await pressButton(document.body, 'Draw an area');
      await tap(sheet(), ...square.map(([x, y]) => [x / 4, y / 4] as const));
      expect(corners(sheet()).length).to.equal(4);
      await shut();
      await openSheet();
      await until(() => corners(sheet()).length === 4);
      await pressButton(document.body, 'Undo');
      expect(corners(sheet()).length).to.equal(3);
      await shut();
      await openSheet();
      await begun();
      expect(corners(sheet()).length).to.equal(0);
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
    const host = await map(bath, foreign);
    await until(() => button(host, 'Show the map'));
    await pressByKey(host, 'Show the map');
    expect(document.activeElement).to.equal(canvas(host));
    await until(() => host.textContent?.includes('The map images did not load.'));
    await pressByKey(host, 'Try again');
    expect(document.activeElement).to.equal(canvas(host));
    await until(() => button(host, 'Try again'));
    button(host, 'Zoom in').focus();
    await pressButton(host, 'Try again');
    expect(document.activeElement).to.equal(button(host, 'Zoom in'));
  });

  describe('with a button that shows where the visitor is', () => {
    const here = { coords: { latitude: 51.4, longitude: -2.4 } } as GeolocationPosition;
    const give = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
      Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

    it('map-05 goes there, and says so', async () => {
      give((found) => found(here));
      const host = await openMap();
      button(host, 'Show where I am').click();
      await until(() => live(host).includes('The map shows where you are.'));
      await searchedPart();
      const [west, south, east, north] = viewport() as [number, number, number, number];
      expect(-2.4).to.be.within(west, east);
      expect(51.4).to.be.within(south, north);
      expect(east - west, 'near').to.be.below(0.1);
    });

    it('map-05 stays, and says that they were not found', async () => {
      give((_found, fail) => fail!({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError));
      const host = await openMap();
      button(host, 'Show where I am').click();
      await until(() => live(host).includes('Your location could not be found.'));
      expect(viewport()).to.deep.equal([]);
      await until(() => host.querySelector('.agency-map-news'));
      await until(() => !host.querySelector('.agency-map-news'));
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
      expect(viewport()).to.deep.equal([]);
    });
  });

  it('map-06 T23 asks before anybody else is told where the visitor looks', async () => {
    const host = await map(bath, foreign);
    await until(() => button(host, 'Show the map'));
    expect(host.textContent).to.include('tiles.example');
    expect(canvas(host)).to.equal(null);
    expect(host.dataset.state).to.equal('empty');
    await expect(host).to.be.accessible();
    button(host, 'Show the map').click();
    await until(() => host.dataset.state === 'ready');
    expect(localStorage.getItem('cookieconsent_status')).to.include('"maps":true');
    await until(() => host.textContent?.includes('The map images did not load.'));
    expect(pins(host).length, 'the homes are there all the same').to.be.greaterThan(0);
  });

  it('map-06 T23 asks again where the consent is gone by the time that the map comes back', async () => {
    const first = await map(bath, foreign);
    await until(() => button(first, 'Show the map'));
    button(first, 'Show the map').click();
    await until(() => pins(first).length > 0);
    first.remove();
    await drawn();
    localStorage.clear();
    const again = await map(bath, foreign);
    await until(() => button(again, 'Show the map'));
    expect(again.dataset.state).to.equal('empty');
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
});

/** A page whose map shows tiles of another site. */
const foreign = {
  page: { mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Example' } },
};
