import { cooperate, type Hint } from './gestures';
import { LatLngBounds, LeafletMap } from './leaflet';
import { stopAll } from './leaflet-internals';
import { openPins } from './pins';
import { openPopups } from './popups';
import { projectionOf, type MapPoint } from './projection';
import { openShapes } from './shapes';
import { steer } from './steering';
import { openTiles, type Tiles } from './tiles';

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

/** Where a map is until it is told what to show: one of Leaflet's has to be somewhere before it can be used. */
const somewhere: MapPoint = [53.5, -2.5];
/** Pixels to keep free along each edge, where controls cover the map or a pin would be cut off. */
const frame = { start: 48, head: 120, end: 92, foot: 84 };

/** Opens a map in a container; it takes the container's size, now and whenever that changes. */
export function openMap(container: HTMLElement, options: MapOptions) {
  const { minZoom, maxZoom, isStill, onMoved, onHint, onTap } = options;
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
  // Before the steering, which asks them whether the wheel moves the map.
  const gestures = cooperate(map, onHint);
  const steering = steer(map, { isStill, onMoved });
  map.on('click', ({ latlng, originalEvent }) => {
    if (!isControl(originalEvent.target)) onTap([latlng.lat, latlng.lng]);
  });
  const { whileOpen, overtake } = steering;
  const tiles = openTiles(map);
  const pins = openPins(map);
  const handles = openPins(map);
  const shapes = openShapes(map);
  const popups = openPopups(map, steering.makeRoom);
  let laying: ReturnType<typeof setTimeout> | undefined;

  return {
    container,
    ...projectionOf(map),
    hasRoom: steering.hasRoom,
    isClosed: steering.isClosed,
    isControl,
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
    panBy: steering.panBy,
    zoomBy: steering.zoomBy,
    goTo: steering.goTo,
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
    /** While the map fills the window or a dialog, one finger moves it: there is no page to scroll. */
    setAlone: whileOpen(gestures.setAlone),
    /** Moves a point above what covers the map from this pixel down, unless it is there; not as a move of the visitor's. */
    showAbove(point: MapPoint, below: number) {
      const hidden = map.latLngToContainerPoint([...point]).y - below;
      if (hidden > 0) steering.makeRoom(() => map.panBy([0, hidden], { animate: !isStill }));
    },
    setPopup: popups.set,
    close() {
      clearTimeout(laying);
      steering.close();
      gestures.close();
      stopAll(map);
      map.remove();
    },
  };
}

/** Whether a press on this element means the element, and not the point of the map below it. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input') !== null;
