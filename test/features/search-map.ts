import { setViewport } from '@web/test-runner-commands';

import { pageLocation, showAddress } from '../../src/core/path';
import { store } from '../../src/core/store';
import { noDrawing } from '../../src/domain/draw';
import { leftDrawingAtom, mapHomesAtom } from '../../src/state/map';
import { selectPropertyAtom } from '../../src/state/results';
import { searchAtom, showViewportAtom } from '../../src/state/search';
import { press } from '../support/keyboard';
import { asked, clear } from '../support/network';
import { drawn, render, styled, until } from '../support/page';
import { givePage } from '../support/page-data';
import { freshVisitor } from '../support/visitor';

const start = pageLocation();
/** The addresses of two searches: the second is in a town. */
export const everywhere = '/properties/sales';
export const bath = '/properties/sales?place_id=town-bath';
/** The settings of a page whose map shows the test's own tiles. */
export const tiles = {
  mapTiles: { url: '/tiles/{z}/{x}/{y}.svg', darkUrl: '/tiles/dark/{z}/{x}/{y}.svg', attribution: 'Drawn for a test' },
  custom_clustering_radius: 30,
  custom_min_zoom: 4,
};

/** What the tests have put on the page, to be removed after each. */
export const hosts: HTMLElement[] = [];

/** Begins each test of a describe block with a new visitor, and ends it with no map left. */
export function surround() {
  before(async () => {
    await styled();
    await setViewport({ width: 1200, height: 900 });
  });
  beforeEach(async () => {
    await clear();
    await freshVisitor();
    store.set(showViewportAtom);
    store.set(selectPropertyAtom);
    store.set(leftDrawingAtom, noDrawing);
  });
  afterEach(async () => {
    for (const host of hosts.splice(0)) host.remove();
    await drawn();
    await clear();
  });
  after(async () => {
    showAddress(start.path + start.query);
    await givePage();
    await freshVisitor();
  });
}

/** A map of the homes of a search address. */
export async function map(address = bath, { page = {}, box = 'block-size: 640px' } = {}) {
  showAddress(address);
  await givePage({ ...tiles, ...page });
  const host = await render(`<div style="${box}"><agency-search-map></agency-search-map></div>`);
  hosts.push(host);
  return host.firstElementChild as HTMLElement;
}

/** A map of the homes of a search address, once it shows those that the server knows. */
export async function openMap(...given: Parameters<typeof map>) {
  const host = await map(...given);
  await until(() => host.dataset.state === 'ready');
  await searched();
  await until(() => pins(host).length > 0 || store.get(mapHomesAtom).total === 0);
  await drawn();
  return host;
}

/** Waits until the homes of the search are here. */
export const arrived = () => until(() => store.get(mapHomesAtom).isCurrent && !store.get(mapHomesAtom).isLoading);

/** Waits for the homes of the search, whose map then shows them. */
export async function searched() {
  await arrived();
  await drawn();
}

/** Waits until the search is of a part of the map. */
export const searchedPart = () => until(() => viewport().length === 4);

/** Waits until the map offers to search where the visitor moved it. */
export const offered = (host: Element) => until(() => button(host, 'Search this area'));

/** The part of the map that is searched; empty where that is no part. */
export const viewport = () => store.get(searchAtom).viewport;

/** The homes of the search. */
export const homes = () => store.get(mapHomesAtom).homes;

/** The requests for the homes of a part. */
export const viewAsked = async () =>
  (await asked('/search.ljson')).filter(({ query }) => decodeURIComponent(query).includes('view-'));

/** The map itself, without its controls. */
export const canvas = (host: Element) => host.querySelector<HTMLElement>('.agency-map-canvas')!;
/** The pins on the map, in the order of the page. */
export const pins = (host: Element) => [...host.querySelectorAll<HTMLButtonElement>('.agency-map-pin')];
/** The pins that stand for several homes. */
export const groups = (host: Element) => pins(host).filter(({ className }) => className.includes('group'));
/** The pins that stand for one home each. */
export const singles = (host: Element) => pins(host).filter(({ className }) => !className.includes('group'));
/** A pin that stands for one home. */
export const single = (host: Element) => singles(host)[0]!;
/** How far right each pin is. */
export const places = (host: Element) => pins(host).map((pin) => pin.getBoundingClientRect().x);
/** The card of the home that is chosen. */
export const card = (host: Element) => host.querySelector<HTMLElement>('.agency-map-card');
/** The corners of the area that is being drawn. */
export const corners = (host: Element) => [...host.querySelectorAll<HTMLButtonElement>('.agency-map-corner')];
/** What the status regions say, which screen readers announce. */
export const live = (host: Element) =>
  [...host.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('|');

/** The box that makes the map search as it is moved. */
export const autoBox = (host: Element) => host.querySelector<HTMLInputElement>('input[type=checkbox]')!;

/** Makes the map search only when asked. */
export async function stopAuto(host: Element) {
  autoBox(host).click();
  await drawn();
}

/** The button with this text or accessible name. */
export const button = (host: Element, name: string) =>
  [...host.querySelectorAll<HTMLButtonElement>('button')].find(
    (each) => each.getAttribute('aria-label') === name || each.textContent === name,
  )!;

/** Presses a button, and waits for what that shows. */
export async function pressButton(host: Element, name: string) {
  button(host, name).click();
  await drawn();
}

/** Presses a button with the keyboard. */
export async function pressByKey(host: Element, name: string) {
  button(host, name).focus();
  await press('Enter');
}

/** Pixels from the top left corner of the map. */
export type Place = readonly [x: number, y: number];
/** Places at which an area can be drawn. */
export const triangle: readonly Place[] = [
  [400, 200],
  [800, 220],
  [780, 480],
];
export const square: readonly Place[] = [...triangle, [420, 460]];

/** A place on the map, for an event. */
export const at = (host: Element, x: number, y: number) => {
  const { left, top } = canvas(host).getBoundingClientRect();
  return { clientX: left + x, clientY: top + y };
};

/** Sends an element an event of a pointer. */
export const point = (
  target: Element,
  type: string,
  place: { clientX: number; clientY: number },
  more: PointerEventInit = {},
) =>
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

/** Clicks the map itself at a place. */
export const clickAt = (host: Element, ...place: Place) =>
  canvas(host).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1, ...at(host, ...place) }));

/** Taps the map at one place after another. The click of a finger goes to what has come to be under it. */
export async function tap(host: Element, ...taps: readonly Place[]) {
  for (const place of taps) {
    const where = at(host, ...place);
    point(canvas(host), 'pointerdown', where);
    point(canvas(host), 'pointerup', where);
    await drawn();
    const under = document.elementFromPoint(where.clientX, where.clientY) ?? canvas(host);
    under.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...where }));
    await drawn();
  }
}
