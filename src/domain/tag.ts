/** Normalises a tag for comparison: lower case, with a space for hyphens and spaces. */
export function plainTag(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();
}
