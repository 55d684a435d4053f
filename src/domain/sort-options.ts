/** The sort orders of results, by their word in the address. */
export const sortOptions = {
  'least-expensive-first': 'Lowest price',
  'most-expensive-first': 'Highest price',
  'most-recent-first': 'Most recent',
  'most-square-feet-first': 'Largest',
  'least-square-feet-first': 'Smallest',
  'most-recently-launched-first': 'Most recently launched',
  'most-recently-updated-first': 'Most recently updated',
} as const;

/** A sort order of results. */
export type SortOption = keyof typeof sortOptions;

/** Whether a word of an address names a sort order. */
export function isSortOption(word: string): word is SortOption {
  return Object.hasOwn(sortOptions, word);
}
