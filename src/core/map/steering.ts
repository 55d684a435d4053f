import { onResized } from '../resized';
import type { LeafletMap } from './leaflet';
import { stopPan } from './leaflet-internals';
import { followMoves } from './moves';
import { followZooms } from './zooms';

interface Options {
  /** Without animation. */
  isStill: boolean;
  /** Called when the map has come to rest, with whether the visitor moved it. */
  onMoved: (byVisitor: boolean) => void;
}

/**
 * Decides who moves a map, the visitor or we ourselves, and when: not while it is hidden, and never once it is closed.
 */
export function steer(map: LeafletMap, { isStill, onMoved }: Options) {
  const container = map.getContainer();
  let isClosed = false;
  /** Our own move of a hidden map, which waits until it has a size. */
  let later: (() => void) | undefined;
  // Before the zooms: the end of one is told before the next move begins.
  const moves = followMoves(map, (byVisitor) => {
    if (hasRoom()) onMoved(byVisitor);
  });
  const zooms = followZooms(map, { isStill, onBegin: begin });
  const stopFitting = onResized(container, () => {
    if (!hasRoom()) return;
    quietly(() => {
      map.invalidateSize({ pan: false });
      later?.();
    });
    later = undefined;
  });

  function hasRoom() {
    return container.clientWidth > 0 && container.clientHeight > 0;
  }
  /** The visitor begins to move the map. A pan under way ends, or its end would count as that of the next move. */
  function begin() {
    stopPan(map);
    moves.begin();
  }
  /** Moves the map without reporting it as the visitor's move; waits if the map is hidden and so has no size. */
  function quietly(move: () => void) {
    if (isClosed) return;
    zooms.forget();
    if (hasRoom()) moves.ours(move);
    else later = move;
  }
  /** Ignores calls that come after the map has closed. */
  const whileOpen =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      if (!isClosed) act(...given);
    };

  return {
    hasRoom,
    isClosed: () => isClosed,
    whileOpen,
    /** Shows another part, at the latest when a zoom under way has ended, which then is not the visitor's any more. */
    overtake(move: () => void) {
      if (zooms.delays(() => quietly(move))) moves.drop();
      else quietly(move);
    },
    /** Makes room for a popup, instead of a pan under way. */
    makeRoom(pan: () => void) {
      stopPan(map);
      quietly(pan);
    },
    /** Pans by pixels, at the visitor's request. */
    panBy: whileOpen((east: number, south: number) => {
      begin();
      map.panBy([east, south], { animate: !isStill, duration: 0.15 });
    }),
    /** Zooms in or out by steps, at the visitor's request. */
    zoomBy: whileOpen(zooms.by),
    goTo: whileOpen(zooms.goTo),
    close() {
      isClosed = true;
      stopFitting();
      moves.close();
    },
  };
}
