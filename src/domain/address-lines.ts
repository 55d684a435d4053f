const partOfAHouse = /^(?:(?:flat|apartment|unit|plot|studio|suite|maisonette|no\.?)\s+\S{1,6}|\d+\s?[a-z]?)$/i;

/** An address in two lines: the house with its street, then the place; a flat's number alone is no house. */
export function addressLines(address: string): readonly [house: string, place: string] {
  const parts = address.split(',').map((part) => part.trim());
  const taken = partOfAHouse.test(parts[0] ?? '') && parts.length > 1 ? 2 : 1;
  return [parts.slice(0, taken).join(', '), parts.slice(taken).filter(Boolean).join(', ')];
}
