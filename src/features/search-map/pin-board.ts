import type { Cluster } from '../../core/map/clusters';
import type { MapKit } from '../../core/map/load';
import type { MapPoint, MapView } from '../../core/map/map-view';
import type { Pin } from '../../core/map/pins';
import { mapWords } from '../../domain/map-words';
import { arrowOf } from '../../ui/map-keys';
import { dressPin, makePin, type PinLook } from './pin-element';

/** A home as the map shows it. */
export interface PinHome extends Pick<PinLook, 'text' | 'name' | 'isSeen' | 'isSaved' | 'isChosen'> {
  key: string;
  point: MapPoint;
}

interface Options {
  radius: number;
  maxZoom: number;
  onPress: (key: string, byKeyboard: boolean) => void;
  onGroup: (cluster: Cluster) => void;
  onPoint: (key: string | undefined) => void;
}

const letter = 7.6;
const rim = 24;
const height = 30;
const heartRoom = 18;

/** The pins of the homes on a map: prices, groups, and dots where prices would lie on one another. One tab stop. */
export class PinBoard {
  readonly #view: MapView;
  readonly #kit: MapKit;
  readonly #options: Options;
  readonly #stop = new AbortController();
  readonly #buttons = new Map<string, HTMLButtonElement>();
  #homes: readonly PinHome[] = [];
  #clustersAt: (zoom: number) => readonly Cluster[] = () => [];
  #clusters: readonly Cluster[] = [];
  #spots = '';
  #drawnAt = NaN;
  #stopAt: string | undefined;

  constructor(view: MapView, kit: MapKit, options: Options) {
    [this.#view, this.#kit, this.#options] = [view, kit, options];
    const { signal } = this.#stop;
    view.container.addEventListener('click', (event) => this.#press(event), { signal });
    view.container.addEventListener('keydown', (event) => this.#move(event), { signal });
    view.container.addEventListener('mouseover', ({ target }) => options.onPoint(homeKey(target)), { signal });
    view.container.addEventListener('mouseleave', () => options.onPoint(undefined), { signal });
  }

  /** Shows these homes, or the same ones with other looks. */
  show(homes: readonly PinHome[]) {
    if (homes.length === this.#homes.length && homes.every((home, index) => isSame(home, this.#homes[index]!))) return;
    const spots = homes.map(({ key, point }) => `${key} ${point.join()}`).join();
    this.#homes = homes;
    if (spots !== this.#spots) {
      const { radius, maxZoom } = this.#options;
      this.#clustersAt = this.#kit.clusterPoints(homes, { radius, maxZoom });
      this.#spots = spots;
    }
    this.#draw();
  }

  /** The map was moved: what it shows depends on its zoom alone. */
  follow() {
    if (this.#view.zoom() !== this.#drawnAt) this.#draw();
  }

  #draw() {
    this.#drawnAt = this.#view.zoom();
    const hadFocus = this.#view.container.contains(document.activeElement);
    const byKey = new Map(this.#homes.map((home) => [home.key, home]));
    this.#clusters = this.#clustersAt(this.#view.zoom());
    const pins = this.#crowd(this.#clusters, byKey).map(({ cluster, look }): Pin => {
      const element = this.#buttonOf(cluster.key);
      dressPin(element, look);
      element.tabIndex = -1;
      const lift = look.isChosen ? 3000 : look.kind === 'dot' ? 0 : look.kind === 'group' ? 2000 : 1000;
      return { key: cluster.key, point: cluster.point, element, lift };
    });
    for (const key of [...this.#buttons.keys()]) if (!pins.some((pin) => pin.key === key)) this.#buttons.delete(key);
    if (!this.#stopAt || !this.#buttons.has(this.#stopAt)) this.#stopAt = pins[0]?.key;
    if (this.#stopAt) this.#buttons.get(this.#stopAt)!.tabIndex = 0;
    this.#view.setPins(pins);
    if (hadFocus && document.activeElement === document.body) this.#view.container.focus({ preventScroll: true });
  }

  /** The button of a home, where it has one of its own now. */
  buttonOf = (key: string) => this.#buttons.get(key);

  close() {
    this.#stop.abort();
    this.#view.setPins([]);
  }

  /** Prices that would lie on one another become dots; groups, chosen and saved homes keep their place first. */
  #crowd(clusters: readonly Cluster[], byKey: ReadonlyMap<string, PinHome>) {
    const rows = new Map<number, { x: number; y: number; half: number }[]>();
    const looked = clusters.map((cluster) => ({ cluster, look: lookOf(cluster, byKey) }));
    const rank = ({ kind, isChosen, isSaved }: PinLook) => (isChosen ? 0 : kind === 'group' ? 1 : isSaved ? 2 : 3);
    const first = [...looked].sort((one, other) => rank(one.look) - rank(other.look));
    for (const { cluster, look } of first) {
      const { x, y } = this.#view.pixelsOf(cluster.point);
      const half = (look.kind === 'group' ? 40 : look.text.length * letter + rim + (look.isSaved ? heartRoom : 0)) / 2;
      const row = Math.floor(y / height);
      const collides = [row - 1, row, row + 1].some((near) =>
        rows.get(near)?.some((other) => Math.abs(other.y - y) < height && Math.abs(other.x - x) < other.half + half),
      );
      if (collides && look.kind === 'home' && !look.isChosen) look.kind = 'dot';
      else rows.set(row, [...(rows.get(row) ?? []), { x, y, half }]);
    }
    return looked;
  }

  #buttonOf(key: string) {
    const button = this.#buttons.get(key) ?? makePin(key);
    this.#buttons.set(key, button);
    return button;
  }

  #press(event: MouseEvent) {
    const cluster = this.#clusters.find(({ key }) => key === keyOf(event.target));
    if (!cluster) return;
    if (cluster.keys.length > 1) this.#options.onGroup(cluster);
    else this.#options.onPress(cluster.key, event.detail === 0);
  }

  /** Arrow keys go to the nearest pin on that side. */
  #move(event: KeyboardEvent) {
    const key = keyOf(event.target);
    const arrow = arrowOf(event);
    if (!key || !arrow) return;
    event.preventDefault();
    const from = this.#view.pixelsOf(this.#clusters.find((cluster) => cluster.key === key)!.point);
    const [east, south] = arrow;
    const ways = this.#clusters.flatMap(({ key, point }) => {
      const { x, y } = this.#view.pixelsOf(point);
      const ahead = (x - from.x) * east + (y - from.y) * south;
      const aside = Math.abs((x - from.x) * south + (y - from.y) * east);
      return ahead > 1 ? [{ key, far: ahead + 2 * aside }] : [];
    });
    const nearest = ways.sort((one, other) => one.far - other.far)[0];
    if (nearest) this.focus(nearest.key);
  }

  /** Puts the focus on a pin, which then is the tab stop. */
  focus(key: string) {
    const button = this.#buttons.get(key);
    if (!button) return;
    for (const other of this.#buttons.values()) other.tabIndex = other === button ? 0 : -1;
    this.#stopAt = key;
    button.focus({ preventScroll: true });
  }
}

function isSame(one: PinHome, other: PinHome) {
  const isSamePlace = one.key === other.key && one.point[0] === other.point[0] && one.point[1] === other.point[1];
  const isSameLook = one.isSeen === other.isSeen && one.isSaved === other.isSaved && one.isChosen === other.isChosen;
  return isSamePlace && isSameLook && one.name === other.name;
}

function lookOf({ keys, key }: Cluster, byKey: ReadonlyMap<string, PinHome>): PinLook {
  const home = byKey.get(key);
  if (home && keys.length === 1) return { ...home, kind: 'home' };
  const homes = keys.flatMap((each) => byKey.get(each) ?? []);
  return {
    text: String(keys.length),
    name: mapWords.group(keys.length),
    kind: 'group',
    isChosen: homes.some(({ isChosen }) => isChosen),
    isSeen: homes.every(({ isSeen }) => isSeen),
  };
}

function keyOf(target: EventTarget | null): string | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('.agency-map-pin')?.dataset.key) || undefined;
}

const homeKey = (target: EventTarget | null) => {
  const key = keyOf(target);
  return key?.startsWith('cluster') ? undefined : key;
};
