import { onResized } from '../resized';
import { cooperate, type Hint } from './gestures';
import { LatLngBounds, LeafletMap } from './leaflet';
import { followMoves } from './moves';
import { openPins } from './pins';
import { openPopups } from './popups';
import { openShapes } from './shapes';
import { openTiles, type Tiles } from './tiles';
import { followZooms } from './zooms';

/** A point in degrees. */
export type MapPoint = readonly [lat: number, lng: number];

/** West, south, east, north, in degrees. */
export type MapBox = readonly [west: number, south: number, east: number, north: number];

/** What a map is opened with. */
export interface MapOptions {
  minZoom: number;
  maxZoom: number;
  /** No animations, since the visitor prefers reduced motion. */
  isStill: boolean;
  /** Called when the view has changed and come to rest, with whether the visitor changed it. */
  onMoved: (byVisitor: boolean) => void;
  /** Called when the visitor presses on the map itself. */
  onTap: (point: MapPoint) => void;
  /** Called when a gesture scrolls the page and not the map, so that the visitor can be told how to move the map. */
  onHint: (hint: Hint) => void;
}

/** An open map. Units are degrees and CSS pixels. */
export type MapView = ReturnType<typeof openMap>;

const somewhere: MapPoint = [53.5, -2.5];
/** Pixels to keep free along each edge, where controls cover the map or a pin would be cut off. */
const frame = { start: 48, head: 120, end: 92, foot: 84 };

/** Opens a map in a container; it takes the container's size, now and whenever that changes. */
export function openMap(container: HTMLElement, options: MapOptions) {
  const { minZoom, maxZoom, isStill } = options;
  const map = new LeafletMap(container, {
    attributionControl: false,
    zoomControl: false,
    keyboard: false,
    boxZoom: false,
    closePopupOnClick: false,
    minZoom,
    maxZoom,
    maxBoundsViscosity: 1,
    worldCopyJump: true,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  }).setView([...somewhere], minZoom);
  const gestures = cooperate(map, options.onHint);
  const tiles = openTiles(map);
  const pins = openPins(map);
  const handles = openPins(map);
  const shapes = openShapes(map);
  const moves = followMoves(map, (byVisitor) => {
    if (hasRoom()) options.onMoved(byVisitor);
  });
  const popups = openPopups(map, (pan) => {
    endPan();
    quietly(pan);
  });
  let isClosed = false;
  let later: (() => void) | undefined;
  let laying: ReturnType<typeof setTimeout> | undefined;

  function hasRoom() {
    return container.clientWidth > 0 && container.clientHeight > 0;
  }
  /** Moves the map without reporting it as the visitor's move; waits if the map is hidden and so has no size. */
  function quietly(move: () => void) {
    if (isClosed) return;
    zooms.forget();
    if (hasRoom()) moves.ours(move);
    else later = move;
  }
  /** Shows another part, at the latest when a zoom under way has ended, which then is not the visitor's any more. */
  function overtake(move: () => void) {
    if (zooms.delays(() => quietly(move))) moves.drop();
    else quietly(move);
  }
  /** Ignores calls that come after the map has closed. */
  const whileOpen =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      if (!isClosed) act(...given);
    };
  /** Ends a movement under way, or its end would count as that of the next. */
  function endPan() {
    (Reflect.get(map, '_panAnim') as { stop: () => void } | undefined)?.stop();
  }
  /** The visitor begins to move the map. */
  function begin() {
    endPan();
    moves.begin();
  }
  const zooms = followZooms(map, { isStill, onBegin: begin });
  const unfit = onResized(container, () => {
    if (!hasRoom()) return;
    quietly(() => {
      map.invalidateSize({ pan: false });
      later?.();
    });
    later = undefined;
  });

  map.on('click', ({ latlng, originalEvent }) => {
    if (!isControl(originalEvent.target)) options.onTap([latlng.lat, latlng.lng]);
  });

  return {
    container,
    zoom: () => map.getZoom(),
    centre: (): MapPoint => [map.getCenter().lat, map.getCenter().lng],
    box(): MapBox {
      const box = map.getBounds();
      return [box.getWest(), box.getSouth(), box.getEast(), box.getNorth()];
    },
    hasRoom,
    isClosed: () => isClosed,
    /** Where a point is, in pixels from the top left corner of the map. */
    pixelsOf([lat, lng]: MapPoint) {
      const { x, y } = map.latLngToContainerPoint([lat, lng]);
      return { x, y };
    },
    /** The point under a position in the viewport, in pixels. */
    pointAt(clientX: number, clientY: number): MapPoint {
      const { left, top } = container.getBoundingClientRect();
      const { lat, lng } = map.containerPointToLatLng([clientX - left, clientY - top]);
      return [lat, lng];
    },
    /** The point that many pixels from another. */
    pointBeside(point: MapPoint, east: number, south: number): MapPoint {
      const { x, y } = map.latLngToContainerPoint([...point]);
      const { lat, lng } = map.containerPointToLatLng([x + east, y + south]);
      return [lat, lng];
    },
    /** Shows all of these points, zoomed in no further than `nearest`. */
    show(points: readonly MapPoint[], nearest = maxZoom) {
      if (points.length === 0) return;
      const box = new LatLngBounds(points.map((point) => [...point]));
      overtake(() => {
        const [widest, highest] = [container.clientWidth / 4, container.clientHeight / 4];
        map.fitBounds(box, {
          paddingTopLeft: [Math.min(frame.start, widest), Math.min(frame.head, highest)],
          paddingBottomRight: [Math.min(frame.end, widest), Math.min(frame.foot, highest)],
          maxZoom: nearest,
          animate: false,
        });
      });
    },
    /** Shows the part of the map with these corners, from edge to edge. */
    showPart(corners: readonly MapPoint[]) {
      if (corners.length === 0) return;
      const box = new LatLngBounds(corners.map((corner) => [...corner]));
      overtake(() => map.fitBounds(box, { animate: false }));
    },
    centreOn: (point: MapPoint, zoom: number) => overtake(() => map.setView([...point], zoom, { animate: false })),
    /** Pans by pixels, at the visitor's request. */
    panBy: whileOpen((east: number, south: number) => {
      begin();
      map.panBy([east, south], { animate: !isStill, duration: 0.15 });
    }),
    /** Zooms in or out by steps, at the visitor's request. */
    zoomBy: whileOpen(zooms.by),
    goTo: whileOpen(zooms.goTo),
    /** Sets the tiles a moment later: by then the map is at its first view, so none are fetched for anywhere else. */
    setTiles: whileOpen((wanted: Tiles) => {
      clearTimeout(laying);
      laying = setTimeout(tiles.set, 0, wanted);
    }),
    setPins: whileOpen(pins.set),
    /** Pins of another kind, set independently. */
    setHandles: whileOpen(handles.set),
    setShapes: whileOpen(shapes.set),
    /** While something is drawn, fingers and the mouse draw instead of moving the map. */
    setDrawing: whileOpen(gestures.setDrawing),
    setPopup: popups.set,
    close() {
      isClosed = true;
      clearTimeout(laying);
      unfit();
      gestures.close();
      moves.close();
      // Leaflet finishes zooms, wheel events and drags after a delay, even on a map that has been removed.
      map.panBy = () => map;
      Reflect.set(map, '_animatingZoom', false);
      clearTimeout(Reflect.get(map.scrollWheelZoom, '_timer') as number | undefined);
      map.remove();
    },
  };
}

const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input') !== null;
