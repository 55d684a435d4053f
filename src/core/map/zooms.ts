import type { LeafletMap } from './leaflet';
import { isZooming } from './leaflet-internals';

interface Options {
  /** Without animation. */
  isStill: boolean;
  /** Called when a zoom begins. */
  onBegin: () => void;
}

/** The zooms that the visitor asks for, one after the other: Leaflet ignores a zoom during another. */
export function followZooms(map: LeafletMap, { isStill, onBegin }: Options) {
  /** What the visitor has asked for and the map has not reached. */
  let wanted: number | undefined;
  /** Whether one has not ended: Leaflet begins to animate it in the next frame. */
  let isUnderWay = false;
  /** Another move, which waits for the end. */
  let next: (() => void) | undefined;

  function begin(move: () => void) {
    onBegin();
    isUnderWay = true;
    move();
  }
  function goOn() {
    if (wanted === undefined || isZooming(map)) return;
    const zoom = wanted;
    if (zoom === map.getZoom()) return void (wanted = undefined);
    begin(() => map.setZoom(zoom, { animate: !isStill }));
  }
  map.on('moveend', () => {
    if (isZooming(map)) return;
    isUnderWay = false;
    const move = next;
    next = undefined;
    if (move) move();
    else goOn();
  });

  return {
    /** Zooms in or out by steps. */
    by(steps: number) {
      const zoom = (wanted ?? map.getZoom()) + steps;
      wanted = Math.max(map.getMinZoom(), Math.min(zoom, map.getMaxZoom()));
      goOn();
    },
    goTo([lat, lng]: readonly [lat: number, lng: number], zoom: number) {
      wanted = undefined;
      begin(() => map.setView([lat, lng], zoom, { animate: !isStill }));
    },
    /** Forgets those that have not begun. */
    forget: () => void (wanted = undefined),
    /** Whether `move` has to wait for the end of one, which would lead the map away again; it then runs at that end. */
    delays(move: () => void) {
      wanted = undefined;
      if (!isUnderWay && !isZooming(map)) return false;
      next = move;
      return true;
    },
  };
}
