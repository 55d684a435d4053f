import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';

import '../../elements/property-map';
import { store } from '../../src/core/store';
import { loadingAtom } from '../../src/state/loading';
import { canEmulate } from '../support/emulation';
import { homeData } from '../support/homes';
import { press } from '../support/keyboard';
import { drawn, listenTo, pause, render, shown, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const tiles = { mapTiles: { url: '/tiles/{z}/{x}/{y}.svg', attribution: 'Drawn for a test', maxZoom: 18 } };
const place = 'lat="51.3811" lng="-2.359"';
const map = (attributes = place) => render(`<agency-property-map ${attributes}></agency-property-map>`);
const ready = async (host: HTMLElement) => {
  await until(() => host.dataset.state === 'ready');
  await drawn();
};
const button = (host: Element, name: string) =>
  [...host.querySelectorAll<HTMLButtonElement>('button')].find(
    (each) => each.getAttribute('aria-label') === name || each.textContent === name,
  );
const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2] as const;
};

/** Replaces Google's library, which a test must not load. */
function giveGoogle() {
  const cameras: { center: { lat: number; lng: number }; zoom: number }[] = [];
  const made: HTMLElement[] = [];
  class Map {
    constructor(element: HTMLElement, options: (typeof cameras)[number]) {
      made.push(element);
      cameras.push(options);
    }
    moveCamera(camera: (typeof cameras)[number]) {
      cameras.push(camera);
    }
  }
  Reflect.set(globalThis, 'google', { maps: { Map } });
  return { cameras, made };
}

/** Lets Google's library fail, which a test must not fetch; returns a function that undoes this. */
function loseGoogle() {
  const { head } = document;
  head.append = (...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement) || !node.src.includes('maps.googleapis.com'))
        head.appendChild(node as Node);
      else setTimeout(() => node.dispatchEvent(new Event('error')));
    }
  };
  return () => void Reflect.deleteProperty(head, 'append');
}

describe('the map of a property', () => {
  before(styled);
  beforeEach(async () => {
    await freshVisitor();
    await givePage(tiles);
  });
  afterEach(async () => {
    document.querySelectorAll('agency-property-map').forEach((host) => host.remove());
    Reflect.deleteProperty(globalThis, 'google');
    await drawn();
    await givePage();
  });

  it('shows where the home of its attributes is, in the middle of the map', async () => {
    const host = await map();
    await ready(host);
    const [x, y] = middle(host.querySelector('.agency-map-canvas')!);
    const mark = host.querySelector('.agency-map-mark')!.getBoundingClientRect();
    expect((mark.left + mark.right) / 2).to.be.closeTo(x, 2);
    expect(mark.bottom).to.be.closeTo(y, 10);
    expect(shown(host)).to.include('Drawn for a test').and.not.include('approximate');
    const link = host.querySelector<HTMLAnchorElement>('.agency-property-map-foot a')!;
    expect(link.href).to.include('51.3811').and.include('-2.359');
    expect(link.textContent).to.include('Directions').and.include('opens in a new tab');
    await expect(host).to.be.accessible();
  });

  it('fetches the ground of where the home is, and of nowhere else', async () => {
    const host = await map();
    await ready(host);
    await until(() => host.querySelector('.leaflet-tile'));
    const asked = [...host.querySelectorAll<HTMLImageElement>('.leaflet-tile')].map(({ src }) => src);
    expect(new Set(asked.map((address) => address.split('/').at(-3)))).to.deep.equal(new Set(['15']));
    const first = performance.getEntriesByType('resource').filter(({ name }) => /\/tiles\/\d+\//.test(name));
    expect(first.filter(({ name }) => !name.includes('/15/')).map(({ name }) => name)).to.deep.equal([]);
  });

  it('shows the property of the page, by its address', async () => {
    await givePage({ ...tiles, property: { ...homeData, lat: 51.4, lng: -2.3 } });
    const host = await map('');
    await ready(host);
    expect(host.querySelector('.agency-map-canvas')!.getAttribute('aria-label')).to.include('14 Rivers Street');
    expect(host.querySelector('.agency-map-mark')).not.to.equal(null);
  });

  it('marks it with the site’s own picture, whose anchor is on the place', async () => {
    const icon = {
      custom_map_icon: '/media/own-pin.png',
      custom_map_icon_size: '30,50',
      custom_map_icon_anchor: '15,50',
    };
    await givePage({ ...tiles, ...icon, custom_map_icon_shadow: '/media/own-shadow.png' });
    const host = await map();
    await ready(host);
    const [shadow, picture] = host.querySelectorAll<HTMLImageElement>('.agency-map-own-mark img');
    expect([shadow!.src, picture!.src].map((address) => new URL(address).pathname)).to.deep.equal([
      '/media/own-shadow.png',
      '/media/own-pin.png',
    ]);
    const { left, bottom, width, height } = picture!.getBoundingClientRect();
    const [x, y] = middle(host.querySelector('.agency-map-canvas')!);
    expect([width, height]).to.deep.equal([30, 50]);
    expect(left + 15).to.be.closeTo(x, 2);
    expect(bottom).to.be.closeTo(y, 2);
    expect(host.querySelector('.agency-map-mark')).to.equal(null);
    await expect(host).to.be.accessible();
  });

  it('map-07 shows a circle and says so where the place is only about right', async () => {
    const host = await map(`${place} approximate radius="600"`);
    await ready(host);
    expect(host.querySelector('.agency-map-mark')).to.equal(null);
    expect(shown(host)).to.include('The location on the map is approximate');
    const wide = () => host.querySelector('path.leaflet-area')!.getBoundingClientRect().width;
    await until(() => wide() > 20);
    const before = wide();
    host.setAttribute('radius', '300');
    await until(() => Math.abs(wide() - before / 2) < before / 8);
    const link = host.querySelector<HTMLAnchorElement>('.agency-property-map-foot a')!;
    expect(link.href, 'nor do the directions end there').to.not.match(/51\.3811|-2\.359\b/);
  });

  it('shows nothing without a property, and says so where its place is not known', async () => {
    const host = await map('');
    expect(shown(host)).to.equal('');
    await givePage({ ...tiles, property: homeData });
    await until(() => shown(host) === 'The location of this home was not given.');
    expect(host.dataset.state).to.equal('empty');
  });

  it('says the same of a home at 0, 0, in the Atlantic, where data without a place puts it', async () => {
    await givePage({ ...tiles, property: { ...homeData, lat: 0, lng: 0 } });
    const host = await map('');
    await until(() => shown(host) === 'The location of this home was not given.');
  });

  it('stays where the visitor moved it while a page script configures something else', async () => {
    const host = await map();
    await ready(host);
    host.querySelector<HTMLElement>('.agency-map-canvas')!.focus();
    const left = () => host.querySelector('.agency-map-mark')!.getBoundingClientRect().left;
    const before = left();
    await press('Shift+ArrowRight');
    let moved = NaN;
    const isAtRest = async () => {
      moved = left();
      await pause(200);
      return left() === moved && moved < before - 100;
    };
    await until(isAtRest);
    await givePage({ ...tiles, agency_name: 'Hartwell Vane' });
    expect(left()).to.equal(moved);
  });

  it('MAP-01 F68 says once which key Google’s maps need where the page has none', async () => {
    const said = await listenTo('error', async () => {
      for (const name of ['Hartwell', 'Vane']) await givePage({ ...tiles, leaflet_layer: 'google', agency_name: name });
      await ready(await map());
    });
    expect(said).to.have.length(1);
    expect(said[0]).to.include('theme_preferences.google_maps_api_key');
  });

  it('MAP-01 F68 lies on the page’s own copy of Google’s maps where the site wants those, once the visitor agrees', async () => {
    const { cameras, made } = giveGoogle();
    await givePage({ leaflet_layer: 'google', theme_preferences: { google_maps_api_key: 'a-key' } });
    const host = await map();
    await until(() => button(host, 'Show the map'));
    expect(made.length).to.equal(0);
    expect(store.get(loadingAtom).googleMaps).to.equal(true);
    button(host, 'Show the map')!.click();
    await ready(host);
    await until(() => made.length === 1 && cameras.length > 0);
    expect(cameras.at(-1)!.center.lat).to.be.closeTo(51.3811, 0.001);
    expect(store.get(loadingAtom).googleMaps).to.equal(false);
    expect(document.querySelector('script[src*="maps.googleapis.com"]')).to.equal(null);
    button(host, 'Zoom in')!.click();
    const { zoom } = cameras.at(-1)!;
    await until(() => cameras.at(-1)!.zoom > zoom || zoom === 16);
  });

  it('F69 says that Google refused the key, and tries again', async () => {
    const { made } = giveGoogle();
    let pagesOwn = 0;
    Reflect.set(globalThis, 'gm_authFailure', () => (pagesOwn += 1));
    await givePage({ leaflet_layer: 'google', theme_preferences: { google_maps_api_key: 'a-wrong-key' } });
    const host = await map();
    await until(() => button(host, 'Show the map') ?? made.length > 0);
    button(host, 'Show the map')?.click();
    await until(() => made.length === 1);
    (Reflect.get(globalThis, 'gm_authFailure') as () => void)();
    await drawn();
    expect(shown(host)).to.include('The map service refused this site.').and.include('Directions');
    await expect(host).to.be.accessible();
    host.querySelector<HTMLButtonElement>('.agency-failure button')!.click();
    await until(() => made.length === 2);
    expect(shown(host)).not.to.include('refused');
    expect(host.querySelector('.agency-map-mark')).not.to.equal(null);
  });

  it('F69 leads no handler of the page that calls ours into a circle', async () => {
    const { made } = giveGoogle();
    await givePage({ leaflet_layer: 'google', theme_preferences: { google_maps_api_key: 'a-wrong-key' } });
    const host = await map();
    await until(() => button(host, 'Show the map') ?? made.length > 0);
    button(host, 'Show the map')?.click();
    await until(() => made.length === 1);
    const ours = Reflect.get(globalThis, 'gm_authFailure') as () => void;
    let pagesOwn = 0;
    Reflect.set(globalThis, 'gm_authFailure', () => {
      pagesOwn += 1;
      ours();
    });
    host.dataset.theme = 'dark';
    await until(() => Reflect.get(globalThis, 'gm_authFailure') === ours);
    ours();
    expect(pagesOwn).to.equal(1);
    await until(() => shown(host).includes('The map service refused this site.'));
  });

  it('F69 no longer says that Google’s maps did not come once they came for dark colours', async () => {
    await givePage({ leaflet_layer: 'google', theme_preferences: { google_maps_api_key: 'a-key' } });
    const undo = loseGoogle();
    await listenTo('error', async () => {
      const host = await map();
      await until(() => button(host, 'Show the map') ?? host.dataset.state === 'ready');
      button(host, 'Show the map')?.click();
      await ready(host);
      await until(() => shown(host).includes('The map images did not load.'));
      undo();
      giveGoogle();
      host.dataset.theme = 'dark';
      await until(() => host.querySelector('.agency-map-google'));
      await until(() => !shown(host).includes('did not load'));
    });
  });

  it('F69 says that Google’s maps did not come, keeps the pin, and tries again', async () => {
    await givePage({ leaflet_layer: 'google', theme_preferences: { google_maps_api_key: 'a-key' } });
    const undo = loseGoogle();
    const said = await listenTo('error', async () => {
      const host = await map();
      await until(() => button(host, 'Show the map') ?? host.dataset.state === 'ready');
      button(host, 'Show the map')?.click();
      await ready(host);
      await until(() => shown(host).includes('The map images did not load.'));
      undo();
      expect(host.querySelector('.agency-map-mark')).not.to.equal(null);
      giveGoogle();
      button(host, 'Try again')!.click();
      await until(() => host.querySelector('.agency-map-google'));
      expect(shown(host)).not.to.include('did not load');
    });
    expect(said.join()).to.include('The map background did not load.');
  });

  const turnsDarkAndBack = async () => {
    await givePage({ mapTiles: { ...tiles.mapTiles, darkUrl: '/tiles/dark/{z}/{x}/{y}.svg' } });
    const host = await map();
    await ready(host);
    const dark = () => host.querySelectorAll('img[src*="/tiles/dark/"]').length;
    await until(() => host.querySelector('img.leaflet-tile'));
    const before = dark() > 0;
    host.dataset.theme = before ? 'light' : 'dark';
    await until(() => dark() > 0 !== before);
    delete host.dataset.theme;
    await until(() => dark() > 0 === before);
  };

  it('m-01 turns dark with its page, and back', turnsDarkAndBack);

  if (canEmulate) {
    it('m-01 turns dark also for those who want less motion', async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      await turnsDarkAndBack();
      await emulateMedia({ reducedMotion: 'no-preference' });
    });
  }

  it('m-01 takes back that the dark pictures did not come once the page is light again', async () => {
    await givePage({ mapTiles: { ...tiles.mapTiles, darkUrl: '/no-such-tiles/{z}/{x}/{y}.svg' } });
    const host = await map();
    host.dataset.theme = 'dark';
    await ready(host);
    await until(() => shown(host).includes('The map images did not load.'));
    const late = [...host.querySelectorAll('img[src*="/no-such-tiles/"]')];
    const failing = setInterval(() => late.forEach((tile) => tile.dispatchEvent(new Event('error'))));
    host.dataset.theme = 'light';
    await until(() => host.querySelector('img.leaflet-tile-loaded') && !shown(host).includes('did not load'));
    clearInterval(failing);
  });
});
