const partOfAHouse = /^(?:(?:flat|apartment|unit|plot|studio|suite|maisonette|no\.?)\s+\S{1,6}|\d+\s?[a-z]?)$/i;

/**
 * Splits an address into two lines: the house with its street, then the place; a flat number alone does not count as a
 * house.
 */
export function addressLines(address: string): readonly [house: string, place: string] {
  const parts = address.split(',').map((part) => part.trim());
  const taken = partOfAHouse.test(parts[0] ?? '') ? 2 : 1;
  return [parts.slice(0, taken).join(', '), parts.slice(taken).filter(Boolean).join(', ')];
}
