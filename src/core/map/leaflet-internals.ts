// All that we use of Leaflet's own internals: look here first when Leaflet is updated.
import { Marker, type LeafletMap, type Point } from './leaflet';

/** Whether a zoom of the map is being animated, also one by wheel or fingers. */
export const isZooming = (map: LeafletMap) => Boolean(Reflect.get(map, '_animatingZoom'));

/** Ends a pan of the map that is being animated, where it has got to. */
export function stopPan(map: LeafletMap): void {
  (Reflect.get(map, '_panAnim') as { stop: () => void } | undefined)?.stop();
}

/**
 * Stops all that goes on in a map that is about to be removed: Leaflet finishes zooms, wheel events and drags after a
 * delay, even on a map that has been removed.
 */
export function stopAll(map: LeafletMap): void {
  map.panBy = () => map;
  Reflect.set(map, '_animatingZoom', false);
  clearTimeout(Reflect.get(map.scrollWheelZoom, '_timer') as number | undefined);
}

/**
 * A marker with a 2D transform: Leaflet's 3D one gives each marker its own compositing layer, and a map with hundreds
 * of layers drags slowly.
 */
export class FlatMarker extends Marker {
  _setPos(position: Point) {
    (Reflect.get(Marker.prototype, '_setPos') as (position: Point) => void).call(this, position);
    const { style } = this.getElement()!;
    style.transform = `translate(${position.x}px, ${position.y}px)`;
  }
}
