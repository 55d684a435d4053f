/** How results may be sorted, by the word the address uses. */
export const sortOptions = {
  'least-expensive-first': 'Lowest price',
  'most-expensive-first': 'Highest price',
  'most-recent-first': 'Most recent',
  'most-square-feet-first': 'Largest',
  'least-square-feet-first': 'Smallest',
  'most-recently-launched-first': 'Most recently launched',
  'most-recently-updated-first': 'Most recently updated',
} as const;

/** A way to sort results. */
export type SortOption = keyof typeof sortOptions;

/** Whether a word of an address names a way to sort. */
export function isSortOption(word: string): word is SortOption {
  return Object.hasOwn(sortOptions, word);
}
