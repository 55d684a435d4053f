/** Normalises a tag for comparison: lower case, with a space for hyphens and spaces. */
export function plainTag(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();
}

/** The most tags of one search: every page lists each, with an address that has all others. */
const mostTags = 20;

/** The different ones of a search's tags, as many as it may have. */
export function distinctTags(tags: readonly string[]): readonly string[] {
  return [...new Set(tags)].slice(0, mostTags);
}
