import type { Random } from '../pictures/drawing/random';

/** Picks an item with a probability proportional to its weight. */
export function pickWeighted<Item>(dice: Random, items: readonly Item[], weightOf: (item: Item) => number): Item {
  const table = Object.fromEntries(items.map((item, index) => [String(index), weightOf(item)]));
  return items[Number(dice.weighted(table))] as Item;
}

/** Shuffles a list. */
export function shuffled<Item>(dice: Random, items: readonly Item[]): Item[] {
  const left = [...items];
  return items.map(() => left.splice(dice.int(0, left.length - 1), 1)[0] as Item);
}
