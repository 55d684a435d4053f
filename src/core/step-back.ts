/**
 * Finds the latest page before this one in the tab's history that fits, and returns how to go back to it as the visitor
 * left it; undefined where there is none or the browser has no Navigation API.
 */
export function stepBack(fits: (address: URL) => boolean | undefined) {
  if (!('navigation' in window)) return undefined;
  const earlier = navigation.entries().slice(0, navigation.currentEntry?.index);
  const entry = earlier.findLast(({ url }) => url !== null && fits(new URL(url)));
  return entry && (() => void navigation.traverseTo(entry.key));
}
