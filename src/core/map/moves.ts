import type { LeafletMap } from './leaflet';

/** Tells the visitor's moves of a map from our own; calls back with which it was once the map has come to rest. */
export function followMoves(map: LeafletMap, onMoved: (byVisitor: boolean) => void) {
  const container = map.getContainer();
  const stop = new AbortController();
  const heard = { passive: true, signal: stop.signal };
  let isOurs = true;
  /** Whether the map has begun to make room for a popup, which goes on after the call that opened it. */
  let isMakingRoom = false;
  const begin = () => void (isOurs = false);

  map.on('autopanstart', () => (isMakingRoom = true));
  map.on('dragstart', begin);
  // Over a map that is not activated, the wheel scrolls the page.
  container.addEventListener('wheel', () => map.scrollWheelZoom.enabled() && begin(), heard);
  container.addEventListener('dblclick', begin, heard);
  container.addEventListener('touchmove', ({ touches }) => touches.length > 1 && begin(), heard);
  map.on('moveend', () => {
    const byVisitor = !isOurs;
    isOurs = true;
    onMoved(byVisitor);
  });

  return {
    /** The visitor begins to move the map, such as by a button. */
    begin,
    /** What the visitor has begun is no longer reported: a move of ours overtakes it. */
    drop: () => void (isOurs = true),
    /** Moves the map ourselves, at once: a move by the visitor may still be under way, and stays theirs. */
    ours(move: () => void) {
      const before = isOurs;
      isOurs = true;
      isMakingRoom = false;
      move();
      isOurs = before || isMakingRoom;
    },
    close: () => stop.abort(),
  };
}
