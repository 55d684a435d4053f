import { focusedBeside, isFocusLost } from '../../core/focused';
import type { Cluster } from '../../core/map/clusters';
import type { MapKit } from '../../core/map/load';
import type { MapView } from '../../core/map/map-view';
import type { MapPoint } from '../../core/map/projection';
import type { Pin } from '../../core/map/pins';
import { arrowOf } from '../../ui/arrow-keys';
import { crowdPins, type PinHome } from './crowd-pins';
import { isInView } from './in-view';
import { nearestAhead, nearestTo, type PinPlace } from './nearest-pin';
import { dressPin, isSameLook, keyOf, lifts, makePin, type PinLook } from './pin-element';

interface Options {
  radius: number;
  maxZoom: number;
  onPress: (key: string, takesFocus: boolean) => void;
  onGroup: (cluster: Cluster) => void;
  onPoint: (key: string | undefined) => void;
}

/** The pins on a map: prices, clusters, and dots where prices would overlap. One tab stop. */
export class PinBoard {
  readonly #view: MapView;
  readonly #kit: MapKit;
  readonly #options: Options;
  readonly #listening = new AbortController();
  readonly #buttons = new Map<string, HTMLButtonElement>();
  #homes: readonly PinHome[] = [];
  #clustersAt: (zoom: number) => readonly Cluster[] = () => [];
  #clusters: readonly Cluster[] = [];
  /** Positions of the clusters, in pixels. */
  #places: readonly { x: number; y: number }[] = [];
  #pins: ReadonlyMap<string, { pin: Pin; look: PinLook }> = new Map();
  #laidOutAt = NaN;
  #tabStop: string | undefined;
  #isInert = false;

  constructor(view: MapView, kit: MapKit, options: Options) {
    this.#view = view;
    this.#kit = kit;
    this.#options = options;
    const { signal } = this.#listening;
    view.container.addEventListener('click', (event) => this.#press(event), { signal });
    view.container.addEventListener('keydown', (event) => this.#move(event), { signal });
    view.container.addEventListener('focusin', ({ target }) => this.#reveal(target), { signal });
    view.container.addEventListener(
      'mouseover',
      // Ignore pins that pass under the mouse while the map is dragged.
      ({ target, buttons }) => buttons === 0 && options.onPoint(this.#homeAt(target)),
      { signal },
    );
    view.container.addEventListener('mouseleave', () => options.onPoint(undefined), { signal });
  }

  /** Shows these homes, or the same ones with changed looks; nothing on a map that has just been closed. */
  show(homes: readonly PinHome[]) {
    if (this.#view.isClosed()) return;
    const isLike = (same: typeof isSame) =>
      homes.length === this.#homes.length && homes.every((home, index) => same(home, this.#homes[index]!));
    if (isLike(isSame)) return;
    const isPlaced = isLike(isSamePlace);
    this.#homes = homes;
    if (!isPlaced) {
      const { radius, maxZoom } = this.#options;
      this.#clustersAt = this.#kit.clusterPoints(homes, { radius, maxZoom });
      this.#layOut();
    }
    this.#draw();
  }

  /** Called when the map has moved; the pins change only with the zoom. */
  follow() {
    if (this.#view.zoom() !== this.#laidOutAt) {
      this.#layOut();
      this.#draw();
    }
    this.#keepTabStopInView();
  }

  /** Takes the pins out of reach of mouse and keyboard, or gives them back. */
  setInert(isInert: boolean) {
    this.#isInert = isInert;
    for (const button of this.#buttons.values()) button.inert = isInert;
  }

  #layOut() {
    this.#laidOutAt = this.#view.zoom();
    this.#clusters = this.#clustersAt(this.#laidOutAt);
    this.#places = this.#clusters.map(({ point }) => this.#view.pixelsOf(point));
  }

  /** Updates the pins; touches only those that appear, disappear or look different. */
  #draw() {
    const hadFocus = this.#view.container.contains(focusedBeside(this.#view.container));
    const before = this.#pins;
    const looks = crowdPins(this.#homes, this.#clusters, this.#places);
    this.#pins = new Map(
      this.#clusters.map((cluster, index) => {
        const look = looks[index]!;
        const known = before.get(cluster.key);
        const isKept = known !== undefined && isSamePoint(known.pin, cluster) && isSameLook(known.look, look);
        return [cluster.key, isKept ? known : { pin: this.#pinOf(cluster, look), look }];
      }),
    );
    for (const key of before.keys()) if (!this.#pins.has(key)) this.#buttons.delete(key);
    if (!this.#tabStop || !this.#buttons.has(this.#tabStop)) this.#moveTabStop(this.#clusters[0]?.key);
    this.#view.setPins([...this.#pins.values()].map(({ pin }) => pin));
    if (hadFocus && isFocusLost()) this.#view.container.focus({ preventScroll: true });
  }

  #pinOf({ key, point }: Cluster, look: PinLook): Pin {
    const element = this.#buttons.get(key) ?? makePin(key);
    this.#buttons.set(key, element);
    element.inert = this.#isInert;
    dressPin(element, look);
    return { key, point, element, lift: lifts[look.isChosen ? 'chosen' : look.kind] };
  }

  /** Focuses the pin of a home, its own or that of its group; returns whether there is one. */
  focusHome(home: string): boolean {
    const cluster = this.#clusters.find(({ keys }) => keys.includes(home));
    if (cluster) this.focus(cluster.key);
    return cluster !== undefined;
  }

  close() {
    this.#listening.abort();
    this.#view.setPins([]);
  }

  #press(event: MouseEvent) {
    const cluster = this.#clusterAt(event.target);
    if (!cluster) return;
    if (cluster.keys.length > 1) this.#options.onGroup(cluster);
    else this.#options.onPress(cluster.key, takesFocus(event));
  }

  #clusterAt(target: EventTarget | null) {
    const at = keyOf(target);
    return this.#clusters.find(({ key }) => key === at);
  }

  /** The home that a pin belongs to; undefined for a group of homes, and outside the pins. */
  #homeAt(target: EventTarget | null) {
    const cluster = this.#clusterAt(target);
    return cluster?.keys.length === 1 ? cluster.key : undefined;
  }

  /** Arrow keys move to the nearest pin on that side. */
  #move(event: KeyboardEvent) {
    const key = keyOf(event.target);
    const arrow = arrowOf(event);
    if (!key || !arrow) return;
    event.preventDefault();
    const places = this.#placesNow();
    const from = places.find((place) => place.key === key)!;
    const next = nearestAhead(from, arrow, places);
    if (next) this.focus(next.key);
  }

  /** Focuses a pin, which becomes the tab stop. */
  focus(key: string) {
    const button = this.#buttons.get(key);
    if (!button) return;
    this.#moveTabStop(key);
    button.focus({ preventScroll: true });
  }

  /** Brings a pin into view that the keyboard has reached. */
  #reveal(target: EventTarget | null) {
    const pin = this.#pins.get(keyOf(target) ?? '')?.pin;
    if (!pin?.element.matches(':focus-visible') || isInView(this.#view, pin.point)) return;
    this.#view.centreOn(pin.point, this.#view.zoom());
  }

  /** Moves the tab stop to the pin nearest the middle of the map once its own is out of view. */
  #keepTabStopInView() {
    const stop = this.#pins.get(this.#tabStop ?? '')?.pin;
    if (!stop || isInView(this.#view, stop.point) || stop.element.contains(focusedBeside(stop.element))) return;
    this.#moveTabStop(nearestTo(this.#view.pixelsOf(this.#view.centre()), this.#placesNow())?.key);
  }

  /** The pins where they are now; they move with the map. */
  #placesNow(): readonly PinPlace[] {
    return this.#clusters.map(({ key, point }) => ({ key, ...this.#view.pixelsOf(point) }));
  }

  #moveTabStop(key: string | undefined) {
    const [before, next] = [this.#tabStop, key].map((each) => each && this.#buttons.get(each));
    if (before) before.tabIndex = -1;
    if (next) next.tabIndex = 0;
    this.#tabStop = key;
  }
}

const isSame = (one: PinHome, other: PinHome) => isSamePlace(one, other) && isSameLook(one, other);
const isSamePlace = (one: PinHome, other: PinHome) => one.key === other.key && isSamePoint(one, other);

function isSamePoint({ point: [lat, lng] }: { point: MapPoint }, { point }: { point: MapPoint }) {
  return lat === point[0] && lng === point[1];
}

/** Whether what a press opens takes the focus: after a key, and after a touch, which may come from a screen reader. */
function takesFocus(event: MouseEvent) {
  // Safari's clicks do not tell their pointer before version 26: a finger where there is a touch screen.
  const { detail, pointerType = navigator.maxTouchPoints > 0 ? 'touch' : 'mouse' } = event as Partial<PointerEvent>;
  return detail === 0 || pointerType !== 'mouse';
}
