import type { Cluster } from '../../core/map/clusters';
import type { MapPoint } from '../../core/map/projection';
import { mapWords } from '../../domain/map-words';
import type { PinLook } from './pin-element';

/** A home as the map shows it. */
export interface PinHome extends Pick<PinLook, 'text' | 'name' | 'isSeen' | 'isSaved' | 'isChosen'> {
  key: string;
  point: MapPoint;
}

/** Pixels that pins take up, by their style. */
const letter = 7.6;
const rim = 24;
const height = 30;
const heartRoom = 18;
const groupWidth = 40;

/** The looks of pins at their places in pixels. Of prices that overlap, chosen and saved homes stay; others are dots. */
export function crowdPins(
  homes: readonly PinHome[],
  clusters: readonly Cluster[],
  places: readonly { x: number; y: number }[],
): readonly PinLook[] {
  const byKey = new Map(homes.map((home) => [home.key, home]));
  const rows = new Map<number, { x: number; y: number; half: number }[]>();
  const looks = clusters.map((cluster) => lookOf(cluster, byKey));
  const first = looks.map((look, index) => ({ look, ...places[index]!, rank: rankOf(look) }));
  for (const { look, x, y } of first.sort((one, other) => one.rank - other.rank)) {
    const half = widthOf(look) / 2;
    const row = Math.floor(y / height);
    const collides = [row - 1, row, row + 1].some((near) =>
      rows.get(near)?.some((other) => Math.abs(other.y - y) < height && Math.abs(other.x - x) < other.half + half),
    );
    if (collides && look.kind === 'home' && !look.isChosen) {
      look.kind = 'dot';
      continue;
    }
    const taken = rows.get(row) ?? [];
    taken.push({ x, y, half });
    rows.set(row, taken);
  }
  return looks;
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

/** Lower ones keep their place. */
const rankOf = ({ kind, isChosen, isSaved }: PinLook) => (isChosen ? 0 : kind === 'group' ? 1 : isSaved ? 2 : 3);

const widthOf = ({ kind, text, isSaved }: PinLook) =>
  kind === 'group' ? groupWidth : text.length * letter + rim + (isSaved ? heartRoom : 0);
