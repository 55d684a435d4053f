/** A deterministic random source: the same key always gives the same sequence. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number;
  /** A number between two bounds. */
  range(low: number, high: number): number;
  /** A whole number between two bounds, both included. */
  int(low: number, high: number): number;
  /** One item of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One key of a table, with probability proportional to its weight. */
  weighted<Key extends string>(table: Readonly<Partial<Record<Key, number>>>): Key;
}

const OFFSET = 2166136261;
const PRIME = 16777619;
const STEP = 0x6d2b79f5;

/** Creates a random source from a key (FNV-1a hash, mulberry32 sequence). */
export function random(key: string | number): Random {
  let state = OFFSET;
  for (const letter of String(key)) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), PRIME);
  }

  function next(): number {
    state = (state + STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  // Similar keys give similar first values; discarding a few separates them.
  for (let turn = 0; turn < 6; turn++) next();

  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: <Item>(list: readonly Item[]): Item => list[Math.floor(next() * list.length)] as Item,
    chance: (probability) => next() < probability,
    weighted<Key extends string>(table: Readonly<Partial<Record<Key, number>>>): Key {
      const entries = Object.entries(table) as [Key, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      const found = entries.find(([, weight]) => (left -= weight) < 0) ?? entries[0];
      if (!found) throw new RangeError('A weighted choice needs at least one entry.');
      return found[0];
    },
  };
}
